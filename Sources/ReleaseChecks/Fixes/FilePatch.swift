/// What the fixes of one file would do to it.
package struct FilePatch: Sendable {
  package enum Change: Sendable {
    case contents(old: [UInt8], new: [UInt8], stamp: Disk.Stamp)
    case rename([UInt8])
  }

  package let path: RelativePath
  package let change: Change
  package let titles: [String]
  /// The contents are secret, or only for the reviewers, and are never printed.
  package let isSecret: Bool
  /// The fix is a guess: it is applied only after the user has confirmed it.
  package let needsEyes: Bool

  /// The patches of a report's open findings: contents first, then names, those of folders last, for a path must be
  /// right as long as it is used.
  package static func patches(for report: Report, disk: Disk) -> [FilePatch] {
    patches(for: report.findings.filter { $0.accepted == nil }, of: report, disk: disk)
  }

  /// The patches of some of a report's findings.
  package static func patches(for findings: [Finding], of report: Report, disk: Disk) -> [FilePatch] {
    var fixes: [RelativePath: [Fix]] = [:]
    for finding in findings {
      guard let fix = finding.fix, let path = finding.file else { continue }
      if fixes[path]?.contains(fix) != true { fixes[path, default: []].append(fix) }
    }
    let secrets = Set(
      report.folder.texts.lazy.filter { $0.field.isSecret || $0.field.isOfReviewer }.map(\.path))
    var contents: [FilePatch] = []
    var renames: [FilePatch] = []
    for (path, list) in fixes.sorted(by: { $0.key < $1.key }) {
      var texts: [TextFix] = []
      for fix in list {
        switch fix.change {
        case .contents(let text): texts.append(text)
        case .rename(let name):
          renames.append(
            FilePatch(
              path: path, change: .rename(name), titles: [fix.title], isSecret: false,
              needsEyes: !path.isSpelledLike(name)))
        }
      }
      texts.sort { $0.order < $1.order }
      guard !texts.isEmpty,
        let (old, stamp) = try? disk.contents(of: path, atMost: report.rules.checks.textBytesRead)
      else { continue }
      let new = texts.reduce(old) { $1($0, rules: report.rules.keywords) }
      guard new != old else { continue }
      contents.append(
        FilePatch(
          path: path, change: .contents(old: old, new: new, stamp: stamp), titles: texts.map(\.title),
          isSecret: secrets.contains(path), needsEyes: texts.contains(.decodeLatin1)))
    }
    return contents + renames.sorted { $0.path.bytes.count > $1.path.bytes.count }
  }

  /// - Parameter project: what is changed has to lie in it, a whole path; nil: it may lie anywhere.
  package func apply(to disk: Disk, inside project: String?) throws(Disk.Fault) {
    switch change {
    case .contents(_, let new, let stamp): try disk.replace(path, with: new, ifStill: stamp, inside: project)
    case .rename(let name): try disk.rename(path, to: name, inside: project)
    }
  }

  /// The change as lines that begin with "-" and "+", what cannot be seen written as escapes.
  package var diff: [String] {
    guard case .contents(let old, let new, _) = change else { return [] }
    if isSecret { return ["(the contents are not for others and are not shown)"] }
    return Self.diff(Self.lines(old), Self.lines(new))
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.shownOnOneLine)
  }

  private static func diff(_ old: [String], _ new: [String]) -> [String] {
    if old.count == new.count {
      return zip(old, new).flatMap { $0 == $1 ? [] : ["- \($0)", "+ \($1)"] }
    }
    let same = zip(old, new).prefix { $0 == $1 }.count
    let sameAtEnd = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed()).prefix { $0 == $1 }
      .count
    return old.dropFirst(same).dropLast(sameAtEnd).map { "- \($0)" }
      + new.dropFirst(same).dropLast(sameAtEnd).map { "+ \($0)" }
  }
}

extension RelativePath {
  /// Whether a new name differs only in the case of its letters or in its extension. Any other is a guess at what was
  /// meant, and a text that is uploaded by mistake cannot be taken back.
  fileprivate func isSpelledLike(_ otherBytes: [UInt8]) -> Bool {
    let other = String(decoding: otherBytes, as: UTF8.self)
    if name.lowercased() == other.lowercased() { return true }
    guard !fileExtension.isEmpty else { return false }
    let stem = name.dropLast(fileExtension.count)
    return other.hasPrefix(stem) && !other.dropFirst(stem.count).contains(".")
  }
}
