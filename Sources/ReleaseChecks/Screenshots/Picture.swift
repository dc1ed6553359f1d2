/// A picture that deliver would pick up.
package struct Picture: Sendable {
  package struct Place: Equatable, Sendable {
    /// The language's folder as it is spelled.
    package let folder: String
    /// `iMessage` or `appleTV`, when the folder stands in one.
    package let group: String?
  }

  /// What is known of a picture's transparency once its pixels have been looked at.
  package enum Transparency: Equatable, Sendable {
    /// Nothing in the file could make a pixel transparent.
    case impossible
    case notLooked
    case opaque
    /// Where the first transparent pixel is, both from 0.
    case transparent(x: Int, y: Int)
    /// The pixels break off or contradict the header.
    case damaged
  }

  package let path: RelativePath
  package let place: Place
  package let stamp: Disk.Stamp
  package let reading: PictureReading
  package internal(set) var transparency: Transparency
  /// CRC-32 of the file, where another of the same size made it worth knowing.
  var checksum: UInt32?

  init(path: RelativePath, place: Place, stamp: Disk.Stamp, reading: PictureReading) {
    self.path = path
    self.place = place
    self.stamp = stamp
    self.reading = reading
    if case .header(let header) = reading, header.hasAlphaChannel || header.hasTransparentColours {
      transparency = .notLooked
    } else {
      transparency = .impossible
    }
  }

  package var header: PictureHeader? {
    if case .header(let header) = reading { header } else { nil }
  }
  package var byteCount: Int { stamp.size }
}
