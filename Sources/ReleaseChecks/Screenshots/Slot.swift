/// Where the store would show a picture, and why there.
package struct SlotChoice: Sendable {
  package let slot: ScreenshotRules.Slot
  let size: PixelSize
  let isMessage: Bool
  /// Words of the path that decided; empty when only the size did.
  let words: [String]

  /// One sentence, for JSON.
  package var why: String { reason.text }

  /// What decided: "1320×2868 pixels, in the folder iMessage".
  package var reason: Message {
    switch (words.isEmpty, isMessage) {
    case (false, _): "\(size) pixels, and \(words.map { "“\($0)”" }.joined(separator: " and ")) in its path"
    case (true, true): "\(size) pixels, in the folder iMessage"
    case (true, false): "\(size) pixels"
    }
  }

  /// "iPhone 6.9", since it has 1320×2868 pixels".
  package var sentence: Message { "\(slot.title), since it has \(reason)" }
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
    func choice(_ slot: ScreenshotRules.Slot, words: [String] = []) -> SlotChoice {
      SlotChoice(slot: slot, size: size, isMessage: isMessage, words: words)
    }
    guard fitting.count > 1 else { return choice(first) }
    let path = picture.path.shown.lowercased()
    for slot in fitting.dropFirst() {
      guard let rule = checks.slotsByPath.first(where: { slot.key == $0.key }),
        let words = rule.anyOf.first(where: { $0.allSatisfy(path.contains) })
      else { continue }
      return choice(slot, words: words)
    }
    return choice(first)
  }
}
