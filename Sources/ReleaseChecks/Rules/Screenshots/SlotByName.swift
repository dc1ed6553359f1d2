extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/app_screenshot.rb`.
  static let slotByName = Rule(
    "slot-by-name", "A word in their path decides the device of screenshots",
    why: "A word inside another that decides a picture's slot: `television_1.png` holds \"vision\".",
    source: Sources.deliver,
    examples: (
      ["screenshots/en-US/television_1.png": .picture(3840, 2160)],
      ["screenshots/en-US/tv_1.png": .picture(3840, 2160)]
    )
  ) { inspection, findings in
    for (index, picture) in inspection.judgedPictures {
      guard let choice = inspection.gallery.choices[index],
        let word = choice.words.first(where: { picture.path.shown.lowercased().holdsOnlyInside($0) })
      else { continue }
      findings.add(
        .warning, picture, "This goes to \(choice.slot.title), because its path contains “\(word)”",
        advice: "Rename it if it is for another device.")
    }
  }
}

extension String {
  /// Whether a word is there, and nowhere with an end of a word at its beginning.
  fileprivate func holdsOnlyInside(_ word: String) -> Bool {
    let bytes = Array(utf8)
    let wanted = Array(word.utf8)
    let starts = bytes.indices.filter { bytes[$0...].starts(with: wanted) }
    return !starts.isEmpty && starts.allSatisfy { $0 > 0 && bytes[$0 - 1].isASCIILetterOrDigit }
  }
}
