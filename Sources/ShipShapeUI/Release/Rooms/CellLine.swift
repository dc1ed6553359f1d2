import GtkKit
import ShipShapeCore

/// What the chosen part of a room holds, and the ways on from it.
final class CellLine {
  /// What it says.
  struct Content {
    var title: String
    /// What was found, where the text does not show it.
    var message: String?
    var text: ShownMarks?
    /// What its marks mean.
    var legend: [(word: String, style: MarkStyle)] = []
    /// Which finding Details opens, as an index into the report; nil for none.
    var finding: Int?
    /// What Open File opens; nil for nothing.
    var file: File?
  }

  struct File {
    let path: String
    var line: Int?
    var column: Int?
  }

  /// What its buttons leave free where they stand in a row.
  private static let sideInRow = 16

  let root = Box(.vertical, spacing: 8)
  private let title = Label("").ellipsized().aligned(.start).styled("caption-heading")
  private let message = Label("").wrapping().aligned(.start).styled("caption", "quiet")
  private let text = MarkedText()
  private let legend = [MarkedText(), MarkedText()]
  private let texts: Box
  private let upper = Box(.horizontal, spacing: 12)
  private let buttons = Box(.horizontal, spacing: 12)
  private let details = Button(label: localized("Details"))
  private let open = Button(label: localized("Open File"))
  /// A button that has the focus goes, for what it led to is gone.
  var onFocusLost: () -> Void = {}
  private let session: Session
  private var content: Content?

  /// - Parameters:
  ///   - name: what a screen reader says of it.
  ///   - lines: how many lines of the text it shows; nil for all.
  init(name: String, lines: Int?, session: Session) {
    self.session = session
    root.addStyle("cell-line")
    root.setAccessibleRole(.panel)
    root.accessibleName = name
    text.label.addStyle("quiet")
    if let lines {
      text.label.lines = lines
      _ = text.label.ellipsized()
    }
    let head = Box(.horizontal, spacing: 14, [.expanding(title)])
    for word in legend {
      word.label.wraps = false
      word.label.addStyle("caption")
      word.label.setAccessibleRole(.redundant)
      head.add(.start(word.label))
    }
    texts = Box(.vertical, spacing: 2, [.start(head), .start(message), .start(text.label)])
    texts.verticalAlignment = .center
    for button in [details, open] { buttons.add(.start(button)) }
    buttons.verticalAlignment = .center
    upper.add(.expanding(texts))
    upper.add(.end(buttons))
    root.add(.start(upper))
    root.showAll()
    details.onClick { [weak self] in _ = self?.openDetails() }
    open.onClick { [weak self] in
      if let file = self?.content?.file {
        self?.session.fileOpened(path: file.path, line: file.line, column: file.column)
      }
    }
  }

  func show(_ content: Content, canOpen: Bool) {
    self.content = content
    title.text = content.title
    message.text = content.message ?? ""
    message.isVisible = content.message != nil
    text.label.isVisible = content.text != nil
    text.show(content.text?.text ?? "", content.text?.marks ?? [])
    for (position, label) in legend.enumerated() {
      let item = content.legend.indices.contains(position) ? content.legend[position] : nil
      label.label.isVisible = item != nil
      if let item { label.show(item.word, [(0..<item.word.utf8.count, item.style)]) }
    }
    let isLeft = details.hasFocus && content.finding == nil || open.hasFocus && content.file == nil
    if isLeft { onFocusLost() }
    details.isVisible = content.finding != nil
    open.isVisible = content.file != nil
    open.isSensitive = canOpen
    buttons.isVisible = content.finding != nil || content.file != nil
  }

  /// Opens what was found; false where nothing was.
  func openDetails() -> Bool {
    guard let finding = content?.finding else { return false }
    session.roomFindingOpened(finding)
    return true
  }

  /// Whether the buttons stand under the text and not beside it.
  var isNarrow = false {
    didSet {
      guard isNarrow != oldValue else { return }
      let (old, new) = isNarrow ? (upper, root) : (root, upper)
      old.remove(buttons)
      new.add(isNarrow ? .start(buttons) : .end(buttons))
    }
  }

  /// Whether it says anything itself, or only has its buttons.
  var showsText = true {
    didSet {
      upper.isVisible = showsText || !isNarrow
      root.setStyle("cell-line", when: showsText)
      let side = showsText ? 0 : CellLine.sideInRow
      root.setMargins(bottom: showsText ? 0 : 10, start: side, end: side)
    }
  }
}
