import GtkKit
import ReleaseChecks
import ShipShapeCore

/// The keywords of a release, a line a language; a pressed one shows its whole list. Rows keep their places while the
/// room is open.
final class KeywordLinesRoom: Room {
  private let session: Session
  private let frame: RoomFrame
  private let bar: RoomBar
  private let order = OrderBox()
  private let list = Box(.vertical)
  private let scroller = Scroller()
  private let content = Box(.vertical, spacing: 10)
  private let line: CellLine
  private let columns = KeywordRow.Columns()
  private var hairlines: [Box] = []
  private var rows: [KeywordRow] = []
  /// The languages whose rows are still to be made.
  private var waiting: [KeywordLines.Line] = []
  private var filling: MainLoopSource?
  private var shown: CheckedRelease?
  private var found = FoundItems(nil)
  private var lines = KeywordLines?.none
  /// The folder of the language whose whole list is shown.
  private var chosen: String?
  private var focused: String?
  private var isNarrow = false
  private var canOpen = false
  private var isNew = true

  private static let narrowBelow = 560
  /// How many rows come at once, so that no frame waits for them.
  private static let batch = 8

  var root: Box { frame.root }

  init(_ step: ShipShapeCore.Step, session: Session) {
    self.session = session
    bar = RoomBar(
      title: FindingsView.doorName(step), backName: localized("Back to %@", localized(step.stepName)),
      session: session, controls: [order.root])
    line = CellLine(name: localized("Chosen keywords"), lines: nil, session: session)
    scroller.setPolicies(horizontal: .never, vertical: .automatic)
    scroller.propagatesNaturalHeight = true
    scroller.canFocus = false
    scroller.setMinimumSize(height: 132)
    let viewport = scroller.addWithViewport(list)
    scroller.followFocus(in: viewport)
    let card = Box(.vertical, [.expanding(scroller)])
    card.addStyle("card")
    content.add(.start(card))
    content.add(.start(line.root))
    content.setMargins(bottom: 12)
    frame = RoomFrame(bar: bar, content: content)
    frame.onFit = { [weak self] in self?.fit($0) }
    line.onFocusLost = { [weak self] in self?.focusInitialWidget() }
    order.onChange = { [weak self] in self?.reorder() }
    list.makeOneTabStop { [weak self] in self?.entry?.button }
    list.onKeyPress { [weak self] in self?.handle($0) ?? false }
  }

  // MARK: What is shown

  func begin() {
    shown = nil
    isNew = true
    (chosen, focused) = (nil, nil)
    scroller.offset = 0
  }

  func render(_ state: SessionState) {
    canOpen = state.check.hasFolder && !state.release.isPast
    guard let result = state.check.result, let report = result.report else { return }
    guard result != shown else { return showLine() }
    (shown, found) = (result, FoundItems(result))
    let new = report.keywordLines
    lines = new
    if isNew {
      isNew = false
      fill(new.lines(order.order))
      if !isNarrow { chosen = rows.first?.value.folder }
    } else {
      follow(new)
    }
    renderBar()
    showLine()
  }

  private func fill(_ values: [KeywordLines.Line]) {
    takeLineOut()
    for child in list.contents { child.destroy() }
    (rows, hairlines) = ([], [])
    waiting = values
    addBatch()
  }

  private func addBatch() {
    filling?.cancel()
    for value in waiting.prefix(KeywordLinesRoom.batch) { add(value) }
    waiting.removeFirst(min(waiting.count, KeywordLinesRoom.batch))
    guard !waiting.isEmpty else { return }
    filling = MainLoop.whenIdle { [weak self] in
      self?.addBatch()
      self?.showLine()
    }
  }

  private func add(_ value: KeywordLines.Line) {
    let hairline = Hairline.make()
    hairlines.append(hairline)
    list.add(.start(hairline))
    hairline.isVisible = !rows.isEmpty
    let row = KeywordRow(value, columns)
    row.show(value, found: found)
    row.isNarrow = isNarrow
    rows.append(row)
    list.add(.start(row.root))
    let folder = value.folder
    row.button.onClick { [weak self] in self?.pressed(folder) }
    row.button.onFocusIn { [weak self] in self?.focused = folder }
  }

