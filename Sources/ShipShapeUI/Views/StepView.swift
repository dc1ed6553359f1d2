import CGtk
import GtkKit
import ShipShapeCore

/// A step's page: what one does (clip, countdown, buttons, rating) and what the step asks.
final class StepView {
  let root: Ref<GtkBox>
  let header: HeaderView
  let scroller: Ref<GtkScrolledWindow>
  let clip: ClipView
  private let step: Step
  private let session: Session
  private let actions = ActionGroup()
  private let countdown: CountdownView
  private let rating: RatingRow
  private let start: Ref<GtkButton>
  private let reset: Ref<GtkButton>
  private let done: Ref<GtkButton>
  private let buttonRow = LayoutBoxes.makePreferring(
    width: StepView.rowWidth(buttons: 116), orientation: GTK_ORIENTATION_HORIZONTAL)
  private let columns: Ref<GtkBox>
  private let repeats: RepeatGuard

  /// - Parameters:
  ///   - repeats: knows the last press of Done, on whatever page.
  init(_ step: Step, session: Session, repeats: RepeatGuard) {
    self.step = step
    self.session = session
    self.repeats = repeats
    let builder = Builder(resource: ResourcePaths.ui("step-view"))
    root = builder.get("page", GtkBox.self)
    scroller = builder.get("scroller", GtkScrolledWindow.self)
    start = builder.get("start", GtkButton.self)
    reset = builder.get("reset", GtkButton.self)
    done = builder.get("done", GtkButton.self)
    header = HeaderView(titleText: localized(step.stepName))
    clip = ClipView(resource: ResourcePaths.clip(step.id))
    countdown = CountdownView(builder)
    rating = RatingRow(actions: actions)
    columns = LayoutBoxes.makeColumns(
      LayoutBoxes.ColumnMeasures(
        twoFrom: 900, side: 24, columnGap: 36, rowGap: 24, singleMaximum: 528, bothMaximum: 1120),
      builder.get("does", GtkBox.self).widget, builder.get("asks", GtkBox.self).widget)

    builder.get("header_place", GtkBox.self).add(header.root)
    builder.get("clip_place", GtkBox.self).add(clip.root)
    fillButtonRow()
    builder.get("buttons_place", GtkBox.self).add(buttonRow)
    builder.get("rating_place", GtkBox.self).add(rating.root)
    builder.get("viewport", GtkBin.self).add(columns)
    gtk_widget_show(columns.widget)
    addPoints(to: builder.get("points", GtkBox.self))
    connectDeciding(done.widget, "button-press-event") { _ in repeats.isRepeat() }
    gtk_container_set_focus_vadjustment(
      builder.get("viewport", GtkBin.self).container, gtk_scrolled_window_get_vadjustment(scroller.pointer))
    addActions()
  }

  /// Start, Reset and Done: one row, one size, 116 wide where there is room.
  private func fillButtonRow() {
    let row = buttonRow
    gtk_box_set_spacing(row.pointer, 12)
    gtk_box_set_homogeneous(row.pointer, 1)
    addStyle(row.widget, "step-buttons")
    for button in [start, reset, done] {
      gtk_box_pack_start(row.pointer, button.widget, 1, 1, 0)
      if let label = gtk_bin_get_child(button.pointer.as(GtkBin.self)) {
        addStyle(label, "title-3")
        // A long label goes on in a second line, so that the row is never wider than its column.
        gtk_label_set_line_wrap(label.as(GtkLabel.self), 1)
        gtk_widget_set_halign(label, GTK_ALIGN_FILL)
        gtk_label_set_justify(label.as(GtkLabel.self), GTK_JUSTIFY_CENTER)
      }
    }
    gtk_widget_show(row.widget)
  }

  /// What the row would like: three buttons of this width, 12 apart.
  private static func rowWidth(buttons width: Int) -> Int { 3 * width + 2 * 12 }

