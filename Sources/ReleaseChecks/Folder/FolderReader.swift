/// Reads a release folder into a `ReleaseFolder`, the way deliver would look at it.
///
/// Every folder is looked at once, to the depth that the layout has and one more for what deliver does not see; so a
/// link can lead nowhere that is walked twice. What cannot be read becomes an obstacle, and the reading goes on.
struct FolderReader: Sendable {
  let rules: StoreRules
  let disk: Disk
  /// A link that leads out of this folder is reported. Nil when the folder is not known.
  let project: String?
  private var previous: PreviousReading
  var place: ReleasePlace { folder.place }
  var folder: ReleaseFolder

  /// - Parameter previous: an earlier reading; what has not changed since is not read again.
  static func read(
    _ place: ReleasePlace, project: String?, rules: StoreRules, previous: ReleaseFolder? = nil
  ) throws(Disk.Fault) -> ReleaseFolder {
    let reader = FolderReader(
      rules: rules, disk: try Disk(path: place.root), project: project,
      previous: PreviousReading(previous), folder: ReleaseFolder(at: place, project: project))
    var whole = reader
    let parts = whole.metadataParts() + whole.screenshotParts() + [.previews]
    for part in Workers.map(parts, { reader.reading($0) }) { whole.folder.add(part) }
    whole.readGivenTexts()
    for (file, fault) in place.faults {
      whole.folder.obstacles.append(Obstacle(path: RelativePath(file), kind: .unreadable(fault)))
    }
    whole.readJSONLanguages()
    whole.readTestFlightNotes()
    return whole.folder
  }

  /// What is read by itself, on any core.
  enum Part: Sendable {
    case metadata(Disk.Entry)
    /// With the names of the pictures that frameit puts behind others.
    case screenshots(Disk.Entry, backgrounds: Set<String>?)
    case previews
  }

  private func reading(_ part: Part) -> ReleaseFolder {
    var reader = self
    switch part {
    case .metadata(let entry): reader.readMetadata(entry)
    case .screenshots(let entry, let backgrounds): reader.readScreenshots(entry, backgrounds: backgrounds)
    case .previews:
      reader.readPreviews()
      reader.readAppClipImages()
    }
    return reader.folder
  }

  // MARK: What every part of the reading needs

  /// What is in a folder, hidden names left out; an obstacle when it cannot be told.
  mutating func visibleEntries(of path: RelativePath) -> [Disk.Entry] {
    do throws(Disk.Fault) {
      return try disk.entries(of: path).filter { !$0.isHidden }
    } catch {
      folder.obstacles.append(Obstacle(path: path, kind: .unreadable(error)))
      return []
    }
  }

  /// A folder held open, and what is in it, hidden names too; nil and an obstacle when it cannot be told.
  mutating func opened(_ path: RelativePath) -> (disk: Disk, entries: [Disk.Entry])? {
    do throws(Disk.Fault) {
      return try disk.folder(at: path)
    } catch {
      folder.obstacles.append(Obstacle(path: path, kind: .unreadable(error)))
      return nil
    }
  }

  /// What an entry is once a link is followed; nil, and an obstacle, when a link leads nowhere.
  mutating func kind(of entry: Disk.Entry, at path: RelativePath) -> Disk.Kind? {
    guard entry.kind == .link else { return entry.kind }
    do throws(Disk.Fault) {
      let kind = try disk.resolvedKind(of: path)
      noteIfOutside(path)
      return kind
    } catch {
      folder.obstacles.append(Obstacle(path: path, kind: .unreadable(error)))
      return nil
    }
  }

  /// Whether one of the release's own folders is there; said when it leads out of the project.
  mutating func hasFolder(_ path: RelativePath) -> Bool {
    guard (try? disk.resolvedKind(of: path)) == .folder else { return false }
    // What is no link, right in the folder, is in it.
    if path.bytes.contains(UInt8(ascii: "/")) || disk.isLink(path) { noteIfOutside(path) }
    return true
  }

  private mutating func noteIfOutside(_ path: RelativePath) {
    guard let target = disk.target(of: path, outside: project) else { return }
    folder.obstacles.append(Obstacle(path: path, kind: .linkOutside(target)))
  }