  /// Changes the rows in place; a language that is new comes last.
  private func follow(_ new: KeywordLines) {
    let values = Dictionary(uniqueKeysWithValues: new.lines.map { ($0.folder, $0) })
    for position in rows.indices.reversed() where values[rows[position].value.folder] == nil {
      drop(position)
    }
    for row in rows { if let value = values[row.value.folder] { row.show(value, found: found) } }
    hairlines.first?.isVisible = false
    waiting = waiting.compactMap { values[$0.folder] }
    let known = Set((rows.map(\.value) + waiting).map(\.folder))
    waiting += new.lines(order.order).filter { !known.contains($0.folder) }
    addBatch()
  }

  private func drop(_ position: Int) {
    let row = rows[position]
    if row.value.folder == chosen {
      takeLineOut()
      chosen = nil
    }
    if row.button.hasFocus {
      let next =
        rows.indices.contains(position + 1) ? rows[position + 1] : position > 0 ? rows[position - 1] : nil
      next?.button.grabFocus()
    }
    rows.remove(at: position)
    hairlines.remove(at: position).destroy()
    row.root.destroy()
  }

  /// Another order was chosen.
  private func reorder() {
    guard let lines else { return }
    fill(lines.lines(order.order))
    scroller.offset = 0
    showLine()
  }

  private func renderBar() {
    bar.text = RoomText.caption(
      languages: lines?.lines.count ?? 0, toFix: lines?.countToFix ?? 0, isNarrow: isNarrow)
  }

  // MARK: The chosen one

  private func row(of folder: String?) -> KeywordRow? { rows.first { $0.value.folder == folder } }

  private var entry: KeywordRow? { row(of: focused) ?? row(of: chosen) ?? rows.first }

  private func pressed(_ folder: String) {
    chosen = chosen == folder ? nil : folder
    showLine()
  }

  /// Back to its place under the card; a row that goes may not take it along.
  private func takeLineOut() {
    for row in rows where line.root.isInside(row.below) {
      row.below.remove(line.root)
      content.add(.start(line.root))
    }
  }

  /// In a narrow window it stands in its row. Where it is there already it stays, for its buttons may have the focus.
  private func placeLine(of row: KeywordRow) {
    guard !isNarrow || !line.root.isInside(row.below) else { return }
    takeLineOut()
    guard isNarrow else { return }
    content.remove(line.root)
    row.below.add(.start(line.root))
  }

  private func showLine() {
    guard let report = shown?.report, let row = row(of: chosen) else {
      takeLineOut()
      return line.root.isVisible = false
    }
    placeLine(of: row)
    let value = row.value
    let finding = value.standing.findings.first
    let position = finding.map { report.findings[$0] }.flatMap { $0.file == value.path ? $0.position : nil }
    line.show(
      CellLine.Content(
        title: KeywordText.line(value),
        message: value.over > 0 ? nil : RoomText.message(value.standing, in: found), text: row.marks,
        legend: value.over > 0 || value.wasted > 0 ? KeywordText.legend(row.marks) : [], finding: finding,
        file: RoomText.hasFile(value.state)
          ? CellLine.File(path: value.path.shown, line: position?.line, column: position?.column) : nil),
      canOpen: canOpen)
    line.root.isVisible = true
  }

  // MARK: Keys and sizes

  /// Home and End go to the first and the last row; the arrows are GTK's.
  private func handle(_ key: Key) -> Bool {
    guard key == .home || key == .end else { return false }
    (key == .home ? rows.first : rows.last)?.button.grabFocus()
    return true
  }

  private func fit(_ width: Int) {
    let isNarrow = width < KeywordLinesRoom.narrowBelow
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    takeLineOut()
    line.isNarrow = isNarrow
    line.showsText = !isNarrow
    for row in rows { row.isNarrow = isNarrow }
    if isNarrow { chosen = nil }
    renderBar()
    showLine()
  }

  func focusInitialWidget() { if let entry { entry.button.grabFocus() } else { bar.focus() } }
}
