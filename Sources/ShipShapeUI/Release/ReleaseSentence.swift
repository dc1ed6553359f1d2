import GtkKit
import ShipShapeCore

/// How a release stands, in a few words.
enum ReleaseSentence {
  /// "Tidepool 2.4: 14 to fix"; nil while nothing is known of it.
  static func text(_ state: SessionState) -> String? {
    let title = releaseTitle(state.release.label)
    guard let result = state.check.result else { return nil }
    if result.toFix > 0 {
      // Translators: a release, and how many things are to fix in it: "Tidepool 2.4: 14 to fix".
      return localized("%1$@: %2$@ to fix", title, "\(result.toFix)")
    }
    // What was not looked at is not called right.
    guard result.isWhole, Step.steps.allSatisfy({ result.findings(of: $0.id).isClear }) else {
      // Translators: %@ is a release: "Tidepool 2.4".
      return localized("%@: nothing to fix", title)
    }
    // Translators: %@ is a release: "Tidepool 2.4".
    return localized("%@: nothing in the way", title)
  }

  /// "with 2 open problems"; nil when there are none.
  static func openProblems(_ count: Int) -> String? {
    count > 0
      ? localizedPlural("with %@ open problem", "with %@ open problems", count: count, "\(count)") : nil
  }
}
