import GtkKit
import ReleaseChecks

/// The text that a finding is about, with what is meant marked in it.
final class ExcerptView {
  let root = Box(.vertical)
  private let text = MarkedText()

  init() {
    root.addStyle("card", "excerpt")
    text.label.isSelectable = true
    root.add(.start(text.label))
  }

  func render(_ excerpt: Excerpt?) {
    root.isVisible = excerpt != nil
    guard let excerpt else { return }
    text.show(excerpt.text, excerpt.mark.map { [($0, excerpt.isOver ? .over : .meant)] } ?? [])
  }
}

/// A text with parts that are marked, in colours that follow the theme.
final class MarkedText {
  let label: Label
  private var marks: [(range: Range<Int>, style: MarkStyle)] = []

  /// - Parameter place: where a text that is too long for its one line is shortened; nil for one that wraps.
  init(ellipsizedIn place: TextPlace? = nil) {
    let label = Label("").aligned(.start)
    self.label = place.map { label.ellipsized(in: $0) } ?? label.wrappingAnywhere()
    label.onStyleChange { [weak self] in self?.colour() }
    // Only in a window is it known which theme it has.
    label.onMap { [weak self] in self?.colour() }
  }

  /// - Parameter marks: ranges in bytes of UTF-8 of the text.
  func show(_ text: String, _ marks: [(Range<Int>, MarkStyle)]) {
    label.text = text
    self.marks = marks.map { (range: $0.0, style: $0.1) }
    colour()
  }

  private func colour() {
    let isDark = label.window?.hasStyle("dark") ?? false
    label.setMarks(marks.map { $0.style.mark($0.range, isDark: isDark) })
  }
}

/// How a part of a text is marked: by a colour, and by an underline for those who do not see it.
enum MarkStyle {
  /// More than the store takes.
  case over
  /// What is meant, or what is wasted.
  case meant

  func mark(_ range: Range<Int>, isDark: Bool) -> TextMark {
    let (text, ground) =
      switch (self, isDark) {
      case (.over, false): (Colour(hex: 0xa51d2d), Colour(hex: 0xf7e4e5))
      case (.over, true): (Colour(hex: 0xff9c88), Colour(hex: 0x4d3734))
      case (.meant, false): (Colour(hex: 0x8a4700), Colour(hex: 0xf6e6cf))
      case (.meant, true): (Colour(hex: 0xf8c14b), Colour(hex: 0x4a412c))
      }
    return TextMark(
      range: range, foreground: text, background: ground, underline: self == .over ? .error : .single)
  }
}

extension Colour {
  /// A colour as style sheets write it: 0xa51d2d.
  init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}
