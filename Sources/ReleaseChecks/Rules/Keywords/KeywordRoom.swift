extension Rule {
  static let keywordRoom = Rule(
    "keyword-room", "Keywords leave room",
    why: "Keywords that leave a quarter of the field unused.",
    source: Sources.search,
    examples: (
      ["metadata/en-US/keywords.txt": "boat"],
      ["metadata/en-US/keywords.txt": .letters(90)]
    )
  ) { inspection, findings in
    let enough = inspection.rules.keywords.underfilledInfoBelow
    for list in inspection.keywordLists {
      guard let limit = list.text.field.maximum, list.text.measure.scalars < enough else { continue }
      let room = limit - list.text.measure.scalars
      findings.add(
        .info, list.text, count: list.text.measure.scalars, limit: limit,
        "Room for \(room) more characters", advice: "Add keywords, if there are any.")
    }
  }
}
