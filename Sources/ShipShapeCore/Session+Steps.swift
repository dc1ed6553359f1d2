/// What happens on a Step page: the countdown, Done and the rating.
extension Session {
  /// Start, or Resume. Another countdown that runs is held, and the bar says so.
  package func startPressed(_ id: Step.ID, at moment: Moment) {
    guard state.isOpen, state.steps[id]?.countdown.isRunning == false else { return }
    change { state in
      var changed = [id]
      if let other = state.runningStep {
        state.steps[other.id]?.countdown.pause(at: moment.instant)
        show(.held(other.id), in: &state)
        changed.append(other.id)
      }
      state.steps[id]?.countdown.start(at: moment.instant)
      clearTimeUp(id, in: &state)
      countdownSaved = moment.instant
      keep(changed.map { record($0, in: state, at: moment.instant) }, in: &state, at: moment.instant)
    }
  }

  package func pausePressed(_ id: Step.ID, at moment: Moment) {
    guard state.steps[id]?.countdown.isRunning == true else { return }
    change { state in
      state.steps[id]?.countdown.pause(at: moment.instant)
      keep([record(id, in: state, at: moment.instant)], in: &state, at: moment.instant)
    }
  }

  package func resetPressed(_ id: Step.ID, at moment: Moment) {
    guard state.isOpen, let progress = state.steps[id], progress.countdown.phase != .idle else { return }
    change { state in
      resetCountdown(id, in: &state)
      keep([record(id, in: state, at: moment.instant)], in: &state, at: moment.instant)
    }
  }

  /// "I finished this step." One line in the log, on the disk before the page moves on; on a step that is done
  /// already, the way back to Ready when every step is.
  package func donePressed(_ id: Step.ID, at moment: Moment) {
    guard state.isOpen, state.sheet == nil, let step = Step.withID(id) else { return }
    guard !state.progress(id).isDone else { return readyOpened() }
    let line = FinishedStep(step, release: state.release.id, at: moment)
    change { state in
      undoable = UndoableAct(before: state, at: moment.instant, inverse: [.unfinish(line.id)], step: id)
      state.steps[id]?.finished = line
      resetCountdown(id, in: &state)
      keep([.finish(line), record(id, in: state, at: moment.instant)], in: &state, at: moment.instant)
      state.historyVersion += 1
      state.today = moment.day
      if let next = state.openStep(after: id) {
        state.page = .step(next.id)
      } else {
        state.sheet = .ready
      }
      show(.finished(id, stepsLeft: Step.steps.count - state.doneCount), in: &state)
    }
  }

  package func sealPressed(_ seal: Int, of id: Step.ID, at moment: Moment) {
    rate(id, at: moment) { $0.press(seal) }
  }

  package func ratingCleared(_ id: Step.ID, at moment: Moment) {
    rate(id, at: moment) { $0.clear() }
  }

  private func rate(_ id: Step.ID, at moment: Moment, _ body: (inout Rating) -> Void) {
    guard state.isOpen, var rating = state.steps[id]?.rating else { return }
    body(&rating)
    guard rating != state.steps[id]?.rating else { return }
    change { state in
      state.steps[id]?.rating = rating
      keep([record(id, in: state, at: moment.instant)], in: &state, at: moment.instant)
    }
  }

  /// Shorter or Longer: five minutes down or up, for this step from now on.
  package func lengthMoved(_ id: Step.ID, by strides: Int) {
    guard fixedLength == nil, let step = Step.withID(id), state.progress(id).countdown.phase == .idle
    else { return }
    change { state in
      let minutes = state.settings.minutes(for: step) + strides * Settings.minuteStride
      guard Settings.minuteRange.contains(minutes) else { return }
      state.settings.minutes[id] = minutes
      state.steps[id]?.countdown.setLength(length(of: step, state.settings))
      saveSettings(in: &state)
    }
  }

  /// Whether a press of Shorter (−1) or Longer (1) would change anything.
  package func canMoveLength(_ id: Step.ID, by strides: Int) -> Bool {
    guard fixedLength == nil, let step = Step.withID(id), state.progress(id).countdown.phase == .idle
    else { return false }
    return Settings.minuteRange.contains(
      state.settings.minutes(for: step) + strides * Settings.minuteStride)
  }

  /// The shown second changed. Tells of the end, once, and keeps the remaining time once a minute.
  package func clockTicked(at moment: Moment) {
    guard let step = state.runningStep else { return }
    change { state in
      if state.steps[step.id]?.countdown.endIfDue(at: moment.instant) == true {
        show(.timeUp(step.id), in: &state)
        keep([record(step.id, in: state, at: moment.instant)], in: &state, at: moment.instant)
      } else if let saved = countdownSaved, saved.duration(to: moment.instant) >= .seconds(60) {
        countdownSaved = moment.instant
        keep([record(step.id, in: state, at: moment.instant)], in: &state, at: moment.instant)
      }
    }
    if state.progress(step.id).countdown.phase == .ended { effects.timeUp(step) }
  }

  private func resetCountdown(_ id: Step.ID, in state: inout SessionState) {
    state.steps[id]?.countdown.reset()
    if let step = Step.withID(id) {
      state.steps[id]?.countdown.setLength(length(of: step, state.settings))
    }
    clearTimeUp(id, in: &state)
  }

  private func clearTimeUp(_ id: Step.ID, in state: inout SessionState) {
    withdraw(.timeUp(id), in: &state)
  }
}
