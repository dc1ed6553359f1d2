extension Rule {
  /// Source: fastlane#10370.
  static let keywordLines = Rule(
    "keyword-lines", "Keywords stand one on a line",
    why: """
      One keyword a line: deliver makes no commas of line breaks, so the words are glued together. \
      fastlane's preview does make commas, and looks right.
      """,
    source: "fastlane/fastlane#10370",
    examples: (
      ["metadata/en-US/keywords.txt": "boat\nsail\nwind"],
      ["metadata/en-US/keywords.txt": "boat,sail,wind"]
    )
  ) { inspection, findings in
    for list in inspection.keywordLists where list.hasLineBreak {
      let index = list.text.sent.unicodeScalars.firstIndex { $0 == "\n" || $0 == "\r" }
      let repaired = KeywordRepair(inspection.rules.keywords).lines(String(list.text.sent))
      findings.add(
        .error, list.text, at: index, "Line breaks between keywords join them into one",
        advice: "Put them on one line: \(repaired.preview)",
        fix: list.isProse ? nil : .contents(.keywordLines))
    }
  }
}
