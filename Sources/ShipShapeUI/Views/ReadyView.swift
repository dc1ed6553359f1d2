import CGtk
import GtkKit
import ShipShapeCore

/// Ready to Ship!: a card over the page, with a seal, the good news, and the way to the next release.
final class ReadyView {
  /// Where the card would like 420 × 440, with 24 around it for its shadow, and takes what the window has.
  let root = LayoutBoxes.makePreferring(width: 420 + 48, height: 440 + 48)
  private let dialog = ModalBoxes.makeDialogBox(name: localized("Ready to Ship!"))
  private let seal = Picture(resource: ResourcePaths.image("seal-cleared.svg")).filled(width: 75, height: 75)
  private let copy: Ref<GtkLabel>
  /// What the copy says, with a place for the release; translated with the rest of the `.ui` file.
  private let copyFormat: String
  private let message: Ref<GtkBox>
  private let continueButton: Ref<GtkButton>

  init() {
    let builder = Builder(resource: ResourcePaths.ui("ready-view"))
    copy = builder.get("copy", GtkLabel.self)
    copyFormat = String(cString: gtk_label_get_text(copy.pointer))
    continueButton = builder.get("continue", GtkButton.self)
    message = builder.get("message", GtkBox.self)
    gtk_box_pack_start(message.pointer, seal.widget, 0, 0, 0)
    gtk_box_reorder_child(message.pointer, seal.widget, 0)
    Accessible.setName(seal.widget, localized("Seal with a tick"))
    setLineHeight(copy, 1.2)
    for widget in [root.widget, dialog.widget] { gtk_widget_show(widget) }
    gtk_box_pack_start(dialog.pointer, builder.get("layers", GtkOverlay.self).widget, 1, 1, 0)
    gtk_box_pack_start(root.pointer, dialog.widget, 1, 1, 0)
    addStyle(root.widget, "ready-card-holder")
    gtk_widget_set_halign(root.widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(root.widget, GTK_ALIGN_CENTER)
    gtk_widget_set_margin_start(dialog.widget, 24)
    gtk_widget_set_margin_end(dialog.widget, 24)
    gtk_widget_set_margin_top(dialog.widget, 24)
    gtk_widget_set_margin_bottom(dialog.widget, 24)
    afterSizing(dialog.widget) { [weak self] in self?.fit() }
  }

  /// The message is centred in the card. Where large text and a small window leave too little room for that, it moves
  /// up until Continue is free, and where that is not enough the seal goes first.
  private func fit() {
    let width = gtk_widget_get_allocated_width(dialog.widget)
    let height = Int(gtk_widget_get_allocated_height(dialog.widget))
    let margin = Int(gtk_widget_get_margin_bottom(message.widget))
    var natural: gint = 0
    gtk_widget_get_preferred_height_for_width(message.widget, width, nil, &natural)
    let bottomWhenCentred = (height + Int(natural) - margin) / 2
    let free = height - 24 - Int(gtk_widget_get_allocated_height(continueButton.widget)) - 12
    let wanted = 2 * max(0, bottomWhenCentred - free)
    if wanted != margin { gtk_widget_set_margin_bottom(message.widget, gint(wanted)) }
    let isSealShown = gtk_widget_get_visible(seal.widget) != 0
    let full = Int(natural) - margin + (isSealShown ? 0 : 75)
    if (full <= free - 12) != isSealShown { gtk_widget_set_visible(seal.widget, isSealShown ? 0 : 1) }
  }

  func render(_ state: SessionState) {
    setText(copy, filled(copyFormat, releaseTitle(state.release)))
  }

  /// Puts the focus on Continue, which Enter presses.
  func focusContinue() {
    gtk_widget_grab_focus(continueButton.widget)
    gtk_widget_grab_default(continueButton.widget)
  }
}

/// What a release is called by: its name, or its number until it has one.
func releaseTitle(_ release: Release) -> String {
  // Translators: a release without a name: "Release 1".
  release.name ?? localized("Release %@", "\(release.number)")
}
