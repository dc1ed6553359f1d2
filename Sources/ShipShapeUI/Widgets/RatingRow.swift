import GtkKit
import ShipShapeCore

/// Five seals that fill: pressing one fills up to it, pressing the last filled one again empties them all.
final class RatingRow {
  let root = Box(.horizontal, spacing: 4)
  private var seals: [(button: ToggleButton, image: Image)] = []
  private let actions: ActionGroup

  /// - Parameters:
  ///   - actions: has `rate`, a choice of a number, and `clear-rating`.
  ///   - prefix: under which these actions are offered.
  init(actions: ActionGroup, prefix: String) {
    self.actions = actions
    root.horizontalAlignment = .center
    root.setAccessibleRole(.panel)
    for seal in Rating.seals {
      let image = Image(pixels: 32)
      let button = ToggleButton(image)
      button.addStyle("seal")
      button.bind(to: "\(prefix).rate", target: .number(seal))
      button.setAccessibleRole(.radioButton)
      button.onKeyPress { [weak self] in self?.keyPressed($0, on: seal) ?? false }
      root.add(button)
      seals.append((button, image))
    }
    setNames(of: nil)
    root.makeOneTabStop { [weak self] in self?.entry }
    root.showAll()
  }

  /// Names the seals for a screen reader, with the step where that is not clear from the page.
  func setNames(of step: Step?) {
    root.accessibleName = localized("Rating")
    for (position, seal) in seals.enumerated() {
      let (number, count) = ("\(position + 1)", "\(Rating.seals.upperBound)")
      seal.button.accessibleName =
        if let step {
          // Translators: one of five buttons in a notice: "Screenshots: rating, 1 of 5".
          localized("%1$@: rating, %2$@ of %3$@", localized(step.stepName), number, count)
        } else {
          // Translators: one of five buttons: "Rating, 1 of 5".
          localized("Rating, %1$@ of %2$@", number, count)
        }
    }
  }

  func render(_ rating: Rating) {
    actions.setState("rate", .number(rating.value))
    for (position, seal) in seals.enumerated() {
      let isFilled = position < rating.value
      seal.image.iconName = isFilled ? "seal-fill-symbolic" : "seal-symbolic"
      seal.button.setStyle("filled", when: isFilled)
    }
  }

  /// The seal that Tab comes to: the chosen one, else the first.
  private var entry: ToggleButton? { (seals.first { $0.button.isActive } ?? seals.first)?.button }

  /// What the focus can be on.
  var buttons: [ToggleButton] { seals.map(\.button) }

  /// Arrow keys choose the seal beside, as in any group of radio buttons; Delete empties all.
  private func keyPressed(_ key: Key, on seal: Int) -> Bool {
    switch key {
    case .delete:
      actions.activate("clear-rating")
      return true
    case .right: return choose(seal + (root.isMirrored ? -1 : 1))
    case .left: return choose(seal + (root.isMirrored ? 1 : -1))
    case .up: return choose(seal + 1)
    case .down: return choose(seal - 1)
    default: return false
    }
  }

  private func choose(_ seal: Int) -> Bool {
    guard Rating.seals.contains(seal) else { return true }
    let button = seals[seal - 1].button
    button.grabFocus()
    // Choosing by key never clears: only pressing the chosen one does.
    if !button.isActive { actions.activate("rate", .number(seal)) }
    return true
  }
}
