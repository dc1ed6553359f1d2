import Foundation
import JSON
import ReleaseChecks

/// Releases and what is remembered of them, read from the log.
extension Connection {
  static let releaseColumns =
    "id, number, name, begun, version, folder, part, root, kind, complete, devices, main_language, ended"

  /// Everything that was accepted, ticked and found in a release.
  func memory(of release: Release.ID) throws(StorageError) -> ReleaseMemory {
    let id = Value.text(release.uuidString)
    var memory = ReleaseMemory()
    memory.accepted = try rows(
      "SELECT rule, file, locale, reason, crc32, instant FROM acceptance WHERE release = ? ORDER BY instant",
      [id]
    ) { row in
      AcceptedFinding(
        Acceptance(
          rule: row.text(0), file: row.text(1).isEmpty ? nil : row.text(1),
          locale: row.text(2).isEmpty ? nil : row.text(2), reason: row.text(3), crc32: row.textOrNull(4)),
        at: Date(timeIntervalSince1970: row.real(5)))
    }
    let ticks = try rows("SELECT point, instant, utc_offset, day FROM tick WHERE release = ?", [id]) { row in
      CalendarDay(stored: row.text(3)).map { day in
        (
          row.text(0),
          PointTick(
            instant: Date(timeIntervalSince1970: row.real(1)), utcOffset: row.integer(2), day: day)
        )
      }
    }
    memory.ticks = Dictionary(ticks) { first, _ in first }
    memory.traits = try rows("SELECT traits FROM release WHERE id = ?", [id]) { $0.textOrNull(0) }.first
      .map { Set($0.split(separator: ",").map(String.init)) }
    let checks = try rows(
      "SELECT step, instant, utc_offset, day, languages, pictures, items FROM check_record WHERE release = ?",
      [id]
    ) { row in
      CalendarDay(stored: row.text(3)).map { day in
        (
          row.text(0),
          CheckRecord(
            instant: Date(timeIntervalSince1970: row.real(1)), utcOffset: row.integer(2), day: day,
            languages: row.integer(4), pictures: row.integer(5),
            items: CheckRecord.items(stored: row.text(6)))
        )
      }
    }
    memory.checks = Dictionary(checks) { first, _ in first }
    return memory
  }
}

extension Release {
  /// A stored release; nil for one that no version of the app wrote.
  init?(_ row: Connection.Row) {
    guard let id = UUID(uuidString: row.text(0)) else { return nil }
    self.init(
      id: id, number: row.integer(1), name: row.textOrNull(2),
      begun: Date(timeIntervalSince1970: row.real(3)))
    version = row.textOrNull(4)
    if let folder = row.textOrNull(5), let root = row.textOrNull(7) {
      location = ReleaseLocation(folder: folder, part: row.textOrNull(6), root: root)
    }
    facts.kind = row.textOrNull(8).flatMap(Facts.Kind.init(rawValue:))
    facts.isComplete = row.isNull(9) ? nil : row.integer(9) != 0
    facts.devices = row.textOrNull(10).map {
      Set($0.split(separator: ",").compactMap { Facts.Device(rawValue: String($0)) })
    }
    facts.primaryLocale = row.textOrNull(11)
    ended = row.isNull(12) ? nil : Date(timeIntervalSince1970: row.real(12))
  }
}

extension CheckRecord {
  /// The items as JSON.
  var storedItems: String {
    JSONValue.list(
      items.map { item in
        .object([
          ("rule", .text(item.rule)), ("severity", .text(item.severity.rawValue)),
          ("message", .text(item.message)), ("advice", .text(item.advice)), ("source", .text(item.source)),
          ("locale", .text(item.locale)), ("language", .text(item.language)), ("file", .text(item.file)),
          ("line", .integer(item.line)), ("column", .integer(item.column)),
          ("accepted", .text(item.accepted)),
        ])
      }
    ).written() ?? "[]"
  }

  /// Items that were stored. One that no version of the app wrote is passed over.
  static func items(stored text: String) -> [RecordedItem] {
    guard let node = try? JSONNode(Array(text.utf8)) else { return [] }
    return (node.elements ?? []).compactMap { item in
      guard let rule = item["rule"]?.string, let message = item["message"]?.string,
        let severity = item["severity"]?.string.flatMap(Finding.Severity.init(rawValue:))
      else { return nil }
      func number(_ key: String) -> Int? {
        item[key]?.number.map { Int(min(max($0, 0), 1e9)) }
      }
      return RecordedItem(
        rule: rule, severity: severity, message: message, advice: item["advice"]?.string ?? "",
        source: item["source"]?.string ?? "", locale: item["locale"]?.string,
        language: item["language"]?.string, file: item["file"]?.string, line: number("line"),
        column: number("column"), accepted: item["accepted"]?.string)
    }
  }
}
