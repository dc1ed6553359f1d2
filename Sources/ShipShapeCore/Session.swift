import Foundation

/// The one owner of the state. Its methods say what happened; each changes the value, writes what must be kept and
/// tells `onChange`.
@MainActor
package final class Session {
  /// What the session asks of the world around it.
  package struct Effects {
    /// A countdown came to its end.
    package var timeUp: (Step) -> Void = { _ in }
    /// Keeps the settings; false when they could not be kept.
    package var saveSettings: (Settings) -> Bool = { _ in true }

    package init() {}
  }

  package private(set) var state: SessionState
  /// Called after each change, with the state before and after it.
  package var onChange: (_ old: SessionState, _ new: SessionState) -> Void = { _, _ in }
  package var effects: Effects

  let database: HistoryDatabase
  /// A length for every countdown, for tests and demos; it goes before the settings.
  let fixedLength: Duration?
  var undoable: UndoableAct?
  /// Until when a running countdown's remaining time is on the disk.
  var countdownSaved: ContinuousClock.Instant?
  private var noticeSerial = 0
  private var history: LoadedHistory?

  package init(
    database: HistoryDatabase, settings: Settings = Settings(), page: Page = .welcome,
    fixedLength: Duration? = nil, effects: Effects = Effects(), at moment: Moment
  ) {
    self.database = database
    self.fixedLength = fixedLength
    self.effects = effects
    state = SessionState(
      page: page, release: Release(number: 1, begun: moment.date), steps: [:], settings: settings,
      today: moment.day)
    state.steps = freshSteps(settings)
  }

  /// Changes the state and tells of it, once, if it is another.
  func change(_ body: (inout SessionState) -> Void) {
    let old = state
    var new = old
    body(&new)
    new.canUndo = undoable != nil
    new.hasUnsaved = !database.unsaved.isEmpty
    state = new
    if new != old { onChange(old, new) }
  }

  /// Writes changes of the log, and brings what the bar says of the disk along.
  func keep(_ changes: [LogChange], in state: inout SessionState) {
    database.write(changes)
    if database.trouble == .corrupt, let aside = setDamagedLogAside(state) {
      state.lastingNotice = .keptAside(path: aside.path)
    } else if let trouble = database.trouble {
      state.lastingNotice = .unsaved(trouble)
    } else if case .unsaved = state.lastingNotice {
      state.lastingNotice = nil
    }
  }

  /// The file went bad while the app ran: it is kept, and what this run knows begins a new one.
  private func setDamagedLogAside(_ state: SessionState) -> URL? {
    guard let aside = try? HistoryOpening.setAside(database.file) else { return nil }
    database.startOver(with: everythingOfTheRelease(in: state) + database.unsaved)
    return database.retry() ? aside : nil
  }

  /// Everything that the file holds of this release.
  private func everythingOfTheRelease(in state: SessionState) -> [LogChange] {
    [.begin(state.release)]
      + Step.steps.flatMap { step -> [LogChange] in
        let progress = state.progress(step.id)
        return (progress.finished.map { [.finish($0)] } ?? [])
          + [
            .progress(
              StepRecord(
                releaseID: state.release.id, stepID: step.id, rating: progress.rating, remaining: nil))
          ]
      }
  }

  func show(_ notice: Notice, in state: inout SessionState) {
    noticeSerial += 1
    state.notice = PassingNotice(notice: notice, serial: noticeSerial)
  }

  // MARK: Start

  /// The log was opened, or could not be.
  package func opened(_ opening: HistoryOpening, at moment: Moment) {
    change { state in
      if case .newerVersion = opening.trouble {
        database.stayInMemory()
        keep([.begin(state.release)], in: &state)
        state.lastingNotice = .newerLog
      } else if let trouble = opening.trouble {
        // Tried again by `saveRetryDue`, with all that is done meanwhile.
        database.holdWrites(because: trouble)
        keep([.begin(state.release)], in: &state)
        state.lastingNotice = .unreadable(trouble)
      } else {
        adopt(opening, in: &state)
      }
      state.isOpen = true
      if state.isReady { state.sheet = .ready }
    }
  }

  /// It is time to try again what could not be saved, or read.
  package func saveRetryDue(at moment: Moment) {
    guard database.holdsWrites else { return change { keep([], in: &$0) } }
    let opening = HistoryOpening.read(database.file, at: moment.date)
    guard opening.trouble == nil else { return }
    change { adopt(opening, in: &$0) }
  }

  /// Takes what the file says; what was done before it could be read goes on top.
  private func adopt(_ opening: HistoryOpening, in state: inout SessionState) {
    let earlier = database.holdsWrites ? state : nil
    database.releaseWrites()
    state.lastingNotice = nil
    if let release = opening.release {
      state.release = release
      state.steps = steps(of: opening, state.settings)
      if let earlier { lay(earlier, over: &state) }
      keep([], in: &state)
    } else {
      keep(earlier == nil ? [.begin(state.release)] : [], in: &state)
    }
    if let aside = opening.keptAside { state.lastingNotice = .keptAside(path: aside.path) }
    state.historyVersion += 1
  }

  private func steps(of opening: HistoryOpening, _ settings: Settings) -> [Step.ID: StepProgress] {
    var steps = freshSteps(settings)
    for line in opening.finished { steps[line.stepID]?.finished = line }
    for record in opening.records {
      guard var progress = steps[record.stepID] else { continue }
      progress.rating = record.rating
      if let remaining = record.remaining {
        progress.countdown = Countdown(
          length: progress.countdown.length, pausedWith: .seconds(remaining))
      }
      steps[record.stepID] = progress
    }
    return steps
  }

  private func lay(_ earlier: SessionState, over state: inout SessionState) {
    for (id, progress) in earlier.steps {
      if let line = progress.finished {
        state.steps[id]?.finished = line.moved(to: state.release.id)
      }
      if progress.rating.value > 0 { state.steps[id]?.rating = progress.rating }
      if progress.countdown.phase != .idle { state.steps[id]?.countdown = progress.countdown }
    }
    database.moveUnsaved(from: earlier.release.id, to: state.release.id)
    undoable = nil
  }

  // MARK: Pages

  /// A page indicator was pressed, or something else that names a page.
  package func pageChosen(_ page: Page) {
    guard state.sheet == nil else { return }
    change { $0.page = page }
  }

  /// A swipe or a key asked for the page `count` further on.
  package func pageMoved(by count: Int) { pageChosen(state.page.moved(by: count)) }

  /// Get Started, or what it reads when the release is under way.
  package func getStartedPressed() {
    if state.isReady {
      readyOpened()
    } else if let step = state.firstOpenStep {
      pageChosen(.step(step.id))
    }
  }

  // MARK: Notices

  /// The passing notice has stood long enough, or was closed.
  package func noticeDismissed() {
    change { state in
      if state.notice != nil { state.notice = nil } else { state.lastingNotice = nil }
    }
  }

  // MARK: History

  /// The lines of the log that are loaded, and where to go on. Loaded while History is open, dropped after.
  private struct LoadedHistory {
    var store: HistoryStore
    var next: HistoryDatabase.Cursor?
    var version: Int
  }

  /// How many lines are read at once; 200 of 100,000 take less than a millisecond.
  static let historyPage = 200

  package func historyPressed() {
    guard state.sheet == nil else { return }
    change { $0.sheet = .history }
  }

  package func historyClosed() {
    guard state.sheet == .history else { return }
    history = nil
    change { $0.sheet = nil }
  }

  /// The log as far as it is loaded: at least its newest days.
  package func loadedHistory() -> HistoryStore {
    if let history, history.version == state.historyVersion { return history.store }
    do {
      let (store, next) = try HistoryStore.load(from: database, limit: Session.historyPage)
      history = LoadedHistory(store: store, next: next, version: state.historyVersion)
      return store
    } catch {
      change { $0.lastingNotice = .unreadable(error) }
      return unsavedHistory
    }
  }

  /// Loads older lines, if there are any.
  ///
  /// - Returns: the lines that the log grew by, in its order.
  package func loadOlderHistory() -> [FinishedStep] {
    guard var loaded = history, let next = loaded.next else { return [] }
    history = nil  // so that the lines are not copied
    defer { history = loaded }
    do {
      let page = try loaded.store.loadOlder(from: database, after: next, limit: Session.historyPage)
      loaded.next = page.next
      return page.lines
    } catch {
      change { $0.lastingNotice = .unreadable(error) }
      return []
    }
  }

  /// What is known without the file: the lines of this run that are not on the disk.
  private var unsavedHistory: HistoryStore {
    var store = HistoryStore(shipDays: [])
    for change in database.unsaved { store.apply(change) }
    return store
  }

  // MARK: The world

  /// The day turned, or the zone changed: what is shown by the day is shown anew.
  package func dayTurned(at moment: Moment) {
    change { state in
      guard state.today != moment.day else { return }
      state.today = moment.day
      state.historyVersion += 1
    }
  }

  package func soundToggled() {
    change { state in
      state.settings.sound.toggle()
      saveSettings(in: &state)
    }
  }

  func saveSettings(in state: inout SessionState) {
    if !effects.saveSettings(state.settings) { show(.settingsUnsaved, in: &state) }
  }

  /// The app is about to end: a running countdown is kept as it stands.
  ///
  /// - Returns: whether everything is on the disk.
  @discardableResult
  package func quitting(at moment: Moment) -> Bool {
    if let step = state.runningStep {
      database.write([record(step.id, in: state, at: moment.instant)])
    } else {
      database.retry()
    }
    return database.unsaved.isEmpty
  }

  // MARK: Values

  func freshSteps(_ settings: Settings) -> [Step.ID: StepProgress] {
    Dictionary(
      uniqueKeysWithValues: Step.steps.map {
        ($0.id, StepProgress(countdown: Countdown(length: length(of: $0, settings))))
      })
  }

  func length(of step: Step, _ settings: Settings) -> Duration {
    fixedLength ?? .seconds(60 * settings.minutes(for: step))
  }

  /// What is to be kept of a step now.
  func record(_ id: Step.ID, in state: SessionState, at now: ContinuousClock.Instant) -> LogChange {
    let progress = state.progress(id)
    let isAtRest = progress.countdown.phase == .idle
    return .progress(
      StepRecord(
        releaseID: state.release.id, stepID: id, rating: progress.rating,
        remaining: isAtRest ? nil : progress.countdown.remaining(at: now).inSeconds))
  }
}
