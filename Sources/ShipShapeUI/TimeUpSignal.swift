import GtkKit
import MediaKit
import ShipShapeCore

/// How the end of a countdown is noticed away from the page: a sound, and a notification when the window is not in
/// front.
final class TimeUpSignal {
  private let application: Application
  private var sound: MediaPlayer?
  private var notified: Step.ID?

  init(application: Application) { self.application = application }

  /// - Parameter isDone: whether the step is done already, so that there is nothing to finish.
  func announce(_ step: Step, isDone: Bool, withSound: Bool, isWindowActive: Bool) {
    if withSound { playSound() }
    if !isWindowActive { notify(step, isDone: isDone) }
  }

  private func notify(_ step: Step, isDone: Bool) {
    application.send(
      notification: localized("Time's up for %@", localized(step.stepName)),
      body: isDone ? localized("It is done already.") : localized("Finish when you are ready."),
      id: TimeUpSignal.id, action: "app.show-step", target: step.id)
    notified = step.id
  }

  /// Takes the notification back when it no longer matters: the window is in front, or the countdown goes on.
  func withdraw(unlessEnded state: SessionState? = nil) {
    guard let step = notified, state?.progress(step).countdown.phase != .ended else { return }
    application.withdrawNotification(id: TimeUpSignal.id)
    notified = nil
  }

  private static let id = "time-up"

  private func playSound() {
    sound?.close()
    MediaPlayer.open("resource://\(ResourcePaths.sound("time-up"))", .sound) { [weak self] in
      self?.sound = $0
    } onEvent: { [weak self] event in
      switch event {
      case .loaded: return
      case .ended: break
      // No sound card, or no decoder: the display's own bell has to do.
      case .failed, .missing: MediaPlayer.beep()
      }
      self?.sound?.close()
      self?.sound = nil
    }
  }
}
