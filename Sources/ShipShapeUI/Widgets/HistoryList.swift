import GtkKit
import ShipShapeCore

/// The log as a list of rounded groups, a day each, that costs the same whatever the log holds.
///
/// A GtkListBox builds a widget for every row and measures them all, so only a window of rows around what is looked
/// at is in it: more come as one scrolls, and those far behind go.
final class HistoryList {
  private let list: ListBox
  private let scroller: Scroller
  private let makeRow: (FinishedStep) -> ListBoxRow
  private let header: (CalendarDay) -> String
  private var lines: [FinishedStep] = []
  /// Which of the lines have rows.
  private var shown = 0..<0
  private var lineOfRow: [ObjectIdentity: FinishedStep] = [:]
  private var isUpdating = false

  /// Asks for older lines, this many times the usual number; they are handed in by `append`.
  var wantOlder: (_ pages: Int) -> Void = { _ in }
  /// Whether there are any.
  var hasOlder: () -> Bool = { false }

  /// How many rows come at once, and how many there are at most.
  static let batch = 60
  /// How many there are at first: more than fill the dialog, and no more, so that it is there at once.
  static let firstBatch = 24
  static let most = 300

  /// - Parameters:
  ///   - makeRow: the row of a line.
  ///   - header: what stands over a day.
  init(
    list: ListBox, scroller: Scroller, makeRow: @escaping (FinishedStep) -> ListBoxRow,
    header: @escaping (CalendarDay) -> String
  ) {
    self.list = list
    self.scroller = scroller
    self.makeRow = makeRow
    self.header = header
    list.setHeaderFunction { [weak self] row, before in self?.setHeader(row, before) }
    list.scroll(with: scroller)
    list.onKeyPress { [weak self] in self?.keyPressed($0) ?? false }
    scroller.onScrollOrGrow { [weak self] in self?.scrolled() }
  }

  /// Shows the newest of `lines`, in place of what was shown.
  func show(_ lines: [FinishedStep]) {
    self.lines = lines
    showRows(0..<min(HistoryList.firstBatch, lines.count))
  }

  /// Takes older lines in.
  func append(_ older: [FinishedStep]) { lines += older }

  /// Puts the focus on the line that was finished last.
  func focusNewest() {
    // The newest day may have more lines than are shown at first, or read at first.
    while let last = lines[..<shown.upperBound].last, last.day == lines.first?.day, appendRows() {}
    focus(lines[..<shown.upperBound].prefix { $0.day == lines.first?.day }.count - 1)
  }

  private func showRows(_ range: Range<Int>) {
    isUpdating = true
    for row in list.rows { row.destroy() }
    lineOfRow = [:]
    shown = range
    for line in lines[range] { insertRow(line, at: -1) }
    markLast()
    isUpdating = false
  }

  // MARK: Keys

  /// Page Up, Page Down, Home and End; the arrows are the list's own.
  private func keyPressed(_ key: Key) -> Bool {
    switch key {
    case .pageDown: focus(focusedPosition + rowsInPage)
    case .pageUp: focus(focusedPosition - rowsInPage)
    case .home: focus(0)
    case .end: goToEnd()
    default: return false
    }
    return true
  }

  /// Which of the lines has the focus.
  private var focusedPosition: Int {
    shown.lowerBound + (list.rows.firstIndex(where: \.hasFocus) ?? 0)
  }

  private var rowsInPage: Int {
    let rowHeight = list.row(at: 0)?.size.height ?? 1
    return max(1, Int(scroller.pageHeight) / max(1, rowHeight) - 1)
  }

  /// Puts the focus on a line, and that line where it is seen.
  private func focus(_ position: Int) {
    while position >= shown.upperBound, appendRows() {}
    let position = min(max(0, position), shown.upperBound - 1)
    if position < shown.lowerBound {
      let start = max(0, position - HistoryList.batch)
      showRows(start..<min(start + 2 * HistoryList.batch, lines.count))
    }
    guard let row = list.row(at: position - shown.lowerBound) else { return }
    list.select(row)
    row.grabFocus()
    reveal(row)
  }

