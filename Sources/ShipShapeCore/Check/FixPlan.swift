import Glibc
import ReleaseChecks

/// What a fix would do to the files of a release, before it is done.
package final class FixPlan: Sendable {
  /// One file, as it is and as it would be.
  package struct File: Hashable, Sendable {
    /// Relative to the release's folder, as it is shown.
    package let path: String
    package let change: Change
  }

  package enum Change: Hashable, Sendable {
    /// The text before and after, and how many characters each has of how many.
    case text(before: Side, after: Side)
    case rename(to: String)
    /// The contents are not for others, and are not shown.
    case hidden
  }

  package struct Side: Hashable, Sendable {
    package let text: String
    /// What the other side has not, in bytes of UTF-8 of `text`.
    package let marks: [Range<Int>]
    package let count: Int
    /// Nil where the store sets none.
    package let limit: Int?
  }

  package let files: [File]
  let patches: [FilePatch]
  let root: String
  /// What a change has to lie in, as a whole path.
  let project: String?

  /// Reads the files and works out what the fixes of these findings make of them. For a thread of its own.
  init(_ findings: [Finding], of report: Report, root: String) throws(MendFailure) {
    let disk = try MendFailure.opening(root)
    patches = FilePatch.patches(for: findings, of: report, disk: disk)
    guard !patches.isEmpty else { throw .changed(file: findings.first?.file?.shown ?? root) }
    self.root = root
    project = report.folder.project
    files = patches.map { File($0, report) }
  }

  /// Does it. For a thread of its own.
  ///
  /// - Throws: what stands in the way of a file; nothing is changed then. What fails only while it is written leaves the
  ///   files before it mended, and they are in the result.
  func apply() throws(MendFailure) -> AppliedFix {
    let disk = try MendFailure.opening(root)
    for patch in patches {
      do throws(Disk.Fault) {
        guard !disk.isReadOnly(patch.path) else { throw .notAllowed }
        if case .contents(let old, _, _) = patch.change { _ = try disk.stamp(of: patch.path, ifStill: old) }
      } catch {
        throw MendFailure(error, file: patch.path.shown)
      }
    }
    var done = AppliedFix(root: root, project: project, changes: [])
    for patch in patches {
      do throws(Disk.Fault) {
        switch patch.change {
        case .contents(let old, let new, _):
          let stamp = try disk.stamp(of: patch.path, ifStill: old)
          try disk.replace(patch.path, with: new, ifStill: stamp, inside: project)
          done.changes.append(.contents(path: patch.path, old: old, new: new))
        case .rename(let name):
          try disk.rename(patch.path, to: name, inside: project)
          done.changes.append(.renamed(from: patch.path, to: patch.path.folder.appending(name)))
        }
      } catch {
        if done.changes.isEmpty { throw MendFailure(error, file: patch.path.shown) }
        break
      }
    }
    return done
  }
}

extension Disk {
  /// What tells a file from its next version, where it has these bytes.
  fileprivate func stamp(of path: RelativePath, ifStill bytes: [UInt8]) throws(Fault) -> Stamp {
    let (now, stamp) = try contents(of: path, atMost: bytes.count + 1)
    guard now == bytes else { throw .changing }
    return stamp
  }
}

extension FixPlan.File {
  fileprivate init(_ patch: FilePatch, _ report: Report) {
    path = patch.path.shown
    switch patch.change {
    case .rename(let name): change = .rename(to: name.shownOnOneLine)
    case .contents where patch.isSecret: change = .hidden
    case .contents(let old, let new, _):
      let limit = report.folder.texts.first { $0.path == patch.path }?.field.maximum
      let (before, after) = (FixPlan.shown(old), FixPlan.shown(new))
      let (marksBefore, marksAfter) = FixPlan.differences(before.scalars, after.scalars)
      change = .text(
        before: FixPlan.Side(text: before.text, marks: marksBefore, count: FixPlan.count(old), limit: limit),
        after: FixPlan.Side(text: after.text, marks: marksAfter, count: FixPlan.count(new), limit: limit))
    }
  }
}

