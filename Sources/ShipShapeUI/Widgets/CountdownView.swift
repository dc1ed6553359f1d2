import CGtk
import GtkKit
import ShipShapeCore

/// The countdown: large figures over a thin bar that empties, one quiet line below, − and + while it rests.
final class CountdownView {
  private let figures: Ref<GtkLabel>
  private let bar: Ref<GtkProgressBar>
  private let caption: Ref<GtkLabel>
  private let minutes: [Ref<GtkButton>]

  init(_ builder: Builder) {
    figures = builder.get("figures", GtkLabel.self)
    bar = builder.get("bar", GtkProgressBar.self)
    caption = builder.get("caption", GtkLabel.self)
    minutes = ["shorter", "longer"].map { builder.get($0, GtkButton.self) }
    gtk_widget_set_direction(figures.widget, GTK_TEXT_DIR_LTR)
  }

  func render(_ countdown: Countdown, at now: ContinuousClock.Instant) {
    let isIdle = countdown.phase == .idle
    setText(figures, TimeFigures.text(seconds: countdown.shownSeconds(at: now)))
    setText(caption, CountdownView.caption(countdown))
    let length = countdown.length.inSeconds
    gtk_progress_bar_set_fraction(
      bar.pointer, length > 0 ? countdown.remaining(at: now).inSeconds / length : 0)
    setStyle(bar.widget, "idle", isIdle)
    // They keep their space, so that nothing moves when the countdown starts.
    for button in minutes {
      gtk_widget_set_opacity(button.widget, isIdle ? 1 : 0)
      gtk_widget_set_can_focus(button.widget, isIdle ? 1 : 0)
    }
  }

  private static func caption(_ countdown: Countdown) -> String {
    let seconds = Int(countdown.length.components.seconds)
    let isMinutes = seconds % 60 == 0
    let count = isMinutes ? seconds / 60 : seconds
    switch (countdown.phase, isMinutes) {
    case (.ended, _): return localized("Time's up: finish when you are ready")
    case (.idle, true):
      return localizedPlural(
        "%@ minute, or as long as you like", "%@ minutes, or as long as you like", count: count, "\(count)")
    case (.idle, false):
      return localizedPlural(
        "%@ second, or as long as you like", "%@ seconds, or as long as you like", count: count, "\(count)")
    case (_, true):
      return localizedPlural(
        "of %@ minute", "of %@ minutes", count: count, "\(count)")
    case (_, false):
      return localizedPlural(
        "of %@ second", "of %@ seconds", count: count, "\(count)")
    }
  }
}

/// Lengths of time as figures.
enum TimeFigures {
  /// Minutes and two figures of seconds: 25:00, 0:07.
  static func text(seconds: Int) -> String {
    "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }
}
