import GtkKit

/// A picture in the resource bundle, before it has a size.
struct Picture {
  /// Its name in the bundle.
  let name: String
  /// Whether it is trimmed to the ellipse that its frame holds.
  var isRound = false

  /// The same picture, trimmed to a circle.
  func clippedToCircle() -> Picture { Picture(name: name, isRound: true) }

  /// The picture as a widget of `width` × `height` logical pixels: it fills them, keeps its proportions, and what
  /// does not fit is cut at both sides alike. Drawn for the screen's scale, so it is as sharp as the screen.
  func filled(width: Int, height: Int) -> DrawingArea {
    let frame = Size(width: width, height: height)
    let area = DrawingArea()
    area.setMinimumSize(width: width, height: height)
    area.horizontalAlignment = .center
    area.verticalAlignment = .center
    area.setAccessibleRole(.image)
    var bitmap: Bitmap?
    area.onDraw { [picture = self] canvas in
      if bitmap?.scale != canvas.scaleFactor {
        bitmap = Bitmap(
          resource: ResourcePaths.image(picture.name, scale: min(canvas.scaleFactor, 2)), covering: frame,
          scale: canvas.scaleFactor)
      }
      if let bitmap { canvas.draw(bitmap, in: frame, isRound: picture.isRound) }
      return true
    }
    area.isVisible = true
    return area
  }
}
