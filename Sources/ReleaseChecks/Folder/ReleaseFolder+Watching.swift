extension ReleaseFolder {
  /// Every folder in which a change may change the release, as whole paths: those that were read, the one above, and the
  /// project's, where `.shipshape.json` may stand.
  ///
  /// - Parameter root: the release's folder as a whole path.
  package func foldersToWatch(root: String) -> [String] {
    var inside: Set<RelativePath> = [RelativePath("")]
    func add(_ path: RelativePath) {
      var path = path
      while !path.bytes.isEmpty, inside.insert(path).inserted { path = path.folder }
    }
    for text in texts { add(text.path.folder) }
    for picture in pictures { add(picture.path.folder) }
    for preview in previews { add(preview.path.folder) }
    for folder in localeFolders { add(folder.path) }
    for stray in strays { add(stray.path.folder) }
    if hasMetadata { add(RelativePath(place.metadata)) }
    if hasScreenshots { add(RelativePath(place.screenshots)) }
    let paths = inside.compactMap { path -> String? in
      // A name that is not UTF-8 cannot be watched by its text.
      guard let text = String(validating: path.bytes, as: UTF8.self) else { return nil }
      return text.isEmpty ? root : text.hasPrefix("/") ? text : "\(root)/\(text)"
    }
    return Array(Set(paths + ProjectFile.folders(around: root))).sorted()
  }
}
