extension Rule {
  /// A symbol in the app's name.
  ///
  /// ©, ® and ™ are seen in live names and pass.
  ///
  /// Source: fastlane#10277.
  static let symbolInName = Rule("symbol-in-name", source: "fastlane/fastlane#10277") {
    inspection, findings in
    for text in inspection.texts(of: "name") {
      guard !text.measure.classes.isDisjoint(with: [.symbol, .emoji]) else { continue }
      let places = text.indices { $0.isPictorial }
      guard let first = places.first else { continue }
      let scalar = text.sent.unicodeScalars[first]
      findings.add(
        .error, text, at: first, count: places.count,
        "The app name holds the symbol \(scalar) (\(scalar.described))\(more(places.count))",
        advice: "Write it in letters: the store refuses symbols in names.")
    }
  }
}

extension Unicode.Scalar {
  /// A symbol that is a picture, not a sign of everyday print.
  var isPictorial: Bool {
    if properties.isEmojiPresentation { return true }
    switch self {
    case "\u{A6}", "©", "®", "°", "™", "\u{2120}", "\u{2116}", "\u{2117}", "\u{482}": return false
    default: return properties.generalCategory == .otherSymbol
    }
  }

  /// "U+2318 PLACE OF INTEREST SIGN".
  var described: String { codePoint + (properties.name.map { " \($0)" } ?? "") }
}
