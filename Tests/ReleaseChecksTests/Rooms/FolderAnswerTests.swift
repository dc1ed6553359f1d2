import Testing

@testable import ReleaseChecks

struct FolderAnswerTests {
  private let contact: [String: Contents] = [
    "metadata/review_information/first_name.txt": "Ann", "metadata/review_information/last_name.txt": "Lee",
    "metadata/review_information/phone_number.txt": "+44 20 7946 0958",
    "metadata/review_information/email_address.txt": "ann@harbourlog.app",
  ]

  private func answer(
    _ id: String, _ files: [String: Contents], facts: Facts = Facts(), accepted: [Acceptance] = []
  )
    throws -> (FolderAnswer, Report)
  {
    let point = try #require(try FinalQAPoints.bundled().all.first { $0.id == id })
    let report = try ReleaseFixture(files).report(facts: facts, accepted: accepted)
    return (report.answer(to: point), report)
  }

  private func partly(_ id: String, _ files: [String: Contents], facts: Facts = Facts()) throws -> String? {
    guard case .partly(let message) = try answer(id, files, facts: facts).0 else { return nil }
    return message.text
  }

  @Test func aCompleteContactNeedsNoTick() throws {
    #expect(
      try answer("r-contact", contact).0
        == .byFolder("From the folder: \("first name, last name, e-mail and phone" as Message)"))
  }

  @Test func aWrongNumberIsAFindingToFix() throws {
    var files = contact
    files["metadata/review_information/phone_number.txt"] = "020 7946 0958"
    let (answer, report) = try answer("r-contact", files)
    guard case .open(let index) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(report.findings[index].rule == Rule.phoneNumber.id)
  }

  @Test func whatIsAcceptedIsForAPersonAgain() throws {
    var files = contact
    files["metadata/review_information/phone_number.txt"] = "020 7946 0958"
    let (answer, _) = try answer(
      "r-contact", files, accepted: [Acceptance(rule: "phone-number", reason: "they know us")])
    guard case .partly = answer else {
      Issue.record("\(answer)")
      return
    }
  }

  @Test func whatTheFolderDoesNotHaveIsForAPerson() throws {
    let files: [String: Contents] = ["metadata/en-US/name.txt": "Harbour Log"]
    #expect(try answer("r-contact", files).0 == .byPerson)
    #expect(try answer("m-copyright", files).0 == .byPerson)
    #expect(try answer("s-required", files).0 == .byPerson)
    #expect(try answer("build-public-api", files).0 == .byPerson)
  }

  @Test func notesAreCountedAndLeftToAPerson() throws {
    let notes: [String: Contents] = [
      "metadata/review_information/notes.txt": .text(String(repeating: "é", count: 40))
    ]
    #expect(try partly("r-notes", notes) == "The folder has notes, 80 of 4000 bytes")
    #expect(try partly("r-notes", [:]) == "The folder has no notes")
    let long: [String: Contents] = [
      "metadata/review_information/notes.txt": .text(String(repeating: "a", count: 4001))
    ]
    guard case .open = try answer("r-notes", long).0 else {
      Issue.record("too long, and not open")
      return
    }
  }

  @Test func setsAreWholeOnlyWhereTheFactsAreKnown() throws {
    let files = Contents.phonePictures(["1.png", "2.png"])
    #expect(try partly("s-required", files) == "The folder has iPhone 6.9\" 2")
    let facts = Facts(devices: [.iphone], primaryLocale: "en-US")
    #expect(
      try answer("s-required", files, facts: facts).0
        == .byFolder("From the folder: \("\("iPhone 6.9\" 2")" as Message)"))
    let missing = Facts(isComplete: true, devices: [.iphone, .ipad], primaryLocale: "en-US")
    let (answer, report) = try answer("s-required", files, facts: missing)
    guard case .open(let index) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(report.findings[index].rule == Rule.requiredSet.id)
  }

  @Test func textsAreSearchedAndTheRestIsAPersonsToLook() throws {
    let clean: [String: Contents] = ["metadata/en-US/description.txt": "A log of your days."]
    #expect(try partly("q-content", clean) == "The texts were searched: no placeholder")
    #expect(
      try partly("q-content", ["metadata/en-US/description.txt": "TODO"])
        == "1 place in the texts looks like a placeholder")
    #expect(try partly("m-platforms", clean) == "The texts were searched: no other platform")
    #expect(
      try partly("m-platforms", ["metadata/en-US/description.txt": "As on Android and on Blackberry."])
        == "2 places in the texts name other platforms")
    // What speaks of something else on the same list is not counted.
    #expect(
      try partly("m-platforms", ["metadata/en-US/description.txt": "This is just a test."])
        == "The texts were searched: no other platform")
  }

  @Test func theRestOfWhatAFolderKnows() throws {
    let files: [String: Contents] = [
      "metadata/copyright.txt": "2026 Harbour Ltd", "metadata/primary_category.txt": "WEATHER",
      "metadata/en-US/release_notes.txt": "New map.", "metadata/it/name.txt": "Porto",
      "metadata/en-US/description.txt": "Terms: https://harbourlog.app/terms",
      "metadata/en-US/privacy_url.txt": "https://harbourlog.app/privacy",
      "metadata/review_information/demo_user.txt": "joe",
      "metadata/review_information/demo_password.txt": "secret",
      "metadata/app_rating_config.json": #"{"contests": "NONE"}"#,
      "screenshots/en-US/1.png": .png(1320, 2868), "screenshots/en-US/2.png": .png(1320, 2868, note: "2"),
    ]
    guard case .byFolder(let copyright) = try answer("m-copyright", files).0 else {
      Issue.record("copyright")
      return
    }
    #expect(copyright.text == "From the folder: “2026 Harbour Ltd”")
    #expect(try partly("m-category", files) == "The folder has the category WEATHER")
    #expect(try partly("m-whatsnew", files) == "The folder has What's New in 1 of 2 languages")
    #expect(try partly("p-policy", files) == "The folder has a privacy policy link in 1 of 2 languages")
    #expect(try partly("m-eula", files) == "Descriptions with a link: 1 of 1")
    #expect(try partly("m-urls", files) == "The folder has 1 address; none was opened")
    #expect(try partly("a-demo", files) == "The folder has a demo account")
    #expect(try partly("b-age", files) == "The folder has answers for the age rating")
    #expect(try partly("b-social", files) == "The answers in the folder lack them")
    #expect(try partly("s-order", files) == "The first on iPhone 6.9\": 1.png, 2.png")
    #expect(try answer("s-preview", files).0 == .byPerson)
  }
}
