extension Rule {
  /// Source: App Review guideline 2.3.7.
  static let priceOrRank = Rule(
    "price-or-rank", "Names or subtitles hold a price or a rank",
    why: """
      A price or a claim to a rank in the app's name or subtitle. A sign of money beside a number, a word about the price, "#1", \
      "No. 1" and "№ 1".
      """,
    source: Sources.guidelines + "#2.3.7",
    examples: (
      ["metadata/en-US/subtitle.txt": "The #1 log book"],
      ["metadata/en-US/subtitle.txt": "A calm log book"]
    )
  ) {
    inspection, findings in
    for text in inspection.texts(of: "name") + inspection.texts(of: "subtitle") {
      guard let (index, isPrice) = text.priceOrRank else {
        if let word = text.sent.priceWord {
          findings.add(
            .warning, text, at: word,
            "\(text.field.label) says “\(word)”, which is about the price and which review refuses",
            advice: "Say it in the description, if at all.")
        }
        continue
      }
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

extension Substring {
  /// Words about the price in the store's languages, whatever stands around them.
  private static let words: Set<String> = [
    "sale", "discount", "discounted", "cheap", "cheapest", "gratis", "gratuit", "gratuite", "gratuito",
    "gratuita",
    "kostenlos", "kostenlose", "kostenfrei", "rabatt", "grátis", "ilmainen", "ingyenes", "bezpłatny",
    "darmowy",
    "darmowa", "zdarma", "zadarmo", "ücretsiz", "besplatno", "δωρεάν", "бесплатно", "бесплатный",
    "бесплатная",
    "безкоштовно", "безкоштовний", "скидка", "חינם", "مجاني", "مجانا",
  ]
  /// In scripts without blanks between words.
  private static let parts = ["無料", "免费", "免費", "무료", "ฟรี", "割引", "打折", "할인"]

  /// The first word about the price; nil where there is none. "Free" is one where it stands for "without payment".
  fileprivate var priceWord: Substring? {
    for part in utf8.contains(where: { $0 > 0x7F }) ? Self.parts : [] {
      if let place = firstPlace(of: part) { return self[place] }
    }
    let words = unicodeScalars.split { !($0.isWordPart || $0 == "%" || $0 == "-" || $0 == "'") }.map(
      Substring.init)
    for (index, word) in words.enumerated() {
      let lowercase = word.lowercased()
      if Self.words.contains(lowercase) { return word }
      guard lowercase == "off" || lowercase == "free" else { continue }
      let before = index > 0 ? words[index - 1].lowercased() : nil
      let after = index + 1 < words.count ? words[index + 1].lowercased() : nil
      if lowercase == "off", before?.contains("%") == true { return word }
      if lowercase == "off", before.map({ Int($0) != nil }) == true, utf8.contains(UInt8(ascii: "%")) {
        return word
      }
      if lowercase == "free" {
        let payments: Set = [
          "for", "is", "now", "100%", "totally", "completely", "absolutely", "forever", "try",
        ]
        let kinds: Set = ["for", "app", "trial", "version", "download", "forever", "and", "edition", "now"]
        if index == 0 && after.map(kinds.contains) ?? true { return word }
        if before.map(payments.contains) == true
          || (index > 0 && after.map(kinds.contains) == true && after != "and")
        {
          return word
        }
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
