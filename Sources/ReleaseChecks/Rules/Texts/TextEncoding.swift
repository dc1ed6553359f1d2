extension Rule {
  /// Source: fastlane#8422, #13608, #11961.
  static let textEncoding = Rule(
    "text-encoding", "Texts are not UTF-8",
    why: """
      A text that is not UTF-8. deliver reads it with whatever encoding the machine has, and fails or \
      sends other letters.
      """,
    source: "fastlane/fastlane#8422",
    examples: (
      ["metadata/de-DE/name.txt": .bytes([0x47, 0x72, 0xFC, 0xDF, 0x65])],
      ["metadata/de-DE/name.txt": "Grüße"]
    )
  ) { inspection, findings in
    for text in inspection.folder.texts {
      guard case .undecodable(let fault) = text.content else { continue }
      switch fault {
      case .utf16(let isSound):
        findings.add(
          .error, text, "This is a UTF-16 file", advice: "Save it as UTF-8 without a byte order mark.",
          fix: isSound ? .contents(.decodeUTF16) : nil)
      case .invalid(let offset):
        let isWestern = text.language(inspection.rules.locales).map(\.mayBeLatin1) ?? true
        findings.add(
          .error, text, count: offset, "Not valid UTF-8 at byte \(offset)",
          advice: isWestern ? "Save it as UTF-8; it may be Latin-1." : "Save it as UTF-8.",
          fix: isWestern ? .contents(.decodeLatin1) : nil)
      case .locked: continue
      case .binary:
        findings.add(
          .error, text, "This is not a text: it contains NUL bytes, and may be encrypted",
          advice: "Decrypt it before the upload, or replace it with the text.")
      }
    }
  }
}

extension String {
  /// Whether a language was ever written in Latin-1, so that the guess is worth a look.
  fileprivate var mayBeLatin1: Bool {
    ["ca", "da", "de", "en", "es", "fi", "fr", "id", "it", "ms", "nl", "no", "pt", "sv"]
      .contains(String(prefix { $0 != "-" }))
  }
}
