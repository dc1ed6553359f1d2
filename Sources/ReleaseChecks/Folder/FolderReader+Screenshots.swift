extension FolderReader {
  /// `screenshots`: a folder for each language, and `appleTV` and `iMessage` with languages of their own.
  mutating func screenshotParts() -> [Part] {
    let screenshots = RelativePath(place.screenshots)
    guard hasFolder(screenshots) else { return [] }
    folder.hasScreenshots = true
    let entries = visibleEntries(of: screenshots)
    let backgrounds = frameBackgrounds(in: screenshots, entries)
    return entries.map { .screenshots($0, backgrounds: backgrounds) }
  }

  mutating func readScreenshots(_ entry: Disk.Entry, backgrounds: Set<String>?) {
    let path = RelativePath(place.screenshots).appending(entry.name)
    switch kind(of: entry, at: path) {
    case .folder: readScreenshotFolder(entry.text, at: path)
    case .file:
      if rules.screenshots.isPicture(path), !isBackground(path, of: backgrounds) {
        addStray(.unseenPicture, path)
      }
    case .other, .link, nil: break
    }
  }

  private mutating func readScreenshotFolder(_ name: String, at path: RelativePath) {
    if rules.checks.skippedInScreenshots.contains(name) { return }
    let expandable = rules.layout.specialDirs.screenshotsExpandable
    guard let group = expandable.first(where: { $0.lowercased() == name.lowercased() }) else {
      return readPictures(name, place: .screenshots, group: nil, at: path)
    }
    if group != name { addStray(.wrongCase(of: group), path) }
    for entry in visibleEntries(of: path) {
      let inside = path.appending(entry.name)
      switch kind(of: entry, at: inside) {
      case .folder:
        // Only the exact spelling makes them pictures of that kind.
        readPictures(entry.text, place: .expanded(name), group: group == name ? group : nil, at: inside)
      case .file where rules.screenshots.isPicture(inside): addStray(.unseenPicture, inside)
      default: break
      }
    }
  }

  private mutating func readPictures(
    _ name: String, place: LocaleFolder.Place, group: String?, at path: RelativePath
  ) {
    if rules.checks.skippedInScreenshots.contains(name) { return }
    let opened = opened(path)
    let entries = opened?.entries.filter { !$0.isHidden } ?? []
    let isDefault = rules.layout.specialDirs.metadata.contains(name)
    let meaning = isDefault ? .locale(name) : rules.locales.meaning(of: name)
    let holdsPictures = entries.contains { rules.screenshots.isPicture(RelativePath($0.name)) }
    folder.localeFolders.append(
      LocaleFolder(
        path: path, place: place, name: name, meaning: meaning, isEmpty: entries.isEmpty,
        holdsReleaseFiles: holdsPictures))
    if meaning == .unknown || meaning == .unsupported { return }
    let hasFramed = entries.contains {
      RelativePath($0.name).isFramed && rules.screenshots.isPicture(RelativePath($0.name))
    }
    let backgrounds = frameBackgrounds(in: path, entries)
    var pictureCount = 0
    for entry in entries {
      let file = path.appending(entry.name)
      guard let kind = kind(of: entry, at: file) else { continue }
      if kind == .folder {
        if entry.kind == .folder { lookForUnseen(in: file, locale: name, depth: 1) }
      } else if rules.screenshots.isPicture(file) {
        // frameit's background lies beside the framed pictures, and deliver then skips it.
        if isBackground(file, of: backgrounds) || (hasFramed && file.isFrameBackground) { continue }
        pictureCount += 1
        guard pictureCount <= Self.mostPictures else { continue }
        readPicture(Picture.Place(folder: name, group: group), at: file, in: opened?.disk)
      } else if rules.checks.notUploadedExtensions.contains(file.fileExtension.lowercased()) {
        addStray(.notUploaded, file, locale: name)
      }
    }
    if pictureCount > Self.mostPictures {
      folder.strays.append(
        Stray(path: path, locale: name, kind: .picturesNotRead, more: pictureCount - Self.mostPictures))
    }
  }

  /// The pictures that a folder's `Framefile.json` names; nil where there is none.
  private mutating func frameBackgrounds(in path: RelativePath, _ entries: [Disk.Entry]) -> Set<String>? {
    guard let file = entries.first(where: { $0.text == "Framefile.json" }),
      let (bytes, _) = try? disk.contents(of: path.appending(file.name), atMost: rules.checks.textBytesRead)
    else { return nil }
    // Any text in quotes that ends as a picture does: the file's own layout is frameit's.
    let words = String(decoding: bytes, as: UTF8.self).split(separator: "\"").map { String($0).lastPathPart }
    return Set(words.filter { rules.screenshots.isPicture(RelativePath($0)) })
  }

  /// Whether frameit puts a picture behind others; by its usual name, or because a Framefile says so.
  private func isBackground(_ path: RelativePath, of backgrounds: Set<String>?) -> Bool {
    guard let backgrounds else { return false }
    return path.isFrameBackground || backgrounds.contains(path.name)
  }

  /// In one folder: ten for each of three dozen slots, and many times over what is left from yesterday. So the memory of
  /// a check stays the same however many there are.
  private static let mostPictures = 1_000

  /// Pictures deeper than deliver looks.
  private mutating func lookForUnseen(in path: RelativePath, locale: String, depth: Int) {
    if rules.checks.skippedInScreenshots.contains(path.name) { return }
    for entry in (try? disk.entries(of: path)) ?? [] where !entry.isHidden {
      let inside = path.appending(entry.name)
      if entry.kind == .folder, depth < 3 {
        lookForUnseen(in: inside, locale: locale, depth: depth + 1)
      } else if entry.kind == .file, rules.screenshots.isPicture(inside) {
        addStray(.unseenPicture, inside, locale: locale)
      }
    }
  }

  /// The pictures of an app clip's card, where a Deliverfile says that they are.
  mutating func readAppClipImages() {
    guard let path = place.appClipImages.map({ RelativePath($0) }), hasFolder(path) else { return }
    for entry in visibleEntries(of: path) {
      let place = path.appending(entry.name)
      guard kind(of: entry, at: place) == .folder else { continue }
      for file in visibleEntries(of: place) where rules.screenshots.isPicture(RelativePath(file.name)) {
        let filePath = place.appending(file.name)
        var size: PixelSize?
        if let open = try? disk.file(at: filePath), let reader = try? ByteReader(file: open),
          case .header(let header) = PictureHeader.read(from: reader)
        {
          size = header.shownSize
        }
        folder.appClipImages.append(AppClipImage(path: filePath, locale: entry.text, size: size))
      }
    }
  }

  /// The usual folder of app previews, beside `screenshots`.
  mutating func readPreviews() {
    for name in place.previewFolders(rules) {
      let previews = RelativePath(name)
      guard hasFolder(previews) else { continue }
      for entry in visibleEntries(of: previews) {
        let path = previews.appending(entry.name)
        guard kind(of: entry, at: path) == .folder else { continue }
        let files = visibleEntries(of: path)
        folder.localeFolders.append(
          LocaleFolder(
            path: path, place: .previews, name: entry.text, meaning: rules.locales.meaning(of: entry.text),
            isEmpty: files.isEmpty,
            holdsReleaseFiles: files.contains {
              rules.previews.extensions.contains(RelativePath($0.name).fileExtension.lowercased())
            }))
        for file in files {
          let filePath = path.appending(file.name)
          if rules.previews.extensions.contains(filePath.fileExtension.lowercased()),
            kind(of: file, at: filePath) != nil
          {
            readPreview(locale: entry.text, at: filePath)
          }
        }
      }
    }
  }
}

extension RelativePath {
  /// `1_framed.png`, in any case.
  var isFramed: Bool {
    let name = nameBytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    // By bytes, because every rule on pictures asks: 0x20 is what makes an ASCII letter small.
    let ending = name[..<dot].suffix("_framed".utf8.count)
    return ending.first == UInt8(ascii: "_") && ending.dropFirst().map { $0 | 0x20 } == Array("framed".utf8)
  }

  var isFrameBackground: Bool {
    let name = name.lowercased()
    return name.hasPrefix("background.")
  }
}
