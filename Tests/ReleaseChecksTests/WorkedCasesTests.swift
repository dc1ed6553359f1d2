import Testing

@testable import ReleaseChecks

/// The worked cases of the specification, by their numbers: what each rule owes, all rules together.
struct WorkedCasesTests {
  /// What is found at or above a warning, as "severity rule locale".
  private func found(_ files: [String: Contents], facts: Facts = Facts()) throws -> [String] {
    try ReleaseFixture(files).report(facts: facts).findings.filter { $0.severity > .info }
      .map { "\($0.severity.rawValue) \($0.rule) \($0.locale ?? "-")" }.sorted()
  }

  private func notes(_ files: [String: Contents]) throws -> [String] {
    try ReleaseFixture(files).report().findings.filter { $0.severity == .info }.map(\.rule)
  }

  @Test func case1_charactersNotBytes() throws {
    let files: [String: Contents] = [
      "metadata/ru/keywords.txt":
        "словарь,перевод,учеба,язык,слова,карты,тесты,уроки,экзамен,школа,память,чтение,письмо,речь"
    ]
    #expect(try found(files) == [])
    #expect(try notes(files) == ["keyword-bytes"])
  }

  @Test func case2_oneListTooLongAndAFolderWrong() throws {
    let words = (1...12).map { "clave\($0 < 10 ? "0" : "")\($0)x" }.joined(separator: ",")
    let files: [String: Contents] = [
      "metadata/es-ES/keywords.txt": .text(words), "metadata/de/name.txt": "Name",
    ]
    #expect(try found(files) == ["error text-too-long es-ES", "error unknown-locale de"])
  }

