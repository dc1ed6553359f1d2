import GtkKit
import ReleaseChecks
import ShipShapeCore

/// The pictures of one language on one device: a head, the strip, and why some are not uploaded.
final class PictureSection {
  let root = Box(.vertical)
  let strip: PictureStrip
  private(set) var language = ""
  private let name = Label("").ellipsized().aligned(.start).styled("heading")
  private let icon = Image(pixels: 16)
  private let count = Label("").styled("caption", "quiet", "figures")
  private let note = Label("").wrapping().aligned(.start).styled("caption", "quiet")
  private var shownKind: FindingGroup.Kind?
  private var items: [PictureGallery.Item] = []

  static let height = 128
  /// What lies after those that stand in the results of a search.
  private static let gap = 12

  init(_ thumbnails: Thumbnails, onOpen: @escaping (PictureGallery.Item) -> Void) {
    // Filled below; the strip knows positions only.
    var pressed: (Int) -> Void = { _ in }
    strip = PictureStrip(thumbnails) { pressed($0) }
    name.setAccessibleRole(.heading)
    icon.setAccessibleRole(.redundant)
    let head = Box(.horizontal, spacing: 8, [.expanding(name), .end(count), .end(icon)])
    for part in [head as any Widget, strip.root, note] { root.add(.start(part)) }
    strip.root.setMargins(top: 4, bottom: 2)
    note.setMargins(top: 4)
    root.showAll()
    pressed = { [weak self] position in
      if let self, items.indices.contains(position) { onOpen(items[position]) }
    }
  }

  /// - Parameter tellsSearch: whether it says which pictures stand in the results of a search.
  func show(_ shown: PictureGallery.Strip, device: String?, tellsSearch: Bool, root folder: String) {
    language = shown.language
    items = shown.items
    name.text = shown.name
    let kind = PictureNames.kind(shown.standing)
    if let shownKind { icon.setStyle(FindingText.style(shownKind), when: false) }
    shownKind = kind
    icon.isVisible = kind != nil
    if let kind {
      icon.iconName = FindingText.icon(kind)
      icon.setStyle(FindingText.style(kind), when: true)
    }
    count.text = shown.items.isEmpty ? "" : PictureNames.count(shown)
    strip.root.isVisible = !shown.items.isEmpty
    // Translators: a language and a device: "German, iPhone 6.9″".
    strip.root.accessibleName =
      device.map { localized("%1$@, %2$@", shown.name, PictureNames.device($0)) } ?? shown.name
    let entries = shown.items.enumerated().map { position, item in
      PictureStrip.Entry(
        item: item, frame: ThumbnailFrame(height: PictureSection.height, for: item),
        name: PictureNames.item(item, of: shown.uploadedCount),
        gap: position + 1 == PictureGallery.countInSearch && shown.items.count > position + 1
          ? PictureSection.gap : 0)
    }
    strip.show(entries, root: folder)
    var lines = shown.reasons.map { FindingText.part($0) }
    if let text = shown.note { lines.append(FindingText.part(text)) }
    if tellsSearch {
      lines.insert(
        localized("Numbers 1 to %@ show in search results.", "\(PictureGallery.countInSearch)"), at: 0)
    }
    note.text = lines.joined(separator: "\n")
    note.isVisible = !lines.isEmpty
  }
}
