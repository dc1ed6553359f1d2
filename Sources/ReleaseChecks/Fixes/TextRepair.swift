@_spi(_Unicode) import Swift

extension String {
  /// In NFC: letters and their marks as one scalar where there is one.
  ///
  /// The standard library keeps its normaliser to itself; the alternatives are Foundation, whose tables cost more at
  /// start than a whole check, and one more C library.
  var composed: String { String(String.UnicodeScalarView(_nfc)) }
  /// Whether it is in NFC.
  var isComposed: Bool { unicodeScalars.elementsEqual(_nfc) }

  /// With letters and their marks as one scalar wherever that is shorter. What NFC takes apart, as some letters of Indian
  /// scripts, stays: that is how keyboards write them.
  var composedWhereShorter: String {
    var result = ""
    for character in self {
      let text = String(character)
      let composed = text.composed
      result += composed.unicodeScalars.count < text.unicodeScalars.count ? composed : text
    }
    return result
  }

  /// With "\n" for "\r\n" and for a lone "\r".
  var withLineFeeds: String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "\r" {
        result.append("\n")
      } else if !(scalar == "\n" && previous == "\r") {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// What `body` makes of the text, with the one line feed that ends the file kept.
  func replacingBody(_ body: (Substring) -> some StringProtocol) -> String {
    let stripped = strippedAsDeliver
    let ending = utf8.last == UInt8(ascii: "\n") ? "\n" : ""
    return String(body(stripped)) + ending
  }
}

extension Substring {
  /// Without blanks and format characters, such as marks of direction, at its ends.
  var trimmedOfMarks: Substring {
    func isMark(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isOuterBlank || (!scalar.isASCII && scalar.properties.generalCategory == .format)
    }
    var text = self
    while let first = text.unicodeScalars.first, isMark(first) { text.unicodeScalars.removeFirst() }
    while let last = text.unicodeScalars.last, isMark(last) { text.unicodeScalars.removeLast() }
    return text
  }

  /// Without blanks of any kind at its ends, those that deliver leaves included.
  var trimmedOfEveryBlank: Substring {
    var text = self
    while let first = text.unicodeScalars.first, first.isOuterBlank { text.unicodeScalars.removeFirst() }
    while let last = text.unicodeScalars.last, last.isOuterBlank { text.unicodeScalars.removeLast() }
    return text
  }
}

extension Unicode.Scalar {
  /// White space, looked up only where there may be any.
  var isBlank: Bool {
    if value < 0x1680 {
      return value == 0x20 || (0x09...0x0D).contains(value) || value == 0x85 || value == 0xA0
    }
    return value <= 0x3000 && properties.isWhitespace
  }

  /// White space, or a scalar that takes no room and means nothing at a text's end.
  var isOuterBlank: Bool {
    if value < 0x1680 { return isBlank || value == 0 || value == 0xAD }
    return properties.isWhitespace || ["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\0"].contains(self)
  }
}

extension [UInt8] {
  /// UTF-8 of a UTF-16 file, in the order that its mark tells; the mark is left out. What cannot be read stays.
  var decodedFromUTF16: [UInt8] {
    let isLittle = starts(with: [0xFF, 0xFE])
    guard isLittle || starts(with: [0xFE, 0xFF]), count % 2 == 0 else { return self }
    let units = stride(from: 2, to: count - 1, by: 2).map { index -> UInt16 in
      let high = UInt16(self[isLittle ? index + 1 : index])
      let low = UInt16(self[isLittle ? index : index + 1])
      return high << 8 | low
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) } ?? self
  }

  /// UTF-8 of a Latin-1 file as Windows writes it. What is UTF-8 already is left as it is.
  var decodedFromWindows1252: [UInt8] {
    // Bytes that Windows-1252 leaves free, and NUL, say that it is something else.
    if String(validating: self, as: UTF8.self) != nil
      || contains(where: { [0x00, 0x81, 0x8D, 0x8F, 0x90, 0x9D].contains($0) })
    {
      return self
    }
    let high: [UInt16] = [
      0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
      0x8D,
      0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
      0x203A,
      0x0153, 0x9D, 0x017E, 0x0178,
    ]
    let units = map { (0x80...0x9F).contains($0) ? high[Int($0) - 0x80] : UInt16($0) }
    return Array<UInt8>(String(decoding: units, as: UTF16.self).utf8)
  }
}

extension String {
  /// In NFD: letters and their marks apart.
  var decomposed: String { String(String.UnicodeScalarView(_nfd)) }
}

extension Text {
  /// Swift's `==` takes both spellings for the same text, so the scalars are compared.
  var isDecomposed: Bool {
    guard measure.classes.contains(.maybeDecomposed) else { return false }
    let text = String(sent)
    // Most texts with marks are in NFC, which is told faster.
    if text.isComposed { return false }
    return !text.composedWhereShorter.unicodeScalars.elementsEqual(text.unicodeScalars)
  }
}
