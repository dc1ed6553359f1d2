import GtkKit

/// What lies over each other in the window: the page behind its curtain, a scrim, the Ready card, the notice bar.
final class WindowLayers {
  /// A layer's place, from below to above.
  enum Place: Int { case scrim = 0, card, notice }

  private let overlay: Overlay
  private let curtain = ModalBoxes.makeCurtain()
  private let scrim = EventBox()
  private let notice: Box
  private var present: [Place: any Widget] = [:]
  /// The layers that Tab goes through between the page and the notice.
  var tabOrder: () -> [any Widget] = { [] }
  var onSizeChange: () -> Void = {}

  init(overlay: Overlay, page: Stack, notice: Box, announcer: Label) {
    self.overlay = overlay
    self.notice = notice
    curtain.add(.expanding(page))
    curtain.isVisible = true
    overlay.add(curtain)
    scrim.addStyle("scrim")
    scrim.isVisible = true
    announcer.horizontalAlignment = .start
    announcer.verticalAlignment = .start
    overlay.addLayer(announcer, passesClicks: true)
    overlay.setTabOrder { [weak self] in
      guard let self else { return [] }
      return [curtain] + tabOrder() + [notice]
    }
    overlay.afterSizing { [weak self] in self?.onSizeChange() }
  }

  /// Puts a layer over the page, or takes it off. A layer that is only hidden would still be in the tree that screen
  /// readers walk.
  func show(_ layer: some Widget, _ isShown: Bool, at place: Place) {
    guard isShown != layer.hasParent else { return }
    guard isShown else {
      present[place] = nil
      return overlay.remove(layer)
    }
    // Only the scrim is to take the clicks of what lies below it.
    overlay.addLayer(layer, passesClicks: place != .scrim)
    present[place] = layer
    // The announcer is the lowest layer of all.
    overlay.move(layer, to: 1 + present.keys.count { $0.rawValue < place.rawValue })
  }

  /// Dims the page, because something lies over it.
  func dimPage(_ isDimmed: Bool) { show(scrim, isDimmed, at: .scrim) }

  /// Shuts the page off from mouse, keyboard and screen readers.
  func shutPage(_ isShut: Bool) { curtain.isSensitive = !isShut }

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
    guard size.height > 1 else { return }
    overlay.setStyle("low", when: size.height < WindowLayers.lowHeight)
    let isHigh = below == .ready && size.height < 660
    let hasTwoColumns = below == .step && size.width >= StepView.twoColumnsFrom
    let coversRow = below == .step && !hasTwoColumns || size.height < WindowLayers.lowHeight
    notice.verticalAlignment = isHigh ? .start : .end
    notice.horizontalAlignment = hasTwoColumns ? .end : .center
    let side = isNarrow ? 8 : 24
    let end = hasTwoColumns ? max(24, (size.width - 1_120) / 2) : side
    notice.setMargins(top: isHigh ? 6 : 18, bottom: isHigh ? 18 : coversRow ? 8 : 62, start: side, end: end)
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
