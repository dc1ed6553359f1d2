import GtkKit
import ReleaseChecks
import ShipShapeCore

/// The pictures of a release as the store will show them, by device and language; and one of them, large.
final class PictureGalleryRoom: Room {
  let root = Box(.vertical)
  let thumbnails = Thumbnails()
  private let session: Session
  private let stack = Stack()
  private let bar: RoomBar
  private let device = ComboBox()
  private let language = ComboBox()
  private let list: PictureList
  private let nothing: Box
  private lazy var picture = Lazy { [unowned self] in makePicture() }
  private var result: CheckedRelease?
  private var gallery: PictureGallery?
  private var folder = ""
  private var canOpen = false
  private var slot: String?
  /// Nil: all of them.
  private var chosenLanguage: String?
  private var languages: [String] = []
  private var open: RelativePath?
  /// The picture that one comes back to.
  private var last: RelativePath?
  private var isSeen = false

  private static let oneChoiceBelow = 560

  init(_ step: Step, session: Session) {
    self.session = session
    bar = RoomBar(
      title: localized("Pictures"), backName: localized("Back to %@", localized(step.stepName)),
      session: session, controls: [device, language])
    nothing = PictureGalleryRoom.makeNothing()
    var opened: (PictureGallery.Item) -> Void = { _ in }
    list = PictureList(thumbnails) { opened($0) }
    device.accessibleName = localized("Device")
    language.accessibleName = localized("Language")
    let page = Box(
      .vertical, [.start(bar.root), .start(nothing), .expanding(list.root)])
    page.showAll()
    nothing.isVisible = false
    stack.add(page, named: "gallery")
    root.add(.expanding(stack))
    root.showAll()
    root.afterSizing { [weak self] in self?.fit() }
    opened = { [weak self] in self?.show($0) }
    device.onChange { [weak self] in self?.deviceChosen($0) }
    language.onChange { [weak self] in self?.languageChosen($0) }
    list.onLook = { [weak self] in self?.want() }
    thumbnails.onArrive = { [weak self] key in
      self?.list.arrived(key)
      self?.picture.value?.arrived(key)
    }
  }

  private static func makeNothing() -> Box {
    let box = Box(
      .vertical, spacing: 6,
      [
        .start(Image(iconName: "image-x-generic-symbolic", pixels: 48).styled("quiet")),
        .start(Label(localized("No pictures yet")).styled("title-3")),
      ])
    box.setMargins(top: 48, bottom: 24, start: 24, end: 24)
    return box
  }

  private func makePicture() -> OnePicture {
    let view = OnePicture(
      thumbnails, session: session,
      handlers: OnePicture.Handlers(
        onBack: { [weak self] in _ = self?.goBack() },
        onMove: { [weak self] in self?.move(by: $0) },
        onOpen: { [weak self] in self?.show($0) }))
    stack.add(view.root, named: "picture")
    return view
  }

  /// A narrow bar has room for one choice.
  private func fit() {
    let isNarrow = root.size.width < PictureGalleryRoom.oneChoiceBelow
    language.isVisible = !isNarrow || chosenLanguage != nil
  }

  // MARK: What is shown

  func render(_ state: SessionState) {
    isSeen = true
    canOpen = state.canOpenFiles
    guard let result = state.check.result, let root = state.release.location?.root,
      let gallery = PictureGalleries.of(result)
    else { return }
    let isNew = result != self.result || folder != root
    (self.result, self.gallery, folder) = (result, gallery, root)
    if isNew {
      renderChoices(gallery)
      renderList()
    }
    renderPicture()
    want()
  }

