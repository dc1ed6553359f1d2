/// A small release folder that a rule speaks of, or one that it does not.
package struct Example: Sendable, ExpressibleByDictionaryLiteral {
  package enum Contents: Sendable, ExpressibleByStringLiteral {
    /// What is particular about a picture.
    package enum Kind: String, Sendable {
      case png = "PNG"
      case transparent = "PNG with a transparent pixel"
      case opaque = "PNG whose alpha channel is opaque"
      case broken = "PNG that breaks off"
      case large = "PNG of 11 MB"
      case jpeg = "JPEG"
      case turned = "JPEG that EXIF turns by 90°"
      case cmyk = "JPEG in CMYK"
    }

    case text(String)
    case bytes([UInt8])
    case picture(Int, Int, Kind)
    /// `codec` by its four letters.
    case film(seconds: Int, Int, Int, codec: String, bytes: Int?)
    case folder
    case link(String)

    package init(stringLiteral text: String) { self = .text(text) }

    static func letters(_ count: Int) -> Contents { .text(String(repeating: "a", count: count)) }
    static func picture(_ width: Int, _ height: Int) -> Contents { .picture(width, height, .png) }
    static func film(_ seconds: Int, _ width: Int = 886, _ height: Int = 1920, codec: String = "avc1")
      -> Contents
    { .film(seconds: seconds, width, height, codec: codec, bytes: nil) }
  }

  /// By paths from the release folder, which is `fastlane` in its project.
  package let files: [(path: String, contents: Contents)]
  package let facts: Facts
  /// What has changed since the release before; nil where nobody asks.
  package let changed: Set<RelativePath>?
  /// What the project's folder is called.
  package let folder: String

  init(
    _ files: KeyValuePairs<String, Contents>, facts: Facts = Facts(), changed: [String]? = nil,
    folder: String = "harbour"
  ) {
    self.files = files.map { (path: $0.key, contents: $0.value) }
    self.folder = folder
    self.facts = facts
    self.changed = changed.map { Set($0.map { RelativePath($0) }) }
  }

  package init(dictionaryLiteral files: (String, Contents)...) {
    self.files = files.map { (path: $0.0, contents: $0.1) }
    (facts, changed, folder) = (Facts(), nil, "harbour")
  }

  /// A line a file, for a person.
  package var lines: [String] {
    let facts = facts.words
    return files.map {
      (folder == "harbour" ? "" : "\(folder)/fastlane/") + "\($0.path): \($0.contents.shown)"
    }
      + (facts.isEmpty ? [] : ["(\(facts.joined(separator: ", ")))"])
      + (changed.map {
        ["(changed since the last release: \($0.map(\.shown).sorted().joined(separator: ", ")))"]
      } ?? [])
  }
}

extension Example.Contents {
  private static let mostShown = 70

  fileprivate var shown: String {
    switch self {
    case .text(let text):
      let count = text.unicodeScalars.count
      if text.isEmpty { return "(empty)" }
      return count > Self.mostShown
        ? String(text.unicodeScalars.prefix(20)).utf8.shownOnOneLine + "… (\(count) characters)"
        : text.utf8.shownOnOneLine
    case .bytes(let bytes): return "(bytes \(bytes.map(\.hex).joined(separator: " ")))"
    case .picture(let width, let height, let kind): return "(\(kind.rawValue), \(width)×\(height) pixels)"
    case .film(let seconds, let width, let height, let codec, let bytes):
      let size = bytes.map { ", \($0 >> 20) MiB" } ?? ""
      return "(film of \(seconds) s, \(width)×\(height) pixels, \(codec)\(size))"
    case .folder: return "(an empty folder)"
    case .link(let target): return "(a link to \(target))"
    }
  }
}

extension Facts {
  fileprivate var words: [String] {
    var words: [String] = []
    switch kind {
    case .first: words.append("a first version")
    case .update: words.append("an update")
    case nil: break
    }
    if let isComplete { words.append(isComplete ? "the folder is complete" : "the folder is not complete") }
    if let devices { words.append("for \(devices.map(\.label).sorted().joined(separator: ", "))") }
    if let primaryLocale { words.append("the primary language is \(primaryLocale)") }
    if let company { words.append("the company is \(company)") }
    if !otherBrands.isEmpty { words.append("names of others: \(otherBrands.joined(separator: ", "))") }
    return words
  }
}
