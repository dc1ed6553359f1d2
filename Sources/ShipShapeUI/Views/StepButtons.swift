import GtkKit
import ShipShapeCore

/// Start, Reset and Done: one row, one size, 116 wide where there is room.
final class StepButtons {
  let root = LayoutBoxes.makePreferring(width: StepButtons.width(ofEach: 116), .horizontal)
  let start: Button
  let done: Button
  private let reset: Button
  private let tick: Image
  private let actions: ActionGroup

  /// - Parameter actions: has `start`, `pause`, `reset` and `done`.
  init(_ builder: Builder, actions: ActionGroup) {
    self.actions = actions
    start = builder.get("start")
    reset = builder.get("reset")
    done = builder.get("done")
    tick = builder.get("done_tick")
    root.spacing = 12
    root.isHomogeneous = true
    root.addStyle("step-buttons")
    for button in [start, reset, done] { root.add(.expanding(button)) }
    root.isVisible = true
    for id in ["start_label", "reset_label", "done_label"] {
      // A long label goes on in a second line, so that the row is never wider than its column.
      builder.get(id, Label.self).isCentred = true
    }
    startLabel = builder.get("start_label")
    doneLabel = builder.get("done_label")
  }
  private let startLabel: Label
  private let doneLabel: Label

  /// What the row would like: three buttons of this width, 12 apart.
  private static func width(ofEach width: Int) -> Int { 3 * width + 2 * 12 }

  func render(_ face: StepFace) {
    let (text, action): (String, String) =
      switch face.start {
      case .start: (localized("Start"), "start")
      case .pause: (localized("Pause"), "pause")
      case .resume: (localized("Resume"), "start")
      }
    startLabel.text = text
    start.accessibleName = text
    start.bind(to: "step.\(action)")
    let doneText = face.done == .ready ? localized("Ready to Ship!") : localized("Done")
    doneLabel.text = doneText
    done.accessibleName = doneText
    tick.isVisible = face.isFinished && face.done == .done
    doneLabel.setStyle("small", when: face.done == .ready)
    for name in ["start", "pause"] { actions.setEnabled(name, when: face.isStartEnabled) }
    actions.setEnabled("reset", when: face.isResetEnabled)
    actions.setEnabled("done", when: face.isDoneEnabled)
    start.setStyle("suggested-action", when: face.suggestion == .start)
    done.setStyle("suggested-action", when: face.suggestion == .done)
  }
}
