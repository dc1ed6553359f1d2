package import GtkKit
package import ShipShapeCore

/// The window: a header bar, the pages in a stack behind a curtain, and over them scrim, Ready and the notice bar.
package final class MainWindow {
  package let window: ApplicationWindow
  private let application: Application
  private let session: Session
  private let headerBar: HeaderBar
  private let menuButton: MenuButton
  private let pages: PageStack
  private let layers: WindowLayers
  private let ready = Lazy { ReadyView() }
  private lazy var shortcuts = Lazy { [window] in ShortcutsWindow(parent: window) }
  private lazy var notices = Lazy { [session] in NoticeBar(session: session) }
  private let speech: SpokenChanges
  private let timeUp: TimeUpSignal
  private let ticker = Ticker()
  private var actions: AppActions?
  private var history: HistoryView?
  private let work: ReleaseWork
  private let sheets: ReleaseSheets
  private let files: ReleaseFiles
  private let pastPlace: Box
  private let pastBar: Lazy<PastBar>
  private let question: Lazy<QuestionBar>
  private let dropHint = Lazy { DropHint.make() }
  private var quitQuestion: Dialog?
  private let stateKeeper: WindowStateKeeper?
  /// Called when the person wants to go.
  package var onQuit: () -> Void = {}

  /// - Parameter stateKeeper: keeps size and page; nil for windows that are not to be remembered.
  package init(application: Application, session: Session, stateKeeper: WindowStateKeeper?) {
    self.application = application
    self.session = session
    self.stateKeeper = stateKeeper
    let builder = Builder(resource: ResourcePaths.ui("main-window"))
    window = builder.get("window")
    headerBar = builder.get("header_bar")
    menuButton = builder.get("menu_button")
    pastPlace = builder.get("past_place")
    pastBar = Lazy { PastBar(session: session) }
    question = Lazy { QuestionBar(session: session) }
    work = ReleaseWork(session: session) { [window] in window.isActive }
    sheets = ReleaseSheets(session: session, parent: window, application: application)
    files = ReleaseFiles(session: session, parent: window)
    timeUp = TimeUpSignal(application: application)
    pages = PageStack(session: session)
    let announcer = Announcer()
    speech = SpokenChanges(announcer: announcer)
    layers = WindowLayers(
      overlay: builder.get("overlay"), page: pages.stack, announcer: announcer.root)
    builder.get("development_mark", Label.self).isVisible = AppIdentity.isDevelopment
    window.join(application)
    menuButton.setMenu(
      Builder(resource: "\(ResourcePaths.base)/ui/menus.ui").get("primary-menu", MenuModel.self))
    actions = AppActions(
      window: window, application: application, session: session,
      handlers: AppActions.Handlers(
        stepAction: { [weak self] in self?.pages.activate($0) },
        menu: { [weak self] in self?.menuButton.open() },
        openFolder: { [weak self] in self?.files.chooseFolder() },
        exportReport: { [weak self] in self?.files.exportReport() },
        shortcuts: { [weak self] in self?.shortcuts.made.present() },
        about: { [weak self] in self?.showAbout() },
        quit: { [weak self] in self?.onQuit() }))
    connectWindow()
    connectSession()
    speech.readyText = { [weak self] in self?.ready.value?.spokenText ?? "" }
    render(old: nil, new: session.state)
  }

  private func connectSession() {
    session.onChange = { [weak self] old, new in self?.render(old: old, new: new) }
    session.effects.chooseFolder = { [weak self] in self?.files.chooseFolder() }
    session.effects.timeUp = { [weak self] in self?.timeIsUp($0) }
    ticker.onTick = { [weak self] in self?.tick() }
    ticker.onMidnight = { [weak self] in self?.dayTurned() }
  }

  private func connectWindow() {
    window.onCloseRequest { [weak self] in
      self?.onQuit()
      return true
    }
    window.onKeyPress { [weak self] key in
      guard let self, key == .escape else { return false }
      return escaped()
    }
    window.onFocusIn { [weak self] in
      self?.dayTurned()
      self?.timeUp.withdraw()
      self?.work.windowCameToFront()
    }
    pages.stack.onFileDrop { [weak self] isOver in
      self?.showDropHint(isOver)
    } _: { [weak self] paths in
      if let path = paths.first { self?.session.folderOpened(path, at: .now) }
    }
    window.onStyleChange { [weak self] in self?.followTheme() }
    PressFilter.install(on: window, session: session)
    layers.tabOrder = { [weak self] in
      guard let self else { return [] }
      let card: [any Widget] = ready.value.map { [$0.root] } ?? []
      return card + (question.value.map { [$0.root] } ?? []) + (notices.value.map { [$0.root] } ?? [])
    }
    layers.onSizeChange = { [weak self] in self?.placeNotice() }
    stateKeeper?.follow(window) { [weak session] in session?.state.page ?? .welcome }
    followTheme()
  }

  /// Style sheets of GTK 3 cannot ask whether the theme is dark, or of high contrast, so classes say it.
  private func followTheme() {
    guard let background = window.colour(named: "theme_bg_color") else { return }
    window.setStyle("dark", when: background.isDark)
    window.setStyle("high-contrast", when: DesktopStyle.hasHighContrast)
  }

  /// Shows the window, with the focus on its initial widget.
  package func present() {
    if !wasPresented { focusInitialWidget() }
    wasPresented = true
    window.present()
    window.setTaskBarTitle(WindowTitle.taskBar(session.state, at: .now))
    speech.windowPresented(session.state)
  }

  private var wasPresented = false

  private func focusInitialWidget() {
    if session.state.sheet == .ready { ready.value?.focusContinue() } else { pages.focusInitialWidget() }
  }

  // MARK: Following the state

  private func render(old: SessionState?, new: SessionState) {
    let moment = Moment.now
    actions?.render(new)
    renderTitle(new, at: moment)
    renderSheet(old: old, new: new)
    pages.render(old: old, new: new, at: moment)
    if new.sheet == .ready { ready.made.render(new) }
    renderQuestion(old: old, new: new)
    renderNotice(new)
    renderPast(new)
    sheets.render(new)
    history?.render(new)
    timeUp.withdraw(unlessEnded: new)
    ticker.follow(new, at: moment)
    speech.render(old: old, new: new)
    if let old, old.page != new.page { stateKeeper?.pageChanged() }
    if old?.retriesStorage != new.retriesStorage { retryStorage(new.retriesStorage) }
    if !new.log.hasUnsavedWork { endQuitQuestion() }
    // Buttons that wait for the log could not have the focus before.
    if old?.isOpen == false, new.isOpen { focusInitialWidget() }
  }

  /// Behind History the bar could be seen and not used, so it waits until History closes, and its time with it.
  private func renderNotice(_ state: SessionState) {
    // The question of Done stands in its place until it is answered.
    let waits = state.sheet == .history || state.question != nil
    let notice = waits ? nil : state.shownNotice
    guard notice != nil || notices.value != nil else { return placeNotice() }
    let bar = notices.made
    let hadFocus = bar.hasFocus
    layers.show(bar.root, notice != nil, at: .notice)
    bar.render(notice, state)
    placeNotice()
    if hadFocus, !bar.hasFocus, state.sheet != .history { focusInitialWidget() }
  }

  private func renderQuestion(old: SessionState?, new: SessionState) {
    let asked = new.sheet == nil ? new.question : nil
    guard asked != nil || question.value != nil else { return }
    let bar = question.made
    if let asked {
      if notices.value != nil { layers.show(notices.made.root, false, at: .notice) }
      bar.render(asked)
    }
    let hadFocus = bar.hasFocus
    layers.show(bar.root, asked != nil, at: .notice)
    if asked != nil, old?.question == nil { bar.focus() }
    if hadFocus, asked == nil, new.place == .list, old?.page == new.page { pages.focusDone() }
    placeNotice()
  }

  private func renderPast(_ state: SessionState) {
    guard state.release.isPast || pastBar.value != nil else { return }
    let bar = pastBar.made
    bar.render(state)
    guard bar.root.hasParent != state.release.isPast else { return }
    if state.release.isPast { pastPlace.add(.start(bar.root)) } else { pastPlace.remove(bar.root) }
  }

  private func showDropHint(_ isOver: Bool) {
    guard isOver || dropHint.value != nil else { return }
    layers.show(dropHint.made, isOver, at: .drop)
  }

  /// Esc: out of what lies over the page, of a question, of a form, of a finding or a room.
  private func escaped() -> Bool {
    let state = session.state
    if state.sheet == .ready {
      session.readyClosed()
    } else if state.sheet != nil {
      return false
    } else if state.question != nil {
      session.questionClosed()
    } else if pages.roomGoesBack() {
      return true
    } else if state.place != .list {
      session.placeLeft()
    } else {
      return false
    }
    return true
  }

  private func placeNotice() {
    let state = session.state
    notices.value?.isNarrow = layers.isNarrow
    layers.placeNotice(over: state.sheet == .ready ? .ready : state.page == .welcome ? .welcome : .step)
  }

  private func renderTitle(_ state: SessionState, at moment: Moment) {
    headerBar.title = WindowTitle.title(state)
    headerBar.subtitle = WindowTitle.subtitle(state, at: moment)
    window.setTaskBarTitle(WindowTitle.taskBar(state, at: moment))
  }

  private func renderSheet(old: SessionState?, new: SessionState) {
    guard old?.sheet != new.sheet else { return }
    let isReadyOpen = new.sheet == .ready
    layers.dimPage(new.sheet != nil)
    if isReadyOpen || ready.value != nil { layers.show(ready.made.root, isReadyOpen, at: .card) }
    layers.shutPage(isReadyOpen)
    menuButton.isSensitive = new.sheet == nil
    if isReadyOpen {
      ready.made.render(new)
      ready.made.focusContinue()
    } else if old?.sheet == .ready {
      pages.focusAfterReady(new)
    }
    if new.sheet == .history { openHistory(new) } else { closeHistory() }
    sheets.follow(new)
  }

  private func openHistory(_ state: SessionState) {
    let view = HistoryView(session: session, parent: window)
    // The window's keys, Quit among them, hold here too.
    view.dialog.join(application)
    view.dialog.borrowActions(of: window, prefix: "win")
    view.render(state)
    history = view
    view.present()
  }

  private func closeHistory() {
    history?.dismiss()
    history = nil
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
    let moment = Moment.now
    session.dayTurned(at: moment)
    ticker.follow(session.state, at: moment)
  }

  private func timeIsUp(_ step: Step) {
    timeUp.announce(
      step, isDone: session.state.progress(step.id).isDone, withSound: session.state.settings.sound,
      isWindowActive: window.isActive)
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

  // MARK: Dialogs

  private func showAbout() {
    AboutText(
      name: localized("ShipShape"), version: AppIdentity.version, iconName: ResourcePaths.appIcon,
      comment: localized("Your App Store release, one calm step at a time"),
      copyright: localized("© 2026 The ShipShape authors")
    ).present(over: window)
  }

  /// Asks whether to quit although something is not saved. The question goes when it is saved after all.
  package func askToQuit(_ answer: @escaping (_ quits: Bool) -> Void) {
    guard quitQuestion == nil else { return }
    let dialog: Dialog = Builder(resource: ResourcePaths.ui("quit-dialog")).get("dialog")
    if let notice = session.state.log.notice { dialog.setDetail(Notices.text(notice)) }
    dialog.setParent(window)
    dialog.onResponse { [weak self] isAccepted in
      self?.endQuitQuestion()
      answer(isAccepted)
    }
    quitQuestion = dialog
    dialog.present()
  }

  private func endQuitQuestion() {
    quitQuestion?.destroy()
    quitQuestion = nil
  }

  /// Takes the window from the screen, for good.
  package func close() {
    retrying?.cancel()
    work.stop()
    sheets.close()
    ticker.stop()
    timeUp.withdraw()
    closeHistory()
    endQuitQuestion()
    window.destroy()
  }
}
