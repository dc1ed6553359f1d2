import Foundation

/// How the session and the log on the disk come together: at the start, at each change, and after trouble.
extension Session {
  /// Writes changes of the log, and brings what the bar says of the disk along.
  func keep(_ changes: [LogChange], in state: inout SessionState, at instant: ContinuousClock.Instant) {
    database.write(changes)
    if database.trouble == .corrupt, let aside = setDamagedLogAside(state, at: instant) {
      state.lastingNotice = .keptAside(path: aside.path)
    } else if let trouble = database.trouble {
      state.lastingNotice = database.holdsWrites ? .unreadable(trouble) : .unsaved(trouble)
    } else if state.lastingNotice?.isAboutSaving == true {
      state.lastingNotice = nil
    }
  }

  /// The file went bad while the app ran: it is kept, and what this run knows begins a new one.
  private func setDamagedLogAside(_ state: SessionState, at instant: ContinuousClock.Instant) -> URL? {
    guard let aside = try? HistoryOpening.setAside(database.file) else { return nil }
    database.startOver(with: everythingOfTheRelease(in: state, at: instant) + database.unsaved)
    return database.retry() ? aside : nil
  }

  /// Everything that the file holds of this release.
  private func everythingOfTheRelease(
    in state: SessionState, at instant: ContinuousClock.Instant
  ) -> [LogChange] {
    [.begin(state.release)]
      + Step.steps.flatMap { step -> [LogChange] in
        (state.progress(step.id).finished.map { [.finish($0)] } ?? [])
          + [record(step.id, in: state, at: instant)]
      }
  }

  /// The log was opened, or could not be.
  package func opened(_ opening: HistoryOpening, at moment: Moment) {
    change { state in
      state.isOpen = true
      take(opening, in: &state, at: moment)
    }
  }

  /// It is time to try again what could not be saved, or read.
  package func storageRetryDue(at moment: Moment) {
    change { state in
      if database.holdsWrites {
        let opening = HistoryOpening.read(database.file, at: moment.date)
        if opening.trouble == nil || opening.isFromNewerVersion { take(opening, in: &state, at: moment) }
      } else {
        keep([], in: &state, at: moment.instant)
      }
      if state.sheet == .history, state.historyTrouble != nil { loadHistory(in: &state) }
    }
  }

  private func take(_ opening: HistoryOpening, in state: inout SessionState, at moment: Moment) {
    if opening.isFromNewerVersion {
      database.stayInMemory()
      keep(
        database.unsaved.isEmpty ? [.begin(state.release)] : [], in: &state, at: moment.instant)
      state.lastingNotice = .newerLog
    } else if let trouble = opening.trouble {
      // Tried again by `storageRetryDue`, with all that is done meanwhile.
      database.holdWrites(because: trouble)
      provisionalRelease = state.release.id
      keep([.begin(state.release)], in: &state, at: moment.instant)
    } else {
      adopt(opening, in: &state, at: moment.instant)
    }
    if state.isReady, state.sheet == nil { state.sheet = .ready }
  }

  /// Takes what the file says; what was done before it could be read goes on top.
  private func adopt(
    _ opening: HistoryOpening, in state: inout SessionState, at instant: ContinuousClock.Instant
  ) {
    let earlier = provisionalRelease
    provisionalRelease = nil
    database.releaseWrites()
    var changes: [LogChange] = []
    if let release = opening.release {
      if let earlier {
        changes = join(release, opening, after: earlier, in: &state, at: instant)
      } else {
        state.release = release
        state.steps = steps(of: opening, state.settings)
      }
    } else if earlier == nil {
      changes = [.begin(state.release)]
    }
    database.connect()
    keep(changes, in: &state, at: instant)
    if let aside = opening.keptAside { state.lastingNotice = .keptAside(path: aside.path) }
    state.historyVersion += 1
  }

  /// Joins what was done in this run, begun with the release `earlier`, to what the file holds.
  ///
  /// - Returns: what is still to be written, beside what the database keeps unsaved.
  private func join(
    _ release: Release, _ opening: HistoryOpening, after earlier: Release.ID,
    in state: inout SessionState, at instant: ContinuousClock.Instant
  ) -> [LogChange] {
    undoable = nil
    let before = state
    let hasGoneOn = before.release.id != earlier
    database.joinUnsaved(from: earlier, to: release)
    if hasGoneOn {
      // Continue was pressed meanwhile: the newer release stays, counted on from the file's.
      state.release = before.release.renumbered(after: release)
    } else {
      state.release = release
      state.steps = steps(of: opening, state.settings)
      lay(before, over: &state)
    }
    let joined = state
    return Step.steps.filter { before.progress($0.id).isTouched }
      .map { record($0.id, in: joined, at: instant) }
  }

  private func lay(_ earlier: SessionState, over state: inout SessionState) {
    for (id, progress) in earlier.steps {
      if let line = progress.finished, state.steps[id]?.finished == nil {
        state.steps[id]?.finished = line.moved(to: state.release.id)
      }
      if progress.rating.value > 0 { state.steps[id]?.rating = progress.rating }
      if progress.countdown.phase != .idle || progress.isDone {
        state.steps[id]?.countdown = progress.countdown
      }
    }
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
}

extension HistoryOpening {
  fileprivate var isFromNewerVersion: Bool {
    if case .newerVersion = trouble { true } else { false }
  }
}

extension StepProgress {
  /// Whether anything was done with the step.
  fileprivate var isTouched: Bool { isDone || rating.value > 0 || countdown.phase != .idle }
}
