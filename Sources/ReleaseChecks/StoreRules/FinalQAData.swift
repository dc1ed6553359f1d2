package import JSON
import ReleaseRules

/// What an app has that some points of Final QA are about.
package struct AppTrait: Hashable, Sendable {
  /// As the log keeps it: "in-app-purchases".
  package let id: String
  /// For the question "What does the app have?".
  package let title: Message
  /// Within a sentence: "nothing about accounts".
  let word: Message
  /// The word for all of its kind together, as "purchases"; nil for one by itself.
  let family: Message?

  package static func == (left: AppTrait, right: AppTrait) -> Bool { left.id == right.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Something to look at before a version is submitted.
package struct FinalQAPoint: Sendable, Equatable {
  /// How much of it the release's folder can answer.
  enum Part: String, Sendable { case partly, whole }

  /// By which a tick is kept.
  package let id: String
  /// What it stands under: "Privacy".
  package let group: Message
  package let text: Message
  /// The numbers in Apple's App Review guidelines: "5.1.1(i)"; nil where none asks for it.
  package let guideline: String?
  /// Whether nothing is refused for it.
  package let isRecommended: Bool
  /// Whether it is from the team's own list.
  package let isOfTeam: Bool
  /// Where it comes from; empty for the team's own.
  package let source: String
  /// The kind of release that it is for; nil: every one.
  let kind: Facts.Kind?
  /// The devices that it is for, of which one is enough; nil: all.
  let devices: Set<Facts.Device>?
  /// What the app has to have, of which one is enough; empty: nothing.
  let traits: [String]
  let part: Part?
  /// Rules whose findings speak against it, and the only fields that it is about; empty: all.
  let rules: [String]
  let fields: [String]

  /// Whether it counts, whatever the app has. What is not known leaves nothing out.
  func applies(to facts: Facts) -> Bool {
    if let kind, let known = facts.kind, kind != known { return false }
    if let devices, let known = facts.devices, devices.isDisjoint(with: known) { return false }
    return true
  }
}

extension FinalQAPoint {
  /// The team's own.
  init(_ point: TeamPoint) {
    self.init(
      id: point.id, group: "The team", text: Message(plain: point.text.utf8.shownOnOneLine), guideline: nil,
      isRecommended: false, isOfTeam: true, source: "", kind: point.kind, devices: point.devices, traits: [],
      part: nil, rules: [], fields: [])
  }
}

extension FinalQAPoint: JSONReadable {
  package init(_ node: JSONNode) throws(JSONFault) {
    let severity = try node.get("severity", as: String.self)
    guard ["blocker", "recommended"].contains(severity) else {
      throw JSONFault("“\(severity)” is neither “blocker” nor “recommended”")
    }
    let part = try node.find("folder", as: String.self)
    if let part, Part(rawValue: part) == nil { throw JSONFault("“\(part)” is neither “partly” nor “whole”") }
    self.init(
      id: try node.get("id"), group: Message(data: try node.get("group")),
      text: Message(data: try node.get("text")), guideline: try node.find("guideline"),
      isRecommended: severity == "recommended", isOfTeam: false, source: try node.get("source"),
      kind: try node.find("kind"), devices: try node.find("devices", as: [Facts.Device].self).map(Set.init),
      traits: try node.find("traits") ?? [], part: part.flatMap(Part.init),
      rules: try node.find("rules") ?? [],
      fields: try node.find("fields") ?? [])
  }
}

extension AppTrait: JSONReadable {
  package init(_ node: JSONNode) throws(JSONFault) {
    id = try node.get("id")
    title = Message(data: try node.get("title"))
    word = Message(data: try node.get("word"))
    family = try node.find("family", as: String.self).map { Message(data: $0) }
  }
}

extension Message {
  /// A sentence of our own data, which translations know.
  fileprivate init(data text: String) { self.init(template: text, values: []) }
}

extension FinalQAPoints {
  /// The points that come with ShipShape, read when they are first asked for.
  package static func bundled() throws(JSONFault) -> FinalQAPoints { try bundledFile.get() }

  private static let bundledFile = Result { () throws(JSONFault) in
    try FinalQAPoints(json: BundledRules.finalQA)
  }

  /// - Throws: `JSONFault` when the bytes are not JSON, a part is missing, or a point wants what no app can have.
  init(json: [UInt8]) throws(JSONFault) {
    let file = try JSONNode(json)
    guard let meta = file["meta"] else { throw JSONFault("“meta” is missing") }
    checkedOn = try meta.get("checked_on")
    traits = try file.get("traits")
    all = try file.get("points")
    let known = Set(traits.map(\.id))
    if let strange = all.flatMap(\.traits).first(where: { !known.contains($0) }) {
      throw JSONFault("“\(strange)” is not a trait")
    }
  }
}
