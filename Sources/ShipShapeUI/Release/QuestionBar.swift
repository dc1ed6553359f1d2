import GtkKit
import ShipShapeCore

/// Done was pressed where something is still to fix: Review it, or Done Anyway. It stays until it is answered.
final class QuestionBar {
  let root = EventBox()
  private let bar = Box(.vertical, spacing: 4)
  private let text = Label("").wrapping().aligned(.start)
  private let review = Button(label: localized("Review"))
  private let buttons = LayoutBoxes.makeWrapping(spacing: 8)

  init(session: Session) {
    bar.addStyle("notice")
    let icon = Image(iconName: "to-fix-symbolic", pixels: 16)
    icon.setMargins(start: 10)
    let doneAnyway = Button(label: localized("Done Anyway"))
    let close = Button(iconName: "window-close-symbolic", accessibleName: localized("Close notice"))
    close.addStyle("flat")
    close.tooltip = localized("Close this notice")
    for button in [review, doneAnyway] { buttons.add(.start(button)) }
    buttons.horizontalAlignment = .end
    close.verticalAlignment = .start
    text.widestInCharacters = 40
    bar.add(.start(Box(.horizontal, spacing: 12, [.start(icon), .expanding(text), .start(close)])))
    bar.add(.start(buttons))
    bar.setAccessibleRole(.alert)
    review.onClick { [weak session] in session?.reviewPressed() }
    doneAnyway.onClick { [weak session] in session?.doneAnywayPressed(at: .now) }
    close.onClick { [weak session] in session?.questionClosed() }
    root.add(bar)
    root.showAll()
  }

  func render(_ question: DoneQuestion) {
    text.text = QuestionBar.sentence(question)
    bar.accessibleName = text.text
  }

  static func sentence(_ question: DoneQuestion) -> String {
    // Translators: how many are to fix, and a step's name.
    localizedPlural(
      "%1$@ is still to fix in %2$@.", "%1$@ are still to fix in %2$@.", count: question.toFix,
      "\(question.toFix)", Notices.stepTitle(question.step))
  }

  var hasFocus: Bool { bar.holdsFocus }

  func focus() { review.grabFocus() }
}
