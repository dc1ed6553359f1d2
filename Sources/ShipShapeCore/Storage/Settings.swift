package import Foundation

/// What a person has set.
package struct Settings: Codable, Hashable, Sendable {
  /// Whether the end of a countdown can be heard.
  package var sound = true
  /// Minutes of the steps whose length was changed, by step id.
  package var minutes: [Step.ID: Int] = [:]

  package init() {}

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    sound = try values.decodeIfPresent(Bool.self, forKey: .sound) ?? true
    minutes = try values.decodeIfPresent([Step.ID: Int].self, forKey: .minutes) ?? [:]
  }

  /// The lengths one can choose, in minutes, and how far a press goes.
  package static let minuteRange = 5...120
  package static let minuteStride = 5

  /// How long `step` is to take.
  package func minutes(for step: Step) -> Int {
    let chosen = minutes[step.id] ?? step.suggestedMinutes
    return min(max(chosen, Settings.minuteRange.lowerBound), Settings.minuteRange.upperBound)
  }
}

/// How the window was left.
package struct WindowState: Codable, Hashable, Sendable {
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

/// A small value in a JSON file of its own.
package struct JSONFile<Value: Codable> {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// The value in the file; nil when there is no file, or none that can be read. A file that is there but makes no
  /// sense is kept beside its place, so that the next save overwrites nothing.
  package func load() -> Value? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    if let value = try? JSONDecoder().decode(Value.self, from: data) { return value }
    let aside = url.appendingPathExtension("unreadable")
    try? FileManager.default.removeItem(at: aside)
    try? FileManager.default.moveItem(at: url, to: aside)
    return nil
  }

  /// Replaces the file, whole or not at all.
  package func save(_ value: Value) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(value).write(to: url, options: .atomic)
  }
}
