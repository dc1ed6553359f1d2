extension Rule {
  /// Source: fastlane#10277.
  static let symbolInName = Rule(
    "symbol-in-name", "Names contain symbols",
    why: "A symbol in the app's name. ©, ® and ™ are seen in live names and pass.",
    source: "fastlane/fastlane#10277",
    examples: (
      ["metadata/en-US/name.txt": "Harbour ⌘ Log"],
      ["metadata/en-US/name.txt": "Harbour & Log"]
    )
  ) {
    inspection, findings in
    for text in inspection.texts(of: "name") {
      guard !text.measure.classes.isDisjoint(with: [.symbol, .emoji]) else { continue }
      let places = text.pictures.map(\.index)
      guard let first = places.first else { continue }
      let scalar = text.sent.unicodeScalars[first]
      findings.add(
        .error, text, at: first, count: places.count,
        "The app name contains the symbol \(scalar) (\(scalar.described))\(more(places.count))",
        advice: "Write it in letters: the store refuses symbols in names.")
    }
  }
}
