/// How the session and the log on the disk come together: at the start, at each change, after trouble, at the end.
extension Session {
  // MARK: Writing

  /// Hands in changes of the log, and writes them with all that is not saved yet.
  func keep(_ changes: [LogChange], in state: inout SessionState, at moment: Moment) {
    state.log.unsaved += changes
    if changes.contains(where: \.isWork) { state.log.dismissed = nil }
    writeUnsaved(in: &state, at: moment)
  }

  /// Writes what is not saved. What stands in the way is in `state.log` afterwards.
  private func writeUnsaved(in state: inout SessionState, at moment: Moment) {
    switch state.log.access {
    case .opening, .unreadable: return
    case .open, .inMemory: break
    }
    guard !state.log.unsaved.isEmpty else { return }
    do {
      try database.write(state.log.unsaved)
      state.log.unsaved = []
      state.log.writeError = nil
    } catch {
      switch error {
      case .corrupt: beginNewLog(in: &state, at: moment)
      case .releaseTaken(let release): joinTakenRelease(release, in: &state, at: moment)
      default: state.log.writeError = error
      }
    }
  }

  /// The file was damaged while the app was running: move it aside, and start a new file from the current state.
  private func beginNewLog(in state: inout SessionState, at moment: Moment) {
    do throws(StorageError) {
      let aside = try database.setAside(at: moment)
      state.log.unsaved = everythingOfTheRelease(in: state, at: moment.instant) + state.log.unsaved
      state.log.finding = .keptAside(path: aside)
      try database.write(state.log.unsaved)
      state.log.unsaved = []
      state.log.writeError = nil
    } catch {
      state.log.writeError = error
    }
  }

  /// Everything that the file holds of this release.
  private func everythingOfTheRelease(
    in state: SessionState, at instant: ContinuousClock.Instant
  ) -> [LogChange] {
    [.begin(state.release), .traits(state.memory.traits, state.release.id)]
      + state.memory.accepted.map { .accept($0, state.release.id) }
      + state.memory.ticks.map { .tick($0.value, point: $0.key, state.release.id) }
      + state.memory.checks.map { .check($0.value, $0.key, state.release.id) }
      + Step.steps.flatMap { step -> [LogChange] in
        (state.progress(step.id).finished.map { [.finish($0)] } ?? [])
          + [record(step.id, in: state, at: instant)]
      }
  }

  /// Another process on the same log has begun a release with this number: ours becomes that one, if it is of the same
  /// app in the same folder.
  private func joinTakenRelease(_ release: Release.ID, in state: inout SessionState, at moment: Moment) {
    let opening = database.readCurrentRelease(at: moment)
    guard let current = opening.release, current.id != release else {
      state.log.writeError = opening.error ?? .busy
      return
    }
    if state.release.id == release, !state.release.isOfSameThing(as: current) {
      // It stays what it is, with the next number that is free.
      let renumbered = state.release.numbered(opening.lastNumber + 1)
      (state.release, state.lastNumber) = (renumbered, renumbered.number)
      state.log.unsaved = state.log.unsaved.map { change in
        if case .begin(let begun) = change, begun.id == release { .begin(renumbered) } else { change }
      }
    } else {
      state.log.unsaved += join(current, opening, after: release, in: &state, at: moment.instant)
    }
    do {
      try database.write(state.log.unsaved)
      state.log.unsaved = []
      state.log.writeError = nil
    } catch {
      state.log.writeError = error
    }
  }

  // MARK: Opening

  /// The log was opened, or could not be.
  package func opened(_ opening: HistoryOpening, at moment: Moment) {
    change { take(opening, in: &$0, at: moment) }
  }

  /// It is time to try again what could not be saved, or read.
  package func storageRetryDue(at moment: Moment) {
    change { state in
      if case .unreadable = state.log.access {
        let opening = database.readCurrentRelease(at: moment)
        if opening.error == nil || opening.isFromNewerVersion { take(opening, in: &state, at: moment) }
      } else {
        writeUnsaved(in: &state, at: moment)
      }
      // What is not saved is said until it is.
      if state.log.hasUnsavedWork { state.log.dismissed = nil }
      if state.sheet == .history, state.history?.error != nil { loadHistory(in: &state) }
    }
  }

  private func take(_ opening: HistoryOpening, in state: inout SessionState, at moment: Moment) {
    if opening.isFromNewerVersion {
      database.stayInMemory()
      state.log.access = .inMemory
      state.log.finding = .newerLog
      keep(state.log.unsaved.isEmpty ? [.begin(state.release)] : [], in: &state, at: moment)
    } else if let error = opening.error {
      // Tried again by `storageRetryDue`, with all that is done meanwhile.
      state.log.access = .unreadable(error)
      state.log.provisionalRelease = state.release.id
      keep([.begin(state.release)], in: &state, at: moment)
    } else {
      adopt(opening, in: &state, at: moment)
    }
    if state.isReady, state.sheet == nil { state.sheet = .ready }
    if let folder = state.waitingFolder {
      state.waitingFolder = nil
      effects.survey(folder, moment.day.year)
    }
  }