  @Test func case4_decomposedLetters() throws {
    #expect(
      try found(["metadata/ru/release_notes.txt": .bytes([0xD0, 0xB8, 0xCC, 0x86])]) == [
        "warning decomposed-letters ru"
      ])
  }

  @Test func case5_emojiInWhatsNew() throws {
    #expect(try found(["metadata/en-US/release_notes.txt": "🚨 Fix"]) == ["warning emoji en-US"])
    #expect(try found(["metadata/en-US/release_notes.txt": "Fix"]) == [])
  }

  @Test func case6_symbolsInTheName() throws {
    #expect(try found(["metadata/en-US/name.txt": "Keys ⌘ Pro"]) == ["error symbol-in-name en-US"])
    #expect(try found(["metadata/en-US/name.txt": "C++ Notes & More"]) == [])
  }

  @Test func case8_invisibleCharacters() throws {
    let files: [String: Contents] = [
      "metadata/en-US/name.txt": "\u{FEFF}My App", "metadata/en-US/subtitle.txt": "Fast\u{200B}",
    ]
    #expect(try found(files) == ["error byte-order-mark en-US", "warning invisible-character en-US"])
  }

  @Test func case9_keywordsOnePerLine() throws {
    #expect(
      try found(["metadata/en-US/keywords.txt": "photo\nvideo\nmusic"]) == ["error keyword-lines en-US"])
  }

  @Test func case11_whatsNewAndTheKindOfVersion() throws {
    let first: [String: Contents] = ["metadata/en-US/release_notes.txt": "First!"]
    #expect(try found(first, facts: Facts(kind: .first)) == ["warning whats-new-on-first-version en-US"])
    let update: [String: Contents] = [
      "metadata/en-US/release_notes.txt": "New", "metadata/fr-FR/subtitle.txt": "Vite",
    ]
    #expect(try found(update, facts: Facts(kind: .update)) == ["warning missing-whats-new fr-FR"])
    let complete = try found(update, facts: Facts(kind: .update, isComplete: true))
    #expect(complete.contains("error missing-whats-new fr-FR"))
  }

  @Test func case14_theFinalLineBreak() throws {
    #expect(try found(["metadata/en-US/name.txt": .text(String(repeating: "a", count: 30) + "\n")]) == [])
    #expect(
      try found(["metadata/en-US/name.txt": .text(String(repeating: "a", count: 31))]) == [
        "error text-too-long en-US"
      ])
  }

  @Test func case15_encodings() throws {
    let files: [String: Contents] = [
      "metadata/de-DE/name.txt": .bytes([0x47, 0x72, 0xFC, 0xDF, 0x65]),
      "metadata/de-DE/subtitle.txt": .bytes([0xFF, 0xFE, 0x41, 0]),
    ]
    #expect(try found(files) == ["error text-encoding de-DE", "error text-encoding de-DE"])
  }

  @Test func case17_wholeWords() throws {
    #expect(try found(["metadata/de-DE/description.txt": "Deine Notizen überall."]) == [])
    #expect(try found(["metadata/en-US/description.txt": "Syncs with Google Drive."]) == [])
    #expect(try found(["metadata/en-US/keywords.txt": "google,notes"]) == ["warning review-words en-US"])
  }

  @Test func case18_addresses() throws {
    func link(_ url: String) throws -> [String] { try found(["metadata/en-US/support_url.txt": .text(url)]) }
    #expect(try link("www.example.org/help") == ["error malformed-url en-US"])
    #expect(try link("https://example.org/he lp") == ["error malformed-url en-US"])
    #expect(try link("mailto:help@example.org") == ["error malformed-url en-US"])
    #expect(try link("https://example.org/help") == ["warning placeholder-url en-US"])
    #expect(try link("https://shipshape.dev/help") == [])
  }

  @Test func case20_addressesAreNeverCalledGoodOrBad() throws {
    #expect(try notes(["metadata/en-US/support_url.txt": "https://shipshape.dev"]) == ["links-not-opened"])
  }

  @Test func case22_theReviewContact() throws {
    let folder = "metadata/review_information"
    #expect(try found(["\(folder)/notes.txt": "Tap Start"]) == ["warning incomplete-contact -"])
    #expect(try found(["\(folder)/demo_user.txt": "joe"]).contains("error half-demo-account -"))
  }

  @Test func case24_oneOfTwoTranslationsTooLong() throws {
    let files: [String: Contents] = [
      "metadata/en-US/name.txt": .text(String(repeating: "a", count: 28)),
      "metadata/de-DE/name.txt": .text(String(repeating: "b", count: 36)),
    ]
    #expect(try found(files) == ["error text-too-long de-DE"])
    #expect(try ReleaseFixture(files).report().text().contains("de-DE    36  6 over"))
  }

  @Test func case26_wrongCodes() throws {
    let suggestions = ["fr": "fr-FR or fr-CA", "ar": "ar-SA", "pt_BR": "pt-BR", "it-IT": "it", "sv-SE": "sv"]
    let files = Dictionary(
      uniqueKeysWithValues: suggestions.keys.map { ("metadata/\($0)/name.txt", Contents.text("Name")) })
    let report = try ReleaseFixture(files).report()
    #expect(report.findings.count == 5 && report.count(.error) == 5)
    for finding in report.findings {
      #expect(finding.advice == "Did you mean \(suggestions[finding.locale ?? ""] ?? "")?")
    }
  }

  @Test func case28_otherToolsFolders() throws {
    let files: [String: Contents] = [
      "metadata/android/en-US/title.txt": "x", "screenshots/fonts/x.otf": "x",
      "metadata/en-US/name.txt": "Name",
    ]
    #expect(try ReleaseFixture(files).report().findings.isEmpty)
  }

  @Test func case29_dotFilesAndAnEmptyFolder() throws {
    let files: [String: Contents] = [
      "metadata/.DS_Store": "x", "screenshots/en-US/.DS_Store": "x", "screenshots/en-US/._1.png": "x",
      "screenshots/en-US/1.png": .png(1320, 2868), "screenshots/de-DE": .folder,
    ]
    #expect(try found(files) == [])
    #expect(try notes(files) == ["fallback-screenshots"])
  }

  @Test func case30_picturesWithoutTexts() throws {
    let files: [String: Contents] = [
      "screenshots/da/1.png": .png(1320, 2868), "metadata/en-US/name.txt": "Name",
    ]
    #expect(try found(files) == ["warning pictures-without-texts da"])
  }

  @Test func case31_defaultPictures() throws {
    #expect(
      try found(["screenshots/default/1.png": .png(1320, 2868)]) == ["error default-screenshots default"])
  }

  @Test func case32_iMessage() throws {
    let files: [String: Contents] = [
      "screenshots/iMessage/en-US/1.png": .png(1320, 2868, note: "a"),
      "screenshots/imessage/en-US/1.png": .png(1320, 2868, note: "bb"),
      "screenshots/iMessage/english/1.png": .png(1320, 2868),
    ]
    #expect(try found(files) == ["warning group-case -", "warning unknown-locale english"])
  }

  @Test func case34_theThirteenInchIPad() throws {
    #expect(try found(["screenshots/en-US/1.png": .png(2064, 2752)]) == [])
  }

  @Test func case36_theOrderAndTheTenLimit() throws {
    #expect(
      try found(.phonePictures((1...12).map { "\($0).png" })) == ["error screenshot-too-many en-US"])
    #expect(try notes(.phonePictures((1...10).map { "\($0).png" })) == ["screenshot-order"])
  }

  @Test func case37_extensionsInCapitals() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/1.PNG": .png(1320, 2868),
      "screenshots/en-US/2.JPG": .bytes(TestPicture.jpeg(1320, 2868)),
      "screenshots/en-US/3.Png": .png(1320, 2868, note: "3"),
    ]
    #expect(try found(files) == ["error screenshot-extension en-US"])
  }

  @Test func case39_alphaChannels() throws {
    let opaque = TestPicture.rows(1320, 2868, pixel: [1, 2, 3, 255])
    var transparent = opaque
    transparent[transparent.count - 1] = 0
    func picture(_ rows: [UInt8]) -> [String: Contents] {
      ["screenshots/en-US/1.png": .bytes(TestPicture.png(1320, 2868, .rgba, rows: rows))]
    }
    #expect(
      try ReleaseFixture(picture(opaque)).report().findings.filter { $0.rule == "screenshot-transparency" }
        .map(\.severity) == [.info])
    #expect(try found(picture(transparent)) == ["error screenshot-transparency en-US"])
    let colour = TestPicture.png(
      1320, 2868, transparency: [0, 1, 0, 2, 0, 3], rows: TestPicture.rows(1320, 2868, pixel: [1, 2, 3]))
    #expect(try found(["screenshots/en-US/1.png": .bytes(colour)]) == ["error screenshot-transparency en-US"])
  }

  @Test func case41_theSamePictureTwice() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/1.png": .png(1320, 2868), "screenshots/en-US/2.png": .png(1320, 2868),
    ]
    #expect(try found(files) == ["warning screenshot-duplicate en-US"])
  }

  @Test func case44_picturesInOneLanguageAlone() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/1.png": .png(1320, 2868), "screenshots/fr-FR": .folder,
    ]
    #expect(try found(files) == [])
    #expect(try notes(files) == ["fallback-screenshots"])
  }

  @Test func case45_previews() throws {
    var files: [String: Contents] = ["app_previews/en-US/IPHONE_67_1.mp4": .mp4(seconds: 31)]
    for index in 1...3 {
      files["app_previews/en-US/IPAD_PRO_3GEN_129_\(index).mp4"] = .mp4(seconds: 20, 1200, 1600)
    }
    #expect(try found(files) == ["error preview-length en-US"])
  }

  @Test func case46_watchSizes() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/w.png": .png(416, 496), "screenshots/fr-FR/w.png": .png(410, 502),
    ]
    #expect(try found(files) == ["warning watch-sizes -"])
  }
}
