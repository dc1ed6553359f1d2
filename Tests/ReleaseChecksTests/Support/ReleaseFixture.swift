import Foundation

@testable import ReleaseChecks

/// What a fixture has at a path.
enum Contents: ExpressibleByStringLiteral {
  case text(String)
  case bytes([UInt8])
  case link(String)
  case folder

  init(stringLiteral text: String) { self = .text(text) }
}

/// A release folder in a temporary place of its own, gone with the fixture.
final class ReleaseFixture {
  /// The release's folder, inside a project's folder of its own.
  let root: String
  let project: String

  /// - Parameters:
  ///   - files: by their paths below the release's folder.
  ///   - place: where the project is put; the system's temporary folder without it.
  ///   - name: what the project's folder's name ends with.
  init(_ files: [String: Contents], in place: URL? = nil, folder name: String = "") throws {
    let folder = (place ?? FileManager.default.temporaryDirectory.resolvingSymlinksInPath())
      .appending(path: "release-\(UUID().uuidString)\(name)")
    project = folder.path
    root = "\(project)/fastlane"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (path, contents) in files { try put(contents, at: path) }
  }

  deinit {
    let files = FileManager.default
    if (try? files.removeItem(atPath: project)) != nil { return }
    // Folders that a test has closed are opened again, so that they can go.
    for path in (try? files.subpathsOfDirectory(atPath: project)) ?? [] {
      try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(project)/\(path)")
    }
    try? files.removeItem(atPath: project)
  }

  func put(_ contents: Contents, at path: String) throws {
    let url = URL(filePath: root).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch contents {
    case .text(let text): try Data(text.utf8).write(to: url)
    case .bytes(let bytes): try Data(bytes).write(to: url)
    case .link(let target):
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    case .folder: try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
  }

  func bytes(at path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(root)/\(path)")))
  }

  func report(
    facts: Facts = Facts(), accepted: [Acceptance] = [], year: Int = 2026, pixels: PixelStage = PixelStage(),
    previous: ReleaseFolder? = nil, rules: StoreRules? = nil
  ) throws -> Report {
    try ReleaseCheck(rules: try rules ?? .bundled(), facts: facts, accepted: accepted, year: year)
      .run(root: root, project: project, previous: previous, pixels: pixels)
  }
}

/// What one rule finds in a release of these files.
func findings(
  _ rule: Rule, _ files: [String: Contents], facts: Facts = Facts(), year: Int = 2026
) throws -> [Finding] {
  try ReleaseFixture(files).report(facts: facts, year: year).findings.filter { $0.rule == rule.id }
}

/// What one rule finds in a keywords text of English.
func keywordFindings(_ rule: Rule, _ keywords: String, facts: Facts = Facts()) throws -> [Finding] {
  try findings(rule, ["metadata/en-US/keywords.txt": .text(keywords)], facts: facts)
}

extension Finding {
  /// "2:5", or nothing.
  var place: String { position.map { "\($0.line):\($0.column)" } ?? "" }
}
