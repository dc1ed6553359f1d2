import GtkKit
import ShipShapeCore

/// The first line of a step's card: what was checked and when, or how far the check is, or why there is none.
final class CheckLineView {
  let root = Box(.horizontal, spacing: 10)
  private let folderIcon = Image(iconName: "folder-symbolic", pixels: 16)
  private let title = Label("").wrappingAnywhere().aligned(.start)
  private let detail = Label("").wrappingAnywhere().aligned(.start).styled("caption", "quiet")
  private let bar = ProgressBar()
  private let button = Button(label: " ")
  private let session: Session
  private var line = CheckFace.Line.nothing

  init(session: Session) {
    self.session = session
    root.addStyle("check-line")
    folderIcon.verticalAlignment = .start
    bar.accessibleName = localized("Check")
    let texts = Box(.vertical, spacing: 4, [.start(title), .start(detail), .start(bar)])
    texts.verticalAlignment = .center
    button.verticalAlignment = .center
    root.add(.start(folderIcon))
    root.add(.expanding(texts))
    root.add(.end(button))
    button.onClick { [weak self] in self?.pressed() }
    root.showAll()
  }

  private func pressed() {
    switch line {
    case .reading, .looking: session.checkStopped()
    case .stopped: session.checkResumed()
    case .missing, .empty: session.effects.chooseFolder()
    default: break
    }
  }

  func render(_ line: CheckFace.Line, today: CalendarDay) {
    guard line != self.line || title.text.isEmpty else { return }
    self.line = line
    title.text = CheckText.line(line, today: today)
    let detailText = CheckText.detail(line, today: today)
    detail.text = detailText ?? ""
    detail.isVisible = detailText != nil
    folderIcon.isVisible = detailText != nil
    title.setStyle("heading", when: detailText != nil)
    title.setStyle("caption", when: detailText == nil)
    title.setStyle("quiet", when: detailText == nil)
    if case .looking(let done, let total) = line {
      bar.isVisible = true
      bar.fraction = Double(done) / Double(max(1, total))
    } else {
      bar.isVisible = false
    }
    renderButton()
  }

  private func renderButton() {
    let (label, name): (String, String)
    switch line {
    case .reading, .looking: (label, name) = (localized("Stop"), localized("Stop checking"))
    case .stopped: (label, name) = (localized("Go On"), localized("Go on checking"))
    case .missing, .empty: (label, name) = (localized("Choose…"), localized("Choose another folder"))
    default: return button.isVisible = false
    }
    button.textLabel?.text = label
    button.accessibleName = name
    button.isVisible = true
  }
}
