import CGtk
import GtkKit
import ShipShapeCore

/// The log as a list of rounded groups, a day each, that costs the same whatever the log holds.
///
/// A GtkListBox builds a widget for every row and measures them all, so only a window of rows around what is looked
/// at is in it: more come as one scrolls, and those far behind go.
final class HistoryList {
  private let list: Ref<GtkListBox>
  private let scroller: Ref<GtkScrolledWindow>
  private let formatter: LogFormatter
  private var lines: [FinishedStep] = []
  /// Which of the lines have rows.
  private var shown = 0..<0
  private var lineOfRow: [UnsafeMutablePointer<GtkListBoxRow>: FinishedStep] = [:]
  private var isUpdating = false

  /// Asks for the lines that come after the last; none when there are no older ones.
  var loadOlder: () -> [FinishedStep] = { [] }

  /// How many rows come at once, and how many there are at most.
  static let batch = 60
  /// How many there are at first: more than fill the dialog, and no more, so that it is there at once.
  static let firstBatch = 24
  static let most = 300

  init(list: Ref<GtkListBox>, scroller: Ref<GtkScrolledWindow>, formatter: LogFormatter) {
    self.list = list
    self.scroller = scroller
    self.formatter = formatter
    ListBox.setHeaderFunction(list.pointer) { [weak self] row, before in self?.setHeader(row, before) }
    let adjustment = gtk_scrolled_window_get_vadjustment(scroller.pointer)
    gtk_list_box_set_adjustment(list.pointer, adjustment)
    if let adjustment {
      for signal in ["value-changed", "changed"] {
        connect(adjustment, signal) { [weak self] _ in self?.scrolled() }
      }
    }
  }

  /// Shows the newest of `lines`.
  func show(_ lines: [FinishedStep]) {
    isUpdating = true
    for row in children(of: list.widget) { gtk_widget_destroy(row) }
    lineOfRow = [:]
    self.lines = lines
    shown = 0..<0
    append(HistoryList.firstBatch)
    isUpdating = false
  }

  /// Puts the focus on the line that was finished last.
  func focusNewest() {
    // The newest day may have more lines than are shown at first, or read at first.
    while let last = lines[..<shown.upperBound].last, last.day == lines.first?.day, append() {}
    let position = lines[..<shown.upperBound].prefix { $0.day == lines.first?.day }.count - 1
    if let row = gtk_list_box_get_row_at_index(list.pointer, gint(position)) {
      gtk_widget_grab_focus(row.widget)
    }
  }

  // MARK: Scrolling

  private func scrolled() {
    guard !isUpdating, let adjustment = gtk_scrolled_window_get_vadjustment(scroller.pointer) else { return }
    let value = gtk_adjustment_get_value(adjustment)
    let page = gtk_adjustment_get_page_size(adjustment)
    guard page > 1 else { return }
    isUpdating = true
    if value + 2 * page > gtk_adjustment_get_upper(adjustment), append() {
      if shown.count > HistoryList.most { dropFirst(adjustment) }
    } else if value < page, shown.lowerBound > 0 {
      prepend(adjustment)
    }
    isUpdating = false
  }

  @discardableResult
  private func append(_ count: Int = HistoryList.batch) -> Bool {
    if shown.upperBound + count > lines.count { lines += loadOlder() }
    let end = min(shown.upperBound + count, lines.count)
    guard end > shown.upperBound else { return false }
    for line in lines[shown.upperBound..<end] { insertRow(line, at: -1) }
    shown = shown.lowerBound..<end
    markLast()
    return true
  }

