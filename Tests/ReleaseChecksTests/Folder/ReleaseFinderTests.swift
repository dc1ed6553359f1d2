import Testing

@testable import ReleaseChecks

struct ReleaseFinderTests {
  private let name: [String: Contents] = ["metadata/en-US/name.txt": "N"]

  private func all(_ files: [String: Contents], at path: String = "") throws -> [String] {
    let fixture = try ReleaseFixture(files)
    return try ReleaseFinder(rules: .bundled()).all(at: "\(fixture.root)/\(path)")
  }

  private func below(_ folder: String) -> [String: Contents] { ["\(folder)/metadata/en-US/name.txt": "N"] }

  @Test(arguments: ["fastlane", ".fastlane", "ios/fastlane", "Darwin/fastlane", "apps/store"])
  func aProjectsReleaseIsFoundTwoLevelsDown(folder: String) throws {
    #expect(try all(below(folder)) == [folder])
  }

  @Test func theFolderItselfIsOne() throws {
    #expect(try all(name) == ["."])
    #expect(try all(["screenshots/en-US/1.png": .png(1320, 2868)]) == ["."])
  }

  @Test(arguments: ["metadata", "screenshots", "metadata/en-US"])
  func aPartOfOneLeadsToIt(path: String) throws {
    let files = name.merging(["screenshots/en-US/1.png": .png(1320, 2868)]) { first, _ in first }
    let fixture = try ReleaseFixture(files)
    let finder = ReleaseFinder(rules: try .bundled())
    let found = try finder.find(at: "\(fixture.root)/\(path)")
    #expect(try ReleaseCheck(rules: .bundled(), year: 2026).run(root: found).folder.texts.count == 1)
  }

  @Test func severalAreAllListedAndOneIsChosen() throws {
    let fixture = try ReleaseFixture(
      below("one/fastlane").merging(below("two/fastlane")) { first, _ in first })
    let finder = ReleaseFinder(rules: try .bundled())
    #expect(throws: ReleaseFinder.Failure.several(["one/fastlane", "two/fastlane"])) {
      try finder.find(at: fixture.root)
    }
    #expect(try finder.find(at: fixture.root, chosen: "two/fastlane/") == "\(fixture.root)/two/fastlane")
    #expect(throws: ReleaseFinder.Failure.self) { try finder.find(at: fixture.root, chosen: "three") }
  }

  @Test func threeLevelsDownIsTooFar() throws {
    #expect(throws: ReleaseFinder.Failure.self) { try all(below("a/b/c")) }
  }

  @Test func androidsTextsAloneAreNone() throws {
    #expect(throws: ReleaseFinder.Failure.self) { try all(["metadata/android/en-US/title.txt": "T"]) }
  }

  @Test func noneNamesThePlaces() throws {
    let fixture = try ReleaseFixture(["README.md": "x"])
    let failure = #expect(throws: ReleaseFinder.Failure.self) {
      try ReleaseFinder(rules: .bundled()).find(at: fixture.root)
    }
    guard case .nothing(_, let places) = failure else {
      Issue.record("\(failure as Any)")
      return
    }
    #expect(places.contains("ios/fastlane/metadata"))
  }

  @Test func anUnknownLanguageAloneIsStillARelease() throws {
    #expect(try all(["metadata/deutsch/name.txt": "N"]) == ["."])
  }

  @Test func whatIsNotThereIsSaid() throws {
    #expect(throws: ReleaseFinder.Failure.unreadable(path: "/nowhere/at/all", .missing)) {
      try ReleaseFinder(rules: .bundled()).find(at: "/nowhere/at/all")
    }
  }
}
