package import CGtk
package import GtkKit
package import ShipShapeCore

/// The window: a header bar, the pages in a stack behind a curtain, and over them scrim, Ready and the notice bar.
package final class MainWindow {
  package let window: Ref<GtkApplicationWindow>
  private let application: Ref<GtkApplication>
  private let session: Session
  private let overlay: Ref<GtkOverlay>
  private let headerBar: Ref<GtkHeaderBar>
  private let menuButton: Ref<GtkMenuButton>
  private let pages: PageStack
  private let curtain = ModalBoxes.makeCurtain()
  private let scrim = Ref<GtkBox>(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private lazy var ready = ReadyView()
  private let notices = NoticeBar()
  private let timeUp: TimeUpSignal
  private let ticker: Ticker
  private var actions: AppActions?
  private var history: HistoryView?
  private let memory: WindowMemory?
  /// Called when the person wants to go.
  package var onQuit: () -> Void = {}

  /// - Parameter memory: keeps size and page; nil for windows that are not to be remembered.
  package init(application: Ref<GtkApplication>, session: Session, memory: WindowMemory?) {
    self.application = application
    self.session = session
    self.memory = memory
    let builder = Builder(resource: ResourcePaths.ui("main-window"))
    window = builder.get("window", GtkApplicationWindow.self)
    headerBar = builder.get("header_bar", GtkHeaderBar.self)
    menuButton = builder.get("menu_button", GtkMenuButton.self)
    timeUp = TimeUpSignal(application: application)
    pages = PageStack(session: session)
    ticker = Ticker()
    gtk_widget_set_visible(
      builder.get("development_mark", GtkLabel.self).widget, AppIdentity.isDevelopment ? 1 : 0)
    gtk_window_set_application(window.pointer.as(GtkWindow.self), application.pointer)
    let menus = Builder(resource: "\(ResourcePaths.base)/gtk/menus.ui")
    let menu = menus.get("primary-menu", GMenuModel.self)
    gtk_menu_button_set_menu_model(menuButton.pointer, menu.pointer)
    if let popup = gtk_menu_button_get_popup(menuButton.pointer) {
      gtk_widget_set_halign(popup.widget, GTK_ALIGN_END)
    }
    overlay = builder.get("overlay", GtkOverlay.self)
    buildLayers()
    actions = AppActions(
      window: window, application: application, session: session,
      handlers: AppActions.Handlers(
        stepAction: { [weak self] in self?.pages.activate($0) },
        menu: { [weak self] in self?.openMenu() },
        about: { [weak self] in self?.showAbout() },
        quit: { [weak self] in self?.onQuit() }))
    connectWindow()
    session.onChange = { [weak self] old, new in self?.render(old: old, new: new) }
    session.effects.timeUp = { [weak self] in self?.timeIsUp($0) }
    notices.onExpired = { [weak session] in session?.noticeDismissed() }
    ticker.onTick = { [weak self] in self?.tick() }
    ticker.onMidnight = { [weak self] in self?.dayTurned() }
    render(old: nil, new: session.state)
  }

  private func buildLayers() {
    gtk_box_pack_start(curtain.pointer, pages.stack.widget, 1, 1, 0)
    overlay.add(curtain)
    addStyle(scrim.widget, "scrim")
    gtk_widget_show(scrim.widget)
    gtk_widget_show(curtain.widget)
    setTabOrder(overlay.widget) { [weak self] in
      guard let self else { return [] }
      let card = session.state.sheet == .ready ? [ready.root.widget] : []
      return [curtain.widget] + card + [notices.root.widget]
    }
    afterSizing(overlay.widget) { [weak self] in self?.placeNotice() }
  }

  /// Puts a layer over the page, or takes it off. A layer that is only hidden would still be in the tree that screen
  /// readers walk.
  private func setLayer(_ layer: UnsafeMutablePointer<GtkWidget>, _ isOn: Bool, at position: Int) {
    let isThere = gtk_widget_get_parent(layer) != nil
    guard isOn != isThere else { return }
    if isOn {
      gtk_overlay_add_overlay(overlay.pointer, layer)
      gtk_overlay_reorder_overlay(overlay.pointer, layer, gint(position))
    } else {
      gtk_container_remove(overlay.container, layer)
    }
  }

  private func connectWindow() {
    connectDeciding(window.widget, "delete-event") { [weak self] _ in
      self?.onQuit()
      return true
    }
    connectDeciding(window.widget, "key-press-event") { [weak self] arguments in
      guard let self, session.state.sheet == .ready,
        Int32(arguments.event(1)?.pointee.key.keyval ?? 0) == GDK_KEY_Escape
      else { return false }
      session.readyClosed()
      return true
    }
    connectDeciding(window.widget, "focus-in-event") { [weak self] _ in
      self?.dayTurned()
      self?.timeUp.withdraw()
      return false
    }
    connect(window.widget, "style-updated") { [weak self] _ in self?.followTheme() }
    memory?.follow(window.pointer.as(GtkWindow.self)) { [weak session] in session?.state.page ?? .welcome }
    followTheme()
  }

  /// Style sheets of GTK 3 cannot ask whether the theme is dark, so a class says it.
  private func followTheme() {
    let context = gtk_widget_get_style_context(window.widget)
    var colour = GdkRGBA()
    guard gtk_style_context_lookup_color(context, "theme_bg_color", &colour) != 0 else { return }
    setStyle(window.widget, "dark", colour.red + colour.green + colour.blue < 1.5)
  }

  /// Shows the window, with the focus where one begins.
  package func present() {
    if !wasPresented { focusWhereOneBegins() }
    wasPresented = true
    gtk_window_present(window.pointer.as(GtkWindow.self))
  }

  private var wasPresented = false

  private func focusWhereOneBegins() {
    if session.state.sheet == .ready { ready.focusContinue() } else { pages.focusCurrent() }
  }

  // MARK: Following the state

  private func render(old: SessionState?, new: SessionState) {
    let moment = Moment.now
    actions?.render(new)
    renderTitle(new, at: moment)
    renderSheet(old: old, new: new)
    pages.render(old: old, new: new, at: moment)
    if new.sheet == .ready { ready.render(new) }
    renderNotice(old: old, new: new)
    history?.render(new)
    timeUp.withdraw(unlessEnded: new)
    ticker.follow(new, at: moment)
    if let old, old.page != new.page { memory?.pageChanged() }
    if old?.retriesStorage != new.retriesStorage { retryStorage(new.retriesStorage) }
    // Buttons that wait for the log could not have the focus before.
    if old?.isOpen == false, new.isOpen { focusWhereOneBegins() }
  }

  /// Behind History the bar could be seen and not used, so it waits until History closes, and its time with it.
  private func renderNotice(old: SessionState?, new: SessionState) {
    let isShown = new.shownNotice != nil && new.sheet != .history
    let hadFocus = notices.hasFocus
    setLayer(notices.root.widget, isShown, at: -1)
    notices.render(old: old, new: new, isShown: isShown)
    pages.leaveRoomBelow(isShown)
    placeNotice()
    if hadFocus, !isShown || !notices.hasFocus, new.sheet != .history { focusWhereOneBegins() }
  }

  /// The bar floats at the bottom. Over a Ready card that reaches down there it floats at the top, so that Continue
  /// stays free.
  private func placeNotice() {
    let height = gtk_widget_get_allocated_height(overlay.widget)
    let isHigh = session.state.sheet == .ready && height > 1 && height < 660
    gtk_widget_set_valign(notices.root.widget, isHigh ? GTK_ALIGN_START : GTK_ALIGN_END)
    setStyle(notices.root.widget, "high", isHigh)
  }

  private func renderTitle(_ state: SessionState, at moment: Moment) {
    let done = localizedPlural(
      "%1$@ of %2$@ step done", "%1$@ of %2$@ steps done", count: Step.steps.count,
      "\(state.doneCount)", "\(Step.steps.count)")
    gtk_header_bar_set_subtitle(headerBar.pointer, done)
    gtk_window_set_title(window.pointer.as(GtkWindow.self), WindowTitle.text(state, at: moment))
    // The window hands its title to the header bar, which keeps the app's name.
    gtk_header_bar_set_title(headerBar.pointer, localized("ShipShape"))
  }

  private func renderSheet(old: SessionState?, new: SessionState) {
    guard old?.sheet != new.sheet else { return }
    let isReadyOpen = new.sheet == .ready
    setLayer(scrim.widget, new.sheet != nil, at: 0)
    if isReadyOpen || old?.sheet == .ready { setLayer(ready.root.widget, isReadyOpen, at: 1) }
    gtk_widget_set_sensitive(curtain.widget, isReadyOpen ? 0 : 1)
    gtk_widget_set_sensitive(menuButton.widget, new.sheet == nil ? 1 : 0)
    if isReadyOpen {
      ready.focusContinue()
    } else if old?.sheet == .ready {
      pages.focusAfterReady(new)
    }
    if new.sheet == .history, history == nil {
      let view = HistoryView(session: session, parent: window.pointer.as(GtkWindow.self))
      // The window's keys, Quit among them, hold here too.
      gtk_window_set_application(view.dialog.pointer.as(GtkWindow.self), application.pointer)
      gtk_widget_insert_action_group(view.dialog.widget, "win", OpaquePointer(window.pointer))
      history = view
      view.present()
    } else if new.sheet != .history {
      history?.dismiss()
      history = nil
    }
  }

  private func tick() {
    session.clockTicked(at: .now)
    let moment = Moment.now
    pages.tick(session.state, at: moment)
    renderTitle(session.state, at: moment)
    ticker.follow(session.state, at: moment)
  }

  /// It is midnight, or the window comes to the front: the day or the zone may be another.
  private func dayTurned() {
    UserZone.refresh()
    let moment = Moment.now
    session.dayTurned(at: moment)
    ticker.follow(session.state, at: moment)
  }

  private func timeIsUp(_ step: Step) {
    timeUp.announce(
      step, withSound: session.state.settings.sound,
      isWindowActive: gtk_window_is_active(window.pointer.as(GtkWindow.self)) != 0)
  }

  private var retrying: MainLoopSource?

  /// While something could not be written or read, it is tried again every two seconds.
  private func retryStorage(_ isNeeded: Bool) {
    retrying?.cancel()
    guard isNeeded else { return }
    retrying = MainLoop.after(milliseconds: 2_000) { [weak self] in
      guard let session = self?.session else { return false }
      session.storageRetryDue(at: .now)
      return session.state.retriesStorage
    }
  }

  // MARK: Menu and dialogs

  private func openMenu() { gtk_button_clicked(menuButton.pointer.as(GtkButton.self)) }

  private func showAbout() {
    let about = Ref<GtkAboutDialog>(sinking: gtk_about_dialog_new())
    gtk_about_dialog_set_program_name(about.pointer, localized("ShipShape"))
    gtk_about_dialog_set_version(about.pointer, AppIdentity.version)
    gtk_about_dialog_set_logo_icon_name(about.pointer, "dev.shipshape.ShipShape")
    gtk_about_dialog_set_comments(
      about.pointer, localized("Your App Store release, one calm step at a time"))
    gtk_about_dialog_set_copyright(about.pointer, localized("© 2026 The ShipShape authors"))
    gtk_about_dialog_set_license_type(about.pointer, GTK_LICENSE_MIT_X11)
    let dialog = about.pointer.as(GtkWindow.self)
    gtk_window_set_transient_for(dialog, window.pointer.as(GtkWindow.self))
    gtk_window_set_modal(dialog, 1)
    gtk_window_set_destroy_with_parent(dialog, 1)
    connect(about.widget, "response") { $0.widget.map { gtk_widget_destroy($0) } }
    gtk_window_present(dialog)
  }

  /// Asks whether to quit although something is not saved.
  package func askToQuit(_ answer: @escaping (_ quits: Bool) -> Void) {
    let builder = Builder(resource: ResourcePaths.ui("quit-dialog"))
    let dialog = builder.get("dialog", GtkDialog.self)
    if let notice = session.state.lastingNotice {
      Property.set(dialog.pointer, "secondary-text", Notices.text(notice))
    }
    gtk_window_set_transient_for(dialog.pointer.as(GtkWindow.self), window.pointer.as(GtkWindow.self))
    connect(dialog.widget, "response") { arguments in
      let isAccepted = arguments.int(1) == Int(GTK_RESPONSE_ACCEPT.rawValue)
      arguments.widget.map { gtk_widget_destroy($0) }
      answer(isAccepted)
    }
    gtk_window_present(dialog.pointer.as(GtkWindow.self))
  }

  /// Takes the window from the screen, for good.
  package func close() {
    retrying?.cancel()
    ticker.stop()
    timeUp.withdraw()
    history?.dismiss()
    gtk_widget_destroy(window.widget)
  }
}
