import GtkKit
import ReleaseChecks
import ShipShapeCore

/// The pictures that the store shows first in the primary language, in the card of the step.
final class FirstPictures {
  let root = Box(.vertical)
  private let row = LayoutBoxes.makeWrapping(spacing: 8)
  private let line = Label("").wrapping().aligned(.start).styled("caption", "quiet")
  private let thumbnails = Thumbnails()
  private var areas: [ThumbnailArea] = []
  private var shown: CheckedRelease?

  private static let height = 92

  init() {
    row.setAccessibleRole(.image)
    let content = Box(.vertical, spacing: 6, [.start(row), .start(line)])
    content.addStyle("first-pictures")
    root.add(.start(Hairline.make()))
    root.add(.start(content))
    root.showAll()
    thumbnails.onArrive = { [weak self] key in
      for area in self?.areas ?? [] where area.key == key { area.follow() }
    }
    root.onMap { [weak self] in self?.want() }
  }

  func render(_ state: SessionState) {
    guard let result = state.check.result, let root = state.release.location?.root else {
      self.root.isVisible = false
      return
    }
    guard shown != result else { return }
    shown = result
    guard let first = FirstPictures.first(result) else { return self.root.isVisible = false }
    let (strip, device, items) = first
    // Translators: a language's name.
    row.accessibleName = localized("First pictures in %@", strip.name)
    line.text = localized("%1$@, %2$@", PictureNames.device(device.title), strip.name)
    while areas.count > items.count { areas.removeLast().root.destroy() }
    while areas.count < items.count {
      let area = ThumbnailArea(thumbnails, radius: 5)
      area.root.setAccessibleRole(.redundant)
      areas.append(area)
      row.add(.start(area.root))
    }
    for (area, item) in zip(areas, items) {
      area.show(item, in: ThumbnailFrame(height: FirstPictures.height, for: item), root: root)
    }
    self.root.isVisible = true
    want()
  }

  private func want() {
    guard root.isMapped else { return }
    thumbnails.want(areas.compactMap(\.key))
  }

  /// Of the newest device for which the primary language has pictures.
  private static func first(
    _ result: CheckedRelease
  ) -> (PictureGallery.Strip, PictureGallery.Device, [PictureGallery.Item])? {
    guard let gallery = PictureGalleries.of(result) else { return nil }
    for device in gallery.devices {
      guard let strip = gallery.strips(in: device.slot).first, strip.isPrimary || gallery.languageCount == 1
      else { continue }
      let items = strip.items.filter { $0.number != nil }.prefix(PictureGallery.countInSearch)
      if !items.isEmpty { return (strip, device, Array(items)) }
    }
    return nil
  }

  /// How many are there.
  var arrivedCount: Int { areas.count(where: \.isThere) }
}
