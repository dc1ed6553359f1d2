import JSON

extension Report {
  /// The report as JSON, version 1, described in the manual page `shipshape-check(1)`.
  ///
  /// Members are in a fixed order and absent values are null, so that two reports can be compared line by line.
  package func json() -> String? {
    JSONValue.object([
      ("version", .integer(1)),
      ("rulesCheckedOn", .text(rules.checkedOn)),
      ("root", .text(folder.root.utf8.shownOnOneLine)),
      (
        "summary",
        .object([
          ("errors", .integer(count(.error))), ("warnings", .integer(count(.warning))),
          ("infos", .integer(count(.info))), ("accepted", .integer(acceptedCount)),
        ])
      ),
      ("findings", .list(findings.map(\.json))),
      ("screenshots", .list(folder.pictures.indices.map(screenshot))),
    ]).written().map { $0 + "\n" }
  }

  /// Where a picture goes: a fact, no finding.
  private func screenshot(_ index: Int) -> JSONValue {
    let picture = folder.pictures[index]
    let choice = gallery.choices[index]
    var order: Int?
    var reason: String?
    switch gallery.fate(of: index) {
    case .uploaded(let place): order = place
    case .dropped: reason = "more than \(rules.screenshots.maxPerSet) in its set"
    case .skippedUnframed: reason = "framed pictures lie beside it"
    case nil: reason = "no slot of the store has its size"
    }
    return .object([
      ("file", .text(picture.path.shown)),
      ("locale", .text(rules.locales.code(ofFolder: picture.place.folder).utf8.shownOnOneLine)),
      ("slot", .text(choice?.slot.key)),
      ("label", .text(choice?.slot.title)),
      ("why", .text(choice?.why)),
      ("order", .integer(order)),
      ("uploaded", .bool(order != nil)),
      ("reason", .text(reason)),
    ])
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    .object([
      ("rule", .text(rule)),
      ("severity", .text(severity.rawValue)),
      ("step", .text(step.rawValue)),
      ("file", .text(file?.shown)),
      ("locale", .text(locale?.utf8.shownOnOneLine)),
      ("field", .text(field)),
      ("line", .integer(position?.line)),
      ("column", .integer(position?.column)),
      ("count", .integer(count)),
      ("limit", .integer(limit)),
      ("message", .text(message)),
      ("advice", .text(advice)),
      ("source", .text(source)),
      ("fix", fix.map { .object([("kind", .text($0.id)), ("title", .text($0.title))]) } ?? .null),
      ("accepted", .text(accepted)),
    ])
  }
}
