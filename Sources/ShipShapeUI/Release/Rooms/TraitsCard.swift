import GtkKit
import ShipShapeCore

/// "What does the app have?", asked once: what it does not have leaves points out.
final class TraitsCard {
  let root = Box(.vertical, spacing: 8)
  private let session: Session
  private let grid = Grid()
  private var boxes: [(id: String, box: CheckButton)] = []
  private var shown: [PointsFace.Trait] = []
  private let done = Button(label: localized("Done"))

  init(session: Session) {
    self.session = session
    root.addStyle("card", "points")
    root.setAccessibleRole(.panel)
    root.accessibleName = localized("What does the app have?")
    let title = Label(localized("What does the app have?")).wrapping().aligned(.start).styled(
      "caption-heading")
    title.setAccessibleRole(.heading)
    grid.columnSpacing = 16
    grid.rowSpacing = 4
    let note = Label(localized("Points about the rest are left out.")).wrapping().aligned(.start).styled(
      "caption", "quiet")
    done.horizontalAlignment = .end
    // The page has a Done of its own.
    done.accessibleName = localized("Done with what the app has")
    for part in [title, grid, note, done] as [any Widget] { root.add(.start(part)) }
    root.showAll()
    done.onClick { [weak self] in self?.answered() }
  }

  /// Shows the question, or nothing. What was marked and not answered yet stays.
  func render(_ face: PointsFace?) {
    let asks = face?.asksTraits == true
    if asks, let traits = face?.traits, traits != shown || !root.isVisible { fill(traits) }
    root.isVisible = asks
    done.isSensitive = face?.canChange == true
  }

  private func fill(_ traits: [PointsFace.Trait]) {
    shown = traits
    if boxes.map(\.id) != traits.map(\.id) {
      for (_, box) in boxes { box.destroy() }
      boxes = traits.map { ($0.id, CheckButton(label: FindingText.text($0.title)).wrapping()) }
      for (index, entry) in boxes.enumerated() {
        grid.attach(entry.box, column: index % 2, row: index / 2)
      }
      grid.showAll()
    }
    for (trait, entry) in zip(traits, boxes) { entry.box.isActive = trait.isOwned }
  }

  private func answered() {
    session.traitsAnswered(Set(boxes.filter(\.box.isActive).map(\.id)), at: .now)
  }

  func focus() { boxes.first?.box.grabFocus() }
}