  private func addPoints(to box: Ref<GtkBox>) {
    for point in step.points {
      let row = Ref<GtkBox>(sinking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10))
      let bullet = Ref<GtkLabel>(sinking: gtk_label_new("•"))
      addStyle(bullet.widget, "quiet")
      gtk_widget_set_valign(bullet.widget, GTK_ALIGN_START)
      Accessible.setRole(bullet.widget, ATK_ROLE_REDUNDANT_OBJECT)
      let text = Ref<GtkLabel>(sinking: gtk_label_new(localized(point)))
      gtk_label_set_line_wrap(text.pointer, 1)
      gtk_label_set_xalign(text.pointer, 0)
      row.add(bullet)
      row.add(text)
      box.add(row)
    }
    gtk_widget_show_all(box.widget)
  }

  /// Scrolls what has the focus into view.
  func scrollToFocus() {
    guard let window = gtk_widget_get_toplevel(root.widget)?.asOptional(GtkWindow.self),
      let focus = gtk_window_get_focus(window), gtk_widget_is_ancestor(focus, columns.widget) != 0
    else { return }
    var y: gint = 0
    gtk_widget_translate_coordinates(focus, columns.widget, 0, 0, nil, &y)
    let top = Double(y)
    let height = Double(gtk_widget_get_allocated_height(focus))
    gtk_adjustment_clamp_page(
      gtk_scrolled_window_get_vadjustment(scroller.pointer), top - 12, top + height + 12)
  }

  private func addActions() {
    let id = step.id
    actions.add("start") { [weak self] in self?.session.startPressed(id, at: .now) }
    actions.add("pause") { [weak self] in self?.session.pausePressed(id, at: .now) }
    actions.add("reset") { [weak self] in self?.session.resetPressed(id, at: .now) }
    actions.add("done") { [weak self] in
      // The zone may be another since a suspend, and the line keeps the day of here and now.
      UserZone.refresh()
      self?.session.donePressed(id, at: .now)
    }
    actions.add("shorter") { [weak self] in self?.session.lengthMoved(id, by: -1) }
    actions.add("longer") { [weak self] in self?.session.lengthMoved(id, by: 1) }
    actions.add("clear-rating") { [weak self] in self?.session.ratingCleared(id, at: .now) }
    actions.addChoice("rate", state: .number(0)) { [weak self] value in
      if case .number(let seal) = value { self?.session.sealPressed(seal, of: id, at: .now) }
    }
    actions.insert(into: root.widget, prefix: "step")
  }

  func render(_ state: SessionState, at moment: Moment) {
    header.render(state)
    let progress = state.progress(step.id)
    countdown.render(progress.countdown, at: moment.instant)
    rating.render(progress.rating)
    renderButtons(progress, state)
    for (name, strides) in [("shorter", -1), ("longer", 1)] {
      actions.setEnabled(name, session.canMoveLength(step.id, by: strides))
    }
    for name in ["rate", "clear-rating"] { actions.setEnabled(name, state.isOpen) }
  }

  private func renderButtons(_ progress: StepProgress, _ state: SessionState) {
    let phase = progress.countdown.phase
    let (label, action): (String, String) =
      switch phase {
      case .idle, .ended: (localized("Start"), "step.start")
      case .running: (localized("Pause"), "step.pause")
      case .paused: (localized("Resume"), "step.start")
      }
    setLabel(start, label)
    bind(start.widget, to: action)
    for name in ["start", "pause"] { actions.setEnabled(name, state.isOpen) }
    actions.setEnabled("reset", state.isOpen && phase != .idle)

    // A release that is ready opens Ready again from here.
    let isWayBack = progress.isDone && state.isReady
    setLabel(done, isWayBack ? localized("Ready to Ship!") : localized("Done"))
    LayoutBoxes.prefer(width: StepView.rowWidth(buttons: isWayBack ? 134 : 116), in: buttonRow)
    actions.setEnabled("done", state.isOpen && (!progress.isDone || isWayBack))
    let isDoneSuggested = isWayBack || (phase != .idle && !progress.isDone)
    setStyle(start.widget, "suggested-action", !isDoneSuggested)
    setStyle(done.widget, "suggested-action", isDoneSuggested)
  }

  private func setLabel(_ button: Ref<GtkButton>, _ text: String) {
    guard let label = gtk_bin_get_child(button.pointer.as(GtkBin.self)) else { return }
    setText(Ref(retaining: label.as(GtkLabel.self)), text)
    Accessible.setName(button.widget, text)
  }

  /// Adds room to scroll under the last of the page, or takes it away.
  func leaveRoomBelow(_ isNeeded: Bool) { gtk_widget_set_margin_bottom(columns.widget, isNeeded ? 56 : 0) }

  /// The shown second changed.
  func tick(_ state: SessionState, at moment: Moment) {
    countdown.render(state.progress(step.id).countdown, at: moment.instant)
  }

  /// Puts the focus where one begins.
  func focusStart() { gtk_widget_grab_focus(start.widget) }

  /// Puts the focus on Done, or where one begins when Done cannot be pressed.
  func focusDone() {
    gtk_widget_grab_focus((gtk_widget_is_sensitive(done.widget) != 0 ? done : start).widget)
  }

  /// Calls an action of this page by its name.
  func activate(_ action: String) {
    guard actions.isEnabled(action), action != "done" || !repeats.isRepeat() else { return }
    actions.activate(action)
  }
}
