import Testing

@testable import ReleaseChecks

struct JSONReleaseTests {
  private func report(_ files: [String: Contents], facts: Facts = Facts(), at path: String = "") throws
    -> Report
  {
    let fixture = try ReleaseFixture(files)
    let rules = try StoreRules.bundled()
    let place = try ReleaseFinder(rules: rules).find(at: fixture.root + path)
    return try ReleaseCheck(rules: rules, facts: facts, year: 2026).run(at: place)
  }

  private let expo = """
    {
      "configVersion": 0,
      "apple": {
        "copyright": "2031 Example Ltd",
        "info": {
          "en-US": {
            "title": "A title that has far more than thirty characters",
            "keywords": ["boat", " sail"], "supportUrl": "ftp://a.dev", "promoText": "é {{x}}"
          },
          "german": { "title": "Name" }
        },
        "categories": ["NAVIGATION", ["GAMES", "GAMES_NONE"]],
        "review": { "phone": "12", "demoPassword": "hunter2" },
        "advisory": { "gambling": "yes" }
      }
    }
    """

  @Test func exposConfigurationIsARelease() throws {
    let report = try report(["store.config.json": .text(expo), "App.js": "x"])
    let found = Dictionary(grouping: report.findings, by: \.rule)
    #expect(found["text-too-long"]?.map(\.place) == ["7:49"])
    #expect(found["keyword-blanks"]?.first?.locale == "en-US")
    #expect(found["malformed-url"]?.first?.severity == .error)
    #expect(found["unfilled-placeholder"]?.first?.place == "8:85")
    #expect(found["copyright-year"]?.first?.place == "4:19")
    #expect(found["unknown-locale"]?.first?.locale == "german")
    #expect(found["unknown-category"]?.count == 1)
    #expect(found["phone-number"]?.count == 1 && found["age-rating"]?.count == 1)
    #expect(report.findings.allSatisfy { $0.file == nil || $0.file?.shown == "store.config.json" })
    #expect(report.findings.allSatisfy { $0.fix == nil })
    #expect(try !#require(report.json()).contains("hunter2"))
  }

  @Test func whatIsMissingIsSaidOfTheFile() throws {
    let report = try report(["store.config.json": .text(expo)], facts: Facts(isComplete: true))
    let missing = report.findings.filter { $0.rule == "missing-text" && $0.locale == "en-US" }
    #expect(missing.contains { $0.field == "description" } && !missing.contains { $0.field == "name" })
    #expect(missing.allSatisfy { $0.file?.shown == "store.config.json" })
  }

  @Test func aProgramIsNotRun() throws {
    let fixture = try ReleaseFixture(["store.config.js": "module.exports = {}"])
    let failure = #expect(throws: ReleaseFinder.Failure.self) {
      try ReleaseFinder(rules: .bundled()).find(at: fixture.root)
    }
    guard case .nothing(_, _, _, _, program: "store.config.js") = failure else {
      Issue.record("\(failure as Any)")
      return
    }
  }

  @Test(arguments: [#"{"apple": "#, #"{"apple": {"info": [1, {}, "a\"]}}"#, #"{"android": {}}"#, "[]"])
  func aBrokenOneIsSaid(json: String) throws {
    #expect(throws: ReleaseFinder.Failure.self) { try report(["store.config.json": .text(json)]) }
  }

  @Test(arguments: [#"{"android": {}}"#, "{"])
  func aBrokenOneBesideAReleaseIsLeftAlone(json: String) throws {
    let files: [String: Contents] = [
      "store.config.json": .text(json), "fastlane/metadata/it/name.txt": "Nome",
    ]
    #expect(try report(files).folder.texts.count == 1)
  }

  @Test func valuesOfOtherKindsAreLeftOut() throws {
    #expect(
      try report(["store.config.json": #"{"apple": {"info": {"it": {"title": 1}}}}"#]).folder.texts.isEmpty)
  }

  @Test(arguments: ["", "fastlane/"])
  func ascsFoldersAreARelease(below: String) throws {
    let report = try report([
      "\(below)metadata/app-info/en-US.json": #"{"name": "Harbour", "privacyPolicyUrl": "https://a.dev"}"#,
      "\(below)metadata/version/1.9/en-US.json": #"{"description": "Old"}"#,
      "\(below)metadata/version/1.10/en-US.json": #"{"description": "New <RELEASE_NOTES>", "whatsNew": "🎉"}"#,
    ])
    #expect(report.folder.texts.count == 4)
    #expect(!report.findings.contains { $0.rule == "unknown-locale" })
    let placeholder = report.findings.first { $0.rule == "unfilled-placeholder" }
    #expect(placeholder?.file?.shown == "metadata/version/1.10/en-US.json" && placeholder?.place == "1:22")
  }
}
