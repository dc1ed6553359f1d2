package import ReleaseChecks

/// One finding as the window shows it: of a check that was just made, or of one that is in the log.
package struct FoundItem: Identifiable, Sendable {
  /// Rule, file, language, field, and which of several of the same: the same in the next check.
  package let id: String
  package let rule: String
  package let severity: Finding.Severity
  /// What is wrong, without its language, which stands over it.
  package let message: Message
  package let advice: Message
  package let source: String
  /// The language's code as its folder is spelled; nil for the release.
  package let locale: String?
  /// The language's name in English; nil for the release.
  package let language: String?
  /// Relative to the release's folder, as it is shown.
  package let file: String?
  package let line: Int?
  package let column: Int?
  /// Why somebody lives with it.
  package let accepted: AcceptedAs?
  /// What its fix does, in English.
  package let fixTitle: String?
  /// Its place among the report's findings; nil in a record.
  package let index: Int?

  package var group: FindingGroup.Kind {
    if accepted != nil { return .accepted }
    return switch severity {
    case .error: .toFix
    case .warning: .worthALook
    case .info: .goodToKnow
    }
  }
}

/// Why somebody lives with a finding, and where that is written.
package struct AcceptedAs: Hashable, Sendable {
  package let reason: String
  /// Whether it stands in the project's own file, where the window takes nothing back.
  package let isOfTeam: Bool
}

/// What a step's findings have in common: how much they matter.
package struct FindingGroup: Sendable {
  package enum Kind: Int, Hashable, Sendable, CaseIterable { case toFix, worthALook, goodToKnow, accepted }

  package let kind: Kind
  /// How many findings, folded ones counted each.
  package let count: Int
  /// In the order in which they are shown.
  package let rows: [FindingRow]
}

/// A row of the list: one finding, or many of one rule.
package struct FindingRow: Identifiable, Sendable {
  package let items: [FoundItem]
  /// What the rule finds, for many of it at once.
  package let title: Message

  package var first: FoundItem { items[0] }
  package var isFolded: Bool { items.count > 1 }
  package var id: String { isFolded ? "\(first.rule)|\(first.group)" : first.id }
  /// The language that stands over it, by its name in English; nil over a folded row and for the release.
  package var language: String? { isFolded ? nil : first.language }
  /// The languages of a folded row, each once.
  package var languages: [String] {
    var seen: Set<String> = []
    return items.compactMap(\.language).filter { seen.insert($0).inserted }
  }
}

/// What stands in the way of one step.
package struct StepFindings: Sendable {
  /// Only those that have something in them, the gravest first.
  package let groups: [FindingGroup]

  /// More of one rule than this are one row.
  package static let mostOfOneRule = 5

  package init(groups: [FindingGroup] = []) { self.groups = groups }

  /// - Parameters:
  ///   - items: in the order of the report: by language, then by file.
  ///   - title: what a rule finds, for many of it at once.
  package init(_ items: [FoundItem], title: (_ rule: String) -> Message) {
    groups = FindingGroup.Kind.allCases.compactMap { kind in
      let members = items.filter { $0.group == kind }
      guard !members.isEmpty else { return nil }
      return FindingGroup(kind: kind, count: members.count, rows: Self.rows(members, title: title))
    }
  }

  private static func rows(_ items: [FoundItem], title: (String) -> Message) -> [FindingRow] {
    let byRule = Dictionary(grouping: items, by: \.rule)
    var folded: Set<String> = []
    var many: [FindingRow] = []
    var single: [FindingRow] = []
    for item in items {
      let same = byRule[item.rule] ?? [item]
      if same.count <= mostOfOneRule {
        single.append(FindingRow(items: [item], title: item.message))
      } else if folded.insert(item.rule).inserted {
        many.append(FindingRow(items: same, title: title(item.rule)))
      }
    }
    return many + single
  }

  package func group(_ kind: FindingGroup.Kind) -> FindingGroup? { groups.first { $0.kind == kind } }
  package func count(_ kind: FindingGroup.Kind) -> Int { group(kind)?.count ?? 0 }

  /// How many stop the release.
  package var toFix: Int { count(.toFix) }
  /// Whether nothing stops the release or is worth a look.
  package var isClear: Bool { toFix == 0 && count(.worthALook) == 0 }

  package func row(_ id: FindingRow.ID) -> (row: FindingRow, group: FindingGroup)? {
    for group in groups { if let row = group.rows.first(where: { $0.id == id }) { return (row, group) } }
    return nil
  }

  /// What has become of a row of an earlier check: it, or where its rule is folded now, or is not any more, the row that
  /// has something of it; nil when all of it is mended.
  func row(after earlier: FindingRow) -> FindingRow? {
    if let same = row(earlier.id)?.row { return same }
    let ids = Set(earlier.items.map(\.id))
    return rows.first { $0.items.contains { ids.contains($0.id) } }
  }

  package var rows: [FindingRow] { groups.flatMap(\.rows) }
}
