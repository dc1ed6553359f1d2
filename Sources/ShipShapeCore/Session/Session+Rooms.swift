/// What is opened from a room.
extension Session {
  /// Details of what a room shows: the finding's row, on the page of its step.
  ///
  /// - Parameter index: of the report's findings.
  package func roomFindingOpened(_ index: Int) {
    guard state.sheet == nil, let result = state.check.result, let place = result.place(ofFinding: index)
    else { return }
    let isHere = state.page == .step(place.step)
    // Another page begins with its list, so that it is opened in a change of its own.
    if !isHere { pageChosen(.step(place.step)) }
    change { state in
      state.place = .finding(
        OpenFinding(row: place.row, source: result, cameFromRoom: isHere && state.place == .room))
    }
  }
}

extension CheckedRelease {
  /// Where a finding of the report is shown: its step, its row and itself; nil for one that the report does not have.
  package func place(ofFinding index: Int) -> (step: Step.ID, row: FindingRow.ID, item: FoundItem)? {
    for (step, findings) in steps {
      for row in findings.rows {
        if let item = row.items.first(where: { $0.index == index }) { return (step, row.id, item) }
      }
    }
    return nil
  }
}
