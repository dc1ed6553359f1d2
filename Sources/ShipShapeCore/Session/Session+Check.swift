import ReleaseChecks

/// The check of the release's folder: when it begins, and what becomes of its results.
extension Session {
  /// Something in the folder changed. What is being checked is no longer so.
  package func folderChanged() {
    guard state.release.location != nil, !state.release.isPast else { return }
    change { $0.beginCheck() }
  }

  /// Whether the folders have to be looked at every few seconds, because the system watches no more of them.
  package func watchingLimited(_ isLimited: Bool) {
    guard state.check.isLookedAtOften != isLimited else { return }
    change { $0.check.isLookedAtOften = isLimited }
  }

  /// So many of the pictures have been looked at.
  package func checkProgressed(_ serial: Int, done: Int, of total: Int) {
    guard serial == state.check.serial, state.check.isRunning else { return }
    change { $0.check.phase = .looking(done: done, of: total) }
  }

  /// A check takes longer than one would wait without a word.
  package func checkIsSlow(_ serial: Int) {
    guard serial == state.check.serial, state.check.isRunning else { return }
    change { $0.check.isSlow = true }
  }

  /// What is known before the pictures' pixels were looked at.
  package func checkFoundFirst(_ serial: Int, _ result: CheckedRelease, at moment: Moment) {
    guard serial == state.check.serial, state.check.isRunning else { return }
    change { $0.take(result, at: moment) }
  }

  /// A check has ended. A result that is older than the newest change is thrown away.
  package func checkEnded(_ serial: Int, _ outcome: Result<CheckedRelease, CheckFailure>, at moment: Moment) {
    guard serial == state.check.serial else { return }
    let wasRunning = state.check.isRunning
    change { state in
      switch outcome {
      case .success(let result):
        state.take(result, at: moment)
        // One that was stopped keeps its words.
        if wasRunning { state.check.phase = .ended }
      case .failure(let failure):
        if wasRunning { state.check.phase = .failed(failure) }
      }
      state.check.isSlow = false
    }
  }

  /// Stop: what was looked at is kept.
  package func checkStopped() {
    guard state.check.isRunning else { return }
    change { state in
      if case .looking(let done, let total) = state.check.phase {
        state.check.phase = .stopped(done: done, of: total)
      } else {
        state.check.phase = .stopped(done: 0, of: state.check.result?.pictures ?? 0)
      }
      state.check.isSlow = false
    }
    effects.stopCheck()
  }

  /// Go On after Stop.
  package func checkResumed() {
    guard case .stopped = state.check.phase else { return }
    change { $0.beginCheck() }
  }
}

extension SessionState {
  /// What a check depends on beside the folder's contents.
  struct CheckBasis: Hashable {
    let release: Release.ID
    let isPast: Bool
    let location: ReleaseLocation?
    let facts: Facts
    let accepted: [AcceptedFinding]
  }

  var checkBasis: CheckBasis {
    CheckBasis(
      release: release.id, isPast: release.isPast, location: release.location, facts: release.facts,
      accepted: memory.accepted)
  }

  /// Follows a release that is another, or of which more is known.
  mutating func followBasis(of old: SessionState) {
    guard checkBasis != old.checkBasis else { return }
    if release.id != old.release.id || release.location?.root != old.release.location?.root {
      // The serial goes on, so that a result for the release before is known as such.
      let serial = check.serial + 1
      check = CheckStanding()
      check.serial = serial
      place = .list
      openGroups = [:]
      question = nil
    }
    if release.isPast {
      check.result = memory.checks.isEmpty ? nil : CheckedRelease(memory.checks)
    } else {
      beginCheck()
    }
  }

  /// Begins a check of what is there to be checked.
  mutating func beginCheck() {
    guard release.location != nil, !release.isPast else { return }
    check.serial += 1
    check.phase = .reading
  }

  /// What the newest check needs.
  var checkRequest: CheckRequest? {
    guard let location = release.location, !release.isPast else { return nil }
    return CheckRequest(
      serial: check.serial, location: location, facts: release.facts,
      accepted: memory.accepted.map(\.acceptance), year: today.year,
      previous: check.result?.report?.folder)
  }

  fileprivate mutating func take(_ result: CheckedRelease, at moment: Moment) {
    check.result = result
    check.checkedAt = moment
    if let asked = question {
      let toFix = result.findings(of: asked.step).toFix
      question = toFix == 0 ? nil : DoneQuestion(step: asked.step, toFix: toFix)
    }
    guard case .finding(var open) = place, let step = page.stepID else { return }
    let now = open.source.findings(of: step).row(open.row).flatMap {
      result.findings(of: step).row(after: $0.row)
    }
    open.isMended = now == nil
    if let now { (open.row, open.source) = (now.id, result) }
    place = .finding(open)
  }

  // MARK: What the window shows of it

  /// What stands in the way of a step; nil while nothing is known of it.
  package func findings(of step: Step.ID) -> StepFindings? { check.result?.findings(of: step) }

  /// How many are to fix in a step.
  package func toFix(in step: Step.ID) -> Int { findings(of: step)?.toFix ?? 0 }

  /// How many are to fix in every step.
  package var toFix: Int { check.result?.toFix ?? 0 }

  /// Whether a group of a step's findings shows its rows. Until somebody chooses, the gravest that matters does.
  package func isOpen(_ group: GroupPlace) -> Bool {
    if let chosen = openGroups[group] { return chosen }
    guard let findings = findings(of: group.step) else { return false }
    let first = findings.groups.first { $0.kind == .toFix || $0.kind == .worthALook }
    return first?.kind == group.kind
  }
}
