extension Rule {
  /// Source: rorkai/App-Store-Connect-CLI#1399.
  static let keywordBytes = Rule(
    "keyword-bytes", "Keywords have more than 100 bytes",
    why: """
      Keywords of at most 100 characters and more bytes: a note, never more. Apple's reference page says \
      bytes, its search page and what the store does say characters.
      """,
    source: "rorkai/App-Store-Connect-CLI#1399",
    examples: (
      ["metadata/ru/keywords.txt": "лодка,море,ветер,парус,карта,порт,волна,якорь,остров,маяк"],
      ["metadata/ru/keywords.txt": "лодка,море"]
    )
  ) {
    inspection, findings in
    let limit = inspection.rules.keywords.bytesWarningOver
    for list in inspection.keywordLists {
      let measure = list.text.measure
      guard measure.bytes > limit, measure.scalars <= list.text.field.maximum ?? limit else { continue }
      findings.add(
        .info, list.text, count: measure.bytes, limit: limit,
        "\(measure.bytes) bytes; Apple's reference page speaks of \(limit) bytes, practice counts characters (\(measure.scalars))",
        advice: "")
    }
  }
}
