import GtkKit
import ShipShapeCore

/// The window's title in task bars and switchers: the app's name, and before it what is left while a countdown runs.
enum WindowTitle {
  static func text(_ state: SessionState, at moment: Moment) -> String {
    let app = localized("ShipShape")
    guard let step = state.runningStep else { return app }
    let seconds = state.progress(step.id).countdown.shownSeconds(at: moment.instant)
    // Seconds would be restless, so they are left for the last minute.
    let minutes = (seconds + 59) / 60
    let left =
      seconds > 60
      ? localizedPlural(
        "%@ minute left", "%@ minutes left", count: minutes, "\(minutes)")
      : localizedPlural(
        "%@ second left", "%@ seconds left", count: seconds, "\(seconds)")
    // Translators: what is left, then the app's name.
    return localized("%1$@ – %2$@", left, app)
  }
}
