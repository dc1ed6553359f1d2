extension Rule {
  /// Source: Apple's page on platform version information.
  static let reviewAttachment = Rule(
    "review-attachment", "The review attachment cannot be sent",
    why: """
      The file for the reviewers that the Deliverfile names: it has to be there, and of a kind that Apple \
      takes.
      """,
    source: Sources.versionInformation,
    examples: (
      [
        "Deliverfile": "app_review_attachment_file('./guide.exe')", "../guide.exe": "A guide.",
        "metadata/en-US/name.txt": "Harbour Log",
      ],
      [
        "Deliverfile": "app_review_attachment_file('./guide.pdf')", "../guide.pdf": "A guide.",
        "metadata/en-US/name.txt": "Harbour Log",
      ]
    )
  ) {
    inspection, findings in
    guard let attachment = inspection.place.attachment else { return }
    let file = RelativePath(DeliverOptions.deliverfile)
    if !attachment.isThere {
      findings.add(
        .error, step: .finalQA, file: file, "The review attachment “\(attachment.name)” is not there",
        advice: "Put it there, or take the line out.")
    }
    let formats = inspection.rules.attachmentExtensions
    if !formats.contains(where: attachment.name.lowercased().hasSuffix) {
      findings.add(
        .error, step: .finalQA, file: file, "Apple takes no review attachment like “\(attachment.name)”",
        advice: "Use one of \(formats.joined(separator: ", ")).")
    }
  }
}
