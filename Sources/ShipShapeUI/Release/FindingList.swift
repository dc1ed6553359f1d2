import GtkKit
import ShipShapeCore

/// A list of findings under the heads of their languages. It is changed in place: what stays keeps its row, and the
/// focus stays where it is.
final class FindingList {
  let root = ListBox()
  private let onOpen: (FindingRow.ID) -> Void
  private var rows: [Row] = []
  private var waiting: ArraySlice<FindingRow> = []
  private var filling: MainLoopSource?
  private var byWidget: [ObjectIdentity: Row] = [:]
  private var current: FindingRow.ID?
  /// How many of each language are listed by themselves.
  private var counts: [String?: Int] = [:]

  /// How many rows come at once, so that no frame waits for them.
  private static let batch = 30

  init(scroller: Scroller, onOpen: @escaping (FindingRow.ID) -> Void) {
    self.onOpen = onOpen
    root.hasSelection = false
    root.activatesOnSingleClick = true
    root.setHeaderFunction { [weak self] row, before in self?.setHeader(row, before) }
    root.onActivate { [weak self] in self?.activated($0) }
    root.makeOneTabStop { [weak self] in self?.entry }
  }

  private final class Row {
    let widget: ListBoxRow
    private(set) var finding: FindingRow
    private let title = Label("").wrappingAnywhere().aligned(.start)
    private let detail = Label("").wrappingAnywhere().aligned(.start).styled("caption", "quiet")

    init(_ finding: FindingRow) {
      self.finding = finding
      for label in [title, detail] {
        label.lines = 2
        _ = label.ellipsized()
      }
      let content = Box(.vertical, spacing: 2, [.start(title), .start(detail)])
      content.addStyle("finding-row")
      content.verticalAlignment = .center
      widget = ListBoxRow(content)
      widget.showAll()
      show(finding)
    }

    func show(_ finding: FindingRow) {
      self.finding = finding
      title.text = FindingText.title(finding)
      let second = FindingList.secondLine(of: finding)
      detail.text = second ?? ""
      detail.isVisible = second != nil
      widget.accessibleName = title.text
      widget.accessibleDescription = [FindingText.place(finding), finding.isFolded ? nil : second]
        .compactMap(\.self).joined(separator: ", ")
    }
  }

  /// The languages of many at once, or why one is accepted.
  private static func secondLine(of row: FindingRow) -> String? {
    if row.isFolded {
      return row.languages.isEmpty ? nil : row.languages.joined(separator: ", ")
    }
    guard let accepted = row.first.accepted else { return nil }
    // Translators: the reason for which something is accepted, in quotation marks.
    let reason = localized("“%@”", accepted.reason)
    return accepted.isOfTeam ? localized("%1$@, from %2$@", reason, ".shipshape.json") : reason
  }

  // MARK: Rows

  func show(_ findings: [FindingRow]) {
    filling?.cancel()
    counts = findings.lazy.filter { !$0.isFolded }.reduce(into: [:]) { $0[$1.language, default: 0] += 1 }
    let wanted = Set(findings.map(\.id))
    for row in rows where !wanted.contains(row.finding.id) { drop(row) }
    rows.removeAll { !wanted.contains($0.finding.id) }
    var position = 0
    var added = 0
    for finding in findings {
      if position < rows.count, rows[position].finding.id == finding.id {
        rows[position].show(finding)
      } else {
        if added >= FindingList.batch { break }
        // One that comes to another place is made anew there.
        if let old = rows.firstIndex(where: { $0.finding.id == finding.id }) {
          drop(rows[old])
          rows.remove(at: old)
        }
        insert(finding, at: position)
        added += 1
      }
      position += 1
    }
    waiting = findings[position...]
    if !waiting.isEmpty { fillLater(findings) }
  }

  private func fillLater(_ findings: [FindingRow]) {
    filling = MainLoop.whenIdle { [weak self] in self?.show(findings) }
  }

  private func insert(_ finding: FindingRow, at position: Int) {
    let row = Row(finding)
    rows.insert(row, at: position)
    byWidget[row.widget.identity] = row
    root.insert(row.widget, at: position)
  }

  private func drop(_ row: Row) {
    // The focus goes to what comes after it, or before.
    if row.widget.hasFocus, let at = rows.firstIndex(where: { $0 === row }) {
      let next = rows.indices.contains(at + 1) ? rows[at + 1] : at > 0 ? rows[at - 1] : nil
      next?.widget.grabFocus()
    }
    byWidget[row.widget.identity] = nil
    row.widget.destroy()
  }

  private func setHeader(_ row: ListBoxRow, _ before: ListBoxRow?) {
    guard let finding = byWidget[row.identity]?.finding else { return }
    let last = before.flatMap { byWidget[$0.identity]?.finding }
    // A folded row names its languages itself.
    let name = finding.isFolded ? nil : FindingText.language(finding.language)
    let isNew = name != nil && (last == nil || last?.isFolded == true || last?.language != finding.language)
    guard isNew, let name else { return row.header = nil }
    let label = Label(name).aligned(.start).styled("caption-heading", "quiet", "language-head")
    let head = Box(.horizontal, [.expanding(label)])
    let count = counts[finding.language] ?? 0
    if count > 1 {
      let figure = Label("\(count)").styled("caption", "quiet", "figures")
      figure.setMargins(top: 8, end: 14)
      head.add(.end(figure))
    }
    head.showAll()
    row.header = AnyWidget(retaining: head.widget)
  }

  private func activated(_ widget: ListBoxRow) {
    guard let row = byWidget[widget.identity] else { return }
    current = row.finding.id
    onOpen(row.finding.id)
  }

  // MARK: The focus

  /// Where Tab comes in: the row that was opened last, else the first.
  private var entry: ListBoxRow? {
    (rows.first { $0.finding.id == current } ?? rows.first)?.widget
  }

  /// Puts the focus on a row; false when it is not in the list.
  func focus(_ id: FindingRow.ID) -> Bool {
    guard let row = rows.first(where: { $0.finding.id == id }) else { return false }
    current = id
    row.widget.grabFocus()
    return true
  }
}
