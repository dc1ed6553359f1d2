/// A Done or a Continue, with what it takes to bring everything back.
package struct UndoableAct: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A step was finished: its line, and its countdown before.
    case finished(FinishedStep.ID, step: Step.ID, countdown: Countdown)
    /// A release was begun: the release before, where its steps stood, and what is remembered of it.
    case began(Release.ID, before: Release, steps: [Step.ID: StepProgress], memory: ReleaseMemory)
  }

  let kind: Kind
  let page: Page
  let sheet: SessionState.Sheet?
  let instant: ContinuousClock.Instant
  /// The release that it was done in.
  let release: Release.ID
  /// The way back from it, where it was a past one.
  let returnTo: Release?

  /// An act that is about to change `state`.
  init(_ kind: Kind, in state: SessionState, at instant: ContinuousClock.Instant) {
    self.kind = kind
    page = state.page
    sheet = state.sheet
    release = state.release.id
    returnTo = state.returnTo
    self.instant = instant
  }

  /// What takes it out of the log again.
  var inverse: [LogChange] {
    switch kind {
    case .finished(let line, let step, _): [.unfinish(line), .check(nil, step, release)]
    case .began(let release, let before, _, _):
      // The app never opens with a past one.
      [.discard(release), .describe(before), .use(returnTo?.id ?? before.id)]
    }
  }

  /// The release before one that was begun, and what was remembered of it.
  var before: (release: Release, memory: ReleaseMemory)? {
    if case .began(_, let release, _, let memory) = kind { (release, memory) } else { nil }
  }

  /// The steps that it changed.
  var steps: [Step.ID] {
    switch kind {
    case .finished(_, let step, _): [step]
    case .began: Step.steps.map(\.id)
    }
  }

  /// Brings page, sheet and steps back. A countdown has what it had left, and runs on if none does meanwhile.
  func restore(in state: inout SessionState, at now: ContinuousClock.Instant) {
    state.page = page
    state.sheet = sheet
    switch kind {
    case .finished(_, let step, let countdown):
      state.steps[step]?.finished = nil
      state.memory.checks[step] = nil
      let otherRuns = state.runningStep != nil
      state.steps[step]?.countdown = restored(countdown, otherRuns: otherRuns, at: now)
    case .began(_, let release, let steps, let memory):
      state.lastNumber = state.release.number - 1
      state.release = release
      state.returnTo = returnTo
      state.memory = memory
      state.steps = steps.mapValues { progress in
        var progress = progress
        progress.countdown = restored(progress.countdown, otherRuns: false, at: now)
        return progress
      }
    }
  }

  private func restored(_ old: Countdown, otherRuns: Bool, at now: ContinuousClock.Instant) -> Countdown {
    guard old.isRunning else { return old }
    var countdown = old
    countdown.pause(at: instant)
    if !otherRuns, countdown.phase != .ended { countdown.start(at: now) }
    return countdown
  }
}
