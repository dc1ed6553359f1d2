extension Rule {
  static let replacementCharacter = Rule(
    "replacement-character", "Letters were lost",
    why: "U+FFFD, which a program puts where it could not read a letter: the letter is lost.",
    source: "Unicode 17, 23.8 Specials",
    examples: (
      ["metadata/de-DE/name.txt": "Gr\u{FFFD}\u{FFFD}e"],
      ["metadata/de-DE/name.txt": "Grüße"]
    )
  ) {
    inspection, findings in
    for text in inspection.texts where text.measure.classes.contains(.symbol) {
      let places = text.indices { $0 == "\u{FFFD}" }
      guard let first = places.first else { continue }
      findings.add(
        .error, text, at: first, count: places.count,
        "\(text.field.label) contains � (U+FFFD), where a letter was lost\(more(places.count))",
        advice: "Write the letter again: the file was once read in a wrong encoding.")
    }
  }
}
