/// The log while History shows it: the newest lines at once, older ones as one scrolls, dropped when it closes.
extension Session {
  /// The lines that are loaded, and where to go on.
  struct LoadedHistory {
    var store: HistoryStore
    var next: HistoryDatabase.Cursor?
  }

  /// How many lines are read at once; 200 of 100,000 take less than a millisecond.
  private static let page = 200

  package func historyPressed() {
    guard state.sheet == nil else { return }
    change { state in
      loadHistory(in: &state)
      state.sheet = .history
    }
  }

  package func historyClosed() {
    guard state.sheet == .history else { return }
    history = nil
    change { state in
      state.sheet = nil
      state.historyTrouble = nil
    }
  }

  /// The log as far as it is loaded: at least its newest days while History is open.
  package var loadedHistory: HistoryStore { history?.store ?? HistoryStore(shipDays: []) }

  /// Reads the newest lines. Where that fails, those that this run has not saved are all there is to show.
  func loadHistory(in state: inout SessionState) {
    do {
      let (store, next) = try HistoryStore.load(from: database, limit: Session.page)
      history = LoadedHistory(store: store, next: next)
      state.historyTrouble = nil
    } catch {
      var store = HistoryStore(shipDays: [])
      for change in database.unsaved { store.apply(change) }
      history = LoadedHistory(store: store, next: nil)
      state.historyTrouble = error
    }
  }

  /// Loads older lines, if there are any.
  ///
  /// - Returns: the lines that the log grew by, in its order.
  package func loadOlderHistory() -> [FinishedStep] {
    guard var loaded = history, let next = loaded.next else { return [] }
    history = nil  // so that the lines are not copied
    defer { history = loaded }
    // Where the disk fails now, the lines that are loaded stay, and the next scroll asks again.
    guard
      let page = try? loaded.store.loadOlder(from: database, after: next, limit: Session.page)
    else { return [] }
    loaded.next = page.next
    return page.lines
  }
}
