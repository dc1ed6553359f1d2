/// How a step's page looks: which buttons it has, what they are called, which of them is suggested, and what the line
/// under the countdown says. Decided here; views only show it.
package struct StepFace: Hashable, Sendable {
  package enum StartLabel: Hashable, Sendable { case start, pause, resume }
  package enum DoneLabel: Hashable, Sendable {
    case done
    /// Every step is done: the way back to Ready.
    case ready
  }
  package enum Suggestion: Hashable, Sendable { case start, done }
  package enum Caption: Hashable, Sendable {
    /// The countdown rests at this length.
    case length(Duration)
    /// It has begun to count down from this length.
    case of(Duration)
    case timeUp
    /// Time is up for a step that is done already: there is nothing left to finish.
    case timeUpAfterDone
    case finished(FinishedStep, isToday: Bool)
  }

  package var start: StartLabel
  package var isStartEnabled: Bool
  package var isResetEnabled: Bool
  package var done: DoneLabel
  package var isDoneEnabled: Bool
  /// Whether the step is done: Done wears a tick.
  package var isFinished: Bool
  package var suggestion: Suggestion?
  package var caption: Caption
  package var canShorten: Bool
  package var canLengthen: Bool
  package var isRatingEnabled: Bool
}

extension SessionState {
  /// How the page of a step looks now.
  package func face(of step: Step) -> StepFace {
    let progress = progress(step.id)
    let phase = progress.countdown.phase
    let isIdle = phase == .idle
    let isWayBack = progress.isDone && isReady && !release.isPast
    let suggestion: StepFace.Suggestion? =
      if isWayBack { .done } else if progress.isDone { nil } else { isIdle ? .start : .done }
    return StepFace(
      start: progress.countdown.isRunning ? .pause : isIdle || phase == .ended ? .start : .resume,
      isStartEnabled: canChange, isResetEnabled: canChange && !isIdle, done: isWayBack ? .ready : .done,
      isDoneEnabled: canChange && (!progress.isDone || isWayBack), isFinished: progress.isDone,
      suggestion: suggestion, caption: caption(progress),
      canShorten: canMoveLength(step.id, by: -1), canLengthen: canMoveLength(step.id, by: 1),
      isRatingEnabled: canChange)
  }

  private func caption(_ progress: StepProgress) -> StepFace.Caption {
    switch (progress.countdown.phase, progress.finished) {
    case (.idle, .some(let line)): .finished(line, isToday: line.day == today)
    case (.idle, .none): .length(progress.countdown.length)
    case (.ended, .some): .timeUpAfterDone
    case (.ended, .none): .timeUp
    default: .of(progress.countdown.length)
    }
  }

  /// Whether a press of Shorter (−1) or Longer (1) would change anything.
  package func canMoveLength(_ id: Step.ID, by strides: Int) -> Bool {
    guard fixedLength == nil, !release.isPast, let step = Step.withID(id),
      progress(id).countdown.phase == .idle
    else {
      return false
    }
    return Settings.minuteRange.contains(settings.minutes(for: step) + strides * Settings.minuteStride)
  }
}
