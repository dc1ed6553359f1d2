extension Rule {
  /// The same keyword twice, whatever its case and the way its letters are composed.
  ///
  /// Source: Apple's page on search.
  static let keywordDuplicate = Rule("keyword-duplicate", source: Sources.search) { inspection, findings in
    for list in inspection.keywordLists {
      var seen: Set<String> = []
      let twice = list.words.filter { !seen.insert($0.lowercased()).inserted }
      guard let first = twice.first else { continue }
      findings.add(
        .warning, list.text, at: first.startIndex, count: twice.count,
        "\(quoted(twice)) \(twice.count == 1 ? "is" : "are") there twice", advice: "Use the room for another."
      )
    }
  }
}
