import GtkKit
import ReleaseChecks
import ShipShapeCore

/// Final QA's points in words.
enum PointText {
  /// What the heading of a group's count says: "4 of 9".
  static func figures(_ done: Int, of count: Int) -> String {
    // Translators: points that are done, and points that there are: "4 of 9".
    localized("%1$@ of %2$@", "\(done)", "\(count)")
  }

  static func done(_ face: PointsFace) -> String {
    localized("%1$@ of %2$@ done", "\(face.done)", "\(face.count)")
  }

  /// What stands under a point; empty where there is nothing to add.
  static func caption(_ point: PointsFace.Point) -> String {
    let parts = [
      point.fromFolder.map(FindingText.text), guideline(point),
      point.isRecommended ? localized("recommended") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// What a screen reader adds to a point's box: "9:12 AM, guideline 2.1(a)".
  static func description(_ point: PointsFace.Point, today: CalendarDay) -> String {
    let parts = [
      time(point, today: today), point.fromFolder.map(FindingText.text), guideline(point),
      point.isRecommended ? localized("recommended") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private static func guideline(_ point: PointsFace.Point) -> String? {
    // Translators: a place in Apple's App Review Guidelines: "guideline 2.1(a)".
    point.guideline.map { localized("guideline %@", $0) }
  }

  /// When a point was ticked: today the time, else the day.
  static func time(_ point: PointsFace.Point, today: CalendarDay) -> String? {
    guard case .ticked(let tick, let isToday, _) = point.state else { return nil }
    let formatter = LogFormatter(today: today)
    return isToday
      ? formatter.time(of: tick.instant, utcOffset: tick.utcOffset) : formatter.header(of: tick.day)
  }

  /// What a point waits for, as it is said after its text.
  static func waiting(_ severity: Finding.Severity) -> String {
    severity == .error ? localized("to fix") : localized("worth a look")
  }

  static func kind(_ severity: Finding.Severity) -> FindingGroup.Kind {
    switch severity {
    case .error: .toFix
    case .warning: .worthALook
    case .info: .goodToKnow
    }
  }

  /// The icon of what is open in the folder.
  static func showIcon(_ severity: Finding.Severity, in image: Image) {
    let kind = kind(severity)
    image.iconName = FindingText.icon(kind)
    for other in FindingGroup.Kind.allCases {
      image.setStyle(FindingText.style(other), when: FindingText.style(other) == FindingText.style(kind))
    }
  }
}
