import ReleaseChecks

/// What a person does about a finding: opens its file, copies it, fixes it, or accepts it with a reason.
extension Session {
  // MARK: Opening and copying

  /// Open File. In a row of many, the file of one of them.
  package func fileOpenPressed(_ item: FoundItem? = nil) {
    guard let face = state.findingFace, face.canAct, let root = state.release.location?.root else { return }
    let item = item ?? face.row.first
    let path = item.file.map { $0.hasPrefix("/") ? $0 : "\(root)/\($0)" } ?? root
    guard let notice = effects.openFile(path, item.line, item.column).notice(path) else { return }
    change { $0.notices.add(notice) }
  }

  // MARK: Fixing

  /// Fix…: what it would do is worked out, and shown.
  package func fixWanted() {
    guard case .finding(var open) = state.place, let face = state.findingFace, face.canFix,
      let root = state.release.location?.root
    else { return }
    open.form = .fix(nil)
    change { $0.place = .finding(open) }
    effects.mend(
      .plan(row: open.row, open.source, face.row.items.compactMap(\.index), root: root))
  }

  /// Apply Fix.
  package func fixApplied() {
    guard case .finding(let open) = state.place, case .fix(let plan?) = open.form,
      state.findingFace?.canAct == true
    else { return }
    effects.mend(.apply(plan))
  }

  // MARK: Accepting

  /// Accept…: a reason is asked for. One that was given before, for another version of the file, stands in it.
  package func acceptWanted() {
    guard case .finding(var open) = state.place, let face = state.findingFace, face.canAccept else { return }
    var form = AcceptForm()
    if let report = open.source.report, let index = face.row.first.index {
      let finding = report.findings[index]
      form.reason = state.memory.accepted.last { $0.acceptance.isAbout(finding) }?.acceptance.reason ?? ""
    }
    open.form = .accept(form)
    change { $0.place = .finding(open) }
  }

  package func acceptFormEdited(_ edit: (inout AcceptForm) -> Void) {
    guard case .finding(var open) = state.place, case .accept(var form) = open.form else { return }
    edit(&form)
    open.form = .accept(form)
    change { $0.place = .finding(open) }
  }

  /// Accept.
  package func acceptConfirmed() {
    guard case .finding(let open) = state.place, case .accept(let form) = open.form, form.canConfirm,
      let face = state.findingFace, face.canAct, let root = state.release.location?.root
    else { return }
    let indices = face.row.items.compactMap(\.index)
    let reason = form.reason.trimmed
    effects.mend(
      form.isForTeam
        ? .acceptForTeam(open.source, indices, reason: reason, root: root)
        : .accept(open.source, indices, reason: reason, root: root))
  }

  /// Take Back: what was accepted in the window is open again.
  package func acceptanceTakenBack(at moment: Moment) {
    guard let face = state.findingFace, face.canTakeBack, let report = face.source.report else { return }
    let findings = face.row.items.compactMap(\.index).map { report.findings[$0] }
    let gone = state.memory.accepted.map(\.acceptance).filter { acceptance in
      findings.contains { acceptance.reason == $0.accepted && acceptance.isAbout($0) }
    }
    change { state in takeBack(gone, in: &state, at: moment) }
  }

  private func takeBack(_ gone: [Acceptance], in state: inout SessionState, at moment: Moment) {
    state.memory.accepted.removeAll { gone.contains($0.acceptance) }
    state.mends.removeAll { if case .accepted(let list) = $0.kind { list == gone } else { false } }
    keep(gone.map { .takeBack($0, state.release.id) }, in: &state, at: moment)
  }

  // MARK: What came of it

