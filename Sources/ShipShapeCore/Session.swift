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
  /// The release of this run, from when the log could not be read; what is done in it goes into the log's own.
  var provisionalRelease: Release.ID?
  var history: LoadedHistory?
  private var noticeSerial = 0

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
    if new.sheet == .history, new.historyVersion != old.historyVersion { loadHistory(in: &new) }
    new.canUndo = undoable != nil
    new.retriesStorage = !database.unsaved.isEmpty || new.historyTrouble != nil
    state = new
    if new != old { onChange(old, new) }
  }

  // MARK: Notices

  /// Puts a notice into the bar. One that can be taken back keeps its place and its time; the other waits for it.
  func show(_ notice: Notice, in state: inout SessionState) {
    if let shown = state.notice?.notice, shown.canBeUndone, !notice.canBeUndone {
      state.waitingNotices.append(notice)
    } else {
      if notice.canBeUndone { state.waitingNotices = [] }
      present(notice, in: &state)
    }
  }

  private func present(_ notice: Notice?, in state: inout SessionState) {
    noticeSerial += 1
    state.notice = notice.map { PassingNotice(notice: $0, serial: noticeSerial) }
  }

  /// Takes the passing notice away; the next that waits comes.
  func endNotice(in state: inout SessionState) {
    present(state.waitingNotices.isEmpty ? nil : state.waitingNotices.removeFirst(), in: &state)
  }

  /// A notice that is no longer so, wherever it stands.
  func withdraw(_ notice: Notice, in state: inout SessionState) {
    state.waitingNotices.removeAll { $0 == notice }
    if state.notice?.notice == notice { endNotice(in: &state) }
  }

  /// The passing notice has stood long enough, or was closed.
  package func noticeDismissed() {
    change { state in
      if state.notice != nil { endNotice(in: &state) } else { state.lastingNotice = nil }
    }
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
    // A release that was only begun is nothing that a person did.
    return database.unsaved.allSatisfy { if case .begin = $0 { true } else { false } }
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
