/// Where the store would show a picture, and why there.
package struct SlotChoice: Sendable {
  package let slot: ScreenshotRules.Slot
  /// One sentence.
  package let why: String
  /// Words of the path that decided; empty when the size alone did.
  let words: [String]
}

extension StoreRules {
  /// The slot that deliver puts a picture into: by its pixels, and by words in its path where two slots share them.
  ///
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/app_screenshot.rb`, `calculate_screen_size` and
  /// `resolve_ipadpro_conflict_if_needed`.
  package func slot(of picture: Picture) -> SlotChoice? {
    guard let size = picture.header?.shownSize else { return nil }
    let isMessage = picture.place.group == "iMessage"
    let fitting = screenshots.slots(of: size, isMessage: isMessage)
    guard let first = fitting.first else { return nil }
    let suffix = isMessage ? ", in the folder iMessage" : ""
    guard fitting.count > 1 else {
      return SlotChoice(slot: first, why: "\(size) pixels\(suffix)", words: [])
    }
    let path = picture.path.shown.lowercased()
    for slot in fitting.dropFirst() {
      guard let rule = checks.slotsByPath.first(where: { slot.key == $0.key }),
        let words = rule.anyOf.first(where: { $0.allSatisfy(path.contains) })
      else { continue }
      let quoted = words.map { "“\($0)”" }.joined(separator: " and ")
      return SlotChoice(slot: slot, why: "\(size) pixels, and \(quoted) in its path", words: words)
    }
    return SlotChoice(slot: first, why: "\(size) pixels\(suffix)", words: [])
  }
}
