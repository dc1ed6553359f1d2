/// Ready to Ship!, the release after it, and taking either back.
extension Session {
  /// Shows Ready again; only when every step is done.
  package func readyOpened() {
    guard state.isReady, state.sheet == nil else { return }
    change { $0.sheet = .ready }
  }

  /// Esc: back to the page, in the same release.
  package func readyClosed() {
    guard state.sheet == .ready else { return }
    change { $0.sheet = nil }
  }

  /// Continue: the next release begins, with fresh steps; the log stays.
  package func continuePressed(at moment: Moment) {
    guard state.sheet == .ready, state.canChange else { return }
    change { state in
      let release = state.release.next(numbered: state.lastNumber + 1, at: moment.date)
      var ended = state.release
      ended.ended = moment.date
      begin(release, in: &state, at: moment)
      keep([.describe(ended)] + beginning(of: state), in: &state, at: moment)
      state.notices.add(.began(state.release))
    }
  }

  /// Puts a new release in the place of the current one, with fresh steps.
  func begin(_ release: Release, in state: inout SessionState, at moment: Moment) {
    state.undoable = UndoableAct(
      .began(release.id, before: state.release, steps: state.steps, memory: state.memory), in: state,
      at: moment.instant)
    state.release = release
    state.lastNumber = max(state.lastNumber, release.number)
    state.memory = ReleaseMemory()
    // What an app has is asked once, not with each of its releases.
    if let before = state.undoable?.before, before.release.name == release.name {
      state.memory.traits = before.memory.traits
    }
    state.steps = state.freshSteps()
    state.sheet = nil
    state.page = .welcome
  }

  /// What the log is told of a release that was just begun.
  func beginning(of state: SessionState) -> [LogChange] {
    let traits = state.memory.traits.map { LogChange.traits($0, state.release.id) }
    return [.begin(state.release)] + (traits.map { [$0] } ?? [])
  }

  /// Takes the last Done or Continue back: log, page and countdown as they were. What was done about a finding since then
  /// goes first.
  package func undoPressed(at moment: Moment) {
    if undoMend(at: moment) { return }
    guard let act = state.undoable else { return }
    change { state in
      state.undoable = nil
      act.restore(in: &state, at: moment.instant)
      for step in Step.steps { state.followLength(of: step) }
      let records = act.steps.map { record($0, in: state, at: moment.instant) }
      keep(act.inverse + records, in: &state, at: moment)
      if state.notice?.notice.canBeUndone == true { state.notices.endCurrent() }
    }
  }
}
