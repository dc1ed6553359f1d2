import JSON

extension Report {
  /// The report as JSON, version 1, described in the manual page `shipshape-check(1)`.
  ///
  /// Every finding is in it, whatever is shown elsewhere. Members are in a fixed order and absent values are null, so that two reports can be compared line by line.
  /// - Parameter toolVersion: of the program that says it.
  package func json(toolVersion: String = "") -> String? {
    var members: [(String, JSONValue)] = [
      ("version", .integer(1)),
      ("tool", .object([("name", .text("shipshape-check")), ("version", .text(toolVersion))])),
      ("rulesCheckedOn", .text(rules.checkedOn)),
      ("root", .text(folder.root.utf8.shownOnOneLine)),
      ("facts", inspection.facts.json),
      (
        "summary",
        .object([
          ("errors", .integer(count(.error))), ("warnings", .integer(count(.warning))),
          ("infos", .integer(count(.info))), ("accepted", .integer(acceptedCount)),
        ])
      ),
      ("findings", .list(findings.map(json))),
      ("screenshots", .list(folder.pictures.indices.filter(isInScope).map(screenshot))),
    ]
    if let since {
      members.append(
        (
          "since",
          .object([
            ("tag", .text(since.tag)), ("texts", .list(changedTexts.map { .text($0.path.shown) })),
            ("screenshots", .list(changedPictures.map { .text($0.path.shown) })),
            ("unchanged", .list(textsLeftBehind.map { .text($0.path.shown) })),
          ])
        ))
    }
    return JSONValue.object(members).written().map { ($0 + "\n").withoutJSONCommands }
  }

  private func isInScope(_ index: Int) -> Bool {
    scope.map { folder.pictures[index].path.isAtOrBelow($0) } ?? true
  }

  /// Where a picture goes: a fact, no finding.
  private func screenshot(_ index: Int) -> JSONValue {
    let picture = folder.pictures[index]
    let choice = gallery.choices[index]
    var order: Int?
    var reason: String?
    switch gallery.fate(of: index) {
    case .uploaded(let place):
      // An error at the picture itself stops it.
      reason =
        findings.first { $0.severity == .error && $0.file == picture.path && $0.accepted == nil }?.message
      if reason == nil { order = place }
    case .dropped, .skippedUnframed, nil: reason = reasonLeftOut(index)?.text
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
      ("alpha", .text(picture.transparency.name)),
    ])
  }

  private func json(_ finding: Finding) -> JSONValue {
    .object([
      ("rule", .text(finding.rule)),
      ("title", .text(title(of: finding.rule).text)),
      ("severity", .text(finding.severity.rawValue)),
      ("step", .text(finding.step.rawValue)),
      ("file", .text(finding.file?.shown)),
      ("locale", .text(finding.locale?.utf8.shownOnOneLine)),
      ("field", .text(finding.field)),
      ("line", .integer(finding.position?.line)),
      ("column", .integer(finding.position?.column)),
      ("endLine", .integer(finding.end?.line)),
      ("endColumn", .integer(finding.end?.column)),
      ("count", .integer(finding.count)),
      ("limit", .integer(finding.limit)),
      ("message", .text(finding.message)),
      // Programs that read version 1 expect a sentence.
      ("advice", .text(finding.advice.isEmpty ? "No action needed." : finding.advice)),
      ("source", .text(finding.source)),
      ("fix", finding.fix.map { .object([("kind", .text($0.id)), ("title", .text($0.title))]) } ?? .null),
      ("accepted", .text(finding.accepted)),
      ("fingerprint", .text(finding.fingerprint)),
      ("crc32", .text(finding.file.flatMap(checksum))),
    ])
  }

  /// Of a file whose bytes are at hand: what an acceptance of it would name.
  private func checksum(of file: RelativePath) -> String? {
    if let text = folder.texts.first(where: { $0.path == file }) {
      return text.isWholeFile ? text.whole?.crc32.asHexadecimal : nil
    }
    return folder.pictures.first { $0.path == file }?.checksum?.asHexadecimal
  }
}

extension Facts {
  fileprivate var json: JSONValue {
    .object([
      ("kind", .text(kind?.rawValue)), ("complete", isComplete.map(JSONValue.bool) ?? .null),
      ("devices", devices.map { .list($0.map(\.rawValue).sorted().map(JSONValue.text)) } ?? .null),
      ("primary", .text(primaryLocale)),
    ])
  }
}

extension UInt32 {
  /// Eight digits.
  package var asHexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}

extension Picture.Transparency {
  /// "opaque" is said only of a picture that has a channel.
  fileprivate var name: String? {
    switch self {
    case .impossible: nil
    case .notLooked: "not-looked-at"
    case .opaque: "opaque"
    case .transparent: "transparent"
    case .damaged: "damaged"
    }
  }
}
