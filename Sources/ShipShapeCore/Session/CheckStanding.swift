/// How far the check of the release's folder is.
package struct CheckStanding: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    /// The release has no folder, or is past.
    case none
    case reading
    /// Pictures are looked at, so many of so many.
    case looking(done: Int, of: Int)
    /// Everything was looked at.
    case ended
    /// The person stopped it at so many pictures.
    case stopped(done: Int, of: Int)
    case failed(CheckFailure)
  }

  package var phase = Phase.none
  /// Tells the newest check from those before it, whose results come too late.
  package var serial = 0
  /// The newest result that there is; it stays while the next is made.
  package var result: CheckedRelease?
  /// When it was made.
  package var checkedAt: Moment?
  /// Whether it takes so long that its progress is shown.
  package var isSlow = false
  /// Whether the system watches no more folders, so that they are looked at every few seconds.
  package var isLookedAtOften = false

  package var isRunning: Bool {
    switch phase {
    case .reading, .looking: true
    default: false
    }
  }

  /// Whether the folder can be written to and opened: it is there.
  package var hasFolder: Bool {
    if case .failed = phase { false } else { phase != .none }
  }
}

/// What of a step's page is looked at.
package enum StepPlace: Hashable, Sendable {
  /// What stands in the way.
  case list
  case finding(OpenFinding)
  /// Where the step's door leads.
  case room

  package var isFinding: Bool { if case .finding = self { true } else { false } }
}

/// The finding that is looked at.
package struct OpenFinding: Hashable, Sendable {
  /// What of it is looked at.
  package enum Form: Hashable, Sendable {
    case none
    /// What its fix would do; nil while that is worked out.
    case fix(FixPlan?)
    case accept(AcceptForm)
  }

  package var row: FindingRow.ID
  /// The check that it is shown from: the newest that has it.
  package var source: CheckedRelease
  package var form = Form.none
  /// Whether the newest check does not have it any more.
  package var isMended = false
  /// Whether it was opened in the step's room, where Back leads then.
  package var cameFromRoom = false

  /// Where Back leads.
  var origin: StepPlace { cameFromRoom ? .room : .list }
}

/// A group of findings of a step, which shows its rows or hides them.
package struct GroupPlace: Hashable, Sendable {
  package let step: Step.ID
  package let kind: FindingGroup.Kind

  package init(step: Step.ID, kind: FindingGroup.Kind) {
    self.step = step
    self.kind = kind
  }
}

/// Done was pressed and something is still to fix.
package struct DoneQuestion: Hashable, Sendable {
  package let step: Step.ID
  package let toFix: Int
}
