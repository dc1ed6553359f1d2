extension Rule {
  static let otherScript = Rule(
    "other-script", "Texts are written in another script than their language",
    why: """
      A text whose letters are of a script that its language is not written in, as Swedish in Cyrillic; or the text of \
      another language in its script, as an English description in the Japanese folder. Latin letters by themselves \
      are right everywhere: names are written in them.
      """,
    source: Sources.versionInformation,
    examples: (
      ["metadata/sv/description.txt": "Журнал ваших дней в море."],
      ["metadata/sv/description.txt": "En dagbok."]
    )
  ) { inspection, findings in
    let rules = inspection.rules.locales
    for text in inspection.texts where text.field.place == .locale && text.field.kind == .text {
      guard let code = text.language(rules), rules.names[code] != nil,
        text.measure.bytes > text.measure.scalars
      else { continue }
      // Nearly every text is in its own script, or in Latin letters.
      let own = Script.of(code)
      guard text.sent.hasFew(of: own), let script = text.sent.mainScript, script != .latin,
        !own.contains(script)
      else {
        continue
      }
      findings.add(
        .warning, text,
        "This is written in \(script.rawValue), and \(rules.title(code)) is not",
        advice: "Put each language's text into its own folder.")
    }
    // The same text in two scripts' languages is one of them untranslated.
    for field in ["description", "release_notes", "promotional_text"] {
      let texts = inspection.texts(of: field).filter { rules.names[$0.language(rules) ?? ""] != nil }
      let latin = texts.filter { Script.of($0.language(rules) ?? "").contains(.latin) }
      guard latin.count < texts.count else { continue }
      for text in texts where text.measure.scalars >= 20 {
        guard let code = text.language(rules), !Script.of(code).contains(.latin),
          text.sent.mainScript == .latin,
          let same = latin.first(where: { $0.sent == text.sent }), let other = same.locale
        else { continue }
        findings.add(
          .warning, text, "\(text.field.label) of \(rules.title(code)) is that of \(other), in Latin letters",
          advice: "Translate it, or leave the file out.")
      }
    }
  }
}

/// The writing systems of the store's languages.
private enum Script: String {
  case latin = "Latin letters", cyrillic = "Cyrillic", greek = "Greek", hebrew = "Hebrew", arabic = "Arabic"
  case devanagari = "Devanagari", bengali = "Bengali", gurmukhi = "Gurmukhi", gujarati = "Gujarati", odia =
    "Odia"
  case tamil = "Tamil", telugu = "Telugu", kannada = "Kannada", malayalam = "Malayalam", thai = "Thai"
  case kana = "Japanese", hangul = "Korean", han = "Chinese"

  /// What a language is written in.
  static func of(_ locale: String) -> [Script] {
    switch locale.prefix(while: { $0 != "-" }) {
    case "ar", "ur": [.arabic]
    case "bn": [.bengali]
    case "el": [.greek]
    case "gu": [.gujarati]
    case "he": [.hebrew]
    case "hi", "mr": [.devanagari]
    case "ja": [.kana, .han]
    case "kn": [.kannada]
    case "ko": [.hangul, .han]
    case "ml": [.malayalam]
    case "or": [.odia]
    case "pa": [.gurmukhi]
    case "ru", "uk": [.cyrillic]
    case "ta": [.tamil]
    case "te": [.telugu]
    case "th": [.thai]
    case "zh": [.han]
    default: [.latin]
    }
  }

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xA00...0xA7F: self = .gurmukhi
    case 0xA80...0xAFF: self = .gujarati
    case 0xB00...0xB7F: self = .odia
    case 0xB80...0xBFF: self = .tamil
    case 0xC00...0xC7F: self = .telugu
    case 0xC80...0xCFF: self = .kannada
    case 0xD00...0xD7F: self = .malayalam
    case 0xE00...0xE7F: self = .thai
    case 0x3041...0x30FF: self = .kana
    case 0x1100...0x11FF, 0xAC00...0xD7A3: self = .hangul
    case 0x3400...0x9FFF: self = .han
    default: return nil
    }
  }
}

extension Substring {
  /// Whether of the first fifty characters' letters at most a fifth are Latin or of these scripts.
  fileprivate func hasFew(of own: [Script]) -> Bool {
    var (total, few) = (0, 0)
    for scalar in unicodeScalars.prefix(50) {
      guard let script = Script(scalar) else { continue }
      total += 1
      if script == .latin || own.contains(script) { few += 1 }
    }
    return few * 5 <= total
  }

  /// The script of four letters in five, told by the first fifty characters; nil where none has so many.
  fileprivate var mainScript: Script? {
    var scripts: [Script] = []
    for scalar in unicodeScalars.prefix(50) { if let script = Script(scalar) { scripts.append(script) } }
    guard scripts.count >= 4 else { return nil }
    var most: (script: Script, count: Int)?
    var left = scripts[...]
    while let script = left.first {
      let others = left.filter { $0 != script }
      let count = left.count - others.count
      if count > most?.count ?? 0 { most = (script, count) }
      left = others[...]
    }
    guard let most else { return nil }
    // Japanese is told by its kana, whatever stands beside them.
    if most.script == .han, scripts.count(where: { $0 == .kana }) * 10 > scripts.count { return .kana }
    return most.count * 5 >= scripts.count * 4 ? most.script : nil
  }
}
