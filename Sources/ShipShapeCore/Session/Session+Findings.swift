package import ReleaseChecks

/// The findings of a step: which is looked at, and the way from one to the next.
extension Session {
  /// The head of a group was pressed: it shows its rows, or hides them.
  package func groupToggled(_ group: GroupPlace) {
    change { $0.openGroups[group] = !$0.isOpen(group) }
  }

  /// A row of the list was pressed.
  package func findingOpened(_ row: FindingRow.ID) {
    guard let step = state.page.stepID, let result = state.check.result,
      result.findings(of: step).row(row) != nil
    else { return }
    change {
      $0.place = .finding(OpenFinding(row: row, source: result, cameFromRoom: $0.place == .room))
    }
  }

  /// Back, or Esc: out of a form, then out of the finding to where it was opened, then out of the room.
  package func placeLeft() {
    change { state in
      if case .finding(var open) = state.place {
        state.place = open.origin
        guard open.form != .none else { return }
        open.form = .none
        state.place = .finding(open)
      } else {
        state.place = .list
      }
    }
  }

  /// The next finding of the step (1) or the one before (−1); from the list, the first or the last.
  package func findingMoved(by count: Int) {
    guard let step = state.page.stepID, let result = state.check.result else { return }
    let rows = result.findings(of: step).rows
    let target: FindingRow?
    var cameFromRoom = false
    if case .finding(let open) = state.place {
      target = state.neighbour(of: open, by: count)
      cameFromRoom = open.cameFromRoom
    } else {
      target = count > 0 ? rows.first : rows.last
    }
    guard let target else { return }
    change {
      $0.place = .finding(OpenFinding(row: target.id, source: result, cameFromRoom: cameFromRoom))
    }
  }

  /// Review, in the question of Done: the first that is to fix.
  package func reviewPressed() {
    guard let question = state.question, let result = state.check.result else { return }
    change { state in
      state.question = nil
      state.page = .step(question.step)
      if let row = result.findings(of: question.step).group(.toFix)?.rows.first {
        state.place = .finding(OpenFinding(row: row.id, source: result))
      }
    }
  }

  /// The question of Done was closed.
  package func questionClosed() {
    guard state.question != nil else { return }
    change { $0.question = nil }
  }

  /// The step's door was pressed.
  package func doorOpened() {
    guard state.page.stepID != nil, state.check.result != nil else { return }
    change { $0.place = .room }
  }
}

extension SessionState {
  /// The row before or after an open finding, of the whole step. One that is mended stands where it stood.
  func neighbour(of open: OpenFinding, by count: Int) -> FindingRow? {
    guard let step = page.stepID, let now = check.result?.findings(of: step).rows else { return nil }
    if let position = now.firstIndex(where: { $0.id == open.row }) {
      return now.indices.contains(position + count) ? now[position + count] : nil
    }
    let then = open.source.findings(of: step).rows
    guard let position = then.firstIndex(where: { $0.id == open.row }) else { return now.first }
    let rest = count > 0 ? Array(then[(position + 1)...]) : then[..<position].reversed()
    for row in rest { if let found = now.first(where: { $0.id == row.id }) { return found } }
    return nil
  }

  /// What the page shows of the open finding; nil when none is open.
  package var findingFace: FindingFace? {
    guard case .finding(let open) = place, let step = page.stepID,
      let found = open.source.findings(of: step).row(open.row)
    else { return nil }
    let position = found.group.rows.firstIndex { $0.id == open.row } ?? 0
    return FindingFace(
      step: step, row: found.row, kind: found.group.kind, position: position + 1,
      count: found.group.rows.count, hasPrevious: neighbour(of: open, by: -1) != nil,
      hasNext: neighbour(of: open, by: 1) != nil, form: open.form, isMended: open.isMended,
      source: open.source, canAct: check.hasFolder && !release.isPast && !open.isMended)
  }
}

/// How a finding is shown.
package struct FindingFace: Sendable {
  package let step: Step.ID
  package let row: FindingRow
  package let kind: FindingGroup.Kind
  /// From 1, among those of its kind.
  package let position: Int
  package let count: Int
  package let hasPrevious: Bool
  package let hasNext: Bool
  package let form: OpenFinding.Form
  package let isMended: Bool
  package let source: CheckedRelease
  /// Whether its file can be opened, mended and accepted now.
  package let canAct: Bool

  /// Whether the log remembers it of a past release.
  package var isOfRecord: Bool { source.report == nil }
  /// Whether what its fix would do is shown.
  package var isFixing: Bool { if case .fix = form { true } else { false } }
  /// Whether its place is in the folder, and can be opened.
  package var canOpen: Bool { canAct && (row.isFolded || row.first.file != nil) }
  /// Whether all of it has a fix.
  package var hasFix: Bool {
    kind != .accepted && !isMended && row.items.allSatisfy { $0.fixTitle != nil && $0.index != nil }
  }
  package var canFix: Bool { canAct && hasFix }
  package var canAccept: Bool { canAct && kind != .accepted }
  /// Whether it was accepted in the window, so that it is taken back there.
  package var canTakeBack: Bool {
    canAct && kind == .accepted && row.items.allSatisfy { $0.accepted?.isOfTeam == false }
  }

  /// The text that it is about; nil where there is none to show.
  package var excerpt: Excerpt? {
    guard let report = source.report, let index = row.first.index else { return nil }
    return report.excerpt(of: report.findings[index])
  }
}
