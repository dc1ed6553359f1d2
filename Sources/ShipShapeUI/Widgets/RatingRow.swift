import CGtk
import GtkKit
import ShipShapeCore

/// Five seals that fill: pressing one fills up to it, pressing the last filled one again empties them all.
final class RatingRow {
  let root = Ref<GtkBox>(sinking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4))
  private var seals: [(button: Ref<GtkToggleButton>, image: Ref<GtkImage>)] = []
  private let actions: ActionGroup

  /// - Parameter actions: has `rate`, a choice of a number, and `clear-rating`.
  init(actions: ActionGroup) {
    self.actions = actions
    gtk_widget_set_halign(root.widget, GTK_ALIGN_CENTER)
    Accessible.setRole(root.widget, ATK_ROLE_PANEL)
    Accessible.setName(root.widget, localized("Rating"))
    for seal in Rating.seals {
      let button = Ref<GtkToggleButton>(sinking: gtk_toggle_button_new())
      let image = Ref<GtkImage>(sinking: gtk_image_new())
      gtk_image_set_pixel_size(image.pointer, 32)
      button.add(image)
      addStyle(button.widget, "seal")
      bind(button.widget, to: "step.rate", target: .number(seal))
      Accessible.setRole(button.widget, ATK_ROLE_RADIO_BUTTON)
      // Translators: one of five buttons: "Rating, 1 of 5".
      let name = localized("Rating, %1$@ of %2$@", "\(seal)", "\(Rating.seals.upperBound)")
      Accessible.setName(button.widget, name)
      connectDeciding(button.widget, "key-press-event") { [weak self] arguments in
        self?.keyPressed(arguments, on: seal) ?? false
      }
      root.add(button)
      seals.append((button, image))
    }
    gtk_widget_show_all(root.widget)
  }

  func render(_ rating: Rating) {
    actions.setState("rate", .number(rating.value))
    for (position, seal) in seals.enumerated() {
      let isFilled = position < rating.value
      setIcon(seal.image, isFilled ? "seal-fill-symbolic" : "seal-symbolic")
      setStyle(seal.button.widget, "filled", isFilled)
    }
  }

  /// Arrow keys choose the seal beside, as in any group of radio buttons; Delete empties all.
  private func keyPressed(_ arguments: SignalArguments, on seal: Int) -> Bool {
    guard let event = arguments.event(1) else { return false }
    let isMirrored = gtk_widget_get_direction(root.widget) == GTK_TEXT_DIR_RTL
    switch Int32(event.pointee.key.keyval) {
    case GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_BackSpace:
      actions.activate("clear-rating")
      return true
    case GDK_KEY_Right, GDK_KEY_KP_Right: return choose(seal + (isMirrored ? -1 : 1))
    case GDK_KEY_Left, GDK_KEY_KP_Left: return choose(seal + (isMirrored ? 1 : -1))
    case GDK_KEY_Up, GDK_KEY_KP_Up: return choose(seal + 1)
    case GDK_KEY_Down, GDK_KEY_KP_Down: return choose(seal - 1)
    default: return false
    }
  }

  private func choose(_ seal: Int) -> Bool {
    guard Rating.seals.contains(seal) else { return true }
    gtk_widget_grab_focus(seals[seal - 1].button.widget)
    // Choosing by key never clears: only pressing the chosen one does.
    if gtk_toggle_button_get_active(seals[seal - 1].button.pointer) == 0 {
      actions.activate("rate", .number(seal))
    }
    return true
  }
}
