import GtkKit
import ShipShapeCore

/// What the window is called: in task bars, and in its header bar.
enum WindowTitle {
  /// In task bars and switchers: the app's name, and before it what is left while a countdown runs.
  static func taskBar(_ state: SessionState, at moment: Moment) -> String {
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

  /// In the header bar: the release's app and version, or the app's own name.
  static func title(_ state: SessionState) -> String {
    state.release.name == nil && !state.release.isPast
      ? localized("ShipShape") : releaseTitle(state.release.label)
  }

  /// Under the app's name: the countdown that runs, or how far the release is.
  static func subtitle(_ state: SessionState, at moment: Moment) -> String {
    if state.release.isPast, let day = state.readyDay {
      // Translators: %@ is a day: "Ready on October 12".
      return localized("Ready on %@", LogFormatter(today: state.today).header(of: day))
    }
    if let step = state.runningStep {
      let left = TimeText.minutes(state.progress(step.id).countdown.remaining(at: moment.instant))
      // Translators: the step whose timer runs, and the minutes that are left: "Screenshots: 12 min left".
      return localized("%1$@: %2$@ min left", localized(step.stepName), "\(left)")
    }
    return localizedPlural(
      "%1$@ of %2$@ step done", "%1$@ of %2$@ steps done", count: Step.steps.count,
      "\(state.doneCount)", "\(Step.steps.count)")
  }
}
