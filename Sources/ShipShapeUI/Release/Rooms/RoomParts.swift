import GtkKit
import ReleaseChecks
import ShipShapeCore

/// A room's bar over its content, with sides that follow the page's width.
final class RoomFrame {
  let root = Box(.vertical)
  private let bar: RoomBar
  private let content: Box
  private var fitted = 0
  /// What else follows the width.
  var onFit: (_ width: Int) -> Void = { _ in }

  /// How wide the content is at most.
  private static let widest = 1120
  /// Up to here the sides are small.
  private static let smallSidesTo = 500
  /// What the bar leaves free by itself.
  private static let barSide = 24

  init(bar: RoomBar, content: Box) {
    self.bar = bar
    self.content = content
    root.add(.start(bar.root))
    root.add(.expanding(content))
    root.afterSizing { [weak self] in self?.fit() }
  }

  private func fit() {
    let width = root.size.width
    guard width > 1, width != fitted else { return }
    fitted = width
    let side = max(width <= RoomFrame.smallSidesTo ? 12 : 24, (width - RoomFrame.widest) / 2)
    content.setMargins(start: side, end: side)
    let beside = max(0, side - RoomFrame.barSide)
    bar.root.setMargins(start: beside, end: beside)
    onFit(width)
  }
}

/// In which order languages are read.
final class OrderBox {
  let root = ComboBox()
  var onChange: () -> Void = {}

  init() {
    root.accessibleName = localized("Order")
    root.setItems([localized("To fix first"), localized("By name")])
    root.selectedIndex = 0
    root.onChange { [weak self] _ in self?.onChange() }
  }

  var order: LanguageOrder { root.selectedIndex == 1 ? .byName : .toFixFirst }
}

/// What rooms say of languages and their texts.
enum RoomText {
  /// The line under a room's name: "12 languages, 6 with something to fix".
  static func caption(languages: Int, toFix: Int, isNarrow: Bool) -> String {
    let all =
      isNarrow
      ? Numbers.text(languages)
      : localizedPlural("%@ language", "%@ languages", count: languages, Numbers.text(languages))
    guard toFix > 0 else { return localized("%1$@, nothing to fix", all) }
    return localizedPlural(
      "%1$@, %2$@ with something to fix", "%1$@, %2$@ with something to fix", count: toFix, all,
      Numbers.text(toFix))
  }

  /// How much what was found matters, within a sentence; nil where there is nothing to do about it.
  static func standing(_ standing: Standing) -> String? {
    switch standing.worst {
    case .error: localized("to fix")
    case .warning: localized("worth a look")
    case .info, nil: nil
    }
  }

  static func icon(_ standing: Standing) -> String? {
    switch standing.worst {
    case .error: FindingText.icon(.toFix)
    case .warning: FindingText.icon(.worthALook)
    case .info, nil: nil
    }
  }

  /// A text that is not there, in a word; nil for one that is.
  static func absence(_ state: LanguageGrid.State) -> String? {
    switch state {
    case .empty: localized("empty")
    case .missing: localized("missing")
    case .unreadable: localized("unreadable")
    // Translators: said of a text that there is no file of, and none is needed.
    case .unused: localized("none")
    case .set, .inherited: nil
    }
  }

  /// Where a text is taken from that a language has no file of: "from default".
  static func origin(_ state: LanguageGrid.State) -> String? {
    guard case .inherited(let folder) = state else { return nil }
    return localized("from %@", folder)
  }

  /// Whether there is a file to open.
  static func hasFile(_ state: LanguageGrid.State) -> Bool { state != .missing && state != .unused }

  /// "38 of 30".
  static func length(_ count: Int, of limit: Int) -> String {
    localized("%1$@ of %2$@", Numbers.text(count), Numbers.text(limit))
  }

  // Translators: how many characters are too many.
  static func over(_ count: Int) -> String { localized("%@ over", Numbers.text(count)) }

  /// What the gravest finding says; nil where there is none.
  static func message(_ standing: Standing, in found: FoundItems) -> String? {
    standing.findings.first.flatMap { found[$0] }.map { FindingText.text($0.message) }
  }
}

/// What a check has found, by the places among the report's findings.
struct FoundItems {
  private var items: [Int: FoundItem] = [:]

  init(_ result: CheckedRelease?) {
    for item in (result?.steps.values.flatMap(\.rows) ?? []).flatMap(\.items) {
      if let index = item.index { items[index] = item }
    }
  }

  subscript(index: Int) -> FoundItem? { items[index] }
}

/// A text of the release as a label shows it, with its marks where the label has them.
struct ShownMarks {
  let text: String
  /// In bytes of UTF-8.
  let marks: [(Range<Int>, MarkStyle)]

  /// What of a long text is left before its first mark.
  private static let mostBefore = 120
  private static let leftBefore = 60

  /// - Parameter isList: whether it is a list of keywords: it may go on in a new line after each comma, and where it is
  ///   broken that is shown.
  init(_ value: ReleaseChecks.MarkedText, isList: Bool) {
    let scalars = Array(value.text.unicodeScalars)
    var text = ""
    // Where each scalar begins, and where the last one ends.
    var places: [Int] = []
    var skipped = 0
    if !isList, let first = value.marks.first?.range.lowerBound, first > ShownMarks.mostBefore {
      skipped = first - ShownMarks.leftBefore
      text = "…"
    }
    for (index, scalar) in scalars.enumerated() {
      places.append(text.utf8.count)
      guard index >= skipped else { continue }
      switch scalar {
      case "\n", "\r": text += isList ? "↵" : " "
      case "\0": text += "␣"
      default: text.unicodeScalars.append(scalar)
      }
      if isList, scalar == "," { text += "\u{200B}" }
    }
    let lengths = places.count
    places.append(text.utf8.count)
    self.text = text
    // What is over stands last, so that it is seen over what is wasted.
    marks =
      value.marks.filter { $0.range.upperBound <= lengths && !$0.range.isEmpty }
      .map { (places[$0.range.lowerBound]..<places[$0.range.upperBound], ShownMarks.style($0.kind)) }
      .sorted { ($0.1 == .over ? 1 : 0) < ($1.1 == .over ? 1 : 0) }
  }

  private static func style(_ kind: ReleaseChecks.MarkedText.Mark.Kind) -> MarkStyle {
    switch kind {
    case .over, .wrongSeparator: .over
    case .wasted, .otherName: .meant
    }
  }
}
