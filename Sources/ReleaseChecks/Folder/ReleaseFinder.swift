/// Finds release folders: a project's `fastlane`, the folder itself, or one at most two levels down.
package struct ReleaseFinder: Sendable {
  /// Why there is nothing to check.
  package enum Failure: Error, Equatable, Sendable {
    case unreadable(path: String, Disk.Fault)
    /// The places looked at, relative to `path`, and whether one of them holds texts for Android.
    case nothing(path: String, places: [String], isAndroid: Bool)
    /// Several, of which one has to be chosen; paths below the one that was given.
    case several([String])
    /// `chosen` is none of those found.
    case notAmong(chosen: String, [String])
  }

  private let layout: LayoutRules
  private let rules: StoreRules
  /// How many folders are looked into before a tree is too large to be a project.
  private static let mostFolders = 2_000
  private static let skipped: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "vendor", "metadata", "screenshots",
  ]

  package init(rules: StoreRules) {
    self.rules = rules
    layout = rules.layout
  }

  /// The release folder that `path` means.
  ///
  /// - Parameter chosen: the one to take of several, relative to `path` or as listed; any folder will do that is one.
  package func find(at path: String, chosen: String? = nil) throws(Failure) -> ReleasePlace {
    if let chosen {
      let below = Self.joined(path, Self.trimmed(chosen))
      if let place = try? find(at: below) { return place }
      if let place = try? find(at: Self.trimmed(chosen)) { return place }
      throw .notAmong(chosen: chosen, (try? all(at: path)) ?? [])
    }
    let found = try all(at: path)
    guard let only = found.first else { throw .nothing(path: path, places: places, isAndroid: false) }
    guard found.count == 1 else { throw .several(found) }
    let disk = try opened(path)
    return place(disk, RelativePath(only == "." ? "" : only), at: path)
  }

  /// Every release folder at, below or, when there is none there, above `path`, relative to it.
  package func all(at path: String) throws(Failure) -> [String] {
    let disk = try opened(path)
    let candidates = candidates(in: disk)
    var found = candidates.filter { holdsRelease(disk, $0) }
    // As deliver does: beside a `fastlane` folder no other is looked at.
    let projects = Set(found.filter(Self.isFastlane).map(\.folder))
    found.removeAll { projects.contains($0) }
    if !found.isEmpty { return found.map(Self.name) }
    if let above = releaseAbove(disk) { return [above] }
    if holdsLanguages(disk, RelativePath("")) { return ["."] }
    let bare = candidates.filter { Self.isFastlane($0) && hasEither(disk, $0) }
    guard !bare.isEmpty else {
      throw .nothing(path: path, places: places, isAndroid: candidates.contains { holdsAndroid(disk, $0) })
    }
    return bare.map(Self.name)
  }

  /// The release that a folder inside of one leads to: `metadata`, or a language in it. Any other above is somebody
  /// else's.
  private func releaseAbove(_ disk: Disk) -> String? {
    let parts = disk.realPath(of: RelativePath(""))?.split(separator: "/") ?? []
    let own = [layout.metadataDir, layout.screenshotsDir] + rules.checks.appPreviewsDirs
    for (level, part) in parts.reversed().prefix(3).enumerated() where own.contains(String(part)) {
      let up = Array(repeating: "..", count: level + 1).joined(separator: "/")
      if holdsRelease(disk, RelativePath(up)) { return up }
    }
    return nil
  }

  private func opened(_ path: String) throws(Failure) -> Disk {
    do throws(Disk.Fault) { return try Disk(path: path) } catch { throw .unreadable(path: path, error) }
  }

  /// A release folder with the names of its parts.
  private func place(_ disk: Disk, _ folder: RelativePath, at path: String) -> ReleasePlace {
    let root = Self.joined(path, Self.name(folder))
    if folder.bytes.isEmpty, !holdsRelease(disk, folder), let own = disk.realPath(of: folder)?.lastPathPart {
      // The folder itself holds the languages, whatever it is called.
      let isPictures = !holdsTexts(disk, folder)
      return ReleasePlace(
        root: Self.joined(path, ".."), metadata: isPictures ? layout.metadataDir : own,
        screenshots: isPictures ? own : layout.screenshotsDir)
    }
    let (metadata, screenshots) = parts(disk, folder)
    var place = ReleasePlace(root: root, metadata: metadata, screenshots: screenshots)
    if let file = deliverfile(disk, folder) {
      place.previews = existing(file.previewsPath, from: folder, disk, kind: .folder)
      place.ageRating = existing(file.ageRatingPath, from: folder, disk, kind: .file)
      place.appClipImages = existing(file.appClipImagesPath, from: folder, disk, kind: .folder)
      place.attachment = file.attachmentPath.map { name in
        ReleasePlace.Attachment(
          name: name, isThere: name.hasPrefix("/") || existing(name, from: folder, disk, kind: .file) != nil)
      }
      place.ignoresUnknownLocales = file.ignoresUnknownLocales
    }
    return place
  }

  /// Where the texts and the pictures of a release folder are, from it: the usual names, or what its Deliverfile says.
  private func parts(_ disk: Disk, _ folder: RelativePath) -> (metadata: String, screenshots: String) {
    let file = deliverfile(disk, folder)
    return (
      existing(file?.metadataPath, from: folder, disk, kind: .folder) ?? layout.metadataDir,
      existing(file?.screenshotsPath, from: folder, disk, kind: .folder) ?? layout.screenshotsDir
    )
  }

  private func deliverfile(_ disk: Disk, _ folder: RelativePath) -> Deliverfile? {
    let path = folder.appending(Array(Deliverfile.name.utf8))
    guard let (bytes, _) = try? disk.contents(of: path, atMost: Self.mostOfDeliverfile) else { return nil }
    return Deliverfile(String(decoding: bytes, as: UTF8.self))
  }

  /// A Deliverfile's path from the release's folder, when there is something. fastlane runs in the project, beside its
  /// own folder.
  private func existing(
    _ path: String?, from folder: RelativePath, _ disk: Disk, kind: Disk.Kind
  ) -> String? {
    guard let path, !path.hasPrefix("/") else { return nil }
    let candidates = Self.isFastlane(folder) || folder.bytes.isEmpty ? ["../\(path)", path] : [path]
    return candidates.first { (try? disk.resolvedKind(of: folder.appending(Array($0.utf8)))) == kind }
  }

  private static let mostOfDeliverfile = 1 << 18

  /// What is looked at, for a person.
  private var places: [String] {
    let usual = layout.rootCandidates.map { $0 == "." ? layout.metadataDir : "\($0)/\(layout.metadataDir)" }
    return usual + ["and every folder at most two levels down"]
  }

  private func candidates(in disk: Disk) -> [RelativePath] {
    var list = layout.rootCandidates.map { RelativePath($0 == "." ? "" : $0) }
    var known = Set(list)
    var looked = 0
    func add(below folder: RelativePath, depth: Int) {
      guard let entries = try? disk.entries(of: folder) else { return }
      for entry in entries where entry.kind == .folder && looked < Self.mostFolders {
        let isFastlane = entry.text == "fastlane" || entry.text == ".fastlane"
        guard isFastlane || (!entry.isHidden && !Self.skipped.contains(entry.text)) else { continue }
        looked += 1
        let path = folder.appending(entry.name)
        if known.insert(path).inserted { list.append(path) }
        if depth < 2, !isFastlane { add(below: path, depth: depth + 1) }
      }
    }
    add(below: RelativePath(""), depth: 1)
    return list
  }

  private func hasEither(_ disk: Disk, _ path: RelativePath) -> Bool {
    func has(_ name: String) -> Bool {
      (try? disk.resolvedKind(of: path.appending(Array(name.utf8)))) == .folder
    }
    return has(layout.screenshotsDir) || (has(layout.metadataDir) && !holdsAndroid(disk, path))
  }

  /// Whether a folder's `metadata`, `screenshots` or previews have what belongs there. One that holds only Android's has
  /// not, nor has a folder of pictures for a README.
  private func holdsRelease(_ disk: Disk, _ path: RelativePath) -> Bool {
    let (metadata, screenshots) = parts(disk, path)
    if holdsTexts(disk, path.appending(Array(metadata.utf8))) { return true }
    if holdsPictures(disk, path.appending(Array(screenshots.utf8)), isSure: Self.isFastlane(path)) {
      return true
    }
    return rules.checks.appPreviewsDirs.contains { name in
      let entries = (try? disk.entries(of: path.appending(Array(name.utf8)))) ?? []
      return entries.contains { rules.locales.meaning(of: $0.text) != .unknown }
    }
  }

  /// Whether a folder is itself one of languages, with texts or pictures.
  private func holdsLanguages(_ disk: Disk, _ path: RelativePath) -> Bool {
    guard let entries = try? disk.entries(of: path) else { return false }
    return entries.contains { entry in
      guard entry.kind != .file, rules.locales.meaning(of: entry.text) != .unknown,
        let inside = try? disk.entries(of: path.appending(entry.name))
      else { return false }
      return inside.contains {
        rules.fields.localized[$0.text] != nil || rules.screenshots.isPicture(RelativePath($0.name))
      }
    }
  }

  private func holdsTexts(_ disk: Disk, _ metadata: RelativePath) -> Bool {
    let special = Set(
      layout.specialDirs.metadata + layout.specialDirs.skipped.filter { $0 != "android" && $0 != "fonts" })
    return ((try? disk.entries(of: metadata)) ?? []).contains { entry in
      if entry.isHidden { return false }
      if rules.fields.unlocalized[entry.text] != nil || special.contains(entry.text) { return true }
      guard entry.kind != .file else { return false }
      let inside = (try? disk.entries(of: metadata.appending(entry.name))) ?? []
      if inside.contains(where: { rules.fields.localized[$0.text] != nil }) { return true }
      return rules.locales.meaning(of: entry.text) != .unknown && !inside.contains { $0.text == "title.txt" }
    }
  }

  /// - Parameter isSure: the folder is fastlane's, so that pictures anywhere in it are meant for the store.
  private func holdsPictures(_ disk: Disk, _ screenshots: RelativePath, isSure: Bool) -> Bool {
    let expandable = Set(layout.specialDirs.screenshotsExpandable + layout.specialDirs.metadata)
    return ((try? disk.entries(of: screenshots)) ?? []).contains { entry in
      if entry.isHidden { return false }
      if entry.kind == .file { return isSure && rules.screenshots.isPicture(RelativePath(entry.name)) }
      if expandable.contains(entry.text) || rules.locales.meaning(of: entry.text) != .unknown { return true }
      guard isSure else { return false }
      let inside = (try? disk.entries(of: screenshots.appending(entry.name))) ?? []
      return inside.contains { rules.screenshots.isPicture(RelativePath($0.name)) }
    }
  }

  private func holdsAndroid(_ disk: Disk, _ path: RelativePath) -> Bool {
    (try? disk.resolvedKind(of: path.appending(Array("\(layout.metadataDir)/android".utf8)))) == .folder
  }

  private static func isFastlane(_ path: RelativePath) -> Bool {
    path.name == "fastlane" || path.name == ".fastlane"
  }
  private static func name(_ path: RelativePath) -> String {
    path.bytes.isEmpty ? "." : String(decoding: path.bytes, as: UTF8.self)
  }

  private static func trimmed(_ path: String) -> String {
    var path = Substring(path)
    if path.hasPrefix("./"), path != "./" { path = path.dropFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }

  private static func joined(_ base: String, _ below: String) -> String {
    if below == "." { return base }
    return base == "." ? below : base.hasSuffix("/") ? base + below : "\(base)/\(below)"
  }
}
