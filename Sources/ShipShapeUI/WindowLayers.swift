import GtkKit

/// What lies over each other in the window: the page behind its curtain, a scrim, the Ready card, the notice bar, and
/// what says that a folder can be dropped.
final class WindowLayers {
  /// A layer's place, from below to above.
  enum Place: Int { case scrim = 0, card, notice, drop }

  private let overlay: Overlay
  private let curtain = ModalBoxes.makeCurtain()
  private let scrim = EventBox()
  /// A box for each layer, always there, so that their order never changes.
  private let places: [Place: Box] = [
    .scrim: Box(.vertical), .card: Box(.vertical), .notice: Box(.vertical), .drop: Box(.vertical),
  ]
  /// The layers that Tab goes through after the page.
  var tabOrder: () -> [any Widget] = { [] }
  var onSizeChange: () -> Void = {}

  init(overlay: Overlay, page: Stack, announcer: Label) {
    self.overlay = overlay
    curtain.add(.expanding(page))
    curtain.isVisible = true
    overlay.add(curtain)
    scrim.addStyle("scrim")
    scrim.isVisible = true
    announcer.horizontalAlignment = .start
    announcer.verticalAlignment = .start
    overlay.addLayer(announcer, passesClicks: true)
    for (place, box) in places.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      // GDK finds no button in an overlay that lies in a layer that passes clicks, and the card has one.
      overlay.addLayer(box, passesClicks: place == .notice || place == .drop)
    }
    places[.card]?.horizontalAlignment = .center
    places[.card]?.verticalAlignment = .center
    overlay.setTabOrder { [weak self] in
      guard let self else { return [] }
      return [curtain] + tabOrder()
    }
    overlay.afterSizing { [weak self] in self?.onSizeChange() }
  }

  /// Puts a layer over the page, or takes it off. A layer that is only hidden would still be in the tree that screen
  /// readers walk.
  func show(_ layer: some Widget, _ isShown: Bool, at place: Place) {
    guard isShown != layer.hasParent, let box = places[place] else { return }
    if isShown { box.add(.expanding(layer)) } else { box.remove(layer) }
    box.isVisible = isShown
  }

  /// Dims the page, because something lies over it.
  func dimPage(_ isDimmed: Bool) { show(scrim, isDimmed, at: .scrim) }

  /// Shuts the page off from mouse, keyboard and screen readers.
  func shutPage(_ isShut: Bool) {
    curtain.isSensitive = !isShut
    curtain.setStyle("shut", when: isShut)
  }

  /// What the notice must not cover.
  enum Below {
    /// Welcome: there is room above the History row.
    case welcome
    /// A step: the countdown, its buttons and the rating.
    case step
    /// The Ready card: Continue.
    case ready
  }

  /// Places the notice so that it covers nothing that one presses. It floats above the History row: in the middle, or
  /// under the second of two columns. Where a step's one column reaches down to that row, it lies over the row. Over a
  /// Ready card that reaches down there it floats at the top.
  func placeNotice(over below: Below) {
    let size = overlay.size
    guard size.height > 1, let notice = places[.notice] else { return }
    overlay.setStyle("low", when: size.height < WindowLayers.lowHeight)
    let isHigh = below == .ready && size.height < 660
    let hasTwoColumns = below == .step && size.width >= StepView.twoColumnsFrom
    let coversRow = below == .step && !hasTwoColumns || size.height < WindowLayers.lowHeight
    notice.verticalAlignment = isHigh ? .start : .end
    notice.horizontalAlignment = hasTwoColumns ? .end : .center
    // Where there are two columns it ends with the second; the overlay keeps it in that half.
    let side = isNarrow ? 8 : hasTwoColumns ? max(24, (size.width - 1_120) / 2) : 24
    notice.setMargins(
      top: isHigh ? 6 : 18, bottom: isHigh ? 18 : coversRow ? 8 : 62, start: side, end: side)
  }

  /// Whether the window is so narrow that a notice has to do with less.
  var isNarrow: Bool { overlay.size.width < 480 }

  /// Pages lower than this have less room around their headers.
  private static let lowHeight = 520
}

/// A value that is made when it is first needed.
final class Lazy<Value> {
  private let make: () -> Value
  /// The value, nil while it has not been needed.
  private(set) var value: Value?

  init(_ make: @escaping () -> Value) { self.make = make }

  /// The value, made now if this is the first time.
  var made: Value {
    if let value { return value }
    let new = make()
    value = new
    return new
  }
}
