extension Rule {
  /// Source: fastlane#11533; the table of real folders in the rules.
  static let invisibleCharacter = Rule(
    "invisible-character", "Texts contain invisible characters",
    why: """
      Characters that nobody sees: zero-width spaces, soft hyphens, marks that turn the direction, and \
      blanks at the ends that deliver does not trim. What a script needs is not reported: direction marks \
      in Hebrew and Arabic, joiners in Persian, Sinhala and other Indian scripts and in emoji, variation \
      selectors.
      """,
    source: "fastlane/fastlane#11533",
    examples: (
      ["metadata/en-US/name.txt": "Harbour\u{200B}Log"],
      ["metadata/en-US/name.txt": "Harbour Log"]
    )
  ) {
    inspection, findings in
    for text in inspection.texts where !text.measure.classes.isDisjoint(with: [.invisible, .wideBlank]) {
      let places = text.uncalledForInvisibles
      if let first = places.first {
        let scalar = text.sent.unicodeScalars[first]
        findings.add(
          .warning, text, at: first, count: places.count,
          "\(text.field.label) contains the invisible \(scalar.described)\(text.place(of: first))\(more(places.count))",
          advice: "Remove it, unless this is intended.",
          fix: !text.isAtAnEnd(first)
            ? nil
            : scalar.isOuterBlank
              ? .contents(.trim) : text.field.isMultiline ? nil : .contents(.removeOuterMarks))
      }
      if let blank = text.outerWideBlank, !text.isIndented(inspection.rules.locales) {
        findings.add(
          .warning, text, at: blank,
          "\(text.field.label) \(blank == text.sent.startIndex ? "begins" : "ends") with the blank \(text.sent.unicodeScalars[blank].described), which deliver does not trim",
          advice: "Remove it.", fix: .contents(.trim))
      }
    }
  }
}

extension Text {
  fileprivate func isAtAnEnd(_ index: String.Index) -> Bool {
    index == sent.startIndex || sent.unicodeScalars.index(after: index) == sent.endIndex
  }

  fileprivate func place(of index: String.Index) -> String {
    if index == sent.startIndex { return " at the beginning" }
    return sent.unicodeScalars.index(after: index) == sent.endIndex ? " at the end" : ""
  }

  /// Begins with the wide blank that indents a paragraph in Chinese and Japanese.
  fileprivate func isIndented(_ locales: LocaleRules) -> Bool {
    let language = language(locales) ?? ""
    return field.isMultiline && (language == "ja" || language.hasPrefix("zh"))
      && sent.unicodeScalars.first == "\u{3000}"
  }

  fileprivate var outerWideBlank: String.Index? {
    guard measure.classes.contains(.wideBlank), let first = sent.unicodeScalars.indices.first,
      let last = sent.unicodeScalars.indices.last
    else { return nil }
    return [first, last].first { index in
      let scalar = sent.unicodeScalars[index]
      return !scalar.isASCII && scalar.properties.isWhitespace && CharacterClass(scalar).contains(.wideBlank)
    }
  }

  fileprivate var uncalledForInvisibles: [String.Index] {
    guard measure.classes.contains(.invisible) else { return [] }
    let scalars = sent.unicodeScalars
    let isRightToLeft = measure.classes.contains(.rightToLeft)
    var result: [String.Index] = []
    for index in scalars.indices where CharacterClass.isInvisible(scalars[index]) {
      let before = index > scalars.startIndex ? scalars[scalars.index(before: index)] : nil
      let next = scalars.index(after: index)
      let after = next < scalars.endIndex ? scalars[next] : nil
      if !scalars[index].isCalledFor(isRightToLeft: isRightToLeft, before: before, after: after) {
        result.append(index)
      }
    }
    return result
  }
}

extension CharacterClass {
  fileprivate static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && CharacterClass(scalar).contains(.invisible)
  }
}

extension Unicode.Scalar {
  /// Whether a script or an emoji asks for an invisible scalar here.
  fileprivate func isCalledFor(isRightToLeft: Bool, before: Unicode.Scalar?, after: Unicode.Scalar?) -> Bool {
    switch value {
    case 0x200E, 0x200F, 0x061C, 0x2066...0x2069, 0x202A...0x202C:
      // Marks, isolates and embeddings order a text of both directions. Overrides never do.
      isRightToLeft
    case 0x200B:
      // Parts words where a script has no blanks between them.
      (before?.isWithoutBlanks ?? false) || (after?.isWithoutBlanks ?? false)
    case 0x34F: isRightToLeft
    case 0x200C, 0x200D:
      // Between letters that join, or between the parts of an emoji.
      (before?.joins ?? false) || (before?.isEmojiPart ?? false && after?.isEmojiPart ?? false)
    case 0xE0020...0xE007F:
      // The tags of a region's flag.
      before.map { $0.value == 0x1F3F4 || (0xE0020...0xE007F).contains($0.value) } ?? false
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x08E2, 0x110BD:
      // Signs of Arabic and Kaithi numbers, which are seen.
      true
    default: false
    }
  }

  /// Thai, Lao, Burmese or Khmer.
  private var isWithoutBlanks: Bool {
    (0xE00...0xEFF).contains(value) || (0x1000...0x109F).contains(value) || (0x1780...0x17FF).contains(value)
  }

  private var joins: Bool {
    isHebrewOrArabic || (0x900...0xDFF).contains(value) || (0x1780...0x18AF).contains(value)
      || (0x1000...0x109F).contains(value) || (0xF00...0xFFF).contains(value)
  }

  private var isEmojiPart: Bool {
    value == 0xFE0F || (value > 0xFF && properties.isEmoji) || properties.isEmojiModifier
  }
}
