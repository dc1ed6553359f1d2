import GtkKit
import ReleaseChecks
import ShipShapeCore

/// What the language grid says in its cells.
enum CellText {
  /// What a column is called.
  static func title(_ column: LanguageGrid.Column) -> String {
    switch column.field {
    case "name": localized("App name")
    case "subtitle": localized("Subtitle")
    case "promotional_text": localized("Promotional text")
    case "description": localized("Description")
    case "release_notes": localized("What’s New")
    case "support_url": localized("Support link")
    case "marketing_url": localized("Marketing link")
    case "privacy_url": localized("Privacy link")
    default: column.title
    }
  }

  /// What a cell shows: a length, or a word.
  static func value(_ cell: LanguageGrid.Cell, _ column: LanguageGrid.Column) -> String {
    if cell.state == .unused { return "–" }
    if let absence = RoomText.absence(cell.state) { return absence }
    guard !column.isLink, column.limit != nil, let count = cell.count else { return localized("set") }
    return Numbers.text(count)
  }

  /// What is said of a cell: "38 of 30".
  static func spoken(_ cell: LanguageGrid.Cell, _ column: LanguageGrid.Column) -> String {
    if let absence = RoomText.absence(cell.state) { return absence }
    guard !column.isLink, let limit = column.limit, let count = cell.count else { return localized("set") }
    return RoomText.length(count, of: limit)
  }

  /// "German, App name: 34 of 30, to fix".
  static func name(
    _ row: LanguageGrid.Row, _ column: LanguageGrid.Column, _ cell: LanguageGrid.Cell
  ) -> String {
    head(
      row, column,
      [spoken(cell, column), RoomText.origin(cell.state), RoomText.standing(cell.standing)])
  }

  /// "German, App name: 34 of 30, 4 over".
  static func line(
    _ row: LanguageGrid.Row, _ column: LanguageGrid.Column, _ cell: LanguageGrid.Cell
  ) -> String {
    head(
      row, column,
      [
        spoken(cell, column), cell.over > 0 && !column.isLink ? RoomText.over(cell.over) : nil,
        RoomText.origin(cell.state),
      ])
  }

  private static func head(
    _ row: LanguageGrid.Row, _ column: LanguageGrid.Column, _ parts: [String?]
  ) -> String {
    // Translators: a cell of a table: its language, its field and what it holds: "German, App name: 34 of 30, to fix".
    localized(
      "%1$@, %2$@: %3$@", row.name, title(column), parts.compactMap(\.self).joined(separator: ", "))
  }
}

/// A cell of the language grid: a flat button with a length or a word, and a sign where something was found.
final class GridCell {
  let button: Button
  private let label = Label("").styled("figures")
  private let content = Box(.horizontal, spacing: 5)
  private var icon: Image?

  init() {
    content.add(.start(label))
    content.horizontalAlignment = .center
    button = Button(child: content)
    button.addStyle("flat", "cell")
    button.expandsHorizontally = true
    button.showAll()
  }

  func show(
    _ row: LanguageGrid.Row, _ column: LanguageGrid.Column, _ cell: LanguageGrid.Cell, message: String?
  ) {
    label.text = CellText.value(cell, column)
    var name = RoomText.icon(cell.standing)
    if name == nil, RoomText.origin(cell.state) != nil { name = "inherited-symbolic" }
    showIcon(name)
    button.setStyle("error", when: cell.standing.worst == .error)
    button.setStyle("warning", when: cell.standing.worst == .warning)
    button.accessibleName = CellText.name(row, column, cell)
    button.accessibleDescription = message ?? ""
  }

  /// Most cells have no icon, and are made without one.
  private func showIcon(_ name: String?) {
    guard let name else {
      icon?.isVisible = false
      return
    }
    if let icon {
      icon.iconName = name
      icon.isVisible = true
    } else {
      let new = Image(iconName: name, pixels: 12)
      icon = new
      content.add(.start(new))
      content.moveToFront(new)
      new.isVisible = true
    }
  }
}

/// A language's row in the grid.
final class GridRow {
  private(set) var value: LanguageGrid.Row
  let name: Box
  let cells: [GridCell]
  private let label = Label("").ellipsized().aligned(.start)
  private let icon = Image(pixels: 12)
  private let height = SizeGroup(.vertical)

  init(_ value: LanguageGrid.Row) {
    self.value = value
    cells = value.cells.map { _ in GridCell() }
    name = Box(.horizontal, spacing: 6, [.expanding(label), .end(icon)])
    name.addStyle("grid-name")
    height.add(name)
    if let first = cells.first { height.add(first.button) }
    name.showAll()
  }

  func show(_ new: LanguageGrid.Row, _ columns: [LanguageGrid.Column], found: FoundItems) {
    value = new
    label.text = new.name
    label.tooltip = new.name
    let own = new.ownFindings.first.flatMap { found[$0] }
    icon.isVisible = own != nil
    if let own {
      icon.iconName = FindingText.icon(own.group)
      icon.tooltip = FindingText.text(own.message)
      icon.accessibleName = FindingText.text(own.message)
    }
    for (position, cell) in zip(cells.indices, new.cells) where columns.indices.contains(position) {
      cells[position].show(
        new, columns[position], cell, message: RoomText.message(cell.standing, in: found))
    }
  }

  var isVisible: Bool {
    get { name.isVisible }
    set {
      name.isVisible = newValue
      for cell in cells { cell.button.isVisible = newValue }
    }
  }
}
