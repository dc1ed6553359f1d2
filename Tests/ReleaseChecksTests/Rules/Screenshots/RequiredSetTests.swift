import Testing

@testable import ReleaseChecks

struct RequiredSetTests {
  private let small: [String: Contents] = ["screenshots/en-US/1.png": .png(750, 1334)]
  private let known = Facts(isComplete: true, devices: [.iphone], primaryLocale: "en-US")

  @Test func knowingEverythingItIsAnError() throws {
    let found = try findings(.requiredSet, small, facts: known)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message == "en-US has no screenshots of iPhone 6.9\" or iPhone 6.5\"")
  }

  @Test func withoutKnowingTheDevicesItSaysIf() throws {
    let found = try findings(.requiredSet, small)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasPrefix("If the app runs on iPhone: ") == true)
  }

  @Test(arguments: [nil, false]) func ofAFolderThatMayNotBeWholeItIsAWarning(isComplete: Bool?) throws {
    let facts = Facts(isComplete: isComplete, devices: [.iphone], primaryLocale: "en-US")
    let found = try findings(.requiredSet, small, facts: facts)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasPrefix("If the folder is complete: ") == (isComplete == nil))
  }

  @Test(arguments: [(1320, 2868), (1242, 2688)])
  func eitherOfTheLargeSizesIsEnough(width: Int, height: Int) throws {
    #expect(
      try findings(.requiredSet, ["screenshots/en-US/1.png": .png(width, height)], facts: known).isEmpty)
  }

  @Test func thePrimaryLanguageIsTheOneThatCounts() throws {
    let files: [String: Contents] = [
      "screenshots/fr-FR/1.png": .png(1320, 2868), "screenshots/en-US/1.png": .png(750, 1334),
    ]
    #expect(try findings(.requiredSet, files, facts: known).map(\.locale) == ["en-US"])
    #expect(try findings(.requiredSet, files).isEmpty)
  }

  @Test func aCompleteFolderWithoutPicturesIsNotComplete() throws {
    #expect(try findings(.requiredSet, ["metadata/en-US/name.txt": "N"], facts: known).count == 1)
    #expect(try findings(.requiredSet, ["metadata/en-US/name.txt": "N"]).isEmpty)
  }

  @Test func anIPadNeedsThirteenInches() throws {
    var facts = known
    facts.devices = [.iphone, .ipad]
    let found = try findings(.requiredSet, ["screenshots/en-US/1.png": .png(1320, 2868)], facts: facts)
    #expect(found.map(\.field) == ["ipad-primary"])
  }

  /// Since October 2026 the middle size of the iPhone is taken for the large one.
  @Test func theMiddlePhoneIsAWarningAtMost() throws {
    let facts = Facts(isComplete: true, devices: [.iphone], primaryLocale: "en-US")
    func severities(_ width: Int, _ height: Int) throws -> [Finding.Severity] {
      try findings(.requiredSet, ["screenshots/en-US/1.png": .png(width, height)], facts: facts).map(
        \.severity)
    }
    #expect(try severities(1206, 2622) == [.warning])
    #expect(try severities(1242, 2208) == [.error])
    #expect(try severities(1320, 2868).isEmpty)
  }
}