  private func renderChoices(_ gallery: PictureGallery) {
    bar.text = localizedPlural(
      "%1$@ picture in %2$@ of %3$@ languages", "%1$@ pictures in %2$@ of %3$@ languages",
      count: gallery.pictureCount, "\(gallery.pictureCount)", "\(gallery.languageCountWithPictures)",
      "\(gallery.languageCount)")
    let devices = gallery.devices.map(\.slot)
    if slot.map({ !devices.contains($0) }) ?? true { slot = devices.first }
    device.setItems(gallery.devices.map { PictureNames.device($0.title) })
    device.selectedIndex = devices.firstIndex { $0 == slot }
    device.isVisible = !devices.isEmpty
    let strips = gallery.strips(in: slot)
    languages = strips.map(\.language)
    if let chosen = chosenLanguage, !languages.contains(chosen) { chosenLanguage = nil }
    language.setItems([localized("All languages")] + strips.map(\.name))
    language.selectedIndex = chosenLanguage.flatMap { languages.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    nothing.isVisible = gallery.pictureCount == 0
    list.root.isVisible = gallery.pictureCount > 0
  }

  private var shownDevice: PictureGallery.Device? { gallery?.devices.first { $0.slot == slot } }

  private var shownStrips: [PictureGallery.Strip] {
    (gallery?.strips(in: slot) ?? []).filter { chosenLanguage == nil || $0.language == chosenLanguage }
  }

  private func renderList() { list.show(shownStrips, device: shownDevice?.title, folder: folder) }

  private func deviceChosen(_ index: Int?) {
    guard let gallery, let index, gallery.devices.indices.contains(index) else { return }
    slot = gallery.devices[index].slot
    renderList()
    list.scrollToTop()
  }

  private func languageChosen(_ index: Int?) {
    guard let index else { return }
    chosenLanguage = index > 0 && index <= languages.count ? languages[index - 1] : nil
    renderList()
    list.scrollToTop()
  }

  // MARK: One picture

  private func show(_ item: PictureGallery.Item) {
    let wasCompared = picture.value?.comparisonHasFocus ?? false
    let wasOpen = open != nil
    open = item.path
    renderPicture()
    want()
    if wasCompared { picture.made.focusComparison() } else if !wasOpen { picture.made.focusInitialWidget() }
  }

  /// The picture that is open, in the strip that it stands in.
  private var openPlace: (item: PictureGallery.Item, strip: PictureGallery.Strip)? {
    guard let open else { return nil }
    for strip in gallery?.strips(in: slot) ?? [] {
      if let item = strip.items.first(where: { $0.path == open }) { return (item, strip) }
    }
    return nil
  }

  private func renderPicture() {
    guard open != nil else { return stack.show("gallery", .none) }
    guard let gallery, let result, let (item, strip) = openPlace else {
      _ = goBack()
      return
    }
    let all = shownStrips.flatMap(\.items)
    let position = all.firstIndex { $0.path == item.path }
    let names = gallery.strips(in: slot).map { ($0.language, $0.name) }
    let same = item.number.flatMap { number in
      slot.map { gallery.pictures(number: number, in: $0) }
    }
    picture.made.render(
      item,
      OnePicture.Place(
        strip: strip, device: shownDevice, same: same ?? [], hasPrevious: (position ?? 0) > 0,
        hasNext: position.map { $0 + 1 < all.count } ?? false, folder: folder,
        languageNames: Dictionary(names) { first, _ in first }),
      result, canOpen: canOpen)
    picture.made.fit(width: root.size.width)
    stack.show("picture", .none)
  }

  private func move(by count: Int) {
    let all = shownStrips.flatMap(\.items)
    guard let open, let position = all.firstIndex(where: { $0.path == open }),
      all.indices.contains(position + count)
    else { return }
    show(all[position + count])
  }

  func goBack() -> Bool {
    guard let path = open else { return false }
    open = nil
    last = path
    stack.show("gallery", .none)
    list.focus(path)
    want()
    return true
  }

  // MARK: The pictures' own

  /// What is looked at, and what is near it.
  private func want() {
    guard isSeen else { return }
    let large = open == nil ? [] : picture.value?.keys ?? []
    thumbnails.want(large + list.nearKeys)
    list.follow()
    picture.value?.follow()
  }

  func roomLeft() {
    isSeen = false
    thumbnails.clear()
    list.follow()
    picture.value?.follow()
  }

  func focusInitialWidget() {
    if open != nil {
      picture.value?.focusInitialWidget()
    } else if let last {
      list.focus(last)
    } else {
      bar.focus()
    }
  }
}
