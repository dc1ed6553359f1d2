import GtkKit
import ShipShapeCore

/// Releases: those that are open and those that are past, to go from one to another.
final class ReleasesView {
  let dialog: Dialog
  private let session: Session
  private let lists = Box(.vertical, spacing: 18)
  private let close = Button()
  private var rows: [(row: ListBoxRow, id: Release.ID)] = []
  private var shown: [ReleaseSummary]?

  init(session: Session, parent: ApplicationWindow) {
    self.session = session
    dialog = Dialog(title: localized("Releases"), parent: parent)
    dialog.setTitleBar(Box(.vertical))
    dialog.addStyle("shipshape", "history-dialog")
    dialog.setStyle("dark", when: parent.hasStyle("dark"))
    let title = Label(localized("Releases")).styled("title-1", "history-title")
    title.setAccessibleRole(.heading)
    let scroller = Scroller()
    scroller.canFocus = false
    scroller.addStyle("page-scroller")
    scroller.setPolicies(horizontal: .never, vertical: .automatic)
    lists.setMargins(bottom: 18, start: 18, end: 18)
    let viewport = scroller.addWithViewport(lists)
    scroller.followFocus(in: viewport)
    let begin = Button(label: localized("New Release…"))
    begin.horizontalAlignment = .center
    begin.setMargins(top: 6, bottom: 18)
    begin.onClick { [weak session] in session?.newReleaseWanted() }
    let page = Overlay(
      over: Box(.vertical, [.start(title), .expanding(scroller), .start(begin)]))
    close.add(Image(iconName: "xmark-circle-symbolic", pixels: 32))
    close.addStyle("float-close")
    close.accessibleName = localized("Close")
    close.tooltip = localized("Close")
    close.horizontalAlignment = .end
    close.verticalAlignment = .start
    close.setMargins(top: 14, bottom: 14, start: 14, end: 14)
    page.addLayer(close, passesClicks: false)
    let box = dialog.contentBox
    box.add(.expanding(page))
    box.showAll()
    dialog.prefer(width: 420, height: 560, over: parent)
    close.onClick { [weak session] in session?.sheetClosed() }
    dialog.onClose { [weak session] in session?.sheetClosed() }
  }

  func render(_ state: SessionState) {
    guard let releases = state.releases, releases != shown else { return }
    shown = releases
    for child in lists.contents { child.destroy() }
    rows = []
    let parts = [
      (localized("Open"), releases.filter { !$0.release.isPast }),
      (localized("Past"), releases.filter(\.release.isPast)),
    ]
    for (title, members) in parts where !members.isEmpty {
      lists.add(.start(section(title, members, state)))
    }
    lists.showAll()
  }

  private func section(_ title: String, _ releases: [ReleaseSummary], _ state: SessionState) -> Box {
    let list = ListBox()
    list.hasSelection = false
    list.activatesOnSingleClick = true
    list.accessibleName = title
    list.addStyle("card", "release-list")
    for (position, summary) in releases.enumerated() {
      let row = makeRow(summary, title, state)
      rows.append((row, summary.release.id))
      list.insert(row, at: position)
    }
    list.setHeaderFunction { row, before in
      let line = Hairline.make()
      line.isVisible = true
      row.header = before == nil ? nil : AnyWidget(retaining: line.widget)
    }
    list.onActivate { [weak self] row in
      guard let self, let id = rows.first(where: { $0.row.identity == row.identity })?.id else { return }
      session.releaseChosen(id, at: .now)
    }
    list.makeOneTabStop { [weak list] in list?.rows.first }
    return Box(
      .vertical, spacing: 6, [.start(Label(title).aligned(.start).styled("heading")), .start(list)])
  }

  private func makeRow(_ summary: ReleaseSummary, _ section: String, _ state: SessionState) -> ListBoxRow {
    let name = releaseTitle(summary.release.label)
    let isCurrent = summary.release.id == state.release.id
    let standing = ReleaseStanding.text(
      summary, toFix: isCurrent ? state.toFix : nil, today: state.today)
    let texts = Box(
      .vertical,
      [
        .start(Label(name).ellipsized().aligned(.start)),
        .start(Label(standing).ellipsized().aligned(.start).styled("caption", "quiet")),
      ])
    texts.verticalAlignment = .center
    let content = Box(.horizontal, spacing: 10, [.expanding(texts)])
    if isCurrent { content.add(.end(Image(iconName: "tick-symbolic", pixels: 16))) }
    content.setMinimumSize(height: 56)
    content.setMargins(start: 16, end: 16)
    let row = ListBoxRow(content)
    row.accessibleName = name
    row.accessibleDescription = [section, isCurrent ? localized("current") : nil, standing]
      .compactMap(\.self).joined(separator: ", ")
    return row
  }

  func present() {
    dialog.present()
    (rows.first?.row as (any Widget)? ?? close).grabFocus()
  }

  /// Takes the dialog from the screen, for good.
  func dismiss() { dialog.destroy() }
}

/// How far a release is, in a few words.
enum ReleaseStanding {
  /// - Parameter toFix: how many are to fix in it, where that is known.
  static func text(_ summary: ReleaseSummary, toFix: Int?, today: CalendarDay) -> String {
    if summary.release.isPast { return past(summary, today: today) }
    let steps = localizedPlural(
      "%1$@ of %2$@ step done", "%1$@ of %2$@ steps done", count: Step.steps.count, "\(summary.stepsDone)",
      "\(Step.steps.count)")
    let rest: String? =
      if summary.release.location == nil {
        localized("without a folder")
      } else if let toFix, toFix > 0 {
        localized("%@ to fix", "\(toFix)")
      } else {
        nil
      }
    return [steps, rest].compactMap(\.self).joined(separator: ", ")
  }

  private static func past(_ summary: ReleaseSummary, today: CalendarDay) -> String {
    let day = summary.lastDay.map { LogFormatter(today: today).header(of: $0) } ?? ""
    // Translators: %@ is a day: "Ready on October 12".
    let ready = localized("Ready on %@", day)
    guard summary.leftToFix > 0 else { return ready }
    return ready + ", "
      + localizedPlural(
        "with %@ open problem", "with %@ open problems", count: summary.leftToFix, "\(summary.leftToFix)")
  }
}
