import Testing

@testable import ReleaseChecks

/// Folders as they are found in public repositories: each row of the rules' table "What real folders show".
struct RealFoldersTests {
  private func findings(_ files: [String: Contents], facts: Facts = Facts()) throws -> [Finding] {
    try ReleaseFixture(files).report(facts: facts).findings
  }

  private func rules(_ files: [String: Contents], atLeast severity: Finding.Severity = .warning) throws
    -> [String]
  {
    try findings(files).filter { $0.severity >= severity }.map(\.rule)
  }

  @Test func keywordsUpTo275BytesAreFine() throws {
    let thai = String(repeating: "คำ,", count: 30) + "คำค้นหาไ"
    #expect(thai.unicodeScalars.count <= 100 && thai.utf8.count > 200)
    #expect(try !rules(["metadata/th/keywords.txt": .text(thai)]).contains("text-too-long"))
  }

  @Test func textsExactlyAtTheirLimitAreFine() throws {
    let limits = [
      "name": 30, "subtitle": 30, "promotional_text": 170, "description": 4_000, "release_notes": 4_000,
    ]
    for (field, limit) in limits {
      #expect(
        try rules(["metadata/it/\(field).txt": .text(String(repeating: "a", count: limit) + "\n")]) == [])
      let over = try findings(["metadata/it/\(field).txt": .text(String(repeating: "a", count: limit + 1))])
      #expect(over.first?.message.hasSuffix("1 over") == true && over.first?.place == "1:\(limit + 1)")
    }
  }

  @Test func combiningScriptsAreCountedInScalars() throws {
    for text in ["नमस्ते दुनिया", "สวัสดีชาวโลก", "مَرْحَبًا بِالعَالَم", "សួស្តី​ពិភពលោក", "မင်္ဂလာပါ"] {
      let long = String(repeating: text, count: 4)
      let found = try findings(["metadata/hi/subtitle.txt": .text(long)]).filter {
        $0.rule == "text-too-long"
      }
      #expect(found.first?.count == long.unicodeScalars.count)
    }
  }

  @Test(arguments: ["写真、動画、音楽", "صور،فيديو،موسيقى", "photo video music notes editor", "写真\n動画\n音楽"])
  func listsWithoutAnASCIICommaAreOneFindingWithTheRepair(text: String) throws {
    let found = try findings(["metadata/ja/keywords.txt": .text(text)]).filter {
      $0.severity > .info && $0.rule != "other-script"
    }
    #expect(found.count == 1)
    #expect(found.first?.advice.contains(",") == true)
  }

  @Test func aFullWidthCommaIsAComma() throws {
    #expect(try rules(["metadata/zh-Hans/keywords.txt": "照片，视频，音乐"]) == [])
  }

  @Test func todoIsAWord() throws {
    #expect(
      try rules([
        "metadata/en-US/keywords.txt": "todo,tasks", "metadata/es-ES/description.txt": "Todo en uno",
      ]) == [])
    #expect(try rules(["metadata/en-US/description.txt": "<Placeholder>"]) == ["review-words"])
  }

  @Test func aRowOfEqualsSignsIsNoConflict() throws {
    #expect(try rules(["metadata/en-US/description.txt": "FEATURES\n========\nFast"], atLeast: .info) == [])
  }

  @Test func marksOfScriptsAreLegitimate() throws {
    let files: [String: Contents] = [
      "metadata/he/description.txt": "\u{200F}שלום ABC\u{200E}!",
      "metadata/ur-PK/description.txt": "کتاب\u{200C}خانه",
      "metadata/hi/description.txt": "क्\u{200D}ष", "metadata/en-US/description.txt": "Ok",
    ]
    #expect(try rules(files) == [])
    for mark in ["\u{AD}", "\u{200B}", "\u{2028}"] {
      #expect(try rules(["metadata/en-US/description.txt": .text("a\(mark)b")]) == ["invisible-character"])
    }
  }

  @Test func angleBracketsAreANote() throws {
    #expect(
      try rules(["metadata/en-US/release_notes.txt": "Settings > About, size < 5 MB"], atLeast: .info) == [
        "angle-bracket"
      ])
  }

  @Test func jpegDataNamedPNGIsAnErrorWithTheRightName() throws {
    let found = try findings(["screenshots/en-US/1.png": .bytes(TestPicture.jpeg(1320, 2868))])
    #expect(found.filter { $0.severity == .error }.map(\.advice) == ["Rename it to .jpg."])
  }

  @Test func opaqueRGBAIsANote() throws {
    let rows = TestPicture.rows(750, 1334, pixel: [9, 9, 9, 255])
    let files: [String: Contents] = [
      "screenshots/en-US/1.png": .bytes(TestPicture.png(750, 1334, .rgba, rows: rows)),
      "screenshots/en-US/2.png": .png(1320, 2868),
    ]
    #expect(try rules(files).isEmpty)
  }

  @Test func sevenAndSevenOfOneSizeAreTwoSets() throws {
    var files: [String: Contents] = [:]
    for index in 1...7 {
      files["screenshots/en-US/iPad Pro (12.9-inch) (2nd generation)-0\(index).png"] = .png(
        2048, 2732, note: "a\(index)")
      files["screenshots/en-US/iPad Pro (12.9-inch) (4th generation)-0\(index).png"] = .png(
        2048, 2732, note: "b\(index)x")
    }
    #expect(try rules(files) == [])
  }

  @Test func framedSetsWithTheirSideFilesAreFine() throws {
    var files = Contents.phonePictures(["01.png", "01_framed.png", "02.png", "02_framed.png"])
    files["screenshots/Framefile.json"] = "{}"
    files["screenshots/background.jpg"] = .bytes(TestPicture.jpeg(10, 10))
    files["screenshots/en-US/background.jpg"] = .bytes(TestPicture.jpeg(10, 10))
    files["screenshots/en-US/title.strings"] = "\"01\" = \"Hello\";"
    files["screenshots/fonts/Font.ttf"] = "x"
    #expect(try rules(files) == [])
    files["screenshots/hero.png"] = .png(1320, 2868)
    #expect(try rules(files) == ["screenshot-not-seen"])
  }

  @Test func foldersInTheWrongPlacesAreEachTheirOwnFinding() throws {
    let files: [String: Contents] = [
      "metadata/sv/th/name.txt": "ชื่อ", "metadata/sv/name.txt": "Namn", "metadata/it": .link("sv"),
      "metadata/no/name.txt": .link("../nowhere.txt"), "metadata/klingon/name.txt": "pong",
    ]
    #expect(Set(try rules(files)) == ["locale-in-locale", "unreadable", "unknown-locale"])
  }

  @Test func dozensOfUnknownLocalesAreOneGroup() throws {
    var files: [String: Contents] = ["metadata/en-US/name.txt": "Name"]
    for index in 0..<125 { files["metadata/xx\(index)/name.txt"] = "x" }
    let text = try ReleaseFixture(files).report().text()
    #expect(text.ranges(of: "[unknown-locale]").count == 1)
  }

  @Test(arguments: [
    ("whats_new.txt", "release_notes.txt"), ("version_whats_new.txt", "release_notes.txt"),
    ("title.txt", "name.txt"), ("software_url.txt", "marketing_url.txt"),
  ])
  func namesNearOnesThatAreReadAreAskedAbout(name: String, meant: String) throws {
    let found = try findings(["metadata/it/\(name)": "x"])
    #expect(found.map(\.advice) == ["Did you mean \(meant)?"])
  }

  @Test func aDefaultThatHoldsTheMainLanguageIsInherited() throws {
    let files: [String: Contents] = [
      "metadata/default/description.txt": "All", "metadata/default/keywords.txt": "photo,video",
      "metadata/default/name.txt": "Name", "metadata/default/support_url.txt": "https://a.dev",
      "metadata/default/privacy_url.txt": "https://a.dev", "metadata/default/release_notes.txt": "New",
      "metadata/en-US/subtitle.txt": "Fast", "metadata/copyright.txt": "2026 A",
      "metadata/primary_category.txt": "MUSIC",
    ]
    let found = try findings(files, facts: Facts(kind: .update, isComplete: true))
    #expect(found.filter { $0.severity > .info } == [])
  }

  @Test func encryptedFilesAreNoTextAndNoCrash() throws {
    let found = try findings([
      "metadata/it/name.txt": .bytes([0] + Array("GITCRYPT".utf8) + [0, 0x9F, 0x80, 0xFE])
    ])
    #expect(found.map(\.rule) == ["locked"])
    let binary = try findings([
      "metadata/it/name.txt": .bytes([1, 0] + Array("CRYPT".utf8) + [0, 0x9F, 0x80, 0xFE])
    ])
    #expect(binary.map(\.rule) == ["text-encoding"])
    #expect(binary.first?.message.hasPrefix("This is not a text") == true)
  }

  /// A release that is right says nothing at all above a note.
  @Test func aGoodFolderIsQuiet() throws {
    var files: [String: Contents] = [
      "metadata/copyright.txt": "2026 Example Ltd\n", "metadata/primary_category.txt": "PRODUCTIVITY\n",
      "metadata/.DS_Store": "x", "metadata/android/en-US/title.txt": "x", "screenshots/README.txt": "x",
      "metadata/review_information/first_name.txt": "Jo\n",
      "metadata/review_information/last_name.txt": "Doe\n",
      "metadata/review_information/phone_number.txt": "+1 555 0100 200\n",
      "metadata/review_information/email_address.txt": "jo@shipshape.dev\n",
      "metadata/review_information/demo_user.txt": "\n",
      "metadata/review_information/demo_password.txt": "\n",
    ]
    let words = [
      "en-US": "Tasks & Lists", "de-DE": "Aufgaben – für Übergänge", "ja": "タスク管理", "ar-SA": "المهام",
      "hi": "कार्य सूची",
    ]
    for (locale, name) in words {
      files["metadata/\(locale)/name.txt"] = .text(name + "\n")
      files["metadata/\(locale)/subtitle.txt"] = "\n"
      files["metadata/\(locale)/description.txt"] = .text("\(name)\n\n• One\n– “Two” … 100 % ✓\n")
      files["metadata/\(locale)/release_notes.txt"] = .text("\(name): fixes\n")
      files["metadata/\(locale)/support_url.txt"] = "https://shipshape.dev/help\n"
      files["metadata/\(locale)/privacy_url.txt"] = "https://shipshape.dev/privacy\n"
    }
    files["metadata/en-US/keywords.txt"] =
      "todo,planner,reminder,calendar,focus,habit,notes,work,school,checklist,agenda\n"
    files.merge(.phonePictures(["01.png", "02.png", "03.png"])) { first, _ in first }
    files["screenshots/en-US/11.png"] = .png(2064, 2752)
    #expect(try rules(files) == [])
  }
}