extension FixPlan {
  /// Of a text that is shown.
  private static let mostScalars = 1_200

  fileprivate static func shown(_ bytes: [UInt8]) -> (text: String, scalars: [Unicode.Scalar]) {
    let whole = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let scalars = whole.prefix(mostScalars).map { scalar -> Unicode.Scalar in
      // What takes no room could not be seen to go.
      switch scalar {
      case "\u{FEFF}", "\u{200B}", "\u{2060}", "\0": "␣"
      case "\r": "␍"
      case "\t": "⇥"
      default: scalar
      }
    }
    var text = String(String.UnicodeScalarView(scalars))
    while text.hasSuffix("\n") { text.removeLast() }
    return (text + (whole.count > mostScalars ? " …" : ""), Array(text.unicodeScalars))
  }

  fileprivate static func count(_ bytes: [UInt8]) -> Int {
    Text.count(ofFile: bytes)
  }

  /// What is only in the one and only in the other, as ranges of bytes.
  fileprivate static func differences(
    _ before: [Unicode.Scalar], _ after: [Unicode.Scalar]
  ) -> ([Range<Int>], [Range<Int>]) {
    let changes = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return (ranges(removed, in: before), ranges(inserted, in: after))
  }

  private static func ranges(_ offsets: Set<Int>, in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var place = 0
    for (offset, scalar) in scalars.enumerated() {
      let length = UTF8.width(scalar)
      if offsets.contains(offset) {
        if let last = result.last, last.upperBound == place {
          result[result.count - 1] = last.lowerBound..<(place + length)
        } else {
          result.append(place..<(place + length))
        }
      }
      place += length
    }
    return result
  }
}

/// Two are the same when they are the same plan.
extension FixPlan: Hashable {
  package static func == (left: FixPlan, right: FixPlan) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a fix has done, with what it takes to bring it back.
package struct AppliedFix: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    case contents(path: RelativePath, old: [UInt8], new: [UInt8])
    case renamed(from: RelativePath, to: RelativePath)

    var path: RelativePath {
      switch self {
      case .contents(let path, _, _): path
      case .renamed(let path, _): path
      }
    }
  }

  let root: String
  let project: String?
  var changes: [Change]

  /// The files that were mended, as they were called.
  package var files: [String] { changes.map(\.path.shown) }

  /// Brings the files back, the last first. For a thread of its own.
  ///
  /// - Throws: where one of the files is no longer as the fix has left it; none is changed then.
  func undo() throws(MendFailure) {
    let disk = try MendFailure.opening(root)
    for case .contents(let path, _, let new) in changes {
      do throws(Disk.Fault) { _ = try disk.stamp(of: path, ifStill: new) } catch {
        throw MendFailure(error, file: path.shown)
      }
    }
    for change in changes.reversed() {
      do throws(Disk.Fault) {
        switch change {
        case .contents(let path, let old, let new):
          let stamp = try disk.stamp(of: path, ifStill: new)
          try disk.replace(path, with: old, ifStill: stamp, inside: project)
        case .renamed(let old, let new):
          try disk.rename(new, to: Array(old.nameBytes), inside: project)
        }
      } catch {
        throw MendFailure(error, file: change.path.shown)
      }
    }
  }
}

/// Why a file of the release could not be changed.
package enum MendFailure: Error, Hashable, Sendable {
  /// It is not as it was when it was looked at.
  case changed(file: String)
  /// It, or its folder or disk, is not to be written.
  case notAllowed(file: String)
  /// Something else; in the system's words.
  case failed(file: String, String)

  init(_ fault: Disk.Fault, file: String) {
    self =
      switch fault {
      case .changing, .missing, .tooLarge: .changed(file: file)
      case .notAllowed: .notAllowed(file: file)
      case .system(let number) where number == EROFS || number == EPERM: .notAllowed(file: file)
      default: .failed(file: file, fault.sentence)
      }
  }

  static func opening(_ root: String) throws(MendFailure) -> Disk {
    do throws(Disk.Fault) { return try Disk(path: root) } catch { throw MendFailure(error, file: root) }
  }
}
