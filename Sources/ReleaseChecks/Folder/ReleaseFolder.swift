/// A release folder as it was read: every text, picture and preview, and what is in the wrong place.
package struct ReleaseFolder: Sendable {
  /// Where its parts are.
  package let place: ReleasePlace
  /// The folder that holds `metadata` and `screenshots`, as it was given.
  package var root: String { place.root }
  /// The folder that links should not leave, as a whole path; nil when it cannot be told.
  package let project: String?
  package internal(set) var texts: [Text] = []
  package internal(set) var pictures: [Picture] = []
  package internal(set) var previews: [Preview] = []
  package internal(set) var localeFolders: [LocaleFolder] = []
  package internal(set) var strays: [Stray] = []
  package internal(set) var obstacles: [Obstacle] = []
  package internal(set) var ageRatings: [AgeRatingFile] = []
  package internal(set) var appClipImages: [AppClipImage] = []
  package internal(set) var appClipTexts: [AppClipText] = []
  package internal(set) var testFlightNotes: [TestFlightNotes] = []
  package internal(set) var hasMetadata = false
  package internal(set) var hasScreenshots = false

  init(at place: ReleasePlace, project: String? = nil) {
    self.place = place
    self.project = project
  }

  /// Takes in what was read of another part of the same folder.
  mutating func add(_ other: ReleaseFolder) {
    texts += other.texts
    pictures += other.pictures
    previews += other.previews
    localeFolders += other.localeFolders
    strays += other.strays
    obstacles += other.obstacles
    ageRatings += other.ageRatings
    appClipImages += other.appClipImages
    appClipTexts += other.appClipTexts
    testFlightNotes += other.testFlightNotes
    hasMetadata = hasMetadata || other.hasMetadata
    hasScreenshots = hasScreenshots || other.hasScreenshots
  }

  /// Whether there is anything to judge. A folder in which nothing was found has not passed.
  package var isEmpty: Bool {
    texts.isEmpty && pictures.isEmpty && previews.isEmpty && localeFolders.isEmpty && strays.isEmpty
      && obstacles.isEmpty && ageRatings.isEmpty
  }
}

/// A folder that stands where a language's belongs.
package struct LocaleFolder: Sendable {
  package enum Place: Equatable, Sendable {
    case metadata, screenshots
    /// Below `screenshots/iMessage` or its like.
    case expanded(String)
    case previews
  }

  package let path: RelativePath
  package let place: Place
  package let name: String
  package let meaning: LocaleRules.Meaning
  /// Nothing in it but hidden files.
  package let isEmpty: Bool
  /// It holds files of the kind that belongs there; a folder by the wrong name may be somebody's own.
  package let holdsReleaseFiles: Bool
}

/// A file or folder that deliver passes over, though it looks as if it were meant for it.
package struct Stray: Sendable {
  package enum Kind: Equatable, Sendable {
    /// A text by a name that is not read; the name that was probably meant.
    case text(meant: String?)
    /// A text of the release inside a language, or of a language outside of one.
    case misplacedText(belongs: String)
    /// A language's folder inside another.
    case localeInLocale
    /// A picture beside the languages, or deeper than one folder.
    case unseenPicture
    /// More pictures in a folder than any release has; `more` of them were not looked at.
    case picturesNotRead
    /// A picture or film by an extension that is not uploaded.
    case notUploaded
    /// `imessage` for `iMessage`.
    case wrongCase(of: String)
    case tradeRepresentative
    case legacyReview(now: String, isBoth: Bool)
  }

  package let path: RelativePath
  package let locale: String?
  package let kind: Kind
  /// How many more of the kind are in the same folder and are not listed.
  package internal(set) var more = 0
}

/// Something that could not be read, or a link that has to be spoken of.
package struct Obstacle: Sendable {
  package enum Kind: Equatable, Sendable {
    case unreadable(Disk.Fault)
    /// A link that leaves the project: it is followed, and another computer may not have what it leads to.
    case linkOutside(String)
  }

  package let path: RelativePath
  package let kind: Kind
}

/// What testers are told of a build.
package struct TestFlightNotes: Sendable {
  package let path: RelativePath
  /// In characters, without outer blanks.
  package let length: Int
}

/// The text of an app clip's card, or the list of its addresses.
package struct AppClipText: Sendable {
  package enum Kind: Sendable { case action, addresses, subtitle }
  package let path: RelativePath
  package let kind: Kind
  package let text: String
}

/// A picture for the card of an app clip.
package struct AppClipImage: Sendable {
  package let path: RelativePath
  package let locale: String
  /// Nil when the picture cannot be read.
  package let size: PixelSize?
}

/// An age rating questionnaire.
package struct AgeRatingFile: Sendable {
  package let path: RelativePath
  package let bytes: [UInt8]
}
