extension Rule {
  static let emailAddress = Rule(
    "email-address", "An address is no e-mail address",
    why: "An e-mail address without its one \"@\", or without a dot in its host.",
    source: Sources.versionInformation,
    examples: (
      ["metadata/review_information/email_address.txt": "mia at harbourlog.app"],
      ["metadata/review_information/email_address.txt": "mia@harbourlog.app"]
    )
  ) {
    inspection, findings in
    for text in inspection.texts where text.field.place == .review && text.field.id == "email_address" {
      let parts = text.sent.split(separator: "@", omittingEmptySubsequences: false)
      let host = parts.count == 2 ? parts[1] : ""
      let isRight =
        parts.count == 2 && !parts[0].isEmpty && host.dropFirst().dropLast().contains(".")
        && !text.sent.contains(where: \.isWhitespace)
      if isRight { continue }
      findings.add(
        .error, text, "\(text.field.label) is not an e-mail address", advice: "Write it as name@example.org.")
    }
  }
}
