/// The pictures of a release as the store will show them: by device, by language, in order.
package struct PictureGallery: Sendable, Equatable {
  /// A kind of device that some picture goes to.
  package struct Device: Sendable, Equatable {
    /// The store's name of its slot: "APP_IPHONE_67".
    package let slot: String
    /// "iPhone 6.9"".
    package let title: String
    /// How many pictures go there in all languages, left out ones too.
    package let count: Int
    package let standing: Standing
  }

  package struct Item: Sendable, Equatable {
    package let path: RelativePath
    /// The store's code of the language that it is shown in.
    package let language: String
    /// The slot that it goes to; nil where none takes it.
    package let slot: String?
    /// Its place on the store, from 1; nil where it is not uploaded.
    package let number: Int?
    /// Why it is not uploaded: "more than 10 in its set".
    package let leftOut: Message?
    /// Where it goes and why: "iPhone 6.9", since it has 1320×2868 pixels"; nil where no slot takes it.
    package let goesTo: Message?
    /// As the store measures it; nil where the file is no picture.
    package let size: PixelSize?
    /// "8-bit RGBA"; nil where the file is no picture.
    package let colour: Message?
    package let format: PictureHeader.Format?
    package let transparency: Picture.Transparency
    package let byteCount: Int
    /// Tells this version of the file from others.
    package let stamp: Disk.Stamp
    /// Whether it is another picture than at the last release; nil where that was not asked.
    package let isChanged: Bool?
    /// About this file.
    package let standing: Standing
  }

  /// The pictures of one language on one device.
  package struct Strip: Sendable, Equatable {
    package let language: String
    /// As people know the language, in English: "German".
    package let name: String
    package let isPrimary: Bool
    /// In the store's order; then those that are not uploaded, and last those that no device takes.
    package let items: [Item]
    /// Why some are not uploaded: "8.png, 9.png: more than 10 in its set".
    package let reasons: [Message]
    /// The language whose pictures are shown in place of its own, where it has none and the primary language is known.
    package let shows: String?
    /// "no pictures: shows those of English (U.S.)"; nil where it has some.
    package let note: Message?
    /// About these pictures, their set and the language's folder.
    package let standing: Standing

    package var uploadedCount: Int { items.count { $0.number != nil } }
    package var leftOutCount: Int { items.count - uploadedCount }
  }

  /// How many pictures of a set stand in the results of a search.
  ///
  /// Source: Apple's screenshot specifications.
  package static let countInSearch = 3

  /// In the order of the rules' data: the newest device of each kind first.
  package let devices: [Device]
  package let pictureCount: Int
  package let languageCount: Int
  /// Languages that have a picture.
  package let languageCountWithPictures: Int
  /// By device; without one the pictures that no device takes.
  private let strips: [String?: [Strip]]

  init(
    devices: [Device], pictureCount: Int, languageCount: Int, languageCountWithPictures: Int,
    strips: [String?: [Strip]]
  ) {
    self.devices = devices
    self.pictureCount = pictureCount
    self.languageCount = languageCount
    self.languageCountWithPictures = languageCountWithPictures
    self.strips = strips
  }

  /// Every language on a device, the primary one first, then by name.
  ///
  /// - Parameter slot: of a device; nil: only what no device takes, for a release without any device.
  package func strips(in slot: String?) -> [Strip] { strips[slot] ?? [] }

  /// The pictures that stand at the same place in each language, to be compared.
  package func pictures(number: Int, in slot: String) -> [Item] {
    strips(in: slot).compactMap { strip in strip.items.first { $0.number == number } }
  }

  /// A picture by its file, to be opened from what was found about it.
  package func picture(at path: RelativePath) -> Item? {
    for key in devices.map({ Optional($0.slot) }) + [nil] {
      for strip in strips(in: key) {
        if let item = strip.items.first(where: { $0.path == path }) { return item }
      }
    }
    return nil
  }
}
