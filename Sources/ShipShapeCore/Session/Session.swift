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
    /// Does something that can wait until nothing else is to be done: the first frame goes before it.
    package var whenIdle: @MainActor (@escaping @MainActor () -> Void) -> Void = { $0() }
    /// Looks for releases in a folder, on another thread; answered by `surveyed`.
    package var survey: (_ folder: String, _ year: Int) -> Void = { _, _ in }
    /// Begins a check on another thread, in place of one that runs; answered by `checkProgressed`, `checkFoundFirst` and
    /// `checkEnded`.
    package var check: (CheckRequest) -> Void = { _ in }
    /// Stops the check that runs; it is answered with what was looked at.
    package var stopCheck: () -> Void = {}
    /// Watches the folder of a release, by what its newest check has read; nil ends it. Answered by `folderChanged`.
    package var watch: (ReleaseLocation?, CheckedRelease?) -> Void = { _, _ in }
    /// Does something to the release's files, on another thread; answered by `mended`.
    package var mend: (MendTask) -> Void = { _ in }
    /// Opens a file in the app that the person has for it, at a line and column where it can.
    package var openFile: (_ path: String, _ line: Int?, _ column: Int?) -> FileOpening = { _, _, _ in .noApp
    }
    /// Asks the person for a folder; answered by `folderOpened`.
    package var chooseFolder: () -> Void = {}

    package init() {}
  }

  package private(set) var state: SessionState
  /// Called after each change, with the state before and after it.
  package var onChange: (_ old: SessionState, _ new: SessionState) -> Void = { _, _ in }
  package var effects: Effects
  let database: HistoryDatabase

  package init(
    database: HistoryDatabase, settings: Settings = Settings(), page: Page = .welcome,
    fixedLength: Duration? = nil, effects: Effects = Effects(), at moment: Moment
  ) {
    self.database = database
    self.effects = effects
    state = SessionState(
      page: page, release: Release(number: 1, begun: moment.date), settings: settings,
      fixedLength: fixedLength, today: moment.day)
    state.steps = state.freshSteps()
  }

  /// Applies `body` to a copy of the state; stores it, and calls `onChange` once if it differs.
  func change(_ body: (inout SessionState) -> Void) {
    let old = state
    var new = old
    body(&new)
    if new.page != old.page {
      new.place = .list
      new.question = nil
    }
    if new.page != old.page || new.place != old.place { new.asksTraits = false }
    if new.place != .room { new.openPointGroup = nil }
    new.followBasis(of: old)
    state = new
    if new != old { onChange(old, new) }
    let folder = new.release.isPast ? nil : new.release.location
    if new.check.result != old.check.result || new.checkBasis != old.checkBasis
      || new.check.phase != old.check.phase
    {
      effects.watch(folder, folder == nil ? nil : new.check.result)
    }
    // After the watch, so that nothing happens between them that neither sees.
    if new.check.serial != old.check.serial, let request = new.checkRequest { effects.check(request) }
  }

  /// The passing notice has stood long enough, or the notice that is shown was closed.
  package func noticeDismissed() {
    change { state in
      if state.shownNotice?.passing != nil {
        state.notices.endCurrent()
      } else {
        state.log.dismissed = state.log.notice
      }
    }
  }

  // MARK: Pages

  /// Whether a press of a button or key counts, or is the echo of the one before.
  ///
  /// - Parameter focus: tells what has the focus; nil for a click, which moves the focus by itself.
  package func takesPress(at instant: ContinuousClock.Instant, focus: Int? = nil) -> Bool {
    var isTaken = true
    change { state in
      let place = PressGuard.Place(page: state.page, sheet: state.sheet, focus: focus)
      isTaken = state.presses.takesPress(at: instant, in: place)
    }
    return isTaken
  }

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

  /// The notification of a time that is up was clicked.
  package func stepShown(_ id: Step.ID) {
    guard Step.withID(id) != nil else { return }
    change { state in
      state.sheet = nil
      state.history = nil
      state.page = .step(id)
    }
  }

  // MARK: The world

  /// The day turned, or the zone changed: what is shown by the day is shown anew.
  package func dayTurned(at moment: Moment) { change { $0.today = moment.day } }

  package func soundToggled() {
    change { state in
      state.settings.sound.toggle()
      saveSettings(in: &state)
    }
  }

  func saveSettings(in state: inout SessionState) {
    if !effects.saveSettings(state.settings) { state.notices.add(.settingsUnsaved) }
  }
}
