import CGtk
import GtkKit
import ShipShapeCore

/// The one bar for notices. It floats over the page, above History and above Ready, and moves nothing.
final class NoticeBar {
  let root: Ref<GtkRevealer>
  private let bar: Ref<GtkBox>
  private let icon: Ref<GtkImage>
  private let text: Ref<GtkLabel>
  private let undo: Ref<GtkButton>
  private let close: Ref<GtkButton>
  /// Called when a passing notice has stood long enough.
  var onExpired: () -> Void = {}
  private var expiry: MainLoopSource?
  private var stands: PassingNotice?
  private var isDue = false

  /// How long a passing notice stands at least; it waits while pointer or focus is in the bar.
  static let standingMilliseconds = 8_000
  private let standing: Int

  init(standingMilliseconds: Int = NoticeBar.standingMilliseconds) {
    standing = standingMilliseconds
    let builder = Builder(resource: ResourcePaths.ui("notice-bar"))
    root = builder.get("revealer", GtkRevealer.self)
    bar = builder.get("bar", GtkBox.self)
    icon = builder.get("icon", GtkImage.self)
    text = builder.get("text", GtkLabel.self)
    undo = builder.get("undo", GtkButton.self)
    close = builder.get("close", GtkButton.self)
    Accessible.setRole(root.widget, ATK_ROLE_NOTIFICATION)
    watchPointer(builder.get("hover", GtkEventBox.self))
    for button in [undo, close] {
      connectDeciding(button.widget, "focus-out-event") { [weak self] _ in
        MainLoop.whenIdle { self?.expireIfFree() }
        return false
      }
    }
  }

  /// The buttons have windows of their own, which the pointer enters as it leaves the bar's: what counts is where it is.
  private func watchPointer(_ hover: Ref<GtkEventBox>) {
    let events = GDK_ENTER_NOTIFY_MASK.rawValue | GDK_LEAVE_NOTIFY_MASK.rawValue
    for widget in [hover.widget, undo.widget, close.widget] {
      gtk_widget_add_events(widget, gint(events))
      for signal in ["enter-notify-event", "leave-notify-event"] {
        connectDeciding(widget, signal) { [weak self] _ in
          MainLoop.whenIdle { self?.expireIfFree() }
          return false
        }
      }
    }
  }

  /// Whether the pointer is over the bar.
  private var hasPointer: Bool {
    guard gtk_widget_get_mapped(bar.widget) != 0, let window = gtk_widget_get_window(bar.widget),
      let seat = gdk_display_get_default_seat(gdk_display_get_default())
    else { return false }
    var x: gint = 0
    var y: gint = 0
    var place = GtkAllocation()
    gdk_window_get_device_position(window, gdk_seat_get_pointer(seat), &x, &y, nil)
    gtk_widget_get_allocation(bar.widget, &place)
    return (place.x..<place.x + place.width).contains(x) && (place.y..<place.y + place.height).contains(y)
  }

  func render(old: SessionState?, new: SessionState, isShown: Bool = true) {
    let notice = isShown ? new.shownNotice : nil
    if let notice {
      setText(text, Notices.text(notice))
      let isAboutDone = notice.canBeUndone
      setIcon(icon, isAboutDone ? "tick-circle-symbolic" : NoticeBar.icon(notice))
      gtk_widget_set_visible(undo.widget, isAboutDone && new.canUndo ? 1 : 0)
      Accessible.setName(root.widget, Notices.text(notice))
      gtk_widget_show(root.widget)
    }
    gtk_revealer_set_reveal_child(root.pointer, notice == nil ? 0 : 1)
    gtk_widget_set_visible(root.widget, notice == nil ? 0 : 1)
    let standing = isShown ? new.notice : nil
    if standing != stands { startStanding(standing) }
    stands = standing
  }

  private static func icon(_ notice: Notice) -> String {
    switch notice {
    case .timeUp, .held: "alarm-symbolic"
    default: "dialog-warning-symbolic"
    }
  }

  private func startStanding(_ notice: PassingNotice?) {
    expiry?.cancel()
    isDue = false
    guard notice != nil else { return }
    expiry = MainLoop.after(milliseconds: standing) { [weak self] in
      self?.isDue = true
      self?.expireIfFree()
      return false
    }
  }

  private func expireIfFree() {
    guard isDue, !hasPointer, !hasFocus else { return }
    isDue = false
    onExpired()
  }

  /// Whether the focus is on one of the bar's buttons.
  var hasFocus: Bool { [undo, close].contains { gtk_widget_has_focus($0.widget) != 0 } }
}