  /// A `MendTask` has ended.
  package func mended(_ outcome: MendOutcome, at moment: Moment) {
    change { state in
      switch outcome {
      case .planned(let row, let result): state.take(result, for: row)
      case .applied(let fix):
        state.add(.fixed(fix), at: moment)
        state.notices.add(.fixed(file: fix.files.first ?? "", count: fix.files.count))
        state.goOn()
        state.beginCheck()
      case .accepted(let entries):
        let words = state.openMessage
        state.memory.accepted += entries.map { AcceptedFinding($0, at: moment.date) }
        keep(
          entries.map { .accept(AcceptedFinding($0, at: moment.date), state.release.id) }, in: &state,
          at: moment)
        state.add(.accepted(entries), at: moment)
        if let words { state.notices.add(.accepted(words)) }
        state.goOn()
      case .acceptedForTeam(let team):
        let words = state.openMessage
        state.add(.acceptedForTeam(team), at: moment)
        if let words { state.notices.add(.accepted(words)) }
        state.goOn()
        state.beginCheck()
      case .undone, .undoneForTeam: state.beginCheck()
      case .failed(let failure):
        state.notices.add(.mendFailed(failure))
        if case .changed = failure, case .finding(var open) = state.place, case .fix = open.form {
          open.form = .none
          state.place = .finding(open)
        }
        state.beginCheck()
      }
    }
  }

  /// Takes back the newest of what was done about findings; false when something else is newer, or there is none.
  func undoMend(at moment: Moment) -> Bool {
    guard let mend = state.mends.last, mend.release == state.release.id,
      state.undoable.map({ mend.instant > $0.instant }) ?? true
    else { return false }
    change { state in
      state.mends.removeLast()
      if state.notice?.notice.canBeUndone == true { state.notices.endCurrent() }
      if case .accepted(let entries) = mend.kind { takeBack(entries, in: &state, at: moment) }
    }
    switch mend.kind {
    case .fixed(let fix): effects.mend(.undo(fix))
    case .acceptedForTeam(let team): effects.mend(.undoForTeam(team))
    case .accepted: break
    }
    return true
  }
}

/// Why a finding is to be accepted, as far as it is written.
package struct AcceptForm: Hashable, Sendable {
  package var reason = ""
  /// Whether it goes into the project's own file, for everybody.
  package var isForTeam = false

  package init() {}

  package var canConfirm: Bool { reason.contains(where: \.isLetter) }
}

/// Something that was done about findings and can be taken back.
package struct Mend: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(AppliedFix)
    case accepted([Acceptance])
    case acceptedForTeam(TeamAcceptance)
  }

  let kind: Kind
  let instant: ContinuousClock.Instant
  let release: Release.ID

  /// How many are kept.
  static let most = 50
}

/// How the wish to see a file ended.
package enum FileOpening: Hashable, Sendable {
  case opened
  /// No app is known for such a file.
  case noApp
  /// In the system's words.
  case failed(String)

  fileprivate func notice(_ path: String) -> Notice? {
    switch self {
    case .opened: nil
    case .noApp: .cannotOpen(path: path, nil)
    case .failed(let why): .cannotOpen(path: path, why)
    }
  }
}

extension SessionState {
  fileprivate mutating func add(_ kind: Mend.Kind, at moment: Moment) {
    mends.append(Mend(kind: kind, instant: moment.instant, release: release.id))
    if mends.count > Mend.most { mends.removeFirst() }
  }

  fileprivate mutating func take(_ plan: Result<FixPlan, MendFailure>, for row: FindingRow.ID) {
    guard case .finding(var open) = place, open.row == row, case .fix(nil) = open.form else { return }
    switch plan {
    case .success(let plan): open.form = .fix(plan)
    case .failure(let failure):
      open.form = .none
      notices.add(.mendFailed(failure))
      beginCheck()
    }
    place = .finding(open)
  }

  /// What the open finding says.
  fileprivate var openMessage: Message? {
    guard case .finding(let open) = place, let step = page.stepID,
      let row = open.source.findings(of: step).row(open.row)?.row
    else { return nil }
    return row.isFolded ? row.title : row.first.message
  }

  /// To the next finding, or after the last to the list.
  fileprivate mutating func goOn() {
    guard case .finding(let open) = place, let result = check.result else { return }
    if let next = neighbour(of: open, by: 1) {
      place = .finding(OpenFinding(row: next.id, source: result))
    } else {
      place = .list
    }
  }
}
