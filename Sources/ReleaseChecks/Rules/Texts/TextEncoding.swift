extension Rule {
  /// A text that is not UTF-8.
  ///
  /// deliver reads it with whatever encoding the machine has, and fails or sends other letters.
  ///
  /// Source: fastlane#8422, #13608, #11961.
  static let textEncoding = Rule("text-encoding", source: "fastlane/fastlane#8422") { inspection, findings in
    for text in inspection.folder.texts {
      guard case .undecodable(let fault) = text.content else { continue }
      switch fault {
      case .utf16:
        findings.add(
          .error, text, "This is a UTF-16 file", advice: "Save it as UTF-8 without a byte order mark.",
          fix: .contents(.decodeUTF16))
      case .invalid(let offset):
        findings.add(
          .error, text, count: offset, "Not valid UTF-8 at byte \(offset)",
          advice: "Save it as UTF-8; it may be Latin-1.", fix: .contents(.decodeLatin1))
      case .binary:
        findings.add(
          .error, text, "This is not a text: it holds NUL bytes, and may be encrypted",
          advice: "Decrypt it, or put the text in its place, before the upload.")
      }
    }
  }
}
