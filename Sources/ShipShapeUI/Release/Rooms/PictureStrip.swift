import GtkKit
import ReleaseChecks

/// Pictures one after the other. One stop of Tab; arrows, Home and End walk it, Enter and Space open.
final class PictureStrip {
  let root = LayoutBoxes.makeWrapping(spacing: 2)
  private(set) var thumbs: [Thumbnail] = []
  private let thumbnails: Thumbnails
  private let onOpen: (Int) -> Void
  private var current = 0

  /// What is shown of a picture.
  struct Entry {
    let item: PictureGallery.Item
    let frame: ThumbnailFrame
    let name: String
    var under: String?
    /// Room after it, before those that are less seen.
    var gap = 0
    var isCurrent = false
  }

  init(_ thumbnails: Thumbnails, onOpen: @escaping (Int) -> Void) {
    self.thumbnails = thumbnails
    self.onOpen = onOpen
    root.addStyle("strip")
    root.setAccessibleRole(.list)
    root.isVisible = true
    root.onKeyPress { [weak self] key, modifiers in
      modifiers == KeyModifiers() && self?.pressed(key) == true
    }
    root.makeOneTabStop { [weak self] in self?.entry }
  }

  /// Changes what is shown in place.
  func show(_ entries: [Entry], root folder: String) {
    while thumbs.count > entries.count {
      let last = thumbs.removeLast()
      if last.root.hasFocus { thumbs.last?.root.grabFocus() }
      last.root.destroy()
    }
    for (position, entry) in entries.enumerated() {
      let isNew = position == thumbs.count
      if isNew { addThumb(at: position) }
      let thumb = thumbs[position]
      thumb.show(entry.item, in: entry.frame, name: entry.name, under: entry.under, root: folder)
      thumb.root.setMargins(end: entry.gap)
      if thumb.root.hasStyle("current") != entry.isCurrent {
        thumb.root.setStyle("current", when: entry.isCurrent)
        thumb.root.setAccessibleSelected(entry.isCurrent)
      }
      if entry.isCurrent { current = position }
    }
    current = min(current, max(0, thumbs.count - 1))
  }

  private func addThumb(at position: Int) {
    let thumb = Thumbnail(thumbnails)
    thumb.root.onClick { [weak self] in self?.open(position) }
    thumbs.append(thumb)
    root.add(.start(thumb.root))
  }

  private var entry: Button? { thumbs.indices.contains(current) ? thumbs[current].root : nil }

  private func open(_ position: Int) {
    guard thumbs.indices.contains(position) else { return }
    current = position
    onOpen(position)
  }

  /// Puts the focus on a picture, or where it is gone on the first.
  func focus(_ path: RelativePath?) {
    if let position = thumbs.firstIndex(where: { $0.path == path }) { current = position }
    entry?.grabFocus()
  }

  private func pressed(_ key: Key) -> Bool {
    guard let position = thumbs.firstIndex(where: { $0.root.hasFocus }) else { return false }
    let forwards = root.isMirrored ? Key.left : .right
    let backwards = root.isMirrored ? Key.right : .left
    switch key {
    case forwards: go(to: position + 1)
    case backwards: go(to: position - 1)
    case .home: go(to: 0)
    case .end: go(to: thumbs.count - 1)
    case .down: goToLine(from: position, by: 1)
    case .up: goToLine(from: position, by: -1)
    case .enter, .space: open(position)
    default: return false
    }
    return true
  }

  private func go(to position: Int) {
    guard thumbs.indices.contains(position) else { return }
    current = position
    thumbs[position].root.grabFocus()
  }

  /// To the same place in the next line, or the one before.
  private func goToLine(from position: Int, by step: Int) {
    let tops = thumbs.map { $0.root.top(in: root) }
    let start = tops[...position].lastIndex { $0 != tops[position] }.map { $0 + 1 } ?? 0
    if step > 0 {
      guard let next = tops[position...].firstIndex(where: { $0 != tops[position] }) else { return }
      go(to: min(next + position - start, thumbs.count - 1))
    } else if start > 0 {
      let before = tops[..<start].lastIndex { $0 != tops[start - 1] }.map { $0 + 1 } ?? 0
      go(to: min(before + position - start, start - 1))
    }
  }
}
