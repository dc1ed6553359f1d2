package import JSON

/// What a person has set.
package struct Settings: Hashable, Sendable {
  /// Whether the end of a countdown can be heard.
  package var sound = true
  /// Minutes of the steps whose length was changed, by step id.
  package var minutes: [Step.ID: Int] = [:]

  package init() {}

  /// The lengths one can choose, in minutes, and how far a press goes.
  package static let minuteRange = 5...120
  package static let minuteStride = 5

  /// How long `step` is to take.
  package func minutes(for step: Step) -> Int {
    let chosen = minutes[step.id] ?? step.suggestedMinutes
    return min(max(chosen, Settings.minuteRange.lowerBound), Settings.minuteRange.upperBound)
  }
}

extension Settings: StoredAsJSON {
  package init(_ node: JSONNode) throws(JSONFault) {
    sound = try node.find("sound") ?? true
    for (id, value) in node["minutes"]?.members ?? [] {
      guard let number = value.number else { throw JSONFault("a number is wanted") }
      // A file that was edited may ask for anything; the range is kept where the number is used.
      minutes[id] = Int(min(max(number, -1e6), 1e6))
    }
  }

  package var members: [(String, JSONValue)] {
    [
      ("minutes", .object(minutes.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) })),
      ("sound", .bool(sound)),
    ]
  }
}

/// How the window was left.
package struct WindowState: Hashable, Sendable {
  package var width: Int
  package var height: Int
  package var isMaximized: Bool
  /// The page's name in the stack.
  package var page: String

  package init(
    width: Int = 920, height: Int = 720, isMaximized: Bool = false, page: String = Page.welcome.name
  ) {
    self.width = width
    self.height = height
    self.isMaximized = isMaximized
    self.page = page
  }
}

extension WindowState: StoredAsJSON {
  package init(_ node: JSONNode) throws(JSONFault) {
    guard node.members != nil else { throw JSONFault("an object is wanted") }
    // The screen decides what is possible; here it only has to be a number.
    func size(_ key: String, else usual: Int) -> Int {
      node[key]?.number.map { Int(min(max($0, 0), 100_000)) } ?? usual
    }
    self.init(
      width: size("width", else: 920), height: size("height", else: 720),
      isMaximized: try node.find("isMaximized") ?? false,
      page: try node.find("page") ?? Page.welcome.name)
  }

  package var members: [(String, JSONValue)] {
    [
      ("height", .integer(height)), ("isMaximized", .bool(isMaximized)), ("page", .text(page)),
      ("width", .integer(width)),
    ]
  }
}
