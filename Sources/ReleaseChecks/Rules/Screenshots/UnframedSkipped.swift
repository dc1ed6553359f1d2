extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/loader.rb`; fastlane#15366.
  static let unframedSkipped = Rule(
    "unframed-skipped", "Screenshots are skipped beside framed ones",
    why: """
      Pictures that are skipped because framed ones lie beside them, and ones that are uploaded although \
      they are not framed. Where each has a framed twin, that is how frameit works, and a note. Without \
      one it is lost: a warning. A name with "watch" in it goes up unframed, even `watchlist.png`.
      """,
    source: "fastlane/fastlane#15366",
    examples: (
      [
        "screenshots/en-US/1_framed.png": .picture(1320, 2868),
        "screenshots/en-US/2.png": .picture(1320, 2868),
      ],
      ["screenshots/en-US/1.png": .picture(1320, 2868), "screenshots/en-US/2.png": .picture(1320, 2868)]
    )
  ) {
    inspection, findings in
    let pictures = inspection.folder.pictures
    guard pictures.contains(where: \.path.isFramed) else { return }
    let framed = Set(
      pictures.lazy.filter(\.path.isFramed).map { $0.path.folder.appending(Array($0.path.stem.utf8)) })
    var skipped: [RelativePath: [Int]] = [:]
    for index in inspection.gallery.skipped {
      skipped[pictures[index].path.folder, default: []].append(index)
    }
    for (folder, indices) in skipped {
      let sorted = indices.sorted { pictures[$0].path < pictures[$1].path }
      let lost = sorted.filter {
        !framed.contains(folder.appending(Array((pictures[$0].path.stem + "_framed").utf8)))
      }
      guard let first = lost.first ?? sorted.first else { continue }
      let names = (lost.isEmpty ? sorted : lost).map { pictures[$0].path.name.utf8.shownOnOneLine }
      findings.add(
        lost.isEmpty ? .info : .warning, step: .screenshots, file: folder,
        locale: pictures[first].place.folder,
        count: names.count,
        "Framed pictures lie beside \(names.prefix(12).joined(separator: ", "))\(names.count > 12 ? ", …" : ""), which deliver skips",
        advice: lost.isEmpty
          ? "" : "Frame these too, or move them elsewhere.")
    }
    let framedFolders = Set(pictures.lazy.filter(\.path.isFramed).map(\.path.folder))
    for picture in pictures where framedFolders.contains(picture.path.folder) {
      let name = picture.path.name.lowercased()
      guard name.contains("watch"), !name.contains("framed"), !inspection.isWatch(picture) else { continue }
      findings.add(
        .warning, picture, "Uploaded unframed beside framed pictures, because its name contains “watch”",
        advice: "Rename it if this is not intended.")
    }
  }
}

extension RelativePath {
  /// The name without its extension, in lower case.
  fileprivate var stem: String { name.dropLast(fileExtension.count + 1).lowercased() }
}

extension Inspection {
  fileprivate func isWatch(_ picture: Picture) -> Bool { rules.slot(of: picture)?.slot.family == "watch" }
}