  /// Takes the first rows away and moves what is looked at up by as much, before anything is drawn.
  private func dropFirst(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) {
    let first = gtk_list_box_get_row_at_index(list.pointer, 0)
    let next = gtk_list_box_get_row_at_index(list.pointer, gint(HistoryList.batch))
    guard let first, let next else { return }
    let height = top(of: next) - top(of: first)
    for _ in 0..<HistoryList.batch { remove(gtk_list_box_get_row_at_index(list.pointer, 0)) }
    shown = shown.lowerBound + HistoryList.batch..<shown.upperBound
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) - height)
  }

  private func prepend(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) {
    let start = max(0, shown.lowerBound - HistoryList.batch)
    for (position, line) in lines[start..<shown.lowerBound].enumerated() {
      insertRow(line, at: position)
    }
    let count = shown.lowerBound - start
    shown = start..<shown.upperBound
    var height = 0.0
    for position in 0..<count {
      guard let row = gtk_list_box_get_row_at_index(list.pointer, gint(position)) else { continue }
      height += preferredHeight(row.widget)
      if let header = gtk_list_box_row_get_header(row) { height += preferredHeight(header) }
    }
    // The list is not measured anew yet: make room for the value that it will have.
    gtk_adjustment_set_upper(adjustment, gtk_adjustment_get_upper(adjustment) + height)
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + height)
    while shown.count > HistoryList.most {
      remove(gtk_list_box_get_row_at_index(list.pointer, gint(shown.count - 1)))
      shown = shown.lowerBound..<shown.upperBound - 1
    }
    markLast()
  }

  /// Where a row with its header begins.
  private func top(of row: UnsafeMutablePointer<GtkListBoxRow>) -> Double {
    var place = GtkAllocation()
    gtk_widget_get_allocation(gtk_list_box_row_get_header(row) ?? row.widget, &place)
    return Double(place.y)
  }

  private func preferredHeight(_ widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    var height: gint = 0
    gtk_widget_get_preferred_height(widget, nil, &height)
    return Double(height)
  }

  private func remove(_ row: UnsafeMutablePointer<GtkListBoxRow>?) {
    guard let row else { return }
    lineOfRow[row] = nil
    gtk_widget_destroy(row.widget)
  }

  // MARK: Rows

  private func insertRow(_ line: FinishedStep, at position: Int) {
    let row = Ref<GtkListBoxRow>(sinking: gtk_list_box_row_new())
    let box = Ref<GtkBox>(sinking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
    let title = Step.withID(line.stepID).map { localized($0.stepName) } ?? line.name
    let time = formatter.time(of: line)
    let titleLabel = Ref<GtkLabel>(sinking: gtk_label_new(title))
    gtk_label_set_ellipsize(titleLabel.pointer, PANGO_ELLIPSIZE_END)
    gtk_label_set_xalign(titleLabel.pointer, 0)
    let timeLabel = Ref<GtkLabel>(sinking: gtk_label_new(time))
    gtk_widget_set_direction(timeLabel.widget, GTK_TEXT_DIR_LTR)
    addStyle(timeLabel.widget, "quiet", "figures")
    gtk_box_pack_start(box.pointer, titleLabel.widget, 1, 1, 0)
    gtk_box_pack_end(box.pointer, timeLabel.widget, 0, 0, 0)
    row.add(box)
    gtk_list_box_row_set_activatable(row.pointer, 0)
    // Translators: a line of the history to a screen reader: "Screenshots, 2:05 PM".
    Accessible.setName(row.widget, localized("%1$@, %2$@", title, time))
    // Headers are not in the accessibility tree, so each row says its day.
    Accessible.setDescription(row.widget, formatter.header(of: line.day))
    gtk_widget_show_all(row.widget)
    lineOfRow[row.pointer] = line
    gtk_list_box_insert(list.pointer, row.widget, gint(position))
  }

  /// The first row of a day carries the day; with the last it rounds the group.
  private func setHeader(
    _ row: UnsafeMutablePointer<GtkListBoxRow>, _ before: UnsafeMutablePointer<GtkListBoxRow>?
  ) {
    guard let line = lineOfRow[row] else { return }
    let isFirst = before.flatMap { lineOfRow[$0]?.day } != line.day
    setStyle(row.widget, "first", isFirst)
    if let before { setStyle(before.widget, "last", isFirst) }
    guard isFirst != (gtk_list_box_row_get_header(row) != nil) else { return }
    guard isFirst else { return gtk_list_box_row_set_header(row, nil) }
    let label = Ref<GtkLabel>(sinking: gtk_label_new(formatter.header(of: line.day)))
    gtk_label_set_xalign(label.pointer, 0)
    addStyle(label.widget, "heading", "day")
    gtk_widget_show(label.widget)
    gtk_list_box_row_set_header(row, label.widget)
  }

  private func markLast() {
    if let row = gtk_list_box_get_row_at_index(list.pointer, gint(shown.count - 1)) {
      setStyle(row.widget, "last", true)
    }
  }
}
