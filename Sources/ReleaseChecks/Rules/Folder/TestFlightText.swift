extension Rule {
  /// Source: Apple's page on TestFlight's test information; Xcode Cloud's `TestFlight` folder.
  static let testFlightText = Rule(
    "testflight-text", "TestFlight's notes are not part of the release",
    why: """
      Xcode Cloud sends what stands in `TestFlight/WhatToTest.LANGUAGE.txt` to testers. It is no part of the release, \
      and takes 4,000 characters.
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/test-information",
    examples: (
      ["metadata/en-US/name.txt": "Harbour Log", "../TestFlight/WhatToTest.en-US.txt": "Try the new map."],
      ["metadata/en-US/name.txt": "Harbour Log"]
    )
  ) { inspection, findings in
    let limit = 4_000
    let notes = inspection.folder.testFlightNotes
    for note in notes where note.length > limit {
      findings.add(
        .error, step: .metadata, file: note.path, count: note.length, limit: limit,
        "TestFlight's notes have \(note.length) of \(limit) characters, \(note.length - limit) over",
        advice: "Shorten them.")
    }
    if let first = notes.first {
      findings.add(
        .info, step: .metadata, file: first.path.folder, count: notes.count,
        "TestFlight's notes are not part of the release", advice: "")
    }
  }
}
