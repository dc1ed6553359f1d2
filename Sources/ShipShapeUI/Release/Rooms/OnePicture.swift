import GtkKit
import ReleaseChecks
import ShipShapeCore

/// One picture, large: what its file is, why it is where it is, and the same place in every language.
final class OnePicture {
  let root = Box(.vertical)
  private let bar: RoomBar
  private let previous: Button
  private let next: Button
  private let picture: ThumbnailArea
  private let beside = Box(.vertical)
  private let above = Box(.vertical)
  private let scroller = Scroller()
  private let content: Box
  private let findings: PictureFindings
  private let facts = Grid()
  private var values: [Label] = []
  private var names: [Label] = []
  private let compareTitle = Label("").aligned(.start).styled("caption-heading", "quiet")
  private let compare: PictureStrip
  private var compared: [PictureGallery.Item] = []
  private var isNarrow = false

  private static let frame = ThumbnailFrame(width: 300, height: 440)
  private static let compareHeight = 104
  private static let twoFrom = 700
  static let narrowBelow = 500

  /// What it tells the room.
  struct Handlers {
    /// Back to the gallery.
    let onBack: () -> Void
    /// The next picture (1), or the one before (−1).
    let onMove: (Int) -> Void
    let onOpen: (PictureGallery.Item) -> Void
  }

  init(_ thumbnails: Thumbnails, session: Session, handlers: Handlers) {
    previous = Button(iconName: "go-previous-symbolic", accessibleName: localized("Previous picture"))
    next = Button(iconName: "go-next-symbolic", accessibleName: localized("Next picture"))
    let moves = Box(.horizontal, [.start(previous), .start(next)])
    moves.addStyle("linked")
    bar = RoomBar(
      title: " ", backName: localized("Back to %@", localized("Pictures")), session: session,
      controls: [moves], onBack: handlers.onBack)
    picture = ThumbnailArea(thumbnails, radius: 10)
    picture.root.setAccessibleRole(.image)
    findings = PictureFindings(session: session)
    var opened: (Int) -> Void = { _ in }
    compare = PictureStrip(thumbnails) { opened($0) }
    let comparison = Box(.vertical, spacing: 4, [.start(compareTitle), .start(compare.root)])
    facts.columnSpacing = 12
    facts.rowSpacing = 4
    let right = Box(
      .vertical, spacing: 18, [.start(above), .start(findings.root), .start(facts), .start(comparison)])
    beside.add(picture.root)
    content = Box(.horizontal, spacing: 36, [.start(beside), .expanding(right)])
    beside.setMinimumSize(width: OnePicture.frame.width)
    beside.verticalAlignment = .start
    addFacts()
    scroller.addStyle("page-scroller")
    scroller.canFocus = false
    scroller.setPolicies(horizontal: .never, vertical: .automatic)
    let viewport = scroller.addWithViewport(content)
    scroller.followFocus(in: viewport)
    root.add(.start(bar.root))
    root.add(.expanding(scroller))
    root.setAccessibleRole(.panel)
    root.showAll()
    above.isVisible = false
    previous.onClick { handlers.onMove(-1) }
    next.onClick { handlers.onMove(1) }
    scroller.afterSizing { [weak self] in if let self { fit(width: scroller.size.width) } }
    opened = { [weak self] position in
      if let self, compared.indices.contains(position) { handlers.onOpen(compared[position]) }
    }
  }

  private func addFacts() {
    let texts = [localized("File"), localized("Pixels"), localized("Goes to"), localized("Shown as")]
    for (row, text) in texts.enumerated() {
      let name = Label(text).aligned(.start).styled("caption", "quiet")
      name.verticalAlignment = .start
      let value = Label("").wrapping().aligned(.start).styled("caption")
      value.isSelectable = row == 0
      value.expandsHorizontally = true
      facts.attach(name, column: 0, row: row)
      facts.attach(value, column: 1, row: row)
      names.append(name)
      values.append(value)
    }
  }

