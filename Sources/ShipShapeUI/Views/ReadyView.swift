import GtkKit
import ShipShapeCore

/// Ready to Ship!: a card over the page, with a seal, the good news, and the way to the next release.
final class ReadyView {
  /// Where the card would like 420 × 440, with 24 around it for its shadow, and takes what the window has.
  let root = LayoutBoxes.makePreferring(width: 420 + 48, height: 440 + 48)
  private let dialog = ModalBoxes.makeDialogBox(name: localized("Ready to Ship!"))
  private let seal = Picture(name: "seal-cleared").filled(width: 75, height: 75)
  private let title: Label
  private let copy: Label
  /// What the copy says, with a place for the release; translated with the rest of the `.ui` file.
  private let copyFormat: String
  /// What was still to fix.
  private let problems: Label
  private let message: Box
  private let continueButton: Button

  init() {
    let builder = Builder(resource: ResourcePaths.ui("ready-view"))
    title = builder.get("title")
    copy = builder.get("copy")
    copyFormat = copy.text
    continueButton = builder.get("continue")
    message = builder.get("message")
    problems = builder.get("problems")
    message.add(.start(seal))
    message.moveToFront(seal)
    seal.accessibleName = localized("Seal with a tick")
    copy.setLineHeight(1.2)
    dialog.add(.expanding(builder.get("layers", Overlay.self)))
    dialog.setMargins(top: 24, bottom: 24, start: 24, end: 24)
    root.add(.expanding(dialog))
    root.addStyle("ready-card-holder")
    root.horizontalAlignment = .center
    root.verticalAlignment = .center
    root.isVisible = true
    dialog.isVisible = true
    dialog.afterSizing { [weak self] in self?.fit() }
  }

  /// The message is centred in the card. Where large text and a small window leave too little room for that, it moves
  /// up until Continue is free, and where that is not enough the seal goes first.
  private func fit() {
    let card = dialog.size
    let margin = message.bottomMargin
    let natural = message.naturalHeight(forWidth: card.width)
    let bottomWhenCentred = (card.height + natural - margin) / 2
    let free = card.height - 24 - continueButton.size.height - 12
    message.setMargins(bottom: 2 * max(0, bottomWhenCentred - free))
    let full = natural - margin + (seal.isVisible ? 0 : 75)
    seal.isVisible = full <= free - 12
  }

  func render(_ state: SessionState) {
    copy.text = filled(copyFormat, releaseTitle(state.release.label))
    problems.text = ReleaseSentence.openProblems(state.openProblems) ?? ""
    problems.isVisible = !problems.text.isEmpty
    let lines =
      [title.text, problems.isVisible ? problems.text : nil].compactMap(\.self)
      + copy.text.split(whereSeparator: \.isNewline).map(String.init)
    dialog.accessibleDescription = lines.joined(separator: " ")
  }

  /// What a screen reader is to say when the card comes.
  var spokenText: String { "\(dialog.accessibleName) \(dialog.accessibleDescription)" }

  /// Puts the focus on Continue, which Enter presses.
  func focusContinue() {
    continueButton.grabFocus()
    continueButton.grabDefault()
  }
}
