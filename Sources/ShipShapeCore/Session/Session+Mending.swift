import ReleaseChecks

/// What a person does about a finding: opens its file, copies it, fixes it, or accepts it with a reason.
extension Session {
  // MARK: Opening and copying

  /// Open File. In a row of many, the file of one of them.
  package func fileOpenPressed(_ item: FoundItem? = nil) {
    guard let face = state.findingFace, face.canAct, let root = state.release.location?.root else { return }
    let item = item ?? face.row.first
    let path = item.file.map { $0.hasPrefix("/") ? $0 : "\(root)/\($0)" } ?? root
    open(path, item.line, item.column)
  }

  private func open(_ path: String, _ line: Int?, _ column: Int?) {
    guard let notice = effects.openFile(path, line, column).notice(path) else { return }
    change { $0.notices.add(notice) }
  }

  /// Open File of what a room shows.
  ///
  /// - Parameter path: below the release's folder, as it is shown.
  package func fileOpened(path: String, line: Int? = nil, column: Int? = nil) {
    guard state.canOpenFiles, let root = state.release.location?.root else { return }
    open("\(root)/\(path)", line, column)
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
      state.findingFace?.canAct == true, state.mending == nil
    else { return }
    mend(.apply(plan))
  }

  /// Begins what changes files or the record. Until it is answered a second press begins nothing.
  private func mend(_ task: MendTask) {
    change { state in
      var mending = Mending(release: state.release.id)
      if case .finding(let open) = state.place {
        (mending.row, mending.words) = (open.row, state.openMessage)
      }
      state.mending = mending
    }
    effects.mend(task)
  }

  // MARK: Accepting

  /// Accept…: a reason is asked for. One that was given before, for another version of the file, stands in it.
  package func acceptWanted() {
    guard case .finding(var open) = state.place, let face = state.findingFace, face.canAccept else { return }
    var form = AcceptForm()
    if let report = open.source.report, let index = face.row.first.index {
      let finding = report.findings[index]
      let earlier = open.source.project.accepted + state.memory.accepted.map(\.acceptance)
      form.reason = earlier.last { $0.isAbout(finding) }?.reason ?? ""
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
      let face = state.findingFace, face.canAct, let root = state.release.location?.root, state.mending == nil
    else { return }
    let indices = face.row.items.compactMap(\.index)
    let reason = form.reason.trimmed
    mend(
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
      if case .planned(let row, let result) = outcome { return state.take(result, for: row) }
      let mending = state.mending ?? Mending(release: state.release.id)
      state.mending = nil
      switch outcome {
      case .planned: break
      case .applied(let fix):
        state.add(.fixed(fix), of: mending, at: moment)
        state.notices.add(.fixed(file: fix.files.first ?? "", count: fix.files.count))
      case .accepted(let entries): accept(entries, of: mending, in: &state, at: moment)
      case .acceptedForTeam(let team):
        state.add(.acceptedForTeam(team), of: mending, at: moment)
        if let words = mending.words { state.notices.add(.accepted(words)) }
      case .undone, .undoneForTeam: break
      case .failed(let failure):
        state.notices.add(.mendFailed(failure))
        if case .changed = failure, case .finding(var open) = state.place, case .fix = open.form {
          open.form = .none
          state.place = .finding(open)
        }
      }
      state.beginCheck()
    }
  }

  private func accept(
    _ entries: [Acceptance], of mending: Mending, in state: inout SessionState, at moment: Moment
  ) {
    let accepted = entries.map { AcceptedFinding($0, at: moment.date) }
    if mending.release == state.release.id {
      // One for an earlier version of the file is of no more use.
      state.memory.accepted.removeAll { old in entries.contains { $0.isAboutSame(as: old.acceptance) } }
      state.memory.accepted += accepted
    }
    keep(accepted.map { .accept($0, mending.release) }, in: &state, at: moment)
    state.add(.accepted(entries), of: mending, at: moment)
    if let words = mending.words { state.notices.add(.accepted(words)) }
  }

  /// Takes back the newest of what was done about findings; false when something else is newer, or there is none.
  func undoMend(at moment: Moment) -> Bool {
    // What is just being done is the newest, and can be taken back once it is there.
    guard state.mending == nil else { return true }
    guard let mend = state.lastMend, state.undoable.map({ mend.instant > $0.instant }) ?? true
    else { return false }
    change { state in
      state.mends.removeLast()
      if state.notice?.notice.canBeUndone == true { state.notices.endCurrent() }
      if case .accepted(let entries) = mend.kind { takeBack(entries, in: &state, at: moment) }
    }
    switch mend.kind {
    case .fixed(let fix): self.mend(.undo(fix))
    case .acceptedForTeam(let team): self.mend(.undoForTeam(team))
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

/// What is being done about a finding, until it is answered.
struct Mending: Hashable, Sendable {
  let release: Release.ID
  /// The finding that was open, and what it says.
  var row: FindingRow.ID?
  var words: Message?
}

extension Acceptance {
  /// Whether it is of the same finding, whatever the file was then.
  fileprivate func isAboutSame(as other: Acceptance) -> Bool {
    rule == other.rule && file == other.file && locale == other.locale
  }
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
  /// Whether what is in the release's folder can be opened now.
  package var canOpenFiles: Bool { check.hasFolder && !release.isPast }

  /// Notes what was done, and goes on to the next finding where it is still looked at.
  fileprivate mutating func add(_ kind: Mend.Kind, of mending: Mending, at moment: Moment) {
    mends.append(Mend(kind: kind, instant: moment.instant, release: mending.release))
    if mends.count > Mend.most { mends.removeFirst() }
    guard case .finding(let open) = place, mending.release == release.id, mending.row ?? open.row == open.row
    else { return }
    goOn()
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

  /// To the next finding, or after the last to where the first was opened.
  fileprivate mutating func goOn() {
    guard case .finding(let open) = place, let result = check.result else { return }
    if let next = neighbour(of: open, by: 1) {
      place = .finding(OpenFinding(row: next.id, source: result, cameFromRoom: open.cameFromRoom))
    } else {
      place = open.origin
    }
  }
}
