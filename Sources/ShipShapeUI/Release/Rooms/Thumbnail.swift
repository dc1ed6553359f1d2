import GtkKit
import ReleaseChecks
import ShipShapeCore

/// How large pictures are shown: a frame by the device, and in it the picture in its own proportions.
struct ThumbnailFrame: Equatable {
  let width: Int
  let height: Int

  /// - Parameter isTall: whether the picture is as narrow as a phone.
  init(height: Int, isTall: Bool) {
    self.height = height
    width = isTall ? (height * 59 + 64) / 128 : height * 3 / 4
  }

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// The frame of the pictures of a device: those of a phone are narrow where they stand upright.
  init(height: Int, for item: PictureGallery.Item) {
    let isPhone = item.slot?.contains("IPHONE") ?? true
    self.init(height: height, isTall: isPhone && (item.size?.isPortrait ?? true))
  }

  /// How large a picture is in it; a smaller one is not made larger.
  func fit(_ pixels: PixelSize?) -> Size {
    guard let pixels, pixels.width > 0, pixels.height > 0 else { return Size(width: width, height: height) }
    let factor = min(
      1, Double(width) / Double(pixels.width), Double(height) / Double(pixels.height))
    return Size(
      width: max(1, Int((Double(pixels.width) * factor).rounded())),
      height: max(1, Int((Double(pixels.height) * factor).rounded())))
  }
}

/// A picture made small, or its place until it is there.
final class ThumbnailArea {
  let root = Overlay()
  private let thumbnails: Thumbnails
  private let frameBox = Box(.vertical)
  private let area = DrawingArea()
  private let sign = Image(iconName: "image-missing-symbolic", pixels: 16)
  private let radius: Double
  private var file: (path: String, stamp: Disk.Stamp, pixels: PixelSize?)?
  private var frame = ThumbnailFrame(width: 1, height: 1)
  /// Whose state a screen reader is told.
  var told: (any Widget)?

  init(_ thumbnails: Thumbnails, radius: Double = 7) {
    self.thumbnails = thumbnails
    self.radius = radius
    area.addStyle("thumb-picture")
    area.horizontalAlignment = .center
    area.verticalAlignment = .center
    area.setAccessibleRole(.redundant)
    frameBox.add(.expanding(area))
    root.add(frameBox)
    root.horizontalAlignment = .center
    root.verticalAlignment = .center
    sign.addStyle("quiet")
    sign.horizontalAlignment = .center
    sign.verticalAlignment = .center
    sign.setAccessibleRole(.redundant)
    root.addLayer(sign, passesClicks: true)
    area.onDraw { [weak self] canvas in
      guard let self, let key, case .picture(let bitmap) = self.thumbnails.face(key) else { return true }
      canvas.clipToRoundedCorners(radius: self.radius)
      canvas.draw(bitmap)
      return true
    }
    root.showAll()
    sign.isVisible = false
  }

  var key: ThumbnailKey? {
    file.map {
      ThumbnailKey(
        path: $0.path, stamp: $0.stamp, pixels: $0.pixels, width: frame.width, height: frame.height,
        scale: area.scaleFactor)
    }
  }

  /// - Parameter root: the release's folder.
  func show(_ item: PictureGallery.Item, in frame: ThumbnailFrame, root folder: String) {
    let path = "\(folder)/\(String(decoding: item.path.bytes, as: UTF8.self))"
    let isNew = file.map { $0.path != path || $0.stamp != item.stamp } ?? true || frame != self.frame
    guard isNew else { return }
    file = (path, item.stamp, item.size)
    self.frame = frame
    let size = frame.fit(item.size)
    frameBox.setMinimumSize(width: frame.width, height: frame.height)
    area.setMinimumSize(width: size.width, height: size.height)
    follow()
    area.redraw()
  }

  /// Whether it is there, or will not come.
  private(set) var isThere = false
  private var wasTold: Bool?

  /// The picture has come, or has gone.
  func follow() {
    guard let key else { return }
    let face = thumbnails.face(key)
    switch face {
    case .waiting:
      isThere = false
      sign.isVisible = false
    case .picture:
      isThere = true
      sign.isVisible = false
    case .none:
      isThere = true
      sign.isVisible = true
    }
    if case .picture = face { frameBox.setStyle("thumb", when: false) } else { frameBox.addStyle("thumb") }
    if wasTold != isThere {
      wasTold = isThere
      (told ?? root).setAccessibleBusy(!isThere)
      area.redraw()
    }
  }
}

/// One picture of a strip: its number in the store, or the sign that it is not uploaded, and what was found about it.
final class Thumbnail {
  let root: Button
  let area: ThumbnailArea
  private let number = Label("").styled("thumb-number")
  private let leftOut = Image(iconName: "not-uploaded-symbolic", pixels: 16).styled("thumb-badge")
  private let badge = Image(pixels: 16).styled("thumb-badge")
  private let caption = Label("").styled("caption", "quiet")
  private var shownKind: FindingGroup.Kind?
  private(set) var path: RelativePath?

  init(_ thumbnails: Thumbnails) {
    area = ThumbnailArea(thumbnails)
    for widget in [number as any Widget, leftOut] {
      widget.horizontalAlignment = .start
      widget.verticalAlignment = .end
    }
    badge.horizontalAlignment = .end
    badge.verticalAlignment = .start
    for layer in [number as any Widget, leftOut, badge] {
      layer.setAccessibleRole(.redundant)
      area.root.addLayer(layer, passesClicks: true)
    }
    caption.setAccessibleRole(.redundant)
    root = Button(child: Box(.vertical, spacing: 2, [.start(area.root), .start(caption)]))
    root.addStyle("flat", "picture")
    root.setAccessibleRole(.listItem)
    root.verticalAlignment = .start
    area.told = root
    root.isVisible = true
    root.showAll()
    for part in [number as any Widget, leftOut, badge, caption] { part.isVisible = false }
  }

  /// - Parameters:
  ///   - name: what a screen reader says of it.
  ///   - under: stands under it in place of the number on it.
  func show(
    _ item: PictureGallery.Item, in frame: ThumbnailFrame, name: String, under: String?, root folder: String
  ) {
    path = item.path
    root.accessibleName = name
    number.text = item.number.map { "\($0)" } ?? ""
    number.isVisible = under == nil && item.number != nil
    leftOut.isVisible = item.number == nil
    root.setStyle("not-uploaded", when: item.number == nil)
    caption.text = under ?? ""
    caption.isVisible = under != nil
    let kind = PictureNames.kind(item.standing)
    if let shownKind { badge.setStyle(FindingText.style(shownKind), when: false) }
    shownKind = kind
    badge.isVisible = kind != nil
    if let kind {
      badge.iconName = FindingText.icon(kind)
      badge.setStyle(FindingText.style(kind), when: true)
    }
    area.show(item, in: frame, root: folder)
  }
}
