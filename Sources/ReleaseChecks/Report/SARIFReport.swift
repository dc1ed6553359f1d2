import JSON

extension Report {
  /// The report as SARIF 2.1.0, for code scanning and editors. What is accepted is in it, as suppressed.
  ///
  /// Source: OASIS, Static Analysis Results Interchange Format 2.1.0.
  package func sarif(_ style: ReportStyle, at place: ReportPlace, toolVersion: String) -> String? {
    let accepted = findings.filter { $0.accepted != nil && $0.severity >= style.least }
    let results = shown(least: style.least) + accepted
    let used = Set(results.map(\.rule))
    let rules = Rule.all.filter { used.contains($0.id) }
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let steps = Dictionary(results.map { ($0.rule, $0.step) }) { first, _ in first }
    let levels = Dictionary(results.map { ($0.rule, $0.severity) }) { max($0, $1) }
    let driver = JSONValue.object([
      ("name", .text("shipshape-check")),
      ("semanticVersion", .text(toolVersion)),
      ("informationUri", .text(Self.homePage)),
      (
        "rules",
        .list(
          rules.map { rule in
            .object([
              ("id", .text(rule.id)),
              ("shortDescription", .object([("text", .text(rule.title.text))])),
              ("fullDescription", .object([("text", .text(rule.why))])),
              ("help", .object([("text", .text(rule.explanation))])),
              ("helpUri", .text(rule.source.hasPrefix("https://") ? rule.source : Self.homePage)),
              (
                "defaultConfiguration",
                .object([("level", .text((levels[rule.id] ?? .warning).inSARIF))])
              ),
              (
                "properties",
                .object([("tags", .list([.text((steps[rule.id] ?? .metadata).rawValue)]))])
              ),
            ])
          })
      ),
    ])
    let run = JSONValue.object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .text("unicodeCodePoints")),
      ("results", .list(results.map { result($0, at: place, index: indices[$0.rule]) })),
    ])
    return JSONValue.object([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")),
      ("runs", .list([run])),
    ]).written().map { ($0 + "\n").withoutJSONCommands }
  }

  private static let homePage = "https://docs.fastlane.tools/actions/deliver/"

  private func result(_ finding: Finding, at place: ReportPlace, index: Int?) -> JSONValue {
    var members: [(String, JSONValue)] = [("ruleId", .text(finding.rule))]
    if let index { members.append(("ruleIndex", .integer(index))) }
    members += [
      ("level", .text(finding.severity.inSARIF)),
      ("message", .object([("text", .text(finding.sentences))])),
    ]
    let prefix = Array(place.prefix.utf8)
    let bytes = prefix + (finding.file?.bytes ?? Array((finding.locale ?? "").utf8))
    let file = JSONValue.object([("uri", .text(bytes.percentEncoded)), ("uriBaseId", .text("%SRCROOT%"))])
    var location: [(String, JSONValue)] = [("artifactLocation", file)]
    if let start = finding.position {
      var region: [(String, JSONValue)] = [
        ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
      ]
      if let end = finding.end, end > start {
        region += [("endLine", .integer(end.line)), ("endColumn", .integer(end.column))]
      }
      location.append(("region", .object(region)))
    }
    members.append(("locations", .list([.object([("physicalLocation", .object(location))])])))
    members.append(("partialFingerprints", .object([("shipshape/v1", .text(finding.fingerprint))])))
    if let (old, new) = rewriting(finding) {
      // The whole file is replaced: some fixes change it in many places.
      let whole = JSONValue.object([
        ("charOffset", .integer(0)), ("charLength", .integer(old.unicodeScalars.count)),
      ])
      let replacement = JSONValue.object([
        ("deletedRegion", whole), ("insertedContent", .object([("text", .text(new))])),
      ])
      let change = JSONValue.object([("artifactLocation", file), ("replacements", .list([replacement]))])
      let title = JSONValue.object([("text", .text(finding.fix?.title ?? ""))])
      members.append(
        ("fixes", .list([.object([("description", title), ("artifactChanges", .list([change]))])])))
    }
    if let reason = finding.accepted {
      members.append(
        (
          "suppressions",
          .list([.object([("kind", .text("external")), ("justification", .text(reason.printable))])])
        ))
    }
    return .object(members)
  }

  /// What a safe fix makes of a text; nil where there is none, or where the text is not to be shown.
  private func rewriting(_ finding: Finding) -> (old: String, new: String)? {
    guard finding.accepted == nil, case .contents(let fix) = finding.fix?.change, let path = finding.file,
      let old = folder.texts.first(where: { $0.path == path && $0.isWholeFile })?.whole,
      !folder.withheldPaths.contains(where: path.isAtOrBelow)
    else { return nil }
    let new = String(decoding: fix(Array(old.utf8), rules: rules.keywords), as: UTF8.self)
    return new == old && new.unicodeScalars.elementsEqual(old.unicodeScalars) ? nil : (old, new)
  }
}

extension Finding.Severity {
  fileprivate var inSARIF: String { self == .info ? "note" : rawValue }
}

extension Sequence<UInt8> {
  /// As part of a URI: only unreserved characters and "/" stay.
  fileprivate var percentEncoded: String {
    var result = ""
    for byte in self {
      if byte.isASCIILetterOrDigit || "-._~/".utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
