/// An app preview that deliver would pick up.
package struct Preview: Sendable {
  package let path: RelativePath
  package let locale: String
  let stamp: Disk.Stamp
  /// What the container's headers say; nil when they cannot be read.
  package let movie: MovieHeader?
  package var byteCount: Int { stamp.size }
}

extension PreviewRules {
  /// The device that deliver takes a preview for: the first token of the rules that is in the file's name, in any case.
  /// Longer tokens go first, for `IPAD_PRO_129` must not hide `IPAD_PRO_3GEN_129`.
  func device(of preview: Preview) -> String? {
    let name = preview.path.name.uppercased()
    return resolutions.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.first { name.contains($0) }
  }
}
