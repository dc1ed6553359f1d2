import JSON
import ReleaseChecks

extension ReleaseReport {
  /// The report as JSON, for programs: every finding is in it. Members are in a fixed order, absent values are null.
  package var json: String {
    let value = JSONValue.object([
      ("version", .integer(1)),
      ("tool", .object([("name", .text("ShipShape")), ("version", .text(AppIdentity.version))])),
      ("release", release),
      ("check", check.map(json) ?? .null),
      ("steps", .list(steps.map(json))),
      ("points", points.map(json) ?? .null),
      ("notChecked", .object([("addresses", .integer(addresses))])),
    ])
    return (value.written() ?? "") + "\n"
  }

  private var release: JSONValue {
    .object([
      ("app", .text(name)), ("appVersion", .text(version)), ("number", .integer(number)),
      ("past", .bool(isPast)), ("kind", .text(facts.kind?.rawValue)),
      ("complete", facts.isComplete.map(JSONValue.bool) ?? .null),
      ("devices", facts.devices.map { .list($0.map(\.rawValue).sorted().map(JSONValue.text)) } ?? .null),
      ("mainLanguage", .text(facts.primaryLocale)), ("folder", .text(folder)),
    ])
  }

  private func json(_ check: Check) -> JSONValue {
    .object([
      ("at", .text(check.at?.stored)), ("rulesCheckedOn", .text(check.rules?.stored)),
      ("languages", .integer(check.languages)), ("texts", .integer(check.texts)),
      ("pictures", .integer(check.pictures)), ("whole", .bool(check.isWhole)),
    ])
  }

  private func json(_ part: StepPart) -> JSONValue {
    .object([
      ("id", .text(part.step.id)), ("name", .text(part.step.stepName)), ("done", .text(part.done?.stored)),
      ("secondsSpent", .integer(part.seconds.map { Int($0.rounded()) })),
      ("rating", part.rating > 0 ? .integer(part.rating) : .null),
      ("toFix", .integer(part.findings?.count(.toFix))),
      ("worthALook", .integer(part.findings?.count(.worthALook))),
      ("goodToKnow", .integer(part.findings?.count(.goodToKnow))),
      ("accepted", .integer(part.findings?.count(.accepted))),
      (
        "findings",
        .list(FindingGroup.Kind.allCases.flatMap { part.items($0) }.map { json($0, part.acceptedAt[$0.id]) })
      ),
    ])
  }

  private func json(_ item: FoundItem, _ known: AcceptedFinding?) -> JSONValue {
    var accepted = JSONValue.null
    if let why = item.accepted {
      let at = known.map { known in
        let (day, offset) = LocalClock.reading(at: known.instant)
        return ReportDates.Time(instant: known.instant, utcOffset: offset, day: day).stored
      }
      accepted = .object([
        ("reason", .text(why.reason)), ("fromTeam", .bool(why.isOfTeam)),
        ("at", .text(why.isOfTeam ? nil : at)),
        ("crc32", .text(why.isOfTeam ? nil : known?.acceptance.crc32)),
      ])
    }
    return .object([
      ("rule", .text(item.rule)), ("severity", .text(item.severity.rawValue)), ("file", .text(item.file)),
      ("locale", .text(item.locale)), ("line", .integer(item.line)), ("column", .integer(item.column)),
      ("message", .text(item.message.text)), ("advice", .text(item.advice.text)),
      ("source", .text(item.source)), ("accepted", accepted),
    ])
  }

  private func json(_ face: PointsFace) -> JSONValue {
    .object([
      ("done", .integer(face.done)), ("count", .integer(face.count)),
      (
        "has",
        face.isAnswered ? .list(face.traits.filter(\.isOwned).map { .text($0.id) }) : .null
      ),
      ("leftOut", .integer(leftOut.count)),
      (
        "list",
        .list(
          face.groups.flatMap { group in
            group.points.map { point in json(point, in: group.title.text) }
          })
      ),
    ])
  }

  private func json(_ point: PointsFace.Point, in group: String) -> JSONValue {
    let (state, at): (String, String?) =
      switch point.state {
      case .ticked(let tick, _, _): ("ticked", ReportDates.Time(tick).stored)
      case .toTick: ("open", nil)
      case .byFolder: ("folder", nil)
      case .open(let open): (open.severity == .error ? "to-fix" : "worth-a-look", nil)
      }
    return .object([
      ("id", .text(point.id)), ("group", .text(group)), ("text", .text(point.text.text)),
      ("guideline", .text(point.guideline)), ("recommended", .bool(point.isRecommended)),
      ("state", .text(state)), ("at", .text(at)), ("folder", .text(point.fromFolder?.afterFolder)),
    ])
  }
}
