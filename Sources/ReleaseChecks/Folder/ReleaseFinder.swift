package import JSON

/// Finds release folders at, below or around a path, the nearest first.
package struct ReleaseFinder: Sendable {
  /// Why there is nothing to check.
  package enum Failure: Error, Equatable, Sendable {
    case unreadable(path: String, Disk.Fault)
    /// How many folders were looked into, whether there were more, and whether one of them holds texts for Android.
    /// `program` is a configuration that would have to be run.
    case nothing(path: String, folders: Int, isAll: Bool, isAndroid: Bool, program: String?)
    /// A release in JSON that cannot be read.
    case json(file: String, JSONFault)
    /// Several, of which one has to be chosen; paths below the one that was given.
    case several([String])
    /// `chosen` is none of those found.
    case notAmong(chosen: String, [String])
  }

  /// A release folder, by the name that it is listed and chosen under.
  private struct Release {
    let name: String
    let folder: RelativePath
    let metadata: String
    let screenshots: String
    let options: [DeliverOptions]
    var json: JSONRelease?
  }

  /// What a search came to.
  private struct Search {
    var releases: [Release] = []
    var folders = 0
    var isAll = true
    var isAndroid = false
    /// A configuration that is a program.
    var program: String?
    /// What a JSON file of a release lacks; it ends the search only where there is no other release.
    var jsonFailure: Failure?
    /// A `fastlane` that could not be looked into.
    var fault: (RelativePath, Disk.Fault)?
    /// A release beside a `fastlane` folder, which deliver does not look at.
    var unread: [RelativePath: String] = [:]
  }

  private let layout: LayoutRules
  private let rules: StoreRules
  /// How many folders are looked into before a tree is too large to be a project.
  private static let mostFolders = 20_000
  /// Levels that are always looked at; deeper ones while nothing has been found.
  private static let levelsLookedAt = 2
  private static let skipped: Set<String> = [
    "node_modules", "bower_components", "Pods", "Carthage", "DerivedData", "build", "dist", "target",
    "vendor",
    "venv", "metadata", "screenshots",
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
      let wanted = Self.trimmed(chosen)
      if let release = try? search(at: path).releases.named(wanted, name: \.name),
        let disk = try? opened(path)
      {
        return place(disk, release, at: path, unread: nil)
      }
      if let place = try? find(at: Self.joined(path, wanted)) { return place }
      if let place = try? find(at: wanted) { return place }
      throw .notAmong(chosen: chosen, (try? all(at: path)) ?? [])
    }
    let found = try search(at: path)
    guard let only = found.releases.first else {
      throw .nothing(
        path: path, folders: found.folders, isAll: found.isAll, isAndroid: found.isAndroid,
        program: found.program)
    }
    guard found.releases.count == 1 else { throw .several(found.releases.map(\.name)) }
    return place(try opened(path), only, at: path, unread: found.unread[only.folder])
  }

  /// Every release folder at, below or, when there is none there, above `path`, relative to it.
  package func all(at path: String) throws(Failure) -> [String] {
    let found = try search(at: path)
    guard !found.releases.isEmpty else {
      throw .nothing(
        path: path, folders: found.folders, isAll: found.isAll, isAndroid: found.isAndroid,
        program: found.program)
    }
    return found.releases.map(\.name)
  }

  // MARK: The search

  private func search(at path: String) throws(Failure) -> Search {
    let disk = try opened(path)
    var search = Search()
    var level = [RelativePath("")]
    var depth = 0
    var bare: [Release] = []
    while !level.isEmpty, depth <= Self.levelsLookedAt || search.releases.isEmpty {
      var next: [RelativePath] = []
      for folder in level {
        let entries: [Disk.Entry]
        do throws(Disk.Fault) { entries = try disk.entries(of: folder) } catch {
          if Self.isFastlane(folder), search.fault == nil { search.fault = (folder, error) }
          continue
        }
        let here = releases(disk, folder, entries) + jsonReleases(disk, folder, entries, &search)
        if search.program == nil {
          search.program = entries.first { JSONRelease.expoPrograms.contains($0.text) }
            .map { Self.name(folder.appending($0.name)) }
        }
        search.releases += here
        if here.isEmpty, Self.isFastlane(folder), signs(disk).hasEither(folder) {
          bare.append(usual(folder, in: []))
        }
        search.isAndroid = search.isAndroid || signs(disk).holdsAndroid(folder)
        for entry in entries.filter(isSearched).sorted(by: { $0.text < $1.text }) {
          guard search.folders < Self.mostFolders else {
            search.isAll = false
            break
          }
          search.folders += 1
          next.append(folder.appending(entry.name))
        }
      }
      level = next
      depth += 1
    }
    leaveOutBesideFastlane(&search)
    if !search.releases.isEmpty { return search }
    if let above = releaseAbove(disk) {
      search.releases = [above]
    } else if signs(disk).holdsLanguages(RelativePath("")) {
      search.releases = [usual(RelativePath(""), in: [])]
    } else if let (folder, fault) = search.fault {
      throw .unreadable(path: Self.joined(path, Self.name(folder)), fault)
    } else if bare.isEmpty, let failure = search.jsonFailure {
      throw failure
    } else {
      search.releases = bare
    }
    return search
  }

  private func isSearched(_ entry: Disk.Entry) -> Bool {
    guard entry.kind == .folder else { return false }
    return entry.text == ".fastlane" || (!entry.isHidden && !Self.skipped.contains(entry.text))
  }

  /// As deliver does: beside a `fastlane` folder no other is looked at.
  private func leaveOutBesideFastlane(_ search: inout Search) {
    let fastlanes = search.releases.map(\.folder).filter(Self.isFastlane)
    for fastlane in fastlanes {
      for release in search.releases where release.folder == fastlane.folder && release.json == nil {
        search.unread[fastlane] = release.metadata
      }
    }
    let projects = Set(fastlanes.map(\.folder))
    search.releases.removeAll { projects.contains($0.folder) && $0.json == nil }
  }

  /// The releases that a folder is: by its lanes' paths, by the usual names, or one for each platform below `metadata`.
  private func releases(_ disk: Disk, _ folder: RelativePath, _ entries: [Disk.Entry]) -> [Release] {
    let options = options(disk, folder, entries)
    let own = options.filter { $0.file == DeliverOptions.deliverfile }
    let lanes = options.filter {
      $0.file == DeliverOptions.fastfile && ($0.metadataPath != nil || $0.screenshotsPath != nil)
    }
    var found: [Release] = []
    for lane in lanes {
      let release = usual(folder, in: [lane] + own, disk)
      if holdsRelease(disk, release),
        !found.contains(where: { $0.metadata == release.metadata && $0.screenshots == release.screenshots })
      {
        found.append(release)
      }
    }
    if found.count > 1 {
      return found.map { release in
        Release(
          name: Self.name(folder.appending(Array(release.metadata.utf8))), folder: folder,
          metadata: release.metadata,
          screenshots: release.screenshots, options: release.options)
      }
    }
    if !found.isEmpty { return found }
    let release = usual(folder, in: options, disk)
    return (holdsRelease(disk, release) ? [release] : []) + platforms(disk, folder, options)
  }

  /// `metadata/ios` and its like, each with the screenshots of the same name.
  private func platforms(_ disk: Disk, _ folder: RelativePath, _ options: [DeliverOptions]) -> [Release] {
    let metadata = folder.appending(Array(layout.metadataDir.utf8))
    guard let entries = try? disk.entries(of: metadata) else { return [] }
    let platforms = entries.filter { entry in
      entry.kind == .folder && signs(disk).isPlatform(entry.text, at: metadata.appending(entry.name))
    }
    return platforms.sorted { $0.text < $1.text }.map { entry in
      Release(
        name: Self.name(metadata.appending(entry.name)), folder: folder,
        metadata: "\(layout.metadataDir)/\(entry.text)",
        screenshots: "\(layout.screenshotsDir)/\(entry.text)",
        options: options)
    }
  }

  /// Expo's configuration, or asc's folders.
  private func jsonReleases(
    _ disk: Disk, _ folder: RelativePath, _ entries: [Disk.Entry], _ search: inout Search
  ) -> [Release] {
    var found: [Release] = []
    if let entry = entries.first(where: { $0.text == JSONRelease.expoName && $0.kind != .folder }),
      let (bytes, _) = try? disk.contents(of: folder.appending(entry.name), atMost: Self.mostOfAFile)
    {
      let name = folder.appending(entry.name)
      do throws(JSONFault) {
        found.append(jsonRelease(folder, name: name, try JSONRelease(expo: bytes, file: entry.text)))
      } catch {
        search.jsonFailure = .json(file: Self.name(name), error)
      }
    }
    let languages = ascLanguages(disk, folder)
    if !languages.isEmpty {
      do throws(JSONFault) {
        found.append(jsonRelease(folder, name: folder, try JSONRelease(asc: languages)))
      } catch {
        search.jsonFailure = .json(file: Self.name(folder.appending(Array(layout.metadataDir.utf8))), error)
      }
    }
    return found
  }

  private func jsonRelease(_ folder: RelativePath, name: RelativePath, _ json: JSONRelease) -> Release {
    Release(
      name: Self.name(name), folder: folder, metadata: "\(layout.metadataDir)-in-json",
      screenshots: layout.screenshotsDir,
      options: [], json: json)
  }

  /// The JSON files of `metadata/app-info` and of the newest `metadata/version/…`.
  private func ascLanguages(_ disk: Disk, _ folder: RelativePath) -> [(
    locale: String, file: String, bytes: [UInt8]
  )] {
    func files(_ below: String) -> [(locale: String, file: String, bytes: [UInt8])] {
      let path = RelativePath("\(layout.metadataDir)/\(below)")
      let entries = (try? disk.entries(of: folder.appending(path.bytes))) ?? []
      return entries.sorted { $0.text < $1.text }.compactMap { entry in
        guard entry.text.hasSuffix(".json"), !entry.isHidden,
          let (bytes, _) = try? disk.contents(
            of: folder.appending(path.bytes).appending(entry.name), atMost: Self.mostOfAFile)
        else { return nil }
        return (String(entry.text.dropLast(".json".count)), path.appending(entry.name).shown, bytes)
      }
    }
    let versions =
      (try? disk.entries(of: folder.appending(Array("\(layout.metadataDir)/\(JSONRelease.version)".utf8))))
      ?? []
    let newest = versions.filter { $0.kind == .folder && !$0.isHidden }.map(\.text)
      .max { $0.versionNumbers.lexicographicallyPrecedes($1.versionNumbers) }
    return files(JSONRelease.appInfo) + (newest.map { files("\(JSONRelease.version)/\($0)") } ?? [])
  }

  /// A folder with the usual names of its parts, or those that literal options give.
  private func usual(_ folder: RelativePath, in options: [DeliverOptions], _ disk: Disk? = nil) -> Release {
    func path(_ option: String, _ name: String) -> String {
      guard let disk else { return name }
      return options.lazy.compactMap { existing($0.paths[option], from: folder, disk, kind: .folder) }.first
        ?? name
    }
    return Release(
      name: Self.name(folder), folder: folder, metadata: path("metadata_path", layout.metadataDir),
      screenshots: path("screenshots_path", layout.screenshotsDir), options: options)
  }

  /// The release that a folder inside of one leads to: `metadata`, or a language in it. Any other above is somebody
  /// else's.
  private func releaseAbove(_ disk: Disk) -> Release? {
    let parts = disk.realPath(of: RelativePath(""))?.split(separator: "/").map(String.init) ?? []
    let own = [layout.metadataDir, layout.screenshotsDir] + rules.checks.appPreviewsDirs
    for (level, part) in parts.reversed().prefix(4).enumerated() where own.contains(part) {
      let up = RelativePath(Array(repeating: "..", count: level + 1).joined(separator: "/"))
      let entries = (try? disk.entries(of: up)) ?? []
      // A platform's folder, or what is in it, means that platform's release.
      let below = parts.suffix(level).first
      let found = releases(disk, up, entries)
      if let platform = found.first(where: { below != nil && $0.metadata.hasSuffix("/\(below ?? "")") }) {
        return platform
      }
      if let release = found.first { return release }
    }
    return nil
  }

  private func opened(_ path: String) throws(Failure) -> Disk {
    do throws(Disk.Fault) { return try Disk(path: path) } catch { throw .unreadable(path: path, error) }
  }

  // MARK: The place

  /// A release folder with the names of its parts.
  private func place(_ disk: Disk, _ release: Release, at path: String, unread: String?) -> ReleasePlace {
    let folder = release.folder
    let own = disk.realPath(of: folder)?.lastPathPart ?? folder.name
    if let json = release.json {
      var place = ReleasePlace(
        root: Self.joined(path, Self.name(folder)), metadata: release.metadata,
        screenshots: release.screenshots)
      place.texts = json.texts
      place.jsonFiles = json.files
      place.jsonAgeRating = json.ageRating
      return place
    }
    if folder.bytes.isEmpty, !holdsRelease(disk, release) {
      // The folder itself holds the languages, whatever it is called.
      let isPictures = !signs(disk).holdsLanguages(folder, ofTexts: true)
      let suffix = own.hasPrefix(layout.metadataDir) ? own.dropFirst(layout.metadataDir.count) : "-of-\(own)"
      return ReleasePlace(
        root: Self.joined(path, ".."), metadata: isPictures ? "\(layout.metadataDir)-of-\(own)" : own,
        screenshots: isPictures ? own : layout.screenshotsDir + suffix)
    }
    // Paths above the folder are told from the project.
    let isAbove = release.metadata.hasPrefix("../") || release.screenshots.hasPrefix("../")
    func part(_ name: String) -> String {
      guard isAbove else { return name }
      return name.hasPrefix("../") ? String(name.dropFirst(3)) : "\(own)/\(name)"
    }
    let root = isAbove ? (folder.bytes.isEmpty ? ".." : Self.name(folder.folder)) : Self.name(folder)
    var place = ReleasePlace(
      root: Self.joined(path, root), metadata: part(release.metadata), screenshots: part(release.screenshots))
    func given(_ option: String, _ kind: Disk.Kind) -> String? {
      release.options.lazy.compactMap { existing($0.paths[option], from: folder, disk, kind: kind) }.first
        .map(part)
    }
    place.previews = given("app_previews_path", .folder)
    place.ageRating = given("app_rating_config_path", .file)
    place.appClipImages = given("app_clip_header_images_path", .folder)
    place.attachment = release.options.lazy.compactMap { $0.paths["app_review_attachment_file"] }.first.map {
      name in
      ReleasePlace.Attachment(
        name: name, isThere: name.hasPrefix("/") || existing(name, from: folder, disk, kind: .file) != nil)
    }
    place.ignoresUnknownLocales = release.options.contains(where: \.ignoresUnknownLocales)
    place.computedOptions = release.options.flatMap { options in
      options.computed.sorted().filter { $0 == "metadata_path" || $0 == "screenshots_path" }
        .map { "the \(options.file) computes its \($0)" }
    }
    place.texts = release.options.flatMap { options in
      options.texts.map {
        ReleasePlace.GivenText(
          field: $0.field, locale: $0.locale, value: $0.value, file: part(options.file), position: $0.position
        )
      }
    }
    place.faults = release.options.compactMap { options in options.fault.map { (part(options.file), $0) } }
    place.unread = unread.map { isAbove ? $0 : "../\($0)" }
    return place
  }

  /// What the Deliverfile and the lanes of the Fastfile say, the Deliverfile first.
  private func options(_ disk: Disk, _ folder: RelativePath, _ entries: [Disk.Entry]) -> [DeliverOptions] {
    func read(_ name: String, _ parse: (String) -> [DeliverOptions]) -> [DeliverOptions] {
      guard entries.contains(where: { $0.text == name && $0.kind != .folder }) else { return [] }
      do throws(Disk.Fault) {
        let (bytes, _) = try disk.contents(of: folder.appending(Array(name.utf8)), atMost: Self.mostOfAFile)
        return parse(String(decoding: bytes, as: UTF8.self))
      } catch {
        return [DeliverOptions(file: name, fault: error)]
      }
    }
    return read(DeliverOptions.deliverfile) { [DeliverOptions(deliverfile: $0)] }
      + read(DeliverOptions.fastfile, DeliverOptions.all(fastfile:))
  }

  private static let mostOfAFile = 1 << 20

  /// A path of an option from the release's folder, when there is something. fastlane runs in the project, beside its
  /// own folder.
  private func existing(
    _ path: String?, from folder: RelativePath, _ disk: Disk, kind: Disk.Kind
  ) -> String? {
    guard let path, !path.hasPrefix("/") else { return nil }
    let own = disk.realPath(of: folder)?.lastPathPart ?? folder.name
    let isFastlane = own == "fastlane" || own == ".fastlane"
    let candidates = (isFastlane ? ["../\(path)", path] : [path, "../\(path)"]).map {
      Self.normalised($0, own: own)
    }
    return candidates.first { (try? disk.resolvedKind(of: folder.appending(Array($0.utf8)))) == kind }
  }

  /// Without ".", without a way up and down again, "../fastlane" in `fastlane` included.
  private static func normalised(_ path: String, own: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    if parts.count > 2, parts[0] == "..", parts[1] == own { parts.removeFirst(2) }
    return parts.joined(separator: "/")
  }

  // MARK: What a folder holds

  /// Whether a folder's `metadata`, `screenshots` or previews have what belongs there. One that holds only Android's has
  /// not, nor has a folder of pictures for a README or for another store.
  private func holdsRelease(_ disk: Disk, _ release: Release) -> Bool {
    let path = release.folder
    if signs(disk).holdsTexts(path.appending(Array(release.metadata.utf8))) { return true }
    if release.options.contains(where: { !$0.texts.isEmpty }), Self.isFastlane(path) { return true }
    let isSure = Self.isFastlane(path)
    guard isSure || path.bytes.isEmpty || path.shown.hasSuffix("..") else { return false }
    if signs(disk).holdsPictures(path.appending(Array(release.screenshots.utf8)), isSure: isSure) {
      return true
    }
    return rules.checks.appPreviewsDirs.contains { name in
      let entries = (try? disk.entries(of: path.appending(Array(name.utf8)))) ?? []
      return entries.contains { rules.locales.meaning(of: $0.text) != .unknown }
    }
  }

  private func signs(_ disk: Disk) -> ReleaseSigns { ReleaseSigns(disk: disk, rules: rules) }

  // MARK: Paths

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

extension String {
  /// "2.10.1" as numbers.
  fileprivate var versionNumbers: [Int] { split { !$0.isNumber }.compactMap { Int($0) } }
}

extension Array {
  /// The one that is called so, or the only one whose last part is.
  fileprivate func named(_ wanted: String, name: (Element) -> String) -> Element? {
    if let exact = first(where: { name($0) == wanted }) { return exact }
    let byLastPart = filter { name($0).lastPathPart == wanted }
    return byLastPart.count == 1 ? byLastPart.first : nil
  }
}
