import GtkKit
import ShipShapeCore

/// One line of the history: the step, how it went, how long it took, for which release, and when.
enum HistoryRow {
  /// - Parameter namesRelease: whether the log has lines of more than one release.
  static func make(_ line: FinishedStep, _ formatter: LogFormatter, namesRelease: Bool) -> ListBoxRow {
    let title = Step.withID(line.stepID).map { localized($0.stepName) } ?? line.name
    let time = Label(formatter.time(of: line)).styled("quiet", "figures")
    time.direction = .leftToRight
    let text = Box(.vertical, spacing: 2, [.start(Label(title).ellipsized().aligned(.start))])
    text.verticalAlignment = .center
    let facts = facts(line, namesRelease: namesRelease)
    if !facts.isEmpty {
      // Translators: sets the parts of a line apart: "12 min · Release 2".
      let label = Label(facts.joined(separator: localized(" · "))).ellipsized().aligned(.start)
      text.add(.start(label.styled("caption", "quiet")))
    }
    let content = Box(.horizontal, spacing: 12, [.expanding(text), .end(time)])
    if line.rating.value > 0 { content.add(.end(seals(line.rating))) }
    let row = ListBoxRow(content)
    row.isActivatable = false
    row.accessibleName = name(line, title: title, time: time.text, facts: facts)
    // Headers are not in the accessibility tree, so each row says its day.
    row.accessibleDescription = formatter.header(of: line.day)
    row.showAll()
    return row
  }

  private static func facts(_ line: FinishedStep, namesRelease: Bool) -> [String] {
    [
      line.timeSpent.map { TimeText.shortMinutes($0) },
      namesRelease ? line.release.map { releaseTitle($0) } : nil,
    ]
    .compactMap(\.self)
  }

  private static func seals(_ rating: Rating) -> Box {
    let row = Box(.horizontal, spacing: 1)
    row.verticalAlignment = .center
    row.addStyle("rated")
    for _ in 0..<rating.value { row.add(Image(iconName: "seal-fill-symbolic", pixels: 16)) }
    row.setAccessibleRole(.redundant)
    return row
  }

  private static func name(_ line: FinishedStep, title: String, time: String, facts: [String]) -> String {
    let rating =
      line.rating.value > 0
      ? [localized("Rating, %1$@ of %2$@", "\(line.rating.value)", "\(Rating.seals.upperBound)")] : []
    // Translators: a line of the history to a screen reader: "Screenshots, 2:05 PM".
    return ([title] + rating + facts).reversed().reduce(time) { localized("%1$@, %2$@", $1, $0) }
  }
}
