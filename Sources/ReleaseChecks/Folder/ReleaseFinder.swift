/// Finds release folders: a project's `fastlane`, the folder itself, or one at most two levels down.
package struct ReleaseFinder: Sendable {
  /// Why there is nothing to check.
  package enum Failure: Error, Equatable, Sendable {
    case unreadable(path: String, Disk.Fault)
    /// The places looked at, relative to `path`.
    case nothing(path: String, places: [String])
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
  /// - Parameter chosen: the one to take of several, relative to `path` or as listed.
  package func find(at path: String, chosen: String? = nil) throws(Failure) -> String {
    let found = try all(at: path)
    if let chosen {
      let wanted = Self.trimmed(chosen)
      guard let match = found.first(where: { $0 == wanted || Self.joined(path, $0) == wanted }) else {
        throw .notAmong(chosen: chosen, found)
      }
      return Self.joined(path, match)
    }
    guard let only = found.first else { throw .nothing(path: path, places: places) }
    guard found.count == 1 else { throw .several(found) }
    return Self.joined(path, only)
  }

  /// Every release folder at, below or, when there is none there, above `path`, relative to it.
  package func all(at path: String) throws(Failure) -> [String] {
    let disk: Disk
    do throws(Disk.Fault) { disk = try Disk(path: path) } catch { throw .unreadable(path: path, error) }
    let candidates = candidates(in: disk)
    let found = candidates.filter { holdsRelease(disk, $0) }
    if !found.isEmpty { return found.map(Self.name) }
    for up in ["..", "../..", "../../.."] where holdsRelease(disk, RelativePath(up)) { return [up] }
    let bare = candidates.filter { Self.isFastlane($0) && hasEither(disk, $0) }
    guard !bare.isEmpty else { throw .nothing(path: path, places: places) }
    return bare.map(Self.name)
  }

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
    [layout.metadataDir, layout.screenshotsDir].contains {
      (try? disk.resolvedKind(of: path.appending(Array($0.utf8)))) == .folder
    }
  }

  /// Whether a folder's `metadata`, `screenshots` or previews have what belongs there. One that holds Android's alone has not.
  private func holdsRelease(_ disk: Disk, _ path: RelativePath) -> Bool {
    let metadata = path.appending(Array(layout.metadataDir.utf8))
    let special = Set(
      layout.specialDirs.metadata + layout.specialDirs.skipped.filter { $0 != "android" && $0 != "fonts" })
    for entry in (try? disk.entries(of: metadata)) ?? [] where !entry.isHidden {
      if rules.fields.unlocalized[entry.text] != nil || special.contains(entry.text) { return true }
      guard entry.kind != .file else { continue }
      if rules.locales.meaning(of: entry.text) != .unknown { return true }
      let inside = (try? disk.entries(of: metadata.appending(entry.name))) ?? []
      if inside.contains(where: { rules.fields.localized[$0.text] != nil }) { return true }
    }
    let screenshots = path.appending(Array(layout.screenshotsDir.utf8))
    let expandable = Set(layout.specialDirs.screenshotsExpandable + layout.specialDirs.metadata)
    for entry in (try? disk.entries(of: screenshots)) ?? [] where !entry.isHidden {
      if entry.kind == .file {
        if rules.screenshots.isPicture(RelativePath(entry.name)) { return true }
        continue
      }
      if expandable.contains(entry.text) || rules.locales.meaning(of: entry.text) != .unknown { return true }
      let inside = (try? disk.entries(of: screenshots.appending(entry.name))) ?? []
      if inside.contains(where: { rules.screenshots.isPicture(RelativePath($0.name)) }) { return true }
    }
    return rules.checks.appPreviewsDirs.contains { name in
      let entries = (try? disk.entries(of: path.appending(Array(name.utf8)))) ?? []
      return entries.contains { rules.locales.meaning(of: $0.text) != .unknown }
    }
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
