import GtkKit
import ShipShapeCore

/// What a step's door leads to: a larger view in the place of the step's columns.
protocol Room: AnyObject {
  var root: Box { get }
  /// The step's door was pressed: what was in order by then may be put in order anew. Comes before `render`.
  func begin()
  func render(_ state: SessionState)
  /// Puts the focus where one begins, or where one was.
  func focusInitialWidget()
  /// Goes back inside the room; false where nothing is left to go back from, so that the room itself is left.
  func goBack() -> Bool
  /// Something else is looked at now.
  func roomLeft()
}

extension Room {
  func begin() {}
  func goBack() -> Bool { false }
  func roomLeft() {}
}

/// The rooms there are.
enum Rooms {
  /// The room of a step, made when its door is opened first; nil for a step without one.
  static func make(_ step: Step, session: Session) -> (any Room)? {
    switch step.id {
    case "screenshots": PictureGalleryRoom(step, session: session)
    case "metadata": LanguageGridRoom(step, session: session)
    case "keywords": KeywordLinesRoom(step, session: session)
    case "final-qa": PointsRoom(step, session: session)
    default: nil
    }
  }

  /// Whether a step has a room.
  static func has(_ step: Step) -> Bool {
    switch step.id {
    case "screenshots", "metadata", "keywords", "final-qa": true
    default: false
    }
  }
}

/// The bar over a room: the way back, what the room is, and its controls.
final class RoomBar {
  let root = Box(.horizontal, spacing: 10)
  private let caption = Label("").ellipsized().aligned(.start).styled("caption", "quiet")
  private let heading: Label
  private let back: Button

  /// - Parameters:
  ///   - backName: what a screen reader says of the way back: "Back to Metadata".
  ///   - controls: stand at the end, in this order.
  ///   - onBack: what the way back does, where it does not leave the room.
  init(
    title: String, backName: String, session: Session, controls: [any Widget] = [],
    onBack: (() -> Void)? = nil
  ) {
    back = Button(iconName: "go-previous-symbolic", accessibleName: backName)
    back.addStyle("flat", "back")
    back.verticalAlignment = .center
    heading = Label(title).ellipsized().aligned(.start).styled("heading")
    heading.setAccessibleRole(.heading)
    let texts = Box(.vertical, [.start(heading), .start(caption)])
    texts.verticalAlignment = .center
    root.addStyle("room-bar")
    root.add(.start(back))
    root.add(.expanding(texts))
    for control in controls {
      control.verticalAlignment = .center
      root.add(.start(control))
    }
    back.onClick { [weak session] in if let onBack { onBack() } else { session?.placeLeft() } }
  }

  /// The room's name.
  var title: String {
    get { heading.text }
    set { heading.text = newValue }
  }

  /// The line under the room's name.
  var text: String {
    get { caption.text }
    set { caption.text = newValue }
  }

  func focus() { back.grabFocus() }
}
