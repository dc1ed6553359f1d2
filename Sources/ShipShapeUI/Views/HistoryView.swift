import CGtk
import GtkKit
import ShipShapeCore

/// History: the dated log of finished steps, a modal dialog over the window with a ✕ that floats over the list.
final class HistoryView {
  let dialog: Ref<GtkDialog>
  private let session: Session
  private let scroller: Ref<GtkScrolledWindow>
  private let listBox: Ref<GtkListBox>
  private let empty: Ref<GtkBox>
  private let emptyTitle: Ref<GtkLabel>
  private let emptyHint: Ref<GtkLabel>
  private let hint: String
  private let close: Ref<GtkButton>
  private var list: HistoryList
  private var version: Int
  private var trouble: StorageError?
  private var today: CalendarDay
  private let loadedLines: () -> [FinishedStep]

  /// - Parameters:
  ///   - parent: the window that it belongs to and covers.
  ///   - lines: the lines that are loaded; those of the session when left out.
  init(
    session: Session, parent: UnsafeMutablePointer<GtkWindow>, lines: (() -> [FinishedStep])? = nil
  ) {
    self.session = session
    loadedLines = lines ?? { Array(session.loadedHistory.finishedSteps) }
    let builder = Builder(resource: ResourcePaths.ui("history-view"))
    dialog = builder.get("dialog", GtkDialog.self)
    scroller = builder.get("scroller", GtkScrolledWindow.self)
    listBox = builder.get("list", GtkListBox.self)
    empty = builder.get("empty", GtkBox.self)
    emptyTitle = builder.get("empty_title", GtkLabel.self)
    emptyHint = builder.get("empty_hint", GtkLabel.self)
    hint = String(cString: gtk_label_get_text(emptyHint.pointer))
    close = builder.get("close", GtkButton.self)
    version = session.state.historyVersion
    trouble = session.state.historyTrouble
    today = session.state.today
    list = HistoryList(list: listBox, scroller: scroller, formatter: LogFormatter(today: today))
    let window = dialog.pointer.as(GtkWindow.self)
    // A title bar of its own would be a second title and a second close.
    gtk_window_set_titlebar(window, builder.get("no_title_bar", GtkBox.self).widget)
    gtk_window_set_transient_for(window, parent)
    setStyle(
      dialog.widget, "dark",
      gtk_style_context_has_class(gtk_widget_get_style_context(parent.widget), "dark") != 0)
    fitInto(parent)
    fill()
    connectEnds()
  }

  /// On a small window the dialog is no larger than the window.
  private func fitInto(_ parent: UnsafeMutablePointer<GtkWindow>) {
    var width: gint = 0
    var height: gint = 0
    gtk_window_get_size(parent, &width, &height)
    gtk_window_set_default_size(
      dialog.pointer.as(GtkWindow.self), min(420, max(300, width - 24)), min(560, max(320, height - 24)))
  }

  private func connectEnds() {
    connect(close.widget, "clicked") { [weak self] _ in self?.session.historyClosed() }
    // Esc and the window manager's close both arrive as a response.
    connect(dialog.widget, "response") { [weak self] _ in self?.session.historyClosed() }
    connectDeciding(dialog.widget, "delete-event") { [weak self] _ in
      self?.session.historyClosed()
      return true
    }
  }

  private func fill() {
    let lines = loadedLines()
    gtk_widget_set_visible(scroller.widget, lines.isEmpty ? 0 : 1)
    gtk_widget_set_visible(empty.widget, lines.isEmpty ? 1 : 0)
    renderEmpty()
    list.loadOlder = { [weak self] in self?.session.loadOlderHistory() ?? [] }
    list.show(lines)
  }

  /// Shows the dialog, with the focus on the newest line.
  func present() {
    gtk_window_present(dialog.pointer.as(GtkWindow.self))
    gtk_widget_grab_focus(close.widget)
    list.focusNewest()
  }

  /// Where there is no line, words say whether there is none or whether the log cannot be read.
  private func renderEmpty() {
    let trouble = session.state.historyTrouble
    setText(
      emptyTitle,
      trouble == nil ? localized("No finished steps yet") : localized("The history cannot be read"))
    setText(emptyHint, trouble.map { Notices.reason($0) } ?? hint)
  }

  /// Follows the log.
  func render(_ state: SessionState) {
    guard state.historyVersion != version || state.historyTrouble != trouble else { return }
    version = state.historyVersion
    trouble = state.historyTrouble
    if state.today != today {
      today = state.today
      list = HistoryList(list: listBox, scroller: scroller, formatter: LogFormatter(today: today))
    }
    fill()
  }

  /// Takes the dialog from the screen, for good.
  func dismiss() { gtk_widget_destroy(dialog.widget) }
}
