extension Rule {
  /// Source: fastlane#15962, #16988.
  static let decomposedLetters = Rule(
    "decomposed-letters", "Letters and their accents are separate characters",
    why: "Letters apart from their marks (not NFC), as Mac file names and some editors leave them.",
    source: "fastlane/fastlane#15962",
    examples: (
      ["metadata/en-US/name.txt": "Cafe\u{301}"],
      ["metadata/en-US/name.txt": "Café"]
    )
  ) {
    inspection, findings in
    for text in inspection.texts where text.isDecomposed {
      let whole = String(text.sent)
      let composed = whole.composedWhereShorter
      let prefix = zip(whole.unicodeScalars, composed.unicodeScalars).prefix { $0 == $1 }.count
      let index = text.scalarIndex(min(prefix, max(0, text.measure.scalars - 1)))
      let saved = text.measure.scalars - composed.unicodeScalars.count
      findings.add(
        .warning, text, at: index, count: saved > 0 ? saved : nil,
        "Letters and their accents are separate characters (\(text.sent.unicodeScalars[index].codePoint)…): the text is not in NFC",
        advice: "Combine them: the text looks the same, and the store has refused this.",
        fix: .contents(.compose))
    }
  }
}