  /// Takes over what the file says; what was done before it could be read goes on top.
  private func adopt(_ opening: HistoryOpening, in state: inout SessionState, at moment: Moment) {
    let earlier = state.log.provisionalRelease
    state.log.provisionalRelease = nil
    state.log.access = .open
    var changes: [LogChange] = []
    if let release = opening.release {
      if let earlier {
        changes = join(release, opening, after: earlier, in: &state, at: moment.instant)
      } else {
        state.adopt(release, opening)
      }
    } else if earlier == nil {
      changes = [.begin(state.release)]
    }
    if let aside = opening.keptAside {
      state.log.finding = .keptAside(path: aside)
    } else if opening.isIncomplete {
      state.log.finding = .incomplete(path: database.path)
    }
    effects.whenIdle { [database] in database.connect() }
    keep(changes, in: &state, at: moment)
  }

  /// Joins what was done in this run, in the release `earlier`, to what the file holds in its place.
  ///
  /// - Returns: what is still to be written, beside what is not saved already.
  private func join(
    _ release: Release, _ opening: HistoryOpening, after earlier: Release.ID,
    in state: inout SessionState, at instant: ContinuousClock.Instant
  ) -> [LogChange] {
    state.undoable = nil
    let before = state
    // Counted on from the last, for the current one may be an older one that was switched to.
    let last = release.numbered(max(release.number, opening.lastNumber))
    state.log.unsaved = state.log.unsaved.compactMap { $0.joined(to: last, from: earlier) }
    if before.release.id == earlier {
      state.adopt(release, opening)
      state.addProgress(of: before)
    } else {
      // Continue was pressed meanwhile: the newer release stays, counted on from the file's.
      state.release = before.release.renumbered(after: last)
      state.lastNumber = state.release.number
    }
    let joined = state
    return Step.steps.filter { before.progress($0.id).isTouched }
      .map { record($0.id, in: joined, at: instant) }
  }

  // MARK: The end

  /// The app is about to end: a running countdown is kept as it stands, and what is not saved is tried once more.
  ///
  /// - Returns: whether everything that a person did is on the disk.
  @discardableResult
  package func quitting(at moment: Moment) -> Bool {
    change { state in
      if case .open = state.log.access, !database.isInPlace {
        // The file was emptied or taken away: what this run knows is written again.
        keep(everythingOfTheRelease(in: state, at: moment.instant), in: &state, at: moment)
      } else if let step = state.runningStep {
        keep([record(step.id, in: state, at: moment.instant)], in: &state, at: moment)
      } else {
        writeUnsaved(in: &state, at: moment)
      }
    }
    return !state.log.hasUnsavedWork
  }
}

extension SessionState {
  /// Takes over a release as it was found in the log.
  mutating func adopt(_ release: Release, _ opening: HistoryOpening) {
    self.release = release
    memory = opening.memory
    lastNumber = max(lastNumber, opening.lastNumber, release.number)
    steps = steps(of: opening)
  }

  /// The steps of a release as they were found in the log.
  private func steps(of opening: HistoryOpening) -> [Step.ID: StepProgress] {
    var steps = freshSteps()
    for line in opening.finished { steps[line.stepID]?.finished = line }
    for record in opening.records {
      guard var progress = steps[record.stepID] else { continue }
      progress.rating = record.rating
      if let remaining = record.remaining {
        progress.countdown = Countdown(
          length: progress.countdown.length, pausedWith: Duration(storedSeconds: remaining),
          elapsed: Duration(storedSeconds: record.elapsed))
      }
      steps[record.stepID] = progress
    }
    return steps
  }

  /// Adds what was done in this run to what the file says of the same release.
  fileprivate mutating func addProgress(of run: SessionState) {
    for (id, progress) in run.steps {
      if let line = progress.finished, steps[id]?.finished == nil {
        steps[id]?.finished = line.moved(to: release.id)
      }
      if progress.rating.value > 0 { steps[id]?.rating = progress.rating }
      if progress.countdown.phase != .idle || progress.isDone { steps[id]?.countdown = progress.countdown }
    }
    if run.release.location != nil || run.release.name != nil { release = release.described(as: run.release) }
    memory.add(run.memory)
  }
}

extension HistoryOpening {
  fileprivate var isFromNewerVersion: Bool {
    if case .newerVersion = error { true } else { false }
  }
}
