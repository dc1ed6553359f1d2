import Glibc

extension Rule {
  /// Source: fastlane-old/spaceship#182; fastlane-old/deliver#303, #309, #320.
  static let phoneNumber = Rule(
    "phone-number", "The phone number is not international",
    why: "A phone number that is not international.",
    source: "fastlane-old/deliver#303",
    examples: (
      ["metadata/review_information/phone_number.txt": "030 1234567"],
      ["metadata/review_information/phone_number.txt": "+49 30 1234567"]
    )
  ) { inspection, findings in
    for text in inspection.texts where text.field.place == .review {
      guard let pattern = text.field.pattern, !text.sent.withoutFormatCharacters.matches(pattern) else {
        continue
      }
      findings.add(
        .error, text, "\(text.field.label) is not an international number",
        advice: "Write a plus, the country's code and the number, as +1 555 0100 200.")
    }
  }
}

extension Substring {
  /// Invisible ones have a rule of their own.
  fileprivate var withoutFormatCharacters: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0.isASCII || $0.properties.generalCategory != .format }))
  }
}

extension String {
  /// Whether a POSIX extended pattern fits. A pattern that cannot be compiled fits everything.
  fileprivate func matches(_ pattern: String) -> Bool {
    var compiled = regex_t()
    guard regcomp(&compiled, pattern, REG_EXTENDED | REG_NOSUB) == 0 else { return true }
    defer { regfree(&compiled) }
    return regexec(&compiled, self, 0, nil, 0) == 0
  }
}
