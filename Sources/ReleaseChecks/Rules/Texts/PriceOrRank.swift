extension Rule {
  /// Source: App Review guideline 2.3.7.
  static let priceOrRank = Rule(
    "price-or-rank", "Names or subtitles hold a price or a rank",
    why: """
      A price or a claim to a rank in the app's name or subtitle. A sign of money beside a number, "#1", \
      "No. 1" and "№ 1".
      """,
    source: Sources.guidelines + "#2.3.7"
  ) {
    inspection, findings in
    for text in inspection.texts(of: "name") + inspection.texts(of: "subtitle") {
      guard let (index, isPrice) = text.priceOrRank else { continue }
      findings.add(
        .warning, text, at: index,
        "\(text.field.label) \(isPrice ? "names a price" : "claims a rank"), which review refuses",
        advice: "Say it in the description, if at all.")
    }
  }
}

extension Text {
  /// Where the first price or rank stands.
  fileprivate var priceOrRank: (index: String.Index, isPrice: Bool)? {
    let scalars = sent.unicodeScalars
    for index in scalars.indices {
      if scalars[index].isMoney {
        let before = scalars[..<index].last { !$0.isBlank }
        let after = scalars[scalars.index(after: index)...].first { !$0.isBlank }
        if before?.isNumeral == true || after?.isNumeral == true { return (index, true) }
      }
      let isSign =
        scalars[index] == "#" || scalars[index] == "\u{2116}"
        || (scalars[index] == "N" && sent[index...].hasPrefix("No."))
      guard isSign else { continue }
      let number = scalars[index...].drop { !$0.isNumeral }
      let isFirst = number.first == "1" && number.dropFirst().first?.isNumeral != true
      if isFirst, scalars.distance(from: index, to: number.startIndex) <= "No. ".count {
        return (index, false)
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// A sign of a currency.
  fileprivate var isMoney: Bool {
    switch value {
    case 0x24, 0xA2...0xA5, 0x20A0...0x20CF, 0xFF04, 0xFFE0...0xFFE6: true
    default: false
    }
  }

  fileprivate var isNumeral: Bool { properties.generalCategory == .decimalNumber }
}
