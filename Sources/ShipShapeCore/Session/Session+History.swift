/// The log while History shows it: the newest lines at once, older ones as one scrolls, dropped when it closes.
package struct LoadedHistory: Hashable, Sendable {
  package fileprivate(set) var store = HistoryStore(shipDays: [])
  /// Where to go on; nil at the end of the log.
  fileprivate(set) var next: HistoryDatabase.Cursor?
  /// Whether the log has lines of more than one release, so that each line names its own.
  package fileprivate(set) var hasSeveralReleases = false
  /// Why the log cannot be read.
  package fileprivate(set) var error: StorageError?

  /// Whether there are older lines than those that are loaded.
  package var hasOlder: Bool { next != nil }
}

extension Session {
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
    change { state in
      state.sheet = nil
      state.history = nil
    }
  }

  /// Reads the newest lines. Where that fails, those that this run has not saved are all there is to show.
  func loadHistory(in state: inout SessionState) {
    var history = LoadedHistory()
    do {
      (history.store, history.next) = try HistoryStore.load(
        from: database, unsaved: state.log.unsaved, limit: Session.page)
      history.hasSeveralReleases = try database.hasSeveralReleases()
    } catch {
      for change in state.log.unsaved { history.store.apply(change) }
      history.error = error
    }
    state.history = history
  }

  /// Older lines are wanted, for the list is near its end.
  ///
  /// - Parameter pages: how many times the usual number of lines.
  package func olderHistoryWanted(pages: Int = 1) {
    guard var history = state.history, let next = history.next else { return }
    do {
      history.next = try history.store.loadOlder(from: database, after: next, limit: pages * Session.page)
      change { $0.history = history }
    } catch {
      // The lines that are loaded stay, and the next scroll asks again.
    }
  }
}
