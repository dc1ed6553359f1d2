/// What happens on a Step page: the countdown, Done and the rating.
extension Session {
  /// Start, or Resume. Another countdown that runs is paused, and the bar says so.
  package func startPressed(_ id: Step.ID, at moment: Moment) {
    guard state.canChange, state.steps[id]?.countdown.isRunning == false else { return }
    change { state in
      var changed = [id]
      if let other = state.runningStep {
        state.steps[other.id]?.countdown.pause(at: moment.instant)
        state.notices.add(.paused(other.id))
        changed.append(other.id)
      }
      state.steps[id]?.countdown.start(at: moment.instant)
      state.withdrawTimeUp(id)
      state.remainingSavedAt = moment.instant
      keep(changed.map { record($0, in: state, at: moment.instant) }, in: &state, at: moment)
    }
  }

  package func pausePressed(_ id: Step.ID, at moment: Moment) {
    guard state.steps[id]?.countdown.isRunning == true else { return }
    change { state in
      state.steps[id]?.countdown.pause(at: moment.instant)
      keep([record(id, in: state, at: moment.instant)], in: &state, at: moment)
    }
  }

  package func resetPressed(_ id: Step.ID, at moment: Moment) {
    guard state.canChange, let progress = state.steps[id], progress.countdown.phase != .idle else { return }
    change { state in
      state.resetCountdown(id)
      keep([record(id, in: state, at: moment.instant)], in: &state, at: moment)
    }
  }

  /// "I finished this step." One line in the log, on the disk before the page moves on; on a step that is done
  /// already, the way back to Ready when every step is.
  ///
  /// Where something is still to fix it is asked about first; a second press answers nothing.
  package func donePressed(_ id: Step.ID, at moment: Moment) {
    guard state.canChange, state.sheet == nil, Step.withID(id) != nil else { return }
    guard !state.progress(id).isDone else { return readyOpened() }
    let toFix = state.toFix(in: id)
    guard toFix == 0 else { return change { $0.question = DoneQuestion(step: id, toFix: toFix) } }
    finish(id, at: moment)
  }

  /// Done Anyway, in the question of Done.
  package func doneAnywayPressed(at moment: Moment) {
    guard let question = state.question, state.canChange, state.sheet == nil,
      !state.progress(question.step).isDone
    else { return }
    finish(question.step, at: moment)
  }

  private func finish(_ id: Step.ID, at moment: Moment) {
    guard let step = Step.withID(id) else { return }
    let countdown = state.progress(id).countdown
    let elapsed = countdown.elapsed(at: moment.instant)
    let line = FinishedStep(
      step, release: state.release.id, at: moment, timeSpent: elapsed > .zero ? elapsed : nil)
    change { state in
      state.undoable = UndoableAct(
        .finished(line.id, step: id, countdown: countdown), in: state, at: moment.instant)
      state.steps[id]?.finished = line
      state.resetCountdown(id)
      state.question = nil
      var changes: [LogChange] = [.finish(line), record(id, in: state, at: moment.instant)]
      if let found = state.checkRecord(of: id) {
        state.memory.checks[id] = found
        changes.append(.check(found, id, state.release.id))
      }
      keep(changes, in: &state, at: moment)
      state.today = moment.day
      if let next = state.openStep(after: id) {
        state.page = .step(next.id)
      } else {
        state.sheet = .ready
      }
      state.notices.add(.finished(id, stepsLeft: Step.steps.count - state.doneCount))
    }
  }

  package func sealPressed(_ seal: Int, of id: Step.ID, at moment: Moment) {
    rate(id, at: moment) { $0.press(seal) }
  }

  package func ratingCleared(_ id: Step.ID, at moment: Moment) {
    rate(id, at: moment) { $0.clear() }
  }

  private func rate(_ id: Step.ID, at moment: Moment, _ body: (inout Rating) -> Void) {
    guard state.canChange, var rating = state.steps[id]?.rating else { return }
    body(&rating)
    guard rating != state.steps[id]?.rating else { return }
    change { state in
      state.steps[id]?.rating = rating
      keep([record(id, in: state, at: moment.instant)], in: &state, at: moment)
    }
  }

  /// Shorter or Longer: five minutes down or up, for this step from now on.
  package func lengthMoved(_ id: Step.ID, by strides: Int) {
    guard state.canMoveLength(id, by: strides), let step = Step.withID(id) else { return }
    change { state in
      state.settings.minutes[id] = state.settings.minutes(for: step) + strides * Settings.minuteStride
      state.followLength(of: step)
      saveSettings(in: &state)
    }
  }

  /// The shown second changed. Tells of the end, once, and keeps the remaining time once a minute.
  package func clockTicked(at moment: Moment) {
    guard let step = state.runningStep else { return }
    change { state in
      if state.steps[step.id]?.countdown.endIfDue(at: moment.instant) == true {
        state.notices.add(.timeUp(step.id, isDone: state.progress(step.id).isDone))
        keep([record(step.id, in: state, at: moment.instant)], in: &state, at: moment)
      } else if let saved = state.remainingSavedAt, saved.duration(to: moment.instant) >= .seconds(60) {
        state.remainingSavedAt = moment.instant
        keep([record(step.id, in: state, at: moment.instant)], in: &state, at: moment)
      }
    }
    if state.progress(step.id).countdown.phase == .ended { effects.timeUp(step) }
  }

  /// What is to be kept of a step now.
  func record(_ id: Step.ID, in state: SessionState, at now: ContinuousClock.Instant) -> LogChange {
    let progress = state.progress(id)
    let isAtRest = progress.countdown.phase == .idle
    return .progress(
      StepRecord(
        releaseID: state.release.id, stepID: id, rating: progress.rating,
        remaining: isAtRest ? nil : progress.countdown.remaining(at: now).inSeconds,
        elapsed: progress.countdown.elapsed(at: now).inSeconds, finished: progress.finished?.id))
  }
}

extension SessionState {
  /// What the log keeps of the newest check, for one step; nil without one.
  fileprivate func checkRecord(of step: Step.ID) -> CheckRecord? {
    guard let result = check.result, let moment = check.checkedAt, release.location != nil else { return nil }
    return CheckRecord(
      instant: moment.date, utcOffset: moment.utcOffset, day: moment.day, languages: result.languages,
      pictures: result.pictures,
      items: result.findings(of: step).rows.flatMap { $0.items.map(\.record) })
  }

  fileprivate mutating func resetCountdown(_ id: Step.ID) {
    steps[id]?.countdown.reset()
    if let step = Step.withID(id) { followLength(of: step) }
    withdrawTimeUp(id)
  }

  fileprivate mutating func withdrawTimeUp(_ id: Step.ID) {
    for isDone in [false, true] { notices.withdraw(.timeUp(id, isDone: isDone)) }
  }
}
