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
    guard state.sheet == .ready else { return }
    let release = state.release.next(at: moment.date)
    change { state in
      undoable = UndoableAct(before: state, at: moment.instant, inverse: [.discard(release.id)], step: nil)
      state.release = release
      state.steps = freshSteps(state.settings)
      state.sheet = nil
      state.page = .welcome
      keep([.begin(release)], in: &state, at: moment.instant)
      show(.began(release), in: &state)
    }
  }

  /// Takes the last Done or Continue back: log, page and countdown as they were.
  package func undoPressed(at moment: Moment) {
    guard let act = undoable else { return }
    undoable = nil
    change { state in
      act.restore(in: &state, at: moment.instant)
      for step in Step.steps { state.steps[step.id]?.countdown.setLength(length(of: step, state.settings)) }
      let changed = act.step.map { [$0] } ?? Step.steps.map(\.id)
      keep(
        act.inverse + changed.map { record($0, in: state, at: moment.instant) }, in: &state,
        at: moment.instant)
      state.historyVersion += 1
      if state.notice?.notice.canBeUndone == true { endNotice(in: &state) }
    }
  }
}

/// A Done or a Continue, with what it takes to bring everything back.
struct UndoableAct {
  private let before: SessionState
  private let instant: ContinuousClock.Instant
  let inverse: [LogChange]
  /// The step that was finished; nil for Continue, which changed them all.
  let step: Step.ID?

  init(before: SessionState, at instant: ContinuousClock.Instant, inverse: [LogChange], step: Step.ID?) {
    self.before = before
    self.instant = instant
    self.inverse = inverse
    self.step = step
  }

  /// Brings page, sheet and steps back. A countdown has what it had left, and runs on if none does meanwhile.
  func restore(in state: inout SessionState, at now: ContinuousClock.Instant) {
    state.page = before.page
    state.sheet = before.sheet
    if let step, var progress = before.steps[step] {
      progress.rating = state.progress(step).rating
      progress.countdown = countdown(progress.countdown, otherRuns: state.runningStep != nil, at: now)
      state.steps[step] = progress
    } else {
      state.release = before.release
      state.steps = before.steps.mapValues { progress in
        var progress = progress
        progress.countdown = countdown(progress.countdown, otherRuns: false, at: now)
        return progress
      }
    }
  }

  private func countdown(
    _ old: Countdown, otherRuns: Bool, at now: ContinuousClock.Instant
  ) -> Countdown {
    guard old.isRunning else { return old }
    var countdown = old
    countdown.pause(at: instant)
    if !otherRuns, countdown.phase != .ended { countdown.start(at: now) }
    return countdown
  }
}
