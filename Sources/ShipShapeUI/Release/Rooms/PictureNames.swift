import GtkKit
import ReleaseChecks
import ShipShapeCore

/// What the pictures of a release are called.
enum PictureNames {
  /// "1 of 10, 1.png"; "4 of 6, 04_phone.png, to fix"; "Not uploaded, 8.png, more than 10 in its set".
  static func item(_ item: PictureGallery.Item, of count: Int) -> String {
    let name = file(item)
    guard let number = item.number else {
      guard let why = item.leftOut else { return localized("Not uploaded, %@", name) }
      // Translators: a file's name, and why it is not uploaded.
      return localized("Not uploaded, %1$@, %2$@", name, FindingText.part(why))
    }
    // Translators: a picture's place in its set, and its file: "1 of 10, 1.png".
    let text = localized("%1$@ of %2$@, %3$@", "\(number)", "\(count)", name)
    return withStanding(text, item.standing)
  }

  /// With how much what was found about it matters.
  static func withStanding(_ text: String, _ standing: Standing) -> String {
    switch standing.worst {
    case .error: localized("%@, to fix", text)
    case .warning: localized("%@, worth a look", text)
    case .info, nil: text
    }
  }

  static func file(_ item: PictureGallery.Item) -> String { item.path.name }

  /// "iPhone 6.9″".
  static func device(_ title: String) -> String { FindingText.part(Message(plain: title)) }

  /// "10 pictures, 2 not uploaded".
  static func count(_ strip: PictureGallery.Strip) -> String {
    let uploaded = strip.uploadedCount
    let pictures = localizedPlural("%@ picture", "%@ pictures", count: uploaded, "\(uploaded)")
    // Translators: the first is "10 pictures".
    return strip.leftOutCount == 0
      ? pictures : localized("%1$@, %2$@ not uploaded", pictures, "\(strip.leftOutCount)")
  }

  /// The sign of what was found about pictures; nil where nothing is to be done.
  static func kind(_ standing: Standing) -> FindingGroup.Kind? {
    switch standing.worst {
    case .error: .toFix
    case .warning: .worthALook
    case .info, nil: nil
    }
  }
}

/// The pictures of the newest check, worked out once for all who show them.
enum PictureGalleries {
  private static var last: (result: CheckedRelease, gallery: PictureGallery)?

  static func of(_ result: CheckedRelease) -> PictureGallery? {
    if let last, last.result == result { return last.gallery }
    guard let gallery = result.report?.pictureGallery else { return nil }
    last = (result, gallery)
    return gallery
  }
}