  mutating func addStray(_ kind: Stray.Kind, _ path: RelativePath, locale: String? = nil) {
    // A folder of thousands that are all in the wrong place is one thing to say.
    if let last = folder.strays.last, last.kind == kind, last.locale == locale,
      folder.strays.count > Self.mostStrays,
      folder.strays[folder.strays.count - Self.mostStrays].path.folder == path.folder
    {
      folder.strays[folder.strays.count - 1].more += 1
      return
    }
    folder.strays.append(Stray(path: path, locale: locale, kind: kind))
  }

  private static let mostStrays = 50

  /// Whether a file is still the one that was read earlier.
  private func isCurrent(_ stamp: Disk.Stamp?, at path: RelativePath) -> Bool {
    guard let stamp, let now = try? disk.stamp(of: path) else { return false }
    return now == stamp
  }

  // MARK: Texts

  /// - Parameter opened: the folder that the file stands in, where it is held open.
  mutating func readText(_ field: Field, locale: String?, at path: RelativePath, in opened: Disk? = nil) {
    if let text = previous.text(at: path, field: field, locale: locale),
      isCurrent(text.stamp, at: path)
    {
      folder.texts.append(text)
      return
    }
    do throws(Disk.Fault) {
      let (bytes, stamp) = try (opened ?? disk).contents(
        of: opened == nil ? path : path.nameOnly, atMost: rules.checks.textBytesRead)
      folder.texts.append(
        Text(
          field: field, locale: locale, path: path, content: Text.Content(bytes, isSecret: field.isSecret),
          stamp: stamp))
    } catch {
      folder.texts.append(
        Text(field: field, locale: locale, path: path, content: .unreadable(error), stamp: nil))
    }
  }

  /// A small file of another kind; an obstacle when it cannot be read.
  mutating func readSmallFile(at path: RelativePath) -> [UInt8]? {
    do throws(Disk.Fault) {
      return try disk.contents(of: path, atMost: rules.checks.textBytesRead).0
    } catch {
      folder.obstacles.append(Obstacle(path: path, kind: .unreadable(error)))
      return nil
    }
  }

  // MARK: Pictures and previews

  /// - Parameter opened: the folder that the file stands in, where it is held open.
  mutating func readPicture(_ place: Picture.Place, at path: RelativePath, in opened: Disk? = nil) {
    if let picture = previous.picture(at: path), picture.place == place,
      isCurrent(picture.stamp, at: path)
    {
      folder.pictures.append(picture)
      return
    }
    do throws(Disk.Fault) {
      let file = try (opened ?? disk).file(at: opened == nil ? path : path.nameOnly)
      folder.pictures.append(
        Picture(
          path: path, place: place, stamp: file.stamp,
          reading: PictureHeader.read(from: try ByteReader(file: file))))
    } catch {
      folder.obstacles.append(Obstacle(path: path, kind: .unreadable(error)))
    }
  }

  mutating func readPreview(locale: String, at path: RelativePath) {
    if let preview = previous.preview(at: path),
      isCurrent(preview.stamp, at: path)
    {
      folder.previews.append(preview)
      return
    }
    do throws(Disk.Fault) {
      let file = try disk.file(at: path)
      folder.previews.append(
        Preview(
          path: path, locale: locale, stamp: file.stamp,
          movie: MovieHeader.read(from: try ByteReader(file: file))))
    } catch {
      folder.obstacles.append(Obstacle(path: path, kind: .unreadable(error)))
    }
  }
}

/// An earlier reading by path.
private struct PreviousReading: Sendable {
  private var texts: [RelativePath: Text] = [:]
  private var pictures: [RelativePath: Picture] = [:]
  private var previews: [RelativePath: Preview] = [:]

  init(_ folder: ReleaseFolder?) {
    guard let folder else { return }
    texts = Dictionary(folder.texts.map { ($0.path, $0) }) { first, _ in first }
    pictures = Dictionary(folder.pictures.map { ($0.path, $0) }) { first, _ in first }
    previews = Dictionary(folder.previews.map { ($0.path, $0) }) { first, _ in first }
  }

  func text(at path: RelativePath, field: Field, locale: String?) -> Text? {
    texts.isEmpty ? nil : texts[path].flatMap { $0.field == field && $0.locale == locale ? $0 : nil }
  }
  func picture(at path: RelativePath) -> Picture? { pictures.isEmpty ? nil : pictures[path] }
  func preview(at path: RelativePath) -> Preview? { previews.isEmpty ? nil : previews[path] }
}
