package import ReleaseChecks

/// What is asked once of a release folder, with guesses filled in, each with its ground.
package struct ReleaseDetails: Hashable, Sendable {
  /// What the answers are for.
  package enum Purpose: Hashable, Sendable {
    /// A folder was opened that no release here has.
    case open
    /// The next release, or another one, begins.
    case begin
    /// They are changed later.
    case change
  }

  package var purpose: Purpose
  /// The folder that was opened, as a whole path; nil where the release has none.
  package var folder: String?
  /// The release folders in it, the nearest first.
  package var choices: [FolderChoice] = []
  /// Which of them.
  package var selected = 0
  package var app = ""
  package var version = ""
  package var kind: Facts.Kind?
  package var isComplete: Bool?
  package var devices: Set<Facts.Device> = []
  package var mainLanguage: String?
  /// The version before, of which a release is in the log.
  package var lastVersion: String?

  package init(purpose: Purpose) { self.purpose = purpose }

  /// Whether there is enough to go on with.
  package var canConfirm: Bool { !app.trimmed.isEmpty }

  package var choice: FolderChoice? { choices.indices.contains(selected) ? choices[selected] : nil }

  package var location: ReleaseLocation? {
    guard let folder, let choice else { return nil }
    return ReleaseLocation(folder: folder, part: choice.part, root: choice.root)
  }

  /// Takes another of the folders, with what it tells.
  package mutating func select(_ index: Int) {
    guard choices.indices.contains(index) else { return }
    selected = index
    fill(from: choices[index].guess)
  }

  mutating func fill(from guess: ReleaseGuess) {
    app = guess.app ?? ""
    version = lastVersion.flatMap { VersionNumber.next(after: $0) } ?? ""
    kind = guess.kind ?? (lastVersion == nil ? nil : .update)
    isComplete = guess.isComplete
    devices = guess.devices ?? []
    mainLanguage = guess.mainLanguage
  }

  /// What a release is told of them.
  func describe(_ release: Release) -> Release {
    var release = release
    release.name = app.trimmed
    release.version = version.trimmed.isEmpty ? nil : version.trimmed
    if let location { release.location = location }
    release.facts.kind = kind
    release.facts.isComplete = isComplete
    release.facts.devices = devices.isEmpty ? nil : devices
    release.facts.primaryLocale = mainLanguage
    return release
  }
}

/// One of the release folders in what was opened.
package struct FolderChoice: Hashable, Sendable {
  /// Its name below what was opened; nil where it is the only one.
  package var part: String?
  /// What it is shown by.
  package var title: String
  /// As a whole path.
  package var root: String
  package var languages: [Language]
  package var pictures: Int
  package var guess: ReleaseGuess

  package struct Language: Hashable, Sendable {
    package let code: String
    /// In English.
    package let name: String
  }
}

/// What a folder tells of its release, each with its ground. Nil: there is no ground for a guess.
package struct ReleaseGuess: Hashable, Sendable {
  package var app: String?
  /// The language whose name of the app it is, in English.
  package var appLanguage: String?
  package var kind: Facts.Kind?
  /// In how many languages What's New is there.
  package var whatsNewCount = 0
  package var isComplete: Bool?
  package var devices: Set<Facts.Device>?
  package var mainLanguage: String?
  /// What the project's own file says, so that it is no guess.
  package var ofProject = Facts()

  package init() {}

  init(_ report: Report, project: Facts) {
    ofProject = project
    let folder = report.folder
    let locales = report.rules.locales
    let texts = folder.texts.filter { $0.locale != nil && !$0.isBlank }
    let special = Set(report.rules.layout.specialDirs.metadata)
    let languages = Set(texts.compactMap { $0.locale }.filter { !special.contains($0) })
    let english = ["en-US", "en-GB"].first(where: languages.contains)
    mainLanguage =
      project.primaryLocale
      ?? (english ?? (languages.count == 1 ? languages.first : nil)).map { locales.code(ofFolder: $0) }
    if let name = texts.first(where: {
      $0.field.id == "name" && $0.locale.map { locales.code(ofFolder: $0) } == mainLanguage
    }) {
      app = Self.appName(name.sent)
      appLanguage = mainLanguage.flatMap { locales.names[$0] } ?? mainLanguage
    }
    whatsNewCount = Set(texts.filter { $0.field.id == "release_notes" }.compactMap(\.locale)).count
    kind = project.kind ?? (whatsNewCount > 0 ? .update : nil)
    let named = Set(texts.filter { $0.field.id == "name" }.compactMap(\.locale))
    let described = Set(texts.filter { $0.field.id == "description" }.compactMap(\.locale))
    let hasEveryText =
      !languages.isEmpty && languages.isSubset(of: named) && languages.isSubset(of: described)
    isComplete = project.isComplete ?? (hasEveryText ? true : nil)
    let families = Set(report.gallery.choices.compactMap { $0?.slot.family })
    let shown = Set(families.compactMap(Facts.Device.init(family:)))
    devices = project.devices ?? (shown.isEmpty ? nil : shown)
  }

  /// The name up to ":", "–" or "-", which begin what only the store adds.
  static func appName(_ name: some StringProtocol) -> String? {
    var end = name.endIndex
    for separator in [":", " – ", " — ", " - ", "–", "："] {
      if let place = Substring(name).range(ofFirst: separator), place < end { end = place }
    }
    let first = String(name[..<end]).trimmed
    return first.isEmpty ? (String(name).trimmed.isEmpty ? nil : String(name).trimmed) : first
  }
}

extension Facts.Device {
  /// The device of a slot's family.
  init?(family: String) {
    switch family {
    case "iphone": self = .iphone
    case "ipad": self = .ipad
    case "mac": self = .mac
    case "appletv": self = .tv
    case "visionpro": self = .vision
    case "watch": self = .watch
    default:
      guard family.hasPrefix("imessage") else { return nil }
      self = .imessage
    }
  }
}

extension String {
  /// Without blanks at its ends, those that take no room included.
  var trimmed: String {
    var text = self[...]
    while text.first?.isBlank == true { text.removeFirst() }
    while text.last?.isBlank == true { text.removeLast() }
    return String(text)
  }
}

extension Character {
  fileprivate var isBlank: Bool { isWhitespace || ["\u{FEFF}", "\u{200B}", "\u{2060}"].contains(self) }
}

extension Substring {
  /// Where a text begins in this one; nil when it is not in it.
  fileprivate func range(ofFirst text: String) -> Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start }
      start = index(after: start)
    }
    return nil
  }
}
