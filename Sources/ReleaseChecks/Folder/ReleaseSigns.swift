/// What tells that a folder is a release, or a part of one, by the names in it.
struct ReleaseSigns {
  let disk: Disk
  let rules: StoreRules
  private var layout: LayoutRules { rules.layout }

  func hasEither(_ path: RelativePath) -> Bool {
    func has(_ name: String) -> Bool {
      (try? disk.resolvedKind(of: path.appending(Array(name.utf8)))) == .folder
    }
    return has(layout.screenshotsDir) || (has(layout.metadataDir) && !holdsAndroid(path))
  }

  /// Whether a folder is itself one of languages, with texts or pictures, or only with texts.
  func holdsLanguages(_ path: RelativePath, ofTexts: Bool = false) -> Bool {
    guard let entries = try? disk.entries(of: path) else { return false }
    return entries.contains { entry in
      guard entry.kind != .file, rules.locales.meaning(of: entry.text) != .unknown,
        let inside = try? disk.entries(of: path.appending(entry.name))
      else { return false }
      return inside.contains {
        rules.fields.localized[$0.text] != nil
          || (!ofTexts && rules.screenshots.isPicture(RelativePath($0.name)))
      }
    }
  }

  func holdsTexts(_ metadata: RelativePath) -> Bool {
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
  func holdsPictures(_ screenshots: RelativePath, isSure: Bool) -> Bool {
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

  func holdsAndroid(_ path: RelativePath) -> Bool {
    (try? disk.resolvedKind(of: path.appending(Array("\(layout.metadataDir)/android".utf8)))) == .folder
  }

  /// Whether a folder in `metadata` is no language but a platform, as `metadata/ios`: a folder of languages, and a
  /// release of its own.
  func isPlatform(_ name: String, at path: RelativePath) -> Bool {
    rules.locales.meaning(of: name) == .unknown && !layout.specialDirs.metadata.contains(name)
      && !layout.specialDirs.skipped.contains(name) && !name.hasPrefix(".") && holdsLanguages(path)
  }
}
