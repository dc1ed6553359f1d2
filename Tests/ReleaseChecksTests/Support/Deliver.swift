import Foundation
import JSON
import ReleaseRules

/// What fastlane's deliver does with a folder of pictures: a port of its behaviour, made apart from ours.
///
/// Source: fastlane 2.237.0, `deliver/lib/deliver/loader.rb`, `app_screenshot.rb`, `upload_screenshots.rb`; the gem
/// `naturally`.
struct Deliver {
  struct Picture: Hashable {
    /// Below `screenshots`: "en-US/1.png", "iMessage/en-US/1.png".
    let path: String
    let width: Int
    let height: Int
    var parts: [String] { path.split(separator: "/").map(String.init) }
    var language: String { parts[parts.count - 2] }
  }

  struct Answer: Equatable {
    /// By "language slot": names in the order in which the store shows them.
    var shown: [String: [String]] = [:]
    var dropped: Set<String> = []
    var skipped: Set<String> = []
    /// Of a size that stops the upload.
    var refused: Set<String> = []
  }

  private struct Slot {
    let key: String
    let isMessage: Bool
    let sizes: [[Int]]
  }

  private let slots: [Slot]
  private let words: [(key: String, anyOf: [[String]])]

  init() throws {
    let rules = try JSONNode(BundledRules.json)
    slots = (rules["screenshots"]?["display_types"]?.elements ?? []).map { node in
      Slot(
        key: node["key"]?.string ?? "", isMessage: node["family"]?.string?.hasPrefix("imessage") == true,
        sizes: node["sizes"]?.elements?.map { $0.elements?.compactMap(\.integer) ?? [] } ?? [])
    }
    words = (rules["checks"]?["slots_by_path"]?.elements ?? []).map { node in
      (
        node["key"]?.string ?? "",
        node["any_of"]?.elements?.map { $0.elements?.compactMap(\.string) ?? [] } ?? []
      )
    }
  }

  func answer(_ pictures: [Picture]) -> Answer {
    var answer = Answer()
    let sorted = pictures.sorted { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
    var queued: [String: [String]] = [:]
    for (_, inFolder) in Dictionary(grouping: sorted, by: { $0.parts.dropLast().joined(separator: "/") }) {
      let hasFramed = inFolder.contains { $0.path.lowercased().matches("_framed\\.[^./]*$") }
      for picture in inFolder.sorted(by: {
        Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8))
      }) {
        let lowercase = "fastlane/screenshots/\(picture.path)".lowercased()
        if hasFramed, !lowercase.contains("framed"), !lowercase.contains("watch") {
          answer.skipped.insert(picture.path)
        } else if let slot = slot(of: picture) {
          queued["\(picture.language) \(slot)", default: []].append(picture.path)
        } else {
          answer.refused.insert(picture.path)
        }
      }
    }
    for (set, paths) in queued {
      let inOrder = paths.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
      answer.dropped.formUnion(inOrder.dropFirst(10))
      answer.shown[set] = inOrder.prefix(10).enumerated()
        .sorted { left, right in
          let (a, b) = (Self.pieces(left.element), Self.pieces(right.element))
          return a == b ? left.offset < right.offset : Self.precedes(a, b)
        }
        .map { String($0.element.split(separator: "/").last ?? "") }
    }
    return answer
  }

  private func slot(of picture: Picture) -> String? {
    let isMessage = picture.parts.count == 3 && picture.parts[0] == "iMessage"
    let fitting = slots.filter {
      $0.isMessage == isMessage && $0.sizes.contains([picture.width, picture.height])
    }
    let path = "screenshots/\(picture.path)".lowercased()
    let named = fitting.dropFirst().first { slot in
      words.contains { $0.key == slot.key && $0.anyOf.contains { $0.allSatisfy { path.contains($0) } } }
    }
    return (named ?? fitting.first)?.key
  }

  // MARK: naturally

  private enum Part: Equatable {
    case number(Int)
    case text(String)
  }

  private static func pieces(_ path: String) -> [[Part]] {
    let name = (path.split(separator: "/").last ?? "").replacing("_", with: "")
    return name.split { !($0.isLetter || $0.isNumber) }.map { piece in
      let piece = String(piece)
      if piece.matches("^[0-9]+$") { return [.number(Int(piece) ?? 0)] }
      if piece.matches("^[0-9]+[A-Za-z]+$") {
        let digits = piece.prefix { $0.isNumber }
        return [.number(Int(digits) ?? 0), .text(String(piece.dropFirst(digits.count)))]
      }
      if piece.matches("^[A-Za-z]+[0-9]+$") {
        let letters = piece.prefix { $0.isLetter }
        return [.text(String(letters)), .number(Int(piece.dropFirst(letters.count)) ?? 0)]
      }
      return [.text(piece)]
    }
  }

  private static func precedes(_ left: [[Part]], _ right: [[Part]]) -> Bool {
    for (a, b) in zip(left, right) where a != b {
      for (x, y) in zip(a, b) where x != y {
        switch (x, y) {
        case (.number(let x), .number(let y)): return x < y
        case (.text(let x), .text(let y)): return Array(x.utf8).lexicographicallyPrecedes(Array(y.utf8))
        case (.number, .text): return true
        case (.text, .number): return false
        }
      }
      return a.count < b.count
    }
    return left.count < right.count
  }
}

extension String {
  fileprivate func matches(_ pattern: String) -> Bool {
    range(of: pattern, options: .regularExpression) != nil
  }
}
