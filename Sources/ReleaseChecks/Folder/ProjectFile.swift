package import JSON

/// `.shipshape.json` at the project's root: what the team knows and has accepted.
package struct ProjectFile: Equatable, Sendable {
  package static let name = ".shipshape.json"

  package var facts = Facts()
  package var accepted: [Acceptance] = []
  /// What the team looks at before each release, beside the store's own points.
  package var points: [TeamPoint] = []

  package init() {}

  /// - Throws: `JSONFault` with what is wrong and where. An unknown key is an error: to ignore a misspelt key would
  ///   drop a setting silently.
  package init(json: [UInt8]) throws(JSONFault) {
    let file = try JSONNode(json)
    guard let members = file.members else { throw JSONFault("an object is wanted") }
    if let slip = members.first(where: { !Self.keys.contains($0.key) }) {
      throw JSONFault("“\(slip.key)” is not known; known are \(Self.keys.joined(separator: ", "))")
    }
    facts = Facts(
      kind: try file.find("kind"), isComplete: try file.find("complete"),
      devices: try file.find("devices", as: [Facts.Device].self).map(Set.init),
      primaryLocale: try file.find("primary"),
      company: try file.find("company"), otherBrands: try file.find("otherBrands") ?? [])
    accepted = try file.find("accepted") ?? []
    points = try file.find("points") ?? []
  }

  private static let keys = [
    "kind", "complete", "devices", "primary", "company", "otherBrands", "accepted", "points", "$schema",
  ]
}

extension Facts.Kind: JSONReadable {
  package init(_ node: JSONNode) throws(JSONFault) {
    guard let kind = node.string.flatMap(Self.init(rawValue:)) else {
      throw JSONFault("“first” or “update” is wanted")
    }
    self = kind
  }
}

extension Facts.Device: JSONReadable {
  package init(_ node: JSONNode) throws(JSONFault) {
    guard let device = node.string.flatMap(Self.init(rawValue:)) else {
      throw JSONFault("one of \(Self.allCases.map(\.rawValue).joined(separator: ", ")) is wanted")
    }
    self = device
  }
}

extension Acceptance: JSONReadable {
  package init(_ node: JSONNode) throws(JSONFault) {
    rule = try node.get("rule")
    file = try node.find("file")
    locale = try node.find("locale")
    reason = try node.get("reason")
    crc32 = try node.find("crc32")
    guard !reason.allSatisfy(\.isWhitespace) else { throw JSONFault("“reason” is blank") }
    if let crc32, UInt32(crc32, radix: 16) == nil || crc32.utf8.count != 8 {
      throw JSONFault("“crc32” is not eight hexadecimal digits")
    }
  }
}

extension ProjectFile {
  /// Where the file may stand: in the release's own folder; for one called `fastlane` in the project beside it, and one
  /// above, for `ios/fastlane`. Further up is somebody else's.
  ///
  /// - Parameter root: the release's folder as a whole path.
  package static func folders(around root: String) -> [String] {
    var folders = [root]
    var path = root[...]
    let name = root.lastPathPart
    guard name == "fastlane" || name == ".fastlane" else { return folders }
    for _ in 0..<2 {
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { break }
      path = path[..<slash]
      folders.append(String(path))
    }
    return folders
  }
}
