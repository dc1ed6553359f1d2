import GtkKit
import ReleaseChecks

/// The languages under each other, each with its strip. A language is made when it is scrolled near.
final class PictureList {
  let root = Scroller()
  /// Called when what is near has changed.
  var onLook: () -> Void = {}
  private let thumbnails: Thumbnails
  private let onOpen: (PictureGallery.Item) -> Void
  private let content = Box(.vertical, spacing: 14)
  private var strips: [PictureGallery.Strip] = []
  private var device: String?
  private var folder = ""
  /// Of the first strips.
  private(set) var sections: [PictureSection] = []
  private var looking: MainLoopSource?

  private static let widest = 1120
  /// How many come at once, so that no frame waits for them.
  private static let batch = 4
  /// How many screens from the view a picture is kept.
  private static let screensKept = 3.0

  init(_ thumbnails: Thumbnails, onOpen: @escaping (PictureGallery.Item) -> Void) {
    self.thumbnails = thumbnails
    self.onOpen = onOpen
    root.addStyle("page-scroller")
    root.canFocus = false
    root.setPolicies(horizontal: .never, vertical: .automatic)
    let viewport = root.addWithViewport(content)
    root.followFocus(in: viewport)
    root.onScrollOrGrow { [weak self] in self?.lookSoon() }
    root.afterSizing { [weak self] in self?.fit() }
  }

  private func fit() {
    let width = root.size.width
    let side = width < OnePicture.narrowBelow ? 12 : max(24, (width - PictureList.widest) / 2)
    content.setMargins(bottom: 24, start: side, end: side)
    look()
  }

  // MARK: Sections

  /// Changes what is shown in place: what stays keeps its section, and nothing is scrolled.
  func show(_ strips: [PictureGallery.Strip], device: String?, folder: String) {
    (self.strips, self.device, self.folder) = (strips, device, folder)
    let wanted = Set(strips.map(\.language))
    for section in sections where !wanted.contains(section.language) { section.root.destroy() }
    var old = Dictionary(
      uniqueKeysWithValues: sections.filter { wanted.contains($0.language) }.map { ($0.language, $0) })
    let count = min(strips.count, max(PictureList.batch, old.count))
    let before = sections.map(\.language)
    sections = []
    for strip in strips.prefix(count) { append(strip, old.removeValue(forKey: strip.language)) }
    // Those that now stand farther down come anew when they are near.
    for section in old.values { section.root.destroy() }
    if before != sections.map(\.language) {
      for section in sections.reversed() { content.moveToFront(section.root) }
    }
    lookSoon()
  }

  private func append(_ strip: PictureGallery.Strip, _ old: PictureSection? = nil) {
    let section = old ?? PictureSection(thumbnails, onOpen: onOpen)
    let first = strips.first { $0.uploadedCount > 0 }
    section.show(
      strip, device: device, tellsSearch: first?.language == strip.language, root: folder)
    if old == nil { content.add(.start(section.root)) }
    sections.append(section)
  }

  /// More languages, while the end of those that there are is near.
  private func appendNear() {
    guard root.pageHeight > 1, sections.count < strips.count,
      root.offset + 2 * root.pageHeight > root.contentHeight
    else { return }
    for strip in strips[sections.count...].prefix(PictureList.batch) { append(strip) }
  }

  // MARK: What is near

  private func lookSoon() {
    guard looking?.isPending != true else { return }
    looking = MainLoop.whenIdle { [weak self] in self?.look() }
  }

  private func look() {
    guard root.isMapped else { return }
    appendNear()
    onLook()
  }

  /// The pictures that are at most so far from the view, the nearest first.
  var nearKeys: [ThumbnailKey] {
    guard root.pageHeight > 1 else { return [] }
    let view = root.offset...(root.offset + root.pageHeight)
    var near: [(distance: Double, key: ThumbnailKey)] = []
    for section in sections {
      for thumb in section.strip.thumbs {
        guard let key = thumb.area.key, thumb.root.size.height > 1 else { continue }
        let top = Double(thumb.root.top(in: content))
        let bottom = top + Double(thumb.root.size.height)
        let distance = max(0, top - view.upperBound, view.lowerBound - bottom)
        if distance <= PictureList.screensKept * root.pageHeight { near.append((distance, key)) }
      }
    }
    return near.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }.map(\.element.key)
  }

  func arrived(_ key: ThumbnailKey) {
    for section in sections {
      for thumb in section.strip.thumbs where thumb.area.key == key { thumb.area.follow() }
    }
  }

  /// What has gone shows its place again.
  func follow() {
    for section in sections { for thumb in section.strip.thumbs { thumb.area.follow() } }
  }

  func scrollToTop() { root.offset = 0 }

  /// Puts the focus on a picture, or where it is gone on the first.
  func focus(_ path: RelativePath) {
    while sections.count < strips.count, !sections.contains(where: { has(path, $0) }) {
      append(strips[sections.count])
    }
    (sections.first { has(path, $0) } ?? sections.first { !$0.strip.thumbs.isEmpty })?.strip.focus(path)
  }

  private func has(_ path: RelativePath, _ section: PictureSection) -> Bool {
    section.strip.thumbs.contains { $0.path == path }
  }
}
