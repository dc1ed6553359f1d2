import GtkKit
import ShipShapeCore

/// History: the dated log of finished steps, a modal dialog over the window with a ✕ that floats over the list.
final class HistoryView {
  let dialog: Dialog
  private let session: Session
  private let scroller: Scroller
  private let listBox: ListBox
  private let empty: Box
  private let emptyTitle: Label
  private let emptyHint: Label
  private let hint: String
  private let close: Button
  private var list: HistoryList?
  private var shown: LoadedHistory?
  private var today: CalendarDay?

  /// - Parameter parent: the window that it belongs to and covers.
  init(session: Session, parent: ApplicationWindow) {
    self.session = session
    let builder = Builder(resource: ResourcePaths.ui("history-view"))
    dialog = builder.get("dialog")
    scroller = builder.get("scroller")
    listBox = builder.get("list")
    empty = builder.get("empty")
    emptyTitle = builder.get("empty_title")
    emptyHint = builder.get("empty_hint")
    hint = emptyHint.text
    close = builder.get("close")
    // A title bar of its own would be a second title and a second close.
    dialog.setTitleBar(builder.get("no_title_bar", Box.self))
    dialog.setParent(parent)
    dialog.setStyle("dark", when: parent.hasStyle("dark"))
    dialog.prefer(width: 420, height: 560, over: parent)
    connectEnds()
  }

  private func connectEnds() {
    close.onClick { [weak self] in self?.session.historyClosed() }
    dialog.onClose { [weak self] in self?.session.historyClosed() }
  }

  /// Shows the dialog, with the focus on the newest line.
  func present() {
    dialog.present()
    close.grabFocus()
    list?.focusNewest()
  }

  /// Follows the log.
  func render(_ state: SessionState) {
    guard let history = state.history, history != shown || state.today != today else { return }
    defer {
      shown = history
      today = state.today
    }
    if let list, let shown, state.today == today, shown.error == history.error,
      let older = history.store.linesAdded(to: shown.store)
    {
      return list.append(older)
    }
    fill(history, today: state.today)
  }

  private func fill(_ history: LoadedHistory, today: CalendarDay) {
    let lines = Array(history.store.finishedSteps)
    scroller.isVisible = !lines.isEmpty
    empty.isVisible = lines.isEmpty
    // Where there is no line, words say whether there is none or whether the log cannot be read.
    emptyTitle.text =
      history.error == nil ? localized("No finished steps yet") : localized("The history cannot be read")
    emptyHint.text = history.error.map { Notices.reason($0) } ?? hint
    let formatter = LogFormatter(today: today)
    let list = HistoryList(list: listBox, scroller: scroller) { line in
      HistoryRow.make(line, formatter, namesRelease: history.hasSeveralReleases)
    } header: {
      formatter.header(of: $0)
    }
    list.hasOlder = { [weak session] in session?.state.history?.hasOlder ?? false }
    list.wantOlder = { [weak session] in session?.olderHistoryWanted(pages: $0) }
    self.list = list
    list.show(lines)
  }

  /// Takes the dialog from the screen, for good.
  func dismiss() { dialog.destroy() }
}
