import CGtk
import GtkKit
import ShipShapeCore

/// The head of every page: its title, and a row of round buttons, one for each page, the current one filled.
final class HeaderView {
  let root = Ref<GtkBox>(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private var dots: [Dot] = []

  private struct Dot {
    let page: Page
    let button: Ref<GtkToggleButton>
    let image: Ref<GtkImage>
  }

  init(titleText: String) {
    addStyle(root.widget, "page-header")
    let title = Ref<GtkLabel>(sinking: gtk_label_new(titleText))
    addStyle(title.widget, "large-title")
    gtk_label_set_ellipsize(title.pointer, PANGO_ELLIPSIZE_END)
    Accessible.setRole(title.widget, ATK_ROLE_HEADING)
    root.add(title)

    let row = Ref<GtkBox>(sinking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4))
    gtk_widget_set_halign(row.widget, GTK_ALIGN_CENTER)
    root.add(row)
    for (position, page) in Page.all.enumerated() {
      let dot = HeaderView.makeDot(page, position: position)
      row.add(dot.button)
      dots.append(dot)
    }
    gtk_widget_show_all(root.widget)
  }

  private static func makeDot(_ page: Page, position: Int) -> Dot {
    let button = Ref<GtkToggleButton>(sinking: gtk_toggle_button_new())
    let image = Ref<GtkImage>(sinking: gtk_image_new())
    gtk_image_set_pixel_size(image.pointer, 32)
    button.add(image)
    addStyle(button.widget, "page-dot")
    bind(button.widget, to: "win.page", target: .text(page.name))
    let name: String =
      if let step = page.stepID.flatMap(Step.withID) {
        // Translators: the button for a step's page: "Step 1: Screenshots".
        localized("Step %1$@: %2$@", "\(position)", localized(step.stepName))
      } else {
        localized("Welcome")
      }
    Accessible.setName(button.widget, name)
    Accessible.setRole(button.widget, ATK_ROLE_RADIO_BUTTON)
    gtk_widget_set_tooltip_text(button.widget, name)
    return Dot(page: page, button: button, image: image)
  }

  func render(_ state: SessionState) {
    for (position, dot) in dots.enumerated() {
      let isCurrent = dot.page == state.page
      let isDone = dot.page.stepID.map { state.progress($0).isDone } ?? false
      let parts =
        [position == 0 ? "hand-wave" : "step-\(position)"] + (isCurrent ? ["fill"] : [])
        + (isDone ? ["done"] : []) + ["symbolic"]
      setIcon(dot.image, parts.joined(separator: "-"))
      Accessible.setDescription(dot.button.widget, isDone ? localized("Done") : "")
    }
  }

  /// Puts the focus on the button of a page.
  func focus(_ page: Page) {
    if let dot = dots.first(where: { $0.page == page }) { gtk_widget_grab_focus(dot.button.widget) }
  }

  /// Whether the focus is on one of the buttons.
  var hasFocus: Bool { dots.contains { gtk_widget_is_focus($0.button.widget) != 0 } }
}
