extension Rule {
  /// Source: fastlane#16716, #18413.
  static let incompleteContact = Rule(
    "incomplete-contact", "The review contact is not whole",
    why: "A review contact of which parts are missing.",
    source: "fastlane/fastlane#16716",
    examples: (
      ["metadata/review_information/first_name.txt": "Mia"],
      [
        "metadata/review_information/first_name.txt": "Mia",
        "metadata/review_information/last_name.txt": "Berg",
        "metadata/review_information/email_address.txt": "mia@harbourlog.app",
        "metadata/review_information/phone_number.txt": "+49 30 1234567",
      ]
    )
  ) {
    inspection, findings in
    let review = inspection.folder.texts.filter { $0.field.place == .review }
    guard review.contains(where: { !$0.isBlank }) else { return }
    let missing = inspection.rules.fields.contact.filter { field in
      !review.contains { $0.field == field && !$0.isBlank }
    }
    guard !missing.isEmpty else { return }
    findings.add(
      .warning, step: .finalQA,
      file: inspection.path(of: "review_information", in: nil),
      count: missing.count,
      "The review contact lacks \(missing.map(\.file).joined(separator: ", "))",
      advice: "Fill in all of them: once there is review information, the server may ask for them.")
  }
}
