import GtkKit
import ReleaseChecks
import ShipShapeCore

/// The texts of a release as a table, a row a language and a column a field; under it what the chosen cell holds.
///
/// Rows keep their places while the room is open, whatever a new check says; they are in order anew when it is opened
/// anew.
final class LanguageGridRoom: Room {
  private let session: Session
  private let frame: RoomFrame
  private let bar: RoomBar
  private let onlyToFix = CheckButton(label: localized("Only to fix"))
  private let order = OrderBox()
  private let table = GridFrame()
  private let line: CellLine
  private var shown: CheckedRelease?
  private var found = FoundItems(nil)
  private var grid = LanguageGrid?.none
  /// The languages' folders, in the order in which they are shown.
  private var folders: [String] = []
  /// The rows that are made, of the first of them.
  private var rows: [GridRow] = []
  private var filling: MainLoopSource?
  private var chosen: Place?
  private var isNarrow = false
  private var canOpen = false

  private struct Place: Equatable {
    let folder: String
    let column: Int
  }

  /// How many rows come at once, so that no frame waits for them.
  private static let batch = 4
  /// Below this the bar has no room for the check box, and the line's buttons stand under its text.
  private static let narrowBelow = 560
  private static let smallNamesBelow = 700

  var root: Box { frame.root }

  init(_ step: ShipShapeCore.Step, session: Session) {
    self.session = session
    bar = RoomBar(
      title: FindingsView.doorName(step), backName: localized("Back to %@", localized(step.stepName)),
      session: session, controls: [onlyToFix, order.root])
    line = CellLine(name: localized("Chosen cell"), lines: 2, session: session)
    let content = Box(.vertical, spacing: 10, [.start(table.root), .start(line.root)])
    content.setMargins(bottom: 12)
    frame = RoomFrame(bar: bar, content: content)
    frame.onFit = { [weak self] in self?.fit($0) }
    line.onFocusLost = { [weak self] in self?.focusInitialWidget() }
    onlyToFix.onToggle { [weak self] _ in self?.filter() }
    order.onChange = { [weak self] in self?.reorder() }
    table.cells.makeOneTabStop { [weak self] in self?.chosenCell?.button }
    table.cells.onKeyPress { [weak self] in self?.handle($0) ?? false }
  }

  // MARK: What is shown

  func begin() {
    shown = nil
    folders = []
    chosen = nil
    table.scrollToStart()
  }

  func render(_ state: SessionState) {
    canOpen = state.check.hasFolder && !state.release.isPast
    guard let result = state.check.result, let report = result.report else { return }
    guard result != shown else { return showLine() }
    (shown, found) = (result, FoundItems(result))
    let new = report.languageGrid
    if new.columns != grid?.columns {
      removeRows()
      table.showHeads(new.columns)
    }
    grid = new
    if folders.isEmpty {
      removeRows()
      folders = new.rows(order.order).map(\.folder)
    } else {
      follow(new)
    }
    update()
  }

  /// Takes out languages that are gone, and puts new ones at the end.
  private func follow(_ new: LanguageGrid) {
    let wanted = Set(new.rows.map(\.folder))
    for position in rows.indices.reversed() where !wanted.contains(rows[position].value.folder) {
      drop(position)
    }
    folders.removeAll { !wanted.contains($0) }
    let known = Set(folders)
    folders += new.rows(order.order).map(\.folder).filter { !known.contains($0) }
  }

  private func drop(_ position: Int) {
    let row = rows[position]
    if row.cells.contains(where: { $0.button.hasFocus }) {
      let next =
        rows.indices.contains(position + 1) ? rows[position + 1] : position > 0 ? rows[position - 1] : nil
      next?.cells.first?.button.grabFocus()
    }
    if chosen?.folder == row.value.folder { chosen = nil }
    rows.remove(at: position)
    table.remove(row, at: position)
  }

  private func removeRows() {
    filling?.cancel()
    for position in rows.indices.reversed() { table.remove(rows[position], at: position) }
    rows = []
  }

  /// Another order was chosen.
  private func reorder() {
    guard let grid else { return }
    removeRows()
    folders = grid.rows(order.order).map(\.folder)
    table.scrollToStart()
    update()
  }

  private func update() {
    guard let grid else { return }
    let values = Dictionary(uniqueKeysWithValues: grid.rows.map { ($0.folder, $0) })
    for row in rows {
      if let value = values[row.value.folder] { row.show(value, grid.columns, found: found) }
    }
    // Some are there at once, so that there is something to look at and to put the focus on.
    if rows.isEmpty { addBatch() }
    if rows.count < folders.count { fillLater() }
    chooseFirst()
    filter()
    renderBar()
    showLine()
  }

