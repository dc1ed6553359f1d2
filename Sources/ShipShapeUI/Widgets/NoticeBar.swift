import CGtk
import GtkKit
import ShipShapeCore

/// The one bar for notices. It floats over the page, above History and above Ready, and moves nothing.
final class NoticeBar {
  let root: Ref<GtkRevealer>
  private let icon: Ref<GtkImage>
  private let text: Ref<GtkLabel>
  private let undo: Ref<GtkButton>
  private let close: Ref<GtkButton>
  /// Called when a passing notice has stood long enough.
  var onExpired: () -> Void = {}
  private var expiry: MainLoopSource?
  private var isDue = false
  private var isPointerInside = false

  /// How long a passing notice stands at least; it waits while pointer or focus is in the bar.
  static let standingMilliseconds = 8_000
  private let standing: Int

  init(standingMilliseconds: Int = NoticeBar.standingMilliseconds) {
    standing = standingMilliseconds
    let builder = Builder(resource: ResourcePaths.ui("notice-bar"))
    root = builder.get("revealer", GtkRevealer.self)
    icon = builder.get("icon", GtkImage.self)
    text = builder.get("text", GtkLabel.self)
    undo = builder.get("undo", GtkButton.self)
    close = builder.get("close", GtkButton.self)
    Accessible.setRole(root.widget, ATK_ROLE_NOTIFICATION)
    let hover = builder.get("hover", GtkEventBox.self)
    gtk_widget_add_events(
      hover.widget, gint(GDK_ENTER_NOTIFY_MASK.rawValue | GDK_LEAVE_NOTIFY_MASK.rawValue))
    connectDeciding(hover.widget, "enter-notify-event") { [weak self] _ in
      self?.isPointerInside = true
      return false
    }
    connectDeciding(hover.widget, "leave-notify-event") { [weak self] arguments in
      // Going onto a button within is no leaving.
      if arguments.event(1)?.pointee.crossing.detail != GDK_NOTIFY_INFERIOR {
        self?.isPointerInside = false
        self?.expireIfFree()
      }
      return false
    }
    for button in [undo, close] {
      connectDeciding(button.widget, "focus-out-event") { [weak self] _ in
        MainLoop.whenIdle { self?.expireIfFree() }
        return false
      }
    }
  }

  func render(old: SessionState?, new: SessionState) {
    let notice = new.shownNotice
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
    if old?.notice != new.notice { startStanding(new.notice) }
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
    guard isDue, !isPointerInside, !hasFocus else { return }
    isDue = false
    onExpired()
  }

  /// Whether the focus is on one of the bar's buttons.
  var hasFocus: Bool { [undo, close].contains { gtk_widget_has_focus($0.widget) != 0 } }
}
