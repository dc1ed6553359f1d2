import GtkKit
import ReleaseChecks

/// A table whose heads stay above and whose names stay beside what scrolls.
final class GridFrame {
  let root = Grid()
  /// The cells themselves: one stop of Tab.
  let cells = Grid()
  private let names = Grid()
  private let heads = Grid()
  private let corner: Box
  private let headScroller = Scroller()
  private let nameScroller = Scroller()
  private let cellScroller = Scroller()
  private var widths: [SizeGroup] = []

  /// What a column takes at least.
  private static let leastColumn = 78
  /// What the heads and three rows take.
  private static let leastHeight = 108

  init() {
    let cornerLabel = Label(localized("Language")).ellipsized().aligned(.start).styled("caption-heading")
    cornerLabel.verticalAlignment = .end
    corner = Box(.horizontal, [.expanding(cornerLabel)])
    corner.addStyle("grid-corner")
    root.addStyle("grid-frame")
    root.setAccessibleRole(.panel)
    root.accessibleName = localized("Language grid")
    root.verticalAlignment = .start
    headScroller.setPolicies(horizontal: .external, vertical: .never)
    // Not as wide as its longest name: it has the width that it is given.
    nameScroller.setPolicies(horizontal: .external, vertical: .external)
    cellScroller.setPolicies(horizontal: .automatic, vertical: .automatic)
    headScroller.shareHorizontal(with: cellScroller)
    nameScroller.shareVertical(with: cellScroller)
    headScroller.addWithViewport(heads)
    nameScroller.addWithViewport(names)
    let viewport = cellScroller.addWithViewport(cells)
    cellScroller.followFocus(in: viewport)
    cellScroller.followFocusHorizontally(in: viewport)
    for scroller in [headScroller, nameScroller, cellScroller] { scroller.canFocus = false }
    for scroller in [nameScroller, cellScroller] {
      scroller.propagatesNaturalHeight = true
      scroller.expandsVertically = true
      scroller.setMinimumSize(height: GridFrame.leastHeight)
    }
    for scroller in [headScroller, cellScroller] { scroller.expandsHorizontally = true }
    cells.verticalAlignment = .start
    names.verticalAlignment = .start
    heads.verticalAlignment = .end
    root.attach(corner, column: 0, row: 0)
    root.attach(headScroller, column: 1, row: 0)
    root.attach(nameScroller, column: 0, row: 1)
    root.attach(cellScroller, column: 1, row: 1)
    fit(names: 168)
  }

  /// How wide the languages' names are.
  func fit(names width: Int) {
    corner.setMinimumSize(width: width)
    nameScroller.setMinimumSize(width: width, height: GridFrame.leastHeight)
  }

  func showHeads(_ columns: [LanguageGrid.Column]) {
    for head in heads.contents { head.destroy() }
    widths = columns.map { _ in SizeGroup(.horizontal) }
    for (position, column) in columns.enumerated() {
      let title = Label(CellText.title(column)).wrapping().styled("caption-heading")
      title.isCentred = true
      // As wide as the longest of its words.
      title.widestInCharacters = title.text.split(separator: " ").map(\.count).max()
      let head = Box(.vertical, [.start(title)])
      if let limit = column.limit, !column.isLink {
        // Translators: under a column's name: the most characters that the store takes: "of 30".
        head.add(.start(Label(localized("of %@", Numbers.text(limit))).styled("caption", "quiet")))
      }
      head.verticalAlignment = .end
      head.expandsHorizontally = true
      head.addStyle("grid-head")
      head.setMinimumSize(width: GridFrame.leastColumn)
      widths[position].add(head)
      heads.attach(head, column: position, row: 0)
    }
    heads.showAll()
  }

  func attach(_ row: GridRow, at position: Int) {
    names.attach(row.name, column: 0, row: position)
    for (column, cell) in row.cells.enumerated() {
      if widths.indices.contains(column) { widths[column].add(cell.button) }
      cells.attach(cell.button, column: column, row: position)
    }
  }

  /// Takes out a row; those below move up.
  func remove(_ row: GridRow, at position: Int) {
    for cell in row.cells { cell.button.destroy() }
    row.name.destroy()
    names.removeRow(position)
    cells.removeRow(position)
  }

  /// Scrolls to where reading begins.
  func scrollToStart() { (cellScroller.offset, cellScroller.horizontalOffset) = (0, 0) }
}
