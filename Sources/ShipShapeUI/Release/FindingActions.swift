import GtkKit
import ShipShapeCore

/// What can be done about a finding.
final class FindingActions {
  let root = LayoutBoxes.makeWrapping(spacing: 8)
  private let open = Button(label: localized("Open File"))
  private let copy = Button(label: localized("Copy"))
  private let fix = Button(label: localized("Fix…"))
  private let accept = Button(label: localized("Accept…"))
  private let takeBack = Button(label: localized("Take Back"))
  private var face: FindingFace?

  init(session: Session) {
    root.addStyle("actions")
    for button in [open, copy, fix, accept, takeBack] { root.add(.start(button)) }
    open.onClick { [weak session] in session?.fileOpenPressed() }
    copy.onClick { [weak self] in self?.copyFinding() }
    fix.onClick { [weak session] in session?.fixWanted() }
    accept.onClick { [weak session] in session?.acceptWanted() }
    takeBack.onClick { [weak session] in session?.acceptanceTakenBack(at: .now) }
  }

  func render(_ face: FindingFace) {
    self.face = face
    root.isVisible = face.form == .none && !face.isMended
    let isFolded = face.row.isFolded
    open.isVisible = !isFolded && face.row.first.file != nil
    open.isSensitive = face.canOpen
    fix.isVisible = face.hasFix
    fix.isSensitive = face.canFix
    fix.textLabel?.text = isFolded ? localized("Fix All…") : localized("Fix…")
    accept.isVisible = face.kind != .accepted && !face.isOfRecord
    accept.isSensitive = face.canAccept
    takeBack.isVisible = face.canTakeBack
  }

  /// Copies what the finding says, and where it is.
  func copyFinding() { if let face { Clipboard.setText(FindingText.copied(face)) } }

  /// Puts the focus on the first that can be pressed; false where there is none.
  func focus() -> Bool {
    guard root.isVisible,
      let first = [open, fix, accept, takeBack, copy].first(where: { $0.isVisible && $0.isUsable })
    else { return false }
    first.grabFocus()
    return true
  }
}
