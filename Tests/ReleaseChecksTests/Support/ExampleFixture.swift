import Foundation

@testable import ReleaseChecks

extension ReleaseFixture {
  /// A rule's example on a disk.
  convenience init(of example: Example) throws {
    let files = Dictionary(uniqueKeysWithValues: example.files.map { ($0.path, $0.contents.written) })
    try self.init(files, folder: example.folder)
    for (path, contents) in example.files {
      if let size = contents.size { truncate("\(root)/\(path)", size) }
    }
  }

  /// Checked as the program does.
  func check(_ example: Example) throws -> Report {
    let rules = try StoreRules.bundled()
    let found = try ReleaseFinder(rules: rules).find(at: project)
    let since = example.changed.map { SinceRelease(tag: "1.0", changed: $0) }
    return try ReleaseCheck(rules: rules, facts: example.facts, year: 2026, since: since)
      .run(at: found, project: project)
  }
}

extension Example.Contents {
  fileprivate var written: Contents {
    switch self {
    case .text(let text): return .text(text)
    case .bytes(let bytes): return .bytes(bytes)
    case .folder: return .folder
    case .link(let target): return .link(target)
    case .film(let seconds, let width, let height, let codec, _):
      return .bytes(TestMovie.mp4(seconds: Double(seconds), width, height, video: codec))
    case .picture(let width, let height, let kind):
      func alpha(_ alpha: UInt8) -> Contents {
        .bytes(
          TestPicture.png(
            width, height, .rgba, rows: TestPicture.rows(width, height, pixel: [9, 9, 9, alpha])))
      }
      switch kind {
      case .png, .large: return .png(width, height)
      case .transparent: return alpha(128)
      case .opaque: return alpha(255)
      case .broken: return .bytes(Array(TestPicture.png(width, height).prefix(20)))
      case .jpeg: return .bytes(TestPicture.jpeg(width, height))
      case .turned: return .bytes(TestPicture.jpeg(width, height, orientation: 6))
      case .cmyk: return .bytes(TestPicture.jpeg(width, height, components: 4))
      }
    }
  }

  /// Of a file that is only long.
  fileprivate var size: Int? {
    switch self {
    case .film(_, _, _, _, let bytes): bytes
    case .picture(_, _, .large): 11 << 20
    default: nil
    }
  }
}
