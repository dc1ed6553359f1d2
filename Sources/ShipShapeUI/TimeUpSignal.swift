import CGStreamer
import CGtk
import GtkKit
import ShipShapeCore

/// How the end of a countdown is noticed away from the page: a sound, and a notification when the window is not in
/// front.
final class TimeUpSignal {
  private let application: Ref<GtkApplication>
  private var player: UnsafeMutablePointer<GstElement>?
  private var notified: Step.ID?

  init(application: Ref<GtkApplication>) { self.application = application }

  isolated deinit { stopSound() }

  func announce(_ step: Step, withSound: Bool, isWindowActive: Bool) {
    if withSound { MediaSystem.whenStarted { [weak self] runs in self?.playSound(mediaRuns: runs) } }
    if !isWindowActive { notify(step) }
  }

  private func notify(_ step: Step) {
    guard let notification = g_notification_new(localized("Time's up for %@", localized(step.stepName)))
    else { return }
    g_notification_set_body(notification, localized("Finish when you are ready."))
    g_application_send_notification(application.pointer.as(GApplication.self), TimeUpSignal.id, notification)
    g_object_unref(UnsafeMutableRawPointer(notification))
    notified = step.id
  }

  /// Takes the notification back when it no longer matters: the window is in front, or the countdown goes on.
  func withdraw(unlessEnded state: SessionState? = nil) {
    guard let step = notified, state?.progress(step).countdown.phase != .ended else { return }
    g_application_withdraw_notification(application.pointer.as(GApplication.self), TimeUpSignal.id)
    notified = nil
  }

  private static let id = "time-up"

  private func playSound(mediaRuns: Bool) {
    guard mediaRuns, let player = try? MediaSystem.make("playbin") else {
      return gdk_display_beep(gdk_display_get_default())
    }
    stopSound()
    self.player = player
    Property.set(player, "uri", "resource://\(ResourcePaths.sound("time-up"))")
    guard let bus = gst_element_get_bus(player) else { return }
    gst_bus_add_signal_watch(bus)
    connect(bus, "message") { [weak self] arguments in
      guard let message = arguments.boxed(1, as: GstMessage.self) else { return }
      switch message.pointee.type {
      case GST_MESSAGE_ERROR:
        // No sound card, or no decoder: the display's own bell has to do.
        gdk_display_beep(gdk_display_get_default())
        self?.stopSound()
      case GST_MESSAGE_EOS: self?.stopSound()
      default: break
      }
    }
    gst_object_unref(bus)
    gst_element_set_state(player, GST_STATE_PLAYING)
  }

  private func stopSound() {
    guard let player else { return }
    gst_element_set_state(player, GST_STATE_NULL)
    if let bus = gst_element_get_bus(player) {
      gst_bus_remove_signal_watch(bus)
      gst_object_unref(bus)
    }
    gst_object_unref(player)
    self.player = nil
  }
}
