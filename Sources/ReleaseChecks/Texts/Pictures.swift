extension Text {
  /// Where symbols and emoji stand in what is sent.
  var pictures: [(index: String.Index, isEmoji: Bool)] {
    guard !measure.classes.isDisjoint(with: [.symbol, .emoji]) else { return [] }
    let scalars = sent.unicodeScalars
    return scalars.indices.compactMap { index in
      let next = scalars.index(after: index)
      let isEmoji = scalars[index].isEmoji(before: next < scalars.endIndex ? scalars[next] : nil)
      return isEmoji || scalars[index].isPictorial ? (index, isEmoji) : nil
    }
  }
}

extension Unicode.Scalar {
  /// A symbol that is a picture, not a sign of everyday print such as ©, ℃ or ㈱.
  var isPictorial: Bool {
    switch value {
    case 0xA6, 0xA9, 0xAE, 0xB0, 0x482, 0x2100...0x214F, 0x2460...0x24FF, 0x3200...0x33FF, 0xFFFC...0xFFFD:
      false
    default: properties.generalCategory == .otherSymbol
    }
  }

  /// Shown as a picture: by itself, by the selector after it, or as a keycap.
  fileprivate func isEmoji(before next: Unicode.Scalar?) -> Bool {
    if properties.isEmojiPresentation { return !(0x1F1E6...0x1F1FF).contains(value) || next != nil }
    return properties.isEmoji && (next == "\u{FE0F}" || next == "\u{20E3}")
  }

  /// "U+2318 PLACE OF INTEREST SIGN".
  var described: String { codePoint + (properties.name.map { " \($0)" } ?? "") }
}
