import GtkKit
import ReleaseChecks
import ShipShapeCore

/// A language's keywords: their text, how much room is left or missing, and how much is wasted.
final class KeywordRow {
  let root = Box(.vertical)
  let button: Button
  /// Where the line of a chosen row stands in a narrow window.
  let below = Box(.vertical)
  private(set) var value: KeywordLines.Line
  private(set) var marks: ShownMarks?
  private let name = Label("").ellipsized().aligned(.start).styled("caption-heading")
  private let text = MarkedText(ellipsizedIn: .middle)
  private let whole = MarkedText()
  private let wasted = Label("").aligned(.end).styled("caption", "warning-icon", "figures")
  private let icon = Image(pixels: 16)
  private let room = Label("").aligned(.end).styled("caption", "figures")
  private let bar = ProgressBar()
  private let end: Box
  private let iconPlace: Box
  private let upper: Box

  /// The widths that all rows share.
  final class Columns {
    let name = SizeGroup(.horizontal)
    let wasted = SizeGroup(.horizontal)
  }

  private static let nameCharacters = 18

  init(_ value: KeywordLines.Line, _ columns: Columns) {
    self.value = value
    bar.addStyle("keyword-bar")
    for part in [bar as any Widget, room, name, wasted] { part.setAccessibleRole(.redundant) }
    end = Box(.vertical, spacing: 4, [.start(room), .start(bar)])
    end.verticalAlignment = .center
    iconPlace = Box(.horizontal, [.start(icon)])
    iconPlace.setMinimumSize(width: 16)
    upper = Box(
      .horizontal, spacing: 16,
      [.start(name), .expanding(text.label), .start(wasted), .start(iconPlace), .end(end)])
    let content = Box(.vertical, spacing: 4, [.start(upper), .start(whole.label)])
    content.verticalAlignment = .center
    button = Button(child: content)
    button.addStyle("flat", "keyword-row")
    root.add(.start(button))
    root.add(.start(below))
    columns.name.add(name)
    columns.wasted.add(wasted)
    name.widestInCharacters = KeywordRow.nameCharacters
    root.showAll()
    isNarrow = false
  }

  func show(_ new: KeywordLines.Line, in result: CheckedRelease) {
    value = new
    marks = new.text.map { ShownMarks($0, isList: true) }
    name.text = new.name
    name.tooltip = new.name
    let absence = RoomText.absence(new.state)
    for part in [text, whole] { part.show(marks?.text ?? absence ?? "", marks?.marks ?? []) }
    for part in [text, whole] { part.label.setStyle("quiet", when: marks == nil) }
    wasted.text = new.wasted > 0 ? KeywordText.wasted(new.wasted) : ""
    let sign = RoomText.icon(new.standing)
    icon.isVisible = sign != nil
    if let sign { icon.iconName = sign }
    icon.setStyle("error-icon", when: new.standing.worst == .error)
    icon.setStyle("warning-icon", when: new.standing.worst == .warning)
    room.text = new.over > 0 ? RoomText.over(new.over) : KeywordText.left(new.left)
    room.setStyle("error-icon", when: new.over > 0)
    room.setStyle("quiet", when: new.over == 0)
    bar.fraction = Double(new.count) / Double(max(1, new.limit))
    bar.setStyle("over", when: new.over > 0)
    button.accessibleName = KeywordText.name(new)
    button.accessibleDescription = RoomText.message(new.standing, in: result) ?? ""
  }

  /// Whether the whole list stands under the name, and not a part of it beside.
  var isNarrow = false {
    didSet {
      text.label.isVisible = !isNarrow
      whole.label.isVisible = isNarrow
      name.expandsHorizontally = isNarrow
      // What is left is the name's.
      upper.spacing = isNarrow ? 8 : 16
      end.setMinimumSize(width: isNarrow ? 56 : 150)
    }
  }
}

/// What the keyword lines say.
enum KeywordText {
  // Translators: how many characters of room are left.
  static func left(_ count: Int) -> String { localized("%@ left", Numbers.text(count)) }

  // Translators: how many characters hold nothing that a search would find.
  static func wasted(_ count: Int) -> String { localized("%@ wasted", Numbers.text(count)) }

  /// "103 of 100, 3 over".
  static func length(_ line: KeywordLines.Line) -> [String] {
    if let absence = RoomText.absence(line.state) { return [absence] }
    return [
      RoomText.length(line.count, of: line.limit), line.over > 0 ? RoomText.over(line.over) : left(line.left),
    ]
  }

  /// "Spanish (Spain): 103 of 100, 3 over, 13 wasted, to fix".
  static func name(_ line: KeywordLines.Line) -> String {
    let parts: [String?] = [
      line.wasted > 0 ? wasted(line.wasted) : nil, RoomText.origin(line.state),
      RoomText.standing(line.standing),
    ]
    return head(line, length(line) + parts.compactMap(\.self))
  }

  /// "Spanish (Spain): 103 of 100, 3 over".
  static func line(_ line: KeywordLines.Line) -> String {
    head(line, length(line) + [RoomText.origin(line.state)].compactMap(\.self))
  }

  private static func head(_ line: KeywordLines.Line, _ parts: [String]) -> String {
    // Translators: a language and what is said of its keywords: "German: 97 of 100, 3 left".
    localized("%1$@: %2$@", line.name, parts.joined(separator: ", "))
  }
}
