import Glibc
import GtkKit
import ShipShapeCore

/// Lengths of time in words and figures.
enum TimeText {
  /// Minutes and two figures of seconds: 25:00, 0:07.
  static func figures(seconds: Int) -> String {
    "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }

  /// "25 minutes", or "90 seconds" where it is not whole minutes.
  static func length(_ length: Duration) -> String {
    let seconds = Int(length.components.seconds)
    guard seconds % 60 == 0 else {
      return localizedPlural("%@ second", "%@ seconds", count: seconds, "\(seconds)")
    }
    return localizedPlural("%@ minute", "%@ minutes", count: seconds / 60, "\(seconds / 60)")
  }

  /// The minutes of a time, a started one counted: "12 min".
  static func shortMinutes(_ time: Duration) -> String {
    // Translators: a short form of minutes, beside a step of the history.
    localized("%@ min", "\(minutes(time))")
  }

  /// The minutes of a time, a started one counted, at least one.
  static func minutes(_ time: Duration) -> Int { max(1, (Int(time.inSeconds.rounded(.up)) + 59) / 60) }
}

/// The line under the countdown.
enum StepCaption {
  static func text(_ caption: StepFace.Caption) -> String {
    switch caption {
    // Translators: %@ is a length of time: "25 minutes".
    case .length(let length): localized("%@, or as long as you like", TimeText.length(length))
    // Translators: under the time that is left; %@ is the whole length: "of 25 minutes".
    case .of(let length): localized("of %@", TimeText.length(length))
    case .timeUp: localized("Time's up: finish when you are ready")
    case .timeUpAfterDone: localized("Time's up")
    case .finished(let line, isToday: true):
      // Translators: %@ is a time of day: "Done today at 9:42 AM".
      localized("Done today at %@", LogFormatter(today: line.day).time(of: line))
    case .finished(let line, isToday: false):
      // Translators: a day and a time of day: "Done on Jun 17 at 9:42 AM".
      localized(
        "Done on %1$@ at %2$@", LogFormatter(today: line.day).header(of: line.day),
        LogFormatter(today: line.day).time(of: line))
    }
  }
}

/// What a page is called where one cannot see it: "Metadata, step 2 of 4".
enum PageName {
  static func text(_ page: Page) -> String {
    guard let step = page.stepID.flatMap(Step.withID),
      let position = Step.steps.firstIndex(where: { $0.id == step.id })
    else { return localized("Welcome page") }
    // Translators: what a screen reader says of a page: "Metadata, step 2 of 4".
    return localized(
      "%1$@, step %2$@ of %3$@", localized(step.stepName), "\(position + 1)", "\(Step.steps.count)")
  }
}

/// What a release is called by: its name, or its number until it has one.
func releaseTitle(_ release: ReleaseLabel) -> String {
  // Translators: a release without a name: "Release 1".
  guard let name = release.name else { return localized("Release %@", "\(release.number)") }
  return [name, release.version].compactMap(\.self).joined(separator: " ")
}

/// Numbers as the user's language writes them.
enum Numbers {
  static func text(_ number: Int) -> String {
    guard number > 999 else { return "\(number)" }
    var buffer = [CChar](repeating: 0, count: 64)
    let length = withVaList([number]) { vsnprintf(&buffer, buffer.count, "%'ld", $0) }
    return String(decoding: buffer.prefix(Int(max(0, length))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
