import Glibc

/// The project's own git, asked in a few calls, however many files there are.
package struct ProjectGit {
  /// A folder in the work tree, as a whole path.
  let folder: String

  /// Why it cannot say what has changed.
  package enum Failure: Error, Equatable {
    /// There is no git, or the folder is in none of its repositories.
    case noRepository
    /// No tag looks like a version.
    case noVersionTag
    case noTag(String)
    case cannotCompare(String)
  }

  package init(folder: String) { self.folder = folder }

  /// What has changed since a tag.
  ///
  /// - Parameter tag: its name, or "auto": the nearest one that looks like a version.
  package func changes(since tag: String) throws(Failure) -> SinceRelease {
    guard run(["rev-parse", "--is-inside-work-tree"]) != nil else {
      throw .noRepository
    }
    let name: String
    if tag == "auto" {
      let patterns = [
        "--match", "[0-9]*", "--match", "[vV][0-9]*", "--match", "*[-_/][0-9]*", "--match",
        "*[-_/][vV][0-9]*",
      ]
      guard let nearest = run(["describe", "--tags", "--abbrev=0"] + patterns)?.first(where: { !$0.isEmpty })
      else {
        throw .noVersionTag
      }
      name = nearest
    } else {
      name = tag
    }
    guard !name.hasPrefix("-"), run(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]) != nil else {
      throw .noTag(name)
    }
    guard
      let changed = run(
        ["diff", "--name-only", "--relative", "-z", "--no-renames", name, "--", "."], separator: 0),
      let others = run(["ls-files", "--others", "-z", "--", "."], separator: 0)
    else { throw .cannotCompare(name) }
    return SinceRelease(
      tag: name, changed: Set((changed + others).filter { !$0.isEmpty }.map { RelativePath($0) }))
  }

  /// What a call prints, taken apart; nil when it fails.
  private func run(_ arguments: [String], separator: UInt8 = UInt8(ascii: "\n")) -> [String]? {
    let words = ["git", "-C", folder] + arguments
    let command = words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    guard let pipe = popen("GIT_OPTIONAL_LOCKS=0 \(command) 2>/dev/null", "re") else { return nil }
    var bytes: [UInt8] = []
    var byte = fgetc(pipe)
    while byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = fgetc(pipe)
    }
    guard pclose(pipe) == 0 else { return nil }
    return bytes.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }
}
