import CGtk
import GtkKit
import ShipShapeCore

/// The first page: "Ship it", a picture, and the way into the steps. Header and footer lie over it in layers of their
/// own, so that the message is centred on the page whatever they need.
final class WelcomeView {
  let root: Ref<GtkOverlay>
  let header = HeaderView(titleText: localized("Welcome"))
  private let picture = Picture(resource: ResourcePaths.image("launch.svg")).clippedToCircle()
    .filled(width: 240, height: 240)
  private let floor: Ref<GtkBox>
  private let message: Ref<GtkBox>
  private let headerPlace: Ref<GtkBox>
  private let row: Ref<GtkBox>
  private let getStarted: Ref<GtkButton>
  private let getStartedLabel: Ref<GtkLabel>

  init() {
    let builder = Builder(resource: ResourcePaths.ui("welcome-view"))
    root = builder.get("page", GtkOverlay.self)
    floor = builder.get("floor", GtkBox.self)
    message = builder.get("message", GtkBox.self)
    row = builder.get("row", GtkBox.self)
    headerPlace = builder.get("header_place", GtkBox.self)
    getStarted = builder.get("get_started", GtkButton.self)
    getStartedLabel = builder.get("get_started_label", GtkLabel.self)
    headerPlace.add(header.root)
    gtk_widget_set_valign(picture.widget, GTK_ALIGN_END)
    Accessible.setName(picture.widget, localized("A paper boat leaving the harbour"))
    gtk_box_pack_start(row.pointer, picture.widget, 0, 0, 0)
    let footer = builder.get("footer", GtkBox.self)
    for layer in [headerPlace, footer] {
      gtk_overlay_set_overlay_pass_through(root.pointer, layer.widget, 1)
    }
    setTabOrder(root.widget) { [headerPlace, message] in
      [headerPlace.widget, message.widget, footer.widget]
    }
    afterSizing(root.widget) { [weak self] in self?.fit() }
  }

  func render(_ state: SessionState) {
    header.render(state)
    let label: String =
      if state.isReady {
        localized("Ready to Ship!")
      } else if state.doneCount > 0, let step = state.firstOpenStep {
        // Translators: %@ is a step's name: "Continue with Metadata".
        localized("Continue with %@", localized(step.stepName))
      } else {
        localized("Get Started")
      }
    setText(getStartedLabel, label)
    Accessible.setName(getStarted.widget, label)
  }

  /// Puts the focus where one begins.
  func focusStart() { gtk_widget_grab_focus(getStarted.widget) }

  /// A page that is low or narrow drops the picture first.
  private func fit() {
    let width = Int(gtk_widget_get_allocated_width(root.widget))
    let height = Int(gtk_widget_get_allocated_height(root.widget))
    let header = Int(gtk_widget_get_allocated_height(headerPlace.widget))
    guard width > 1, height > 1, header > 1 else { return }
    let isShown = gtk_widget_get_visible(picture.widget) != 0
    let now = natural(message)
    // What the picture adds to the row: its width and the gap, and what it is higher than the text.
    let added = (width: isShown ? 0 : 264, height: isShown ? 0 : 240 - natural(row).height)
    let fits =
      now.width + added.width <= width && 2 * header + now.height + added.height <= height
    if fits != isShown { gtk_widget_set_visible(picture.widget, fits ? 1 : 0) }
    // Without the picture, text and button share their leading edge.
    gtk_widget_set_halign(getStarted.widget, fits ? GTK_ALIGN_CENTER : GTK_ALIGN_START)
    gtk_widget_set_halign(row.widget, fits ? GTK_ALIGN_CENTER : GTK_ALIGN_START)
    if !fits, !isShown { gtk_widget_set_size_request(floor.widget, -1, gint(2 * header + now.height)) }
  }

  private func natural(_ box: Ref<GtkBox>) -> (width: Int, height: Int) {
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(box.widget, nil, &size)
    return (Int(size.width), Int(size.height))
  }
}
