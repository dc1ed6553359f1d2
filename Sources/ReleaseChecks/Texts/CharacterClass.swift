/// What a scalar is to the store, where it is more than a letter, a digit or a sign of everyday text.
struct CharacterClass: OptionSet, Sendable {
  let rawValue: UInt32

  /// C0 controls and DEL, apart from tab, line feed and carriage return.
  static let control = CharacterClass(rawValue: 1 << 0)
  static let lineFeed = CharacterClass(rawValue: 1 << 1)
  static let carriageReturn = CharacterClass(rawValue: 1 << 2)
  /// "<", ">" or "&".
  static let markup = CharacterClass(rawValue: 1 << 3)
  static let byteOrderMark = CharacterClass(rawValue: 1 << 4)
  /// Takes no room on the screen, or orders what does: category Cf, soft hyphen, line and paragraph separators.
  static let invisible = CharacterClass(rawValue: 1 << 5)
  /// A blank that deliver's trimming leaves: no-break, ideographic and other wide spaces.
  static let wideBlank = CharacterClass(rawValue: 1 << 6)
  /// Category So, such as ⌘, ★ or ™.
  static let symbol = CharacterClass(rawValue: 1 << 7)
  /// Shown as a picture, by itself or by a variation selector.
  static let emoji = CharacterClass(rawValue: 1 << 8)
  /// May be composed with what stands before it, or is written in another way in NFC.
  static let maybeDecomposed = CharacterClass(rawValue: 1 << 9)
  static let rightToLeft = CharacterClass(rawValue: 1 << 10)
  /// A sign that a program's placeholder may begin with: one of `{ $ # [ < % \`.
  static let placeholder = CharacterClass(rawValue: 1 << 11)

  /// Of a scalar that is not ASCII.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // Letters and marks that nothing here asks about, by far the most of what is met.
    case 0xC0...0x2C5, 0x2C7...0x2FF, 0x391...0x3CE, 0x400...0x482, 0x48A...0x52F, 0xE01...0xE37,
      0x3041...0x3096,
      0x30A1...0x30FA,
      0x4E00...0x9FFF, 0xAC00...0xD7A3:
      self = []
    case 0x5D0...0x5EA, 0x620...0x64A, 0x66E...0x6D3: self = .rightToLeft
    // Indian scripts, where few marks are ever composed or put in another order.
    case 0x900...0xDFF: self = scalar.isComposedIndicMark ? .maybeDecomposed : []
    case 0xFEFF: self = .byteOrderMark
    // A letter to Unicode, a sign that the store refuses.
    case 0x2C6: self = .symbol
    // Letters and marks that are nothing to see.
    case 0x34F, 0x115F, 0x1160, 0x3164, 0xFFA0: self = [.invisible, .maybeDecomposed]
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000, 0x1680:
      self = scalar.value == 0x2000 || scalar.value == 0x2001 ? [.wideBlank, .maybeDecomposed] : .wideBlank
    case 0x20E3: self = [.emoji, .maybeDecomposed]
    case 0x2010...0x2027, 0x2030...0x205E, 0x3001...0x3020, 0xFF01...0xFF60:
      self = []
    default: self.init(lookingUp: scalar)
    }
  }

  private init(lookingUp scalar: Unicode.Scalar) {
    var result: CharacterClass = []
    let properties = scalar.properties
    switch properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator: result.insert(.invisible)
    case .control: result.insert(.control)
    case .otherSymbol: result.insert(.symbol)
    case .nonspacingMark, .spacingMark, .enclosingMark: result.insert(.maybeDecomposed)
    case .otherLetter where scalar.isHebrewOrArabic: result.insert(.rightToLeft)
    default: break
    }
    if scalar.value > 0x2300, properties.isEmojiPresentation || scalar.value == 0xFE0F {
      result.insert(.emoji)
    }
    // Compatibility ideographs, presentation forms, the angstrom sign: what NFC writes in another way is looked at
    // whole. So are letters outside the blocks above; a wrong entry here makes the check slower, never wrong.
    if properties.canonicalCombiningClass != .notReordered || scalar.isRewrittenByNFC {
      result.insert(.maybeDecomposed)
    }
    self = result
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension Unicode.Scalar {
  var isHebrewOrArabic: Bool {
    (0x590...0x8FF).contains(value) || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFE).contains(value)
  }

  /// Takes part in a composition, or is one that NFC takes apart.
  fileprivate var isComposedIndicMark: Bool {
    switch value {
    case 0x93C, 0x958...0x95F, 0x9BC, 0x9BE, 0x9D7, 0x9DC...0x9DF, 0xA33...0xA36, 0xA3C, 0xA59...0xA5E, 0xABC,
      0xB3C, 0xB3E, 0xB56...0xB5D, 0xBBE, 0xBD7, 0xC56, 0xCBC, 0xCC2, 0xCD5...0xCD6, 0xD3E, 0xD57, 0xDCA,
      0xDCF,
      0xDDF:
      true
    default: false
    }
  }

  /// In a block that has scalars which NFC takes apart or replaces.
  fileprivate var isRewrittenByNFC: Bool {
    switch value {
    case 0x340...0x345, 0x374, 0x37E, 0x387, 0xF43...0xFB9, 0x1100...0x11FF, 0x1F71...0x1FFD, 0x2126,
      0x212A...0x212B, 0x2329...0x232A, 0x2ADC,
      0xF900...0xFB4E, 0x16D63...0x16D6A, 0x1D15E...0x1D1C0, 0x2F800...0x2FA1D:
      true
    default: false
    }
  }

  /// A letter, a digit, or a mark on one.
  var isWordPart: Bool {
    if isASCII { return UInt8(value).isASCIILetterOrDigit }
    switch value {
    // Letters, by far the most of what is met; the rest is looked up.
    case 0xD8...0xF6, 0xF8...0x2C1, 0x391...0x3A1, 0x3A3...0x3CE, 0x400...0x481, 0x5D0...0x5EA, 0x620...0x64A,
      0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      return true
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  /// "U+200B".
  package var codePoint: String {
    let hex = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
  }
}