  /// Rows that have just come have no place yet, so that it is done when they have.
  private func reveal(_ row: ListBoxRow) {
    MainLoop.whenIdle { [weak self] in
      guard let self, row.hasParent else { return }
      let first = row.header ?? AnyWidget(retaining: row.widget)
      let bottom = Double(row.top(in: list) + row.size.height)
      scroller.reveal(from: Double(min(first.top(in: list), row.top(in: list))), to: bottom)
    }
  }

  /// The oldest line of all. Lines are read in large portions with the loop running in between, so that no frame waits.
  private func goToEnd() {
    guard hasOlder() else {
      if lines.count > shown.upperBound { showRows(max(0, lines.count - HistoryList.batch)..<lines.count) }
      return focus(lines.count - 1)
    }
    wantOlder(20)
    MainLoop.whenIdle { [weak self] in self?.goToEnd() }
  }

  // MARK: Scrolling

  private func scrolled() {
    guard !isUpdating, scroller.pageHeight > 1 else { return }
    isUpdating = true
    if scroller.offset + 2 * scroller.pageHeight > scroller.contentHeight, appendRows() {
      if shown.count > HistoryList.most { dropFirstRows() }
    } else if scroller.offset < scroller.pageHeight, shown.lowerBound > 0 {
      prependRows()
    }
    isUpdating = false
  }

  @discardableResult
  private func appendRows() -> Bool {
    if shown.upperBound + HistoryList.batch > lines.count, hasOlder() { wantOlder(1) }
    let end = min(shown.upperBound + HistoryList.batch, lines.count)
    guard end > shown.upperBound else { return false }
    let wasUpdating = isUpdating
    isUpdating = true
    for line in lines[shown.upperBound..<end] { insertRow(line, at: -1) }
    shown = shown.lowerBound..<end
    markLast()
    isUpdating = wasUpdating
    return true
  }

  /// Takes the first rows away and moves what is looked at up by as much, before anything is drawn.
  private func dropFirstRows() {
    guard let first = list.row(at: 0), let next = list.row(at: HistoryList.batch) else { return }
    let height = top(of: next) - top(of: first)
    for _ in 0..<HistoryList.batch { remove(list.row(at: 0)) }
    shown = shown.lowerBound + HistoryList.batch..<shown.upperBound
    scroller.offset -= height
  }

  private func prependRows() {
    let start = max(0, shown.lowerBound - HistoryList.batch)
    for (position, line) in lines[start..<shown.lowerBound].enumerated() { insertRow(line, at: position) }
    let count = shown.lowerBound - start
    shown = start..<shown.upperBound
    var height = 0
    for row in (0..<count).compactMap({ list.row(at: $0) }) {
      height += row.naturalSize.height + (row.header?.naturalSize.height ?? 0)
    }
    // The list is not measured anew yet: make room for the offset that it will have.
    scroller.contentHeight += Double(height)
    scroller.offset += Double(height)
    while shown.count > HistoryList.most {
      remove(list.row(at: shown.count - 1))
      shown = shown.lowerBound..<shown.upperBound - 1
    }
    markLast()
  }

  /// Where a row with its header begins.
  private func top(of row: ListBoxRow) -> Double {
    Double(row.header?.top(in: list) ?? row.top(in: list))
  }

  private func remove(_ row: ListBoxRow?) {
    guard let row else { return }
    lineOfRow[row.identity] = nil
    row.destroy()
  }

  // MARK: Rows

  private func insertRow(_ line: FinishedStep, at position: Int) {
    let row = makeRow(line)
    lineOfRow[row.identity] = line
    list.insert(row, at: position)
  }

  /// The first row of a day carries the day; with the last it rounds the group.
  private func setHeader(_ row: ListBoxRow, _ before: ListBoxRow?) {
    guard let line = lineOfRow[row.identity] else { return }
    let isFirst = before.flatMap { lineOfRow[$0.identity]?.day } != line.day
    row.setStyle("first", when: isFirst)
    before?.setStyle("last", when: isFirst)
    guard isFirst != (row.header != nil) else { return }
    guard isFirst else { return row.header = nil }
    let label = Label(header(line.day)).aligned(.start).styled("heading", "day")
    label.isVisible = true
    row.header = AnyWidget(retaining: label.widget)
  }

  private func markLast() { list.row(at: shown.count - 1)?.setStyle("last", when: true) }
}
