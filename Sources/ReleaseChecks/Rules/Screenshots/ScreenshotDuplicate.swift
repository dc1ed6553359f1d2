extension Rule {
  /// Source: fastlane#30094, #30159, pull request #30150.
  static let screenshotDuplicate = Rule(
    "screenshot-duplicate", "Screenshots are there twice",
    why: """
      The same picture twice in a set; the same in another language is a note. deliver compares only with \
      what is on the store, so both go up.
      """,
    source: "fastlane/fastlane#30094",
    examples: (
      ["screenshots/en-US/1.png": .picture(1320, 2868), "screenshots/en-US/2.png": .picture(1320, 2868)],
      ["screenshots/en-US/1.png": .picture(1320, 2868)]
    )
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
    /// A set is a folder's pictures of one slot.
    struct SetOfPictures: Hashable {
      let folder: RelativePath
      let slot: String
    }
    for indices in same.values where indices.count > 1 {
      let sorted = indices.sorted { pictures[$0].path < pictures[$1].path }
      var firstBySet: [SetOfPictures: Int] = [:]
      for index in sorted {
        guard let slot = inspection.gallery.choices[index]?.slot else { continue }
        let set = SetOfPictures(folder: pictures[index].path.folder, slot: slot.key)
        if let first = firstBySet[set] {
          findings.add(
            .warning, pictures[index], "The same picture as \(pictures[first].path.name.utf8.shownOnOneLine)",
            advice: "Remove one of the two.")
        } else {
          firstBySet[set] = index
        }
      }
      if firstBySet.count > 1, let first = sorted.first {
        let folders = firstBySet.values.map { pictures[$0].place.folder }
        let languages = Set(folders).subtracting([pictures[first].place.folder]).sorted()
        guard !languages.isEmpty else { continue }
        findings.add(
          .info, pictures[first], count: firstBySet.count,
          "The same picture in \(languages.joined(separator: ", "))",
          advice: "Leave it out there if it is not translated: the store then shows the primary language."
        )
      }
    }
  }
}
