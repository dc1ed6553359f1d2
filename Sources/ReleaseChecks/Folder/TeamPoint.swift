package import JSON

/// A point that a team looks at before a release, from `"points"` in `.shipshape.json`.
package struct TeamPoint: Hashable, Sendable {
  package let text: String
  /// The kind of release that it is for; nil: every one.
  package let kind: Facts.Kind?
  /// The devices that it is for, of which one is enough; nil: all.
  package let devices: Set<Facts.Device>?

  package init(_ text: String, kind: Facts.Kind? = nil, devices: Set<Facts.Device>? = nil) {
    self.text = text
    self.kind = kind
    self.devices = devices
  }

  /// By which a tick is kept: another text is another point, wherever it stands.
  package var id: String { "team-\(text.crc32.asHexadecimal)" }

  /// Whether it counts for a release. What is not known leaves nothing out.
  package func applies(to facts: Facts) -> Bool {
    if let kind, let known = facts.kind, kind != known { return false }
    if let devices, let known = facts.devices, devices.isDisjoint(with: known) { return false }
    return true
  }
}

extension TeamPoint: JSONReadable {
  private static let keys = ["text", "kind", "devices"]

  package init(_ node: JSONNode) throws(JSONFault) {
    guard let members = node.members else { throw JSONFault("an object is wanted") }
    if let slip = members.first(where: { !Self.keys.contains($0.key) }) {
      throw JSONFault("“\(slip.key)” is not known; known are \(Self.keys.joined(separator: ", "))")
    }
    text = try node.get("text")
    guard !text.allSatisfy(\.isWhitespace) else { throw JSONFault("“text” is blank") }
    kind = try node.find("kind")
    devices = try node.find("devices", as: [Facts.Device].self).map(Set.init)
  }
}
