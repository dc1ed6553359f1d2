/// What a step's page shows of the release's folder: a line of the check, and what it found. Decided here; views only
/// show it.
package struct CheckFace: Hashable, Sendable {
  /// What there is to say of the check itself.
  package enum Line: Hashable, Sendable {
    /// The first check has only just begun.
    case nothing
    case checked(languages: Int, pictures: Int, at: Moment, isLookedAtOften: Bool)
    /// What the log remembers.
    case recorded(languages: Int, pictures: Int, CheckRecord)
    case reading
    case looking(done: Int, of: Int)
    case stopped(done: Int, of: Int)
    /// The folder is not there; it was seen last at this moment.
    case missing(folder: String, since: Moment?)
    /// The folder is there, and no release is in it any more.
    case empty(folder: String)
    /// The store's rules cannot be used.
    case failed(String)
  }

  package var line: Line
  /// Why the project's own file is not used; nil when it is, or when there is none.
  package var projectFault: String?
  /// What was found, by how much it matters.
  package var groups: [GroupFace]
  /// Whether everything was looked at, and nothing is to fix or worth a look.
  package var isClear: Bool
  /// Whether the step's door leads anywhere now.
  package var hasDoor: Bool

  /// A group, and whether it shows its rows.
  package struct GroupFace: Hashable, Sendable {
    package let kind: FindingGroup.Kind
    package let count: Int
    package let isOpen: Bool
  }
}

extension SessionState {
  /// What the page of a step shows of the check; nil for a release without a folder.
  package func checkFace(of step: Step.ID) -> CheckFace? {
    guard release.location != nil || check.result != nil else { return nil }
    let findings = findings(of: step) ?? StepFindings()
    let isWhole = check.result?.isWhole ?? false
    let isKnown = check.result != nil
    return CheckFace(
      line: checkLine(of: step), projectFault: check.result?.project.fault,
      groups: findings.groups.map {
        CheckFace.GroupFace(
          kind: $0.kind, count: $0.count, isOpen: isOpen(GroupPlace(step: step, kind: $0.kind)))
      },
      isClear: isKnown && isWhole && findings.isClear, hasDoor: check.result?.report != nil)
  }

  private func checkLine(of step: Step.ID) -> CheckFace.Line {
    if release.isPast {
      guard let record = memory.checks[step] else { return .nothing }
      return .recorded(languages: record.languages, pictures: record.pictures, record)
    }
    switch check.phase {
    case .failed(.gone): return .missing(folder: release.location?.root ?? "", since: check.checkedAt)
    case .failed(.noRelease): return .empty(folder: release.location?.folder ?? "")
    case .failed(.rules(let why)): return .failed(why)
    case .stopped(let done, let total): return .stopped(done: done, of: total)
    case .reading where check.isSlow: return .reading
    case .looking(let done, let total) where check.isSlow: return .looking(done: done, of: total)
    case .none, .reading, .looking, .ended: break
    }
    guard let result = check.result, let moment = check.checkedAt else { return .nothing }
    return .checked(
      languages: result.languages, pictures: result.pictures, at: moment,
      isLookedAtOften: check.isLookedAtOften)
  }
}