  private func renderBar() {
    bar.text = RoomText.caption(
      languages: folders.count, toFix: grid?.countToFix ?? 0, isNarrow: isNarrow)
  }

  // MARK: Rows in batches

  private func fillLater() {
    filling?.cancel()
    filling = MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      addBatch()
      if rows.count < folders.count { fillLater() }
    }
  }

  private func addBatch() {
    guard let grid else { return }
    for folder in folders.dropFirst(rows.count).prefix(LanguageGridRoom.batch) {
      guard let value = grid.rows.first(where: { $0.folder == folder }) else { continue }
      let row = GridRow(value)
      row.show(value, grid.columns, found: found)
      for (column, cell) in row.cells.enumerated() {
        let place = Place(folder: folder, column: column)
        cell.button.onFocusIn { [weak self] in self?.choose(place) }
        cell.button.onClick { [weak self] in self?.choose(place) }
      }
      table.attach(row, at: rows.count)
      rows.append(row)
      row.isVisible = isWanted(row)
      if let chosen, chosen.folder == folder, row.cells.indices.contains(chosen.column) {
        row.cells[chosen.column].button.setStyle("chosen", when: true)
      }
    }
  }

  // MARK: Only to fix

  private func isWanted(_ row: GridRow) -> Bool {
    guard onlyToFix.isActive, !isNarrow else { return true }
    return row.value.standing.errors > 0 || row.cells.contains { $0.button.hasFocus }
  }

  private func filter() {
    for row in rows { row.isVisible = isWanted(row) }
    if let row = row(of: chosen), !row.isVisible {
      chosen = nil
      chooseFirst()
      showLine()
    }
  }

  // MARK: The chosen cell

  private func row(of place: Place?) -> GridRow? {
    place.flatMap { place in rows.first { $0.value.folder == place.folder } }
  }

  private var chosenCell: GridCell? {
    guard let chosen, let row = row(of: chosen), row.cells.indices.contains(chosen.column) else { return nil }
    return row.cells[chosen.column]
  }

  private func choose(_ place: Place?) {
    guard place != chosen else { return }
    chosenCell?.button.setStyle("chosen", when: false)
    chosen = place
    chosenCell?.button.setStyle("chosen", when: true)
    showLine()
  }

  /// Until somebody chooses, it is the gravest of the first row.
  private func chooseFirst() {
    if let chosen, folders.contains(chosen.folder) { return }
    guard let row = rows.first(where: \.isVisible) else { return }
    let cells = row.value.cells
    let column =
      cells.firstIndex { $0.standing.errors > 0 } ?? cells.firstIndex { $0.standing.warnings > 0 } ?? 0
    choose(Place(folder: row.value.folder, column: column))
  }

  private func showLine() {
    guard let grid, let report = shown?.report, let chosen,
      let row = grid.rows.first(where: { $0.folder == chosen.folder }),
      row.cells.indices.contains(chosen.column)
    else { return line.root.isVisible = false }
    let cell = row.cells[chosen.column]
    let column = grid.columns[chosen.column]
    let finding = cell.standing.findings.first
    let position = finding.map { report.findings[$0] }.flatMap { $0.file == cell.path ? $0.position : nil }
    line.show(
      CellLine.Content(
        title: CellText.line(row, column, cell),
        message: cell.over > 0 ? nil : RoomText.message(cell.standing, in: found),
        text: report.text(of: cell, in: row).map { ShownMarks($0, isList: false) },
        finding: finding,
        file: RoomText.hasFile(cell.state)
          ? CellLine.File(path: cell.path.shown, line: position?.line, column: position?.column) : nil),
      canOpen: canOpen)
    line.root.isVisible = true
  }

  // MARK: Keys and sizes

  /// Home and End go to the ends of a row, Enter and Space to what was found; the arrows are GTK's.
  private func handle(_ key: Key) -> Bool {
    let cells = row(of: chosen)?.cells
    switch key {
    case .home: cells?.first?.button.grabFocus()
    case .end: cells?.last?.button.grabFocus()
    case .enter, .space: return line.openDetails()
    default: return false
    }
    return true
  }

  private func fit(_ width: Int) {
    let isNarrow = width < LanguageGridRoom.narrowBelow
    table.fit(names: width < LanguageGridRoom.smallNamesBelow ? 116 : 168)
    line.isNarrow = isNarrow
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    onlyToFix.isVisible = !isNarrow
    filter()
    renderBar()
  }

  func focusInitialWidget() { if let chosenCell { chosenCell.button.grabFocus() } else { bar.focus() } }
}
