extension Rule {
  /// Source: fastlane#30094, #30159, pull request #30150.
  static let screenshotDuplicate = Rule(
    "screenshot-duplicate", "Screenshots are there twice",
    why: """
      The same picture twice in a set; the same in another language is a note. deliver compares only with \
      what is on the store, so both go up.
      """,
    source: "fastlane/fastlane#30094"
  ) {
    inspection, findings in
    struct Contents: Hashable {
      let size: Int
      let checksum: UInt32
    }
    let pictures = inspection.folder.pictures
    var same: [Contents: [Int]] = [:]
    for index in pictures.indices {
      guard let checksum = pictures[index].checksum, !inspection.gallery.skipped.contains(index) else {
        continue
      }
      same[Contents(size: pictures[index].byteCount, checksum: checksum), default: []].append(index)
    }
    for indices in same.values where indices.count > 1 {
      let sorted = indices.sorted { pictures[$0].path < pictures[$1].path }
      var firstByFolder: [RelativePath: Int] = [:]
      for index in sorted {
        if let first = firstByFolder[pictures[index].path.folder] {
          findings.add(
            .warning, pictures[index], "The same picture as \(pictures[first].path.name.utf8.shownOnOneLine)",
            advice: "Remove one of the two.")
        } else {
          firstByFolder[pictures[index].path.folder] = index
        }
      }
      if firstByFolder.count > 1, let first = sorted.first {
        let folders = firstByFolder.values.map { pictures[$0].place.folder }
        let languages = Set(folders).subtracting([pictures[first].place.folder]).sorted()
        guard !languages.isEmpty else { continue }
        findings.add(
          .info, pictures[first], count: firstByFolder.count,
          "The same picture in \(languages.joined(separator: ", "))",
          advice: "Leave it out there if it is not translated: the store then shows the primary language."
        )
      }
    }
  }
}
