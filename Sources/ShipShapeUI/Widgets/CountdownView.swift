import GtkKit
import ShipShapeCore

/// The countdown: large figures over a thin bar that empties, one quiet line below, − and + while it rests.
final class CountdownView {
  private let figures: Label
  private let bar: ProgressBar
  private let caption: Label
  private let minutes: [Button]

  init(_ builder: Builder) {
    figures = builder.get("figures")
    bar = builder.get("bar")
    caption = builder.get("caption")
    minutes = ["shorter", "longer"].map { builder.get($0) }
    figures.direction = .leftToRight
    // A screen reader would tell of every change of a bar; the figures say the same to those who ask.
    bar.setAccessibleRole(.redundant)
  }

  func render(_ countdown: Countdown, _ face: StepFace, at now: ContinuousClock.Instant) {
    tick(countdown, at: now)
    caption.text = StepCaption.text(face.caption)
    let isIdle = countdown.phase == .idle
    bar.setStyle("idle", when: isIdle)
    // They keep their space, so that nothing moves when the countdown starts.
    for button in minutes {
      button.opacity = isIdle ? 1 : 0
      button.canFocus = isIdle
    }
  }

  /// The shown second changed.
  func tick(_ countdown: Countdown, at now: ContinuousClock.Instant) {
    figures.text = TimeText.figures(seconds: countdown.shownSeconds(at: now))
    bar.fraction = countdown.fractionLeft(at: now)
  }
}

extension Countdown {
  /// How much is left of the whole, from 0 to 1.
  func fractionLeft(at now: ContinuousClock.Instant) -> Double {
    let whole = length.inSeconds
    return whole > 0 ? remaining(at: now).inSeconds / whole : 0
  }
}