  /// Where there is no room beside each other, the picture stands above. Known before it is shown, it makes no window
  /// wider.
  func fit(width: Int) {
    guard width > 1 else { return }
    let side = width < OnePicture.narrowBelow ? 12 : 24
    content.setMargins(top: 0, bottom: 24, start: side, end: side)
    let isNarrow = width < OnePicture.twoFrom
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    let (from, to) = isNarrow ? (beside, above) : (above, beside)
    from.remove(picture.root)
    to.add(picture.root)
    beside.isVisible = !isNarrow
    above.isVisible = isNarrow
  }

  /// What is around the picture that is shown.
  struct Place {
    let strip: PictureGallery.Strip
    let device: PictureGallery.Device?
    let same: [PictureGallery.Item]
    let hasPrevious: Bool
    let hasNext: Bool
    /// The release's folder.
    let folder: String
    /// As people know the languages.
    let languageNames: [String: String]
  }

  func render(_ item: PictureGallery.Item, _ place: Place, _ result: CheckedRelease, canOpen: Bool) {
    let file = PictureNames.file(item)
    let isOther = root.accessibleName != file || bar.title != file
    root.accessibleName = file
    bar.title = file
    bar.text =
      place.device.map { localized("%1$@, %2$@", place.strip.name, PictureNames.device($0.title)) }
      ?? place.strip.name
    previous.isSensitive = place.hasPrevious
    next.isSensitive = place.hasNext
    picture.show(item, in: OnePicture.frame, root: place.folder)
    picture.root.accessibleName = file
    findings.render(item, result, canOpen: canOpen)
    renderFacts(item, place)
    renderComparison(item, place)
    if isOther { scroller.offset = 0 }
  }

  private func renderFacts(_ item: PictureGallery.Item, _ place: Place) {
    let pixels = item.size.map { size in
      let text = "\(size.width)×\(size.height)"
      // Translators: a picture's size and its colours: "1320×2868, 8-bit RGBA".
      return item.colour.map { localized("%1$@, %2$@", text, FindingText.part($0)) } ?? text
    }
    let shown: String =
      if let number = item.number {
        // Translators: a picture's place in the store: "number 4 of 6 in Japanese".
        localized(
          "number %1$@ of %2$@ in %3$@", "\(number)", "\(place.strip.uploadedCount)", place.strip.name)
      } else {
        item.leftOut.map { localized("not uploaded: %@", FindingText.part($0)) } ?? localized("not uploaded")
      }
    let texts = [
      String(decoding: item.path.bytes, as: UTF8.self), pixels, item.goesTo.map(FindingText.part), shown,
    ]
    for (position, text) in texts.enumerated() {
      values[position].text = text ?? ""
      values[position].isVisible = text != nil
      names[position].isVisible = text != nil
    }
  }

  private func renderComparison(_ item: PictureGallery.Item, _ place: Place) {
    compared = place.same
    let isShown = item.number != nil && !compared.isEmpty
    compareTitle.isVisible = isShown
    compare.root.isVisible = isShown
    guard isShown, let number = item.number else { return compare.show([], root: place.folder) }
    compareTitle.text = localized("Number %@ in every language", "\(number)")
    compare.root.accessibleName = compareTitle.text
    compare.show(
      compared.map { other in
        PictureStrip.Entry(
          item: other, frame: ThumbnailFrame(height: OnePicture.compareHeight, for: other),
          name: place.languageNames[other.language] ?? other.language, under: other.language,
          isCurrent: other.path == item.path)
      }, root: place.folder)
  }

  /// What it shows, the largest first.
  var keys: [ThumbnailKey] { [picture.key].compactMap(\.self) + compare.thumbs.compactMap(\.area.key) }

  func arrived(_ key: ThumbnailKey) {
    if picture.key == key { picture.follow() }
    for thumb in compare.thumbs where thumb.area.key == key { thumb.area.follow() }
  }

  /// What is decoded no more, and comes anew when it is wanted.
  func follow() {
    picture.follow()
    for thumb in compare.thumbs { thumb.area.follow() }
  }

  /// Puts the focus on the strip that is walked, where the picture was opened from it.
  func focusComparison() { compare.focus(nil) }

  var comparisonHasFocus: Bool { compare.root.holdsFocus }

  func focusInitialWidget() {
    if !findings.focus() { bar.focus() }
  }
}
