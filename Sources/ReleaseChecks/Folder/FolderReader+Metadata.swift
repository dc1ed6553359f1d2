extension FolderReader {
  /// `metadata`: a folder for each language, the texts that all share, and the review's.
  mutating func metadataParts() -> [Part] {
    let metadata = RelativePath(place.metadata)
    guard hasFolder(metadata) else { return [] }
    folder.hasMetadata = true
    readAgeRatings(in: RelativePath(""))
    return visibleEntries(of: metadata).map(Part.metadata)
  }

  mutating func readMetadata(_ entry: Disk.Entry) {
    let path = RelativePath(place.metadata).appending(entry.name)
    switch kind(of: entry, at: path) {
    case .folder: readMetadataFolder(entry.text, at: path)
    case .file, .other: readSharedFile(entry.text, at: path)
    case .link, nil: break
    }
  }

  private mutating func readMetadataFolder(_ name: String, at path: RelativePath) {
    if name == "review_information" { return readReview(at: path) }
    if name == "app_clip_review_information" { return readAppClip(at: path) }
    if name == rules.layout.tradeRepresentativeDir { return addStray(.tradeRepresentative, path) }
    if rules.layout.specialDirs.skipped.contains(name) { return }
    if ReleaseSigns(disk: disk, rules: rules).isPlatform(name, at: path) { return }
    // asc's folders of JSON files are another tool's.
    if name == JSONRelease.appInfo || name == JSONRelease.version { return }
    readLocale(name, at: path)
  }

  private mutating func readLocale(_ name: String, at path: RelativePath) {
    let opened = opened(path)
    let all = opened?.entries ?? []
    let entries = all.filter { !$0.isHidden }
    // What is hidden keeps the folder in git, and it inherits.
    let isKept = all.contains { $0.isHidden && $0.text != ".DS_Store" }
    let isDefault = rules.layout.specialDirs.metadata.contains(name)
    let meaning = isDefault ? .locale(name) : rules.locales.meaning(of: name)
    let holdsTexts = entries.contains { rules.fields.localized[$0.text] != nil }
    if !isDefault {
      folder.localeFolders.append(
        LocaleFolder(
          path: path, place: .metadata, name: name, meaning: meaning,
          isEmpty: entries.isEmpty && opened != nil && !isKept,
          holdsReleaseFiles: holdsTexts))
      // A name that is not close to a language's: the folder is one finding, and what is in it is not read.
      if meaning == .unknown || meaning == .unsupported { return }
    }
    // Only asked for where a name is not known, which is seldom.
    lazy var names = Set(entries.map(\.text))
    for entry in entries {
      let file = path.appending(entry.name)
      guard let kind = kind(of: entry, at: file) else { continue }
      if let field = rules.fields.localized[entry.text] {
        readText(field, locale: name, at: file, in: opened?.disk)
      } else if kind == .folder {
        lookForLocale(entry, in: name, at: file)
      } else if entry.text == "app_clip_default_experience_action.txt" {
        readAppClipText(.action, at: file)
      } else if entry.text == "app_clip_default_experience_subtitle.txt" {
        readAppClipText(.subtitle, at: file)
      } else if rules.screenshots.isPicture(file) {
        addStray(.unseenPicture, file, locale: name)
      } else if entry.text.lowercased().hasSuffix(".txt") {
        let belongs = rules.fields.unlocalized[entry.text].map { "\(place.metadata)/\($0.file)" }
        addStray(
          belongs.map(Stray.Kind.misplacedText)
            ?? .text(meant: rules.intendedName(of: entry.text, among: rules.fields.localized, present: names)),
          file, locale: name)
      }
    }
  }

  /// A language inside another is not seen.
  private mutating func lookForLocale(_ entry: Disk.Entry, in locale: String, at path: RelativePath) {
    guard entry.kind == .folder, let inside = try? disk.entries(of: path) else { return }
    let isLocale = rules.locales.meaning(of: entry.text) != .unknown
    if isLocale || inside.contains(where: { rules.fields.localized[$0.text] != nil }) {
      addStray(.localeInLocale, path, locale: locale)
    }
  }

  private mutating func readSharedFile(_ name: String, at path: RelativePath) {
    if let field = rules.fields.unlocalized[name] {
      readText(field, locale: nil, at: path)
    } else if name == "app_clip_default_experience_action.txt" {
      readAppClipText(.action, at: path)
    } else if rules.fields.localized[name] != nil {
      addStray(.misplacedText(belongs: "\(place.metadata)/LANGUAGE/\(name)"), path)
    } else if name.lowercased().hasSuffix(".txt") {
      addStray(.text(meant: rules.intendedName(of: name, among: rules.fields.unlocalized, present: [])), path)
    } else if name.isAgeRating {
      readAgeRating(at: path)
    }
  }

  /// Texts that stand in a Deliverfile, a Fastfile or a JSON file.
  mutating func readGivenTexts() {
    for given in place.texts {
      let name = "\(given.field).txt"
      let field =
        given.locale == nil
        ? rules.fields.unlocalized[name] ?? rules.fields.review[name] : rules.fields.localized[name]
      guard let field else { continue }
      folder.texts.append(
        Text(
          field: field, locale: given.locale, path: RelativePath(given.file),
          content: Text.Content(Array(given.value.utf8), isSecret: field.isSecret), stamp: nil,
          start: given.position))
    }
  }

  /// The languages of a release in JSON, as if each were a folder; and its age rating.
  mutating func readJSONLanguages() {
    for (locale, file) in place.jsonFiles.sorted(by: { $0.key < $1.key }) {
      folder.localeFolders.append(
        LocaleFolder(
          path: RelativePath(file), place: .metadata, name: locale,
          meaning: rules.locales.meaning(of: locale),
          isEmpty: false, holdsReleaseFiles: true))
    }
    if let rating = place.jsonAgeRating {
      folder.ageRatings.append(AgeRatingFile(path: RelativePath(rating.file), bytes: rating.bytes))
    }
  }

  /// What testers are told stands beside the project and is no part of the release.
  mutating func readTestFlightNotes() {
    for place in ["TestFlight", "../TestFlight"] {
      let path = RelativePath(place)
      guard (try? disk.resolvedKind(of: path)) == .folder else { continue }
      for entry in (try? disk.entries(of: path)) ?? []
      where entry.text.hasPrefix("WhatToTest.") && entry.text.hasSuffix(".txt") {
        let file = path.appending(entry.name)
        guard let (bytes, _) = try? disk.contents(of: file, atMost: rules.checks.textBytesRead) else {
          continue
        }
        let length = String(decoding: bytes, as: UTF8.self).strippedAsDeliver.unicodeScalars.count
        folder.testFlightNotes.append(TestFlightNotes(path: file, length: length))
      }
      return
    }
  }

  // MARK: Review, app clip, age rating

  private mutating func readReview(at folderPath: RelativePath) {
    let entries = visibleEntries(of: folderPath)
    let names = Set(entries.map(\.text))
    for entry in entries {
      let path = folderPath.appending(entry.name)
      guard let kind = kind(of: entry, at: path), kind != .folder else { continue }
      if let field = rules.fields.legacyReview[entry.text] {
        addStray(.legacyReview(now: field.file, isBoth: names.contains(field.file)), path)
        readText(field, locale: nil, at: path)
      } else if let field = rules.fields.review[entry.text] {
        // The old spelling wins where both are there.
        if rules.fields.legacyReview.contains(where: { $0.value == field && names.contains($0.key) }) {
          continue
        }
        readText(field, locale: nil, at: path)
      } else if entry.text.lowercased().hasSuffix(".txt") {
        addStray(
          .text(meant: rules.intendedName(of: entry.text, among: rules.fields.review, present: names)), path)
      }
    }
  }

  private mutating func readAppClip(at folderPath: RelativePath) {
    for entry in visibleEntries(of: folderPath) where entry.text == "invocation_urls.txt" {
      readAppClipText(.addresses, at: folderPath.appending(entry.name))
    }
  }

  private mutating func readAppClipText(_ kind: AppClipText.Kind, at path: RelativePath) {
    guard let bytes = readSmallFile(at: path) else { return }
    folder.appClipTexts.append(
      AppClipText(
        path: path, kind: kind, text: String(String(decoding: bytes, as: UTF8.self).strippedAsDeliver)))
  }

  /// Beside `metadata`, where `app_rating_config_path` often points.
  private mutating func readAgeRatings(in root: RelativePath) {
    if let path = place.ageRating { return readAgeRating(at: RelativePath(path)) }
    for entry in (try? disk.entries(of: root)) ?? [] where !entry.isHidden && entry.kind == .file {
      if entry.text.isAgeRating { readAgeRating(at: root.appending(entry.name)) }
    }
  }

  private mutating func readAgeRating(at path: RelativePath) {
    guard let bytes = readSmallFile(at: path) else { return }
    folder.ageRatings.append(AgeRatingFile(path: path, bytes: bytes))
  }
}

extension StoreRules {
  /// The file name that was probably meant by one that is not read.
  ///
  /// The list of common slips, another case, another dash, or one letter beside.
  func intendedName(of name: String, among fields: [String: Field], present: Set<String>) -> String? {
    let lowercase = name.lowercased()
    let slip = layout.misnamedFiles[lowercase] ?? checks.misnamedFiles[lowercase]
    if let slip, fields[slip] != nil { return slip }
    if fields[lowercase] != nil { return lowercase }
    let underscored = lowercase.replacing("-", with: "_").replacing(" ", with: "_")
    if fields[underscored] != nil { return underscored }
    return fields.keys.sorted().first { !present.contains($0) && lowercase.isOneEdit(from: $0) }
  }
}

extension String {
  /// A JSON file with the word "rating" in its name.
  fileprivate var isAgeRating: Bool {
    let name = lowercased()
    return name.hasSuffix(".json")
      && name.split { !$0.isLetter }.contains { $0 == "rating" || $0 == "ratings" }
  }
}
