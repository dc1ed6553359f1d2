import Foundation
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
    #expect(try ReleaseCheck(rules: .bundled(), year: 2026).run(root: found.root).folder.texts.count == 1)
  }

  /// Two levels are always looked at; a third only while nothing has been found.
  @Test func deeperIsOnlyLookedWhileNothingIsFound() throws {
    let near = below("a").merging(below("b/c")) { $1 }
    #expect(try all(near) == ["a", "b/c"])
    #expect(try all(below("b/c").merging(below("d/e/f")) { $1 }) == ["b/c"])
    #expect(try all(below("d/e/f")) == ["d/e/f"])
  }

  /// 20,000 folders are looked into, the nearest first, and no more.
  @Test func theSearchHasABound() throws {
    let fixture = try ReleaseFixture(below("z"))
    for number in 1...19_999 { mkdir("\(fixture.root)/a\(number)", 0o755) }
    let finder = ReleaseFinder(rules: try .bundled())
    #expect(try finder.all(at: fixture.root) == ["z"])
    mkdir("\(fixture.root)/a20000", 0o755)
    #expect(
      throws: ReleaseFinder.Failure.nothing(
        path: fixture.root, folders: 20_000, isAll: false, isAndroid: false, program: nil)
    ) {
      try finder.all(at: fixture.root)
    }
  }

  @Test func severalAreAllListedAndOneIsChosen() throws {
    let fixture = try ReleaseFixture(
      below("one/fastlane").merging(below("two/fastlane")) { first, _ in first })
    let finder = ReleaseFinder(rules: try .bundled())
    #expect(throws: ReleaseFinder.Failure.several(["one/fastlane", "two/fastlane"])) {
      try finder.find(at: fixture.root)
    }
    #expect(try finder.find(at: fixture.root, chosen: "two/fastlane/").root == "\(fixture.root)/two/fastlane")
    #expect(throws: ReleaseFinder.Failure.self) { try finder.find(at: fixture.root, chosen: "three") }
  }

  @Test(arguments: [
    "apps/mobile/ios/fastlane", "apps/ios/fastlane", "a/b/c/d/e/f", "fastlane/ios", "fastlane/free",
  ])
  func itIsFoundAsDeepAsItLies(folder: String) throws { #expect(try all(below(folder)) == [folder]) }

  @Test(arguments: [
    "node_modules/x", "Pods/x/fastlane", "vendor/x/fastlane", ".git/fastlane", "build/fastlane",
  ])
  func placesOfDependenciesAreNotLookedInto(folder: String) throws {
    #expect(throws: ReleaseFinder.Failure.self) { try all(below(folder)) }
  }

  @Test func theNearestAreTaken() throws {
    let files = below("fastlane").merging(below("a/b/c/d/fastlane")) { $1 }
    #expect(try all(files) == ["fastlane"])
    let deep = below("a/b/c/one/fastlane").merging(below("a/b/c/two/fastlane")) { $1 }
    #expect(try all(deep) == ["a/b/c/one/fastlane", "a/b/c/two/fastlane"])
  }

  private func platform(_ name: String, _ more: [String: Contents] = [:]) -> [String: Contents] {
    ["fastlane/metadata/\(name)/en-US/name.txt": "N", "fastlane/metadata/android/en-US/title.txt": "T"]
      .merging(more) { $1 }
  }

  @Test(arguments: ["ios", "macos", "tvos", "premium"])
  func aPlatformsFolderIsAReleaseOfItsOwn(name: String) throws {
    let fixture = try ReleaseFixture(
      platform(name, ["fastlane/screenshots/\(name)/en-US/1.png": .png(1320, 2868)]))
    let rules = try StoreRules.bundled()
    let place = try ReleaseFinder(rules: rules).find(at: fixture.root)
    let report = try ReleaseCheck(rules: rules, year: 2026).run(at: place)
    #expect(report.folder.texts.count == 1 && report.folder.pictures.count == 1)
    #expect(!report.findings.contains { $0.rule == "unknown-locale" })
  }

  @Test func severalPlatformsAreListedAndChosenByName() throws {
    let fixture = try ReleaseFixture(platform("ios", ["fastlane/metadata/macos/en-US/name.txt": "M"]))
    let finder = ReleaseFinder(rules: try .bundled())
    #expect(try finder.all(at: fixture.root) == ["fastlane/metadata/ios", "fastlane/metadata/macos"])
    for name in ["macos", "fastlane/metadata/macos", "fastlane/metadata/macos/"] {
      #expect(try finder.find(at: fixture.root, chosen: name).metadata == "metadata/macos")
    }
    #expect(try finder.find(at: "\(fixture.root)/fastlane/metadata/ios").metadata == "metadata/ios")
  }

  @Test func aLanguageBesideAPlatformIsNotRenamed() throws {
    let fixture = try ReleaseFixture(platform("ios", ["fastlane/metadata/en-US/name.txt": "N"]))
    let rules = try StoreRules.bundled()
    let place = try ReleaseFinder(rules: rules).find(at: fixture.root, chosen: "fastlane")
    let report = try ReleaseCheck(rules: rules, year: 2026).run(at: place)
    #expect(!report.findings.contains { $0.rule == "unknown-locale" })
  }

  @Test func aFastfilesLiteralPathsAreFollowed() throws {
    let fixture = try ReleaseFixture([
      "fastlane/Fastfile": """
      lane :release do |options|
        upload_to_app_store( # the store
          force: true, metadata_path: "./fastlane/metadata/ios",
          screenshots_path: "./fastlane/screenshots/ios",
          ignore_language_directory_validation: true
        )
      end
      """,
      "fastlane/metadata/ios/en-US/name.txt": "Name", "fastlane/metadata/ios/eo/name.txt": "Nomo",
      "fastlane/screenshots/ios/en-US/1.png": .png(10, 10),
    ])
    let rules = try StoreRules.bundled()
    let place = try ReleaseFinder(rules: rules).find(at: fixture.root)
    #expect(place.root == "\(fixture.root)/fastlane")
    #expect(place.metadata == "metadata/ios" && place.screenshots == "screenshots/ios")
    let found = try ReleaseCheck(rules: rules, year: 2026).run(at: place).findings
    #expect(found.filter { $0.severity == .error }.map(\.rule) == ["screenshot-size"])
    #expect(found.first { $0.rule == "unknown-locale" }?.severity == .info)
  }

  @Test func aDeliverfileThatCannotBeReadIsSaid() throws {
    let fixture = try ReleaseFixture([
      "fastlane/metadata/en-US/name.txt": "Name", "fastlane/Deliverfile": .link("nowhere"),
    ])
    let rules = try StoreRules.bundled()
    let place = try ReleaseFinder(rules: rules).find(at: fixture.root)
    let found = try ReleaseCheck(rules: rules, year: 2026).run(at: place).findings
    #expect(found.filter { $0.rule == "unreadable" }.map { $0.file?.shown } == ["Deliverfile"])
  }

  @Test func aComputedPathIsSaid() throws {
    let fixture = try ReleaseFixture([
      "fastlane/Fastfile": "deliver metadata_path: File.join(dir, \"x\"), force: true\n",
      "fastlane/metadata/en-US/name.txt": "N",
    ])
    let place = try ReleaseFinder(rules: .bundled()).find(at: fixture.root)
    #expect(place.computedOptions == ["the Fastfile computes its metadata_path"])
  }

  @Test func textsOfADeliverfileAreReadAtTheirLines() throws {
    let fixture = try ReleaseFixture([
      "fastlane/Deliverfile": """
      # texts
      name({
        "en-US" => "A name that has far more than thirty characters",
        'de-DE' => 'Name'
      })
      copyright "2026 Example Ltd"
      keywords("en-US" => "one,two")
      """,
      "fastlane/metadata/en-US/description.txt": "Long",
      "fastlane/metadata/en-US/support_url.txt": "https://a.dev",
    ])
    let rules = try StoreRules.bundled()
    let place = try ReleaseFinder(rules: rules).find(at: fixture.root)
    let check = ReleaseCheck(rules: rules, facts: Facts(isComplete: true), year: 2026)
    let found = try check.run(at: place).findings
    let long = try #require(found.first { $0.rule == "text-too-long" })
    #expect(long.file?.shown == "Deliverfile" && long.place == "3:45" && long.fix == nil)
    let missing = found.filter { $0.rule == "missing-text" && $0.locale == "en-US" }.compactMap(\.field)
    #expect(!missing.contains("name") && !missing.contains("keywords"))
  }

  @Test func foldersOfOtherStoresAreNoRelease() throws {
    let files = below("ios/fastlane").merging([
      "flatpak/screenshots/en-US/1.png": .png(1, 1), "docs/screenshots/de-DE/1.png": .png(1, 1),
    ]) { $1 }
    #expect(try all(files) == ["ios/fastlane"])
  }

  @Test func anotherFoldersPicturesAreNotTaken() throws {
    let fixture = try ReleaseFixture([
      "fastlane/metadata_mac/en-US/name.txt": "N", "fastlane/metadata/en-US/name.txt": "N",
      "fastlane/screenshots/en-US/1.png": .png(1320, 2868),
    ])
    let place = try ReleaseFinder(rules: .bundled()).find(at: "\(fixture.root)/fastlane/metadata_mac")
    #expect(place.metadata == "metadata_mac" && place.screenshots == "screenshots_mac")
  }

  @Test func aSecondReleaseIsSaid() throws {
    let fixture = try ReleaseFixture(below("fastlane").merging(["metadata/en-US/name.txt": "N"]) { $1 })
    let rules = try StoreRules.bundled()
    let place = try ReleaseFinder(rules: rules).find(at: fixture.root)
    let found = try ReleaseCheck(rules: rules, year: 2026).run(at: place).findings
    #expect(found.filter { $0.rule == "second-release" }.map(\.severity) == [.info])
  }

  @Test func aClosedFastlaneFolderIsSaid() throws {
    guard getuid() != 0 else { return }  // root may read everything
    let fixture = try ReleaseFixture(below("fastlane"))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(fixture.root)/fastlane")
    #expect(throws: ReleaseFinder.Failure.unreadable(path: "\(fixture.root)/fastlane", .notAllowed)) {
      try ReleaseFinder(rules: .bundled()).find(at: fixture.root)
    }
  }

  @Test func androidsTextsAloneAreNone() throws {
    #expect(throws: ReleaseFinder.Failure.self) { try all(["metadata/android/en-US/title.txt": "T"]) }
  }

  @Test func noneSaysHowFarItLooked() throws {
    let fixture = try ReleaseFixture(["README.md": "x", "a/b/c/x": "y"])
    let failure = #expect(throws: ReleaseFinder.Failure.self) {
      try ReleaseFinder(rules: .bundled()).find(at: fixture.root)
    }
    guard case .nothing(_, let folders, isAll: true, isAndroid: false, program: nil) = failure else {
      Issue.record("\(failure as Any)")
      return
    }
    #expect(folders == 3)
  }

  @Test func anUnknownLanguageAloneIsStillARelease() throws {
    #expect(try all(["metadata/deutsch/name.txt": "N"]) == ["."])
  }

  @Test func whatIsNotThereIsSaid() throws {
    #expect(throws: ReleaseFinder.Failure.unreadable(path: "/nowhere/at/all", .missing)) {
      try ReleaseFinder(rules: .bundled()).find(at: "/nowhere/at/all")
    }
  }

  /// Pictures for a README are no release, and beside a `fastlane` folder nothing else is.
  @Test func aProjectsOwnPicturesAreLeftAlone() throws {
    #expect(throws: ReleaseFinder.Failure.self) { try all(["screenshots/home.png": .png(800, 600)]) }
    #expect(throws: ReleaseFinder.Failure.self) { try all(["docs/screenshots/home.png": .png(800, 600)]) }
    let files = below("ios/fastlane").merging([
      "ios/metadata/en-US/name.txt": "N", "screenshots/a.png": .png(1, 1),
    ]) {
      first, _ in first
    }
    #expect(try all(files) == ["ios/fastlane"])
  }

  @Test func androidAloneIsSaid() throws {
    let fixture = try ReleaseFixture(["fastlane/metadata/android/en-US/title.txt": "T"])
    let failure = #expect(throws: ReleaseFinder.Failure.self) {
      try ReleaseFinder(rules: .bundled()).find(at: fixture.root)
    }
    guard case .nothing(_, _, _, isAndroid: true, _) = failure else {
      Issue.record("\(failure as Any)")
      return
    }
  }

  /// What lies above is somebody else's, unless the way up leads through one of a release's own folders.
  @Test func aReleaseAboveIsNotTaken() throws {
    let files: [String: Contents] = ["metadata/en-US/name.txt": "N", "other/project/README.md": "x"]
    #expect(throws: ReleaseFinder.Failure.self) { try all(files, at: "other/project") }
    #expect(try all(files, at: "metadata/en-US") == ["../.."])
  }

  @Test func aDeliverfilesPathsAreFollowed() throws {
    let fixture = try ReleaseFixture([
      "fastlane/Deliverfile":
        "# metadata_path 'old'\nmetadata_path(\"store/texts\")\nscreenshots_path './fastlane/shots'\n",
      "fastlane/metadata/en-US/name.txt": "Old",
      "store/texts/en-US/name.txt": .text(String(repeating: "a", count: 31)),
      "fastlane/shots/en-US/1.png": .png(10, 10),
    ])
    let rules = try StoreRules.bundled()
    let place = try ReleaseFinder(rules: rules).find(at: fixture.root)
    #expect(place.root == fixture.root)
    #expect(place.metadata == "store/texts" && place.screenshots == "fastlane/shots")
    let report = try ReleaseCheck(rules: rules, year: 2026).run(at: place)
    #expect(
      Set(report.findings.filter { $0.severity == .error }.map(\.rule)) == [
        "text-too-long", "screenshot-size",
      ])
  }

  @Test func aFolderOfLanguagesByAnyNameIsOne() throws {
    let fixture = try ReleaseFixture(["texts/en-US/name.txt": "Name", "texts/it/name.txt": "Nome"])
    let rules = try StoreRules.bundled()
    let place = try ReleaseFinder(rules: rules).find(at: "\(fixture.root)/texts")
    #expect(place.metadata == "texts")
    #expect(
      try ReleaseCheck(rules: rules, year: 2026).run(at: place).folder.texts.count
        == 2)
  }

  @Test func aFolderThatIsNamedNeedNotBeListed() throws {
    let fixture = try ReleaseFixture(below("a/b/c/fastlane"))
    let place = try ReleaseFinder(rules: .bundled()).find(at: fixture.root, chosen: "a/b/c/fastlane")
    #expect(place.root == "\(fixture.root)/a/b/c/fastlane")
  }

  @Test func aDeliverfilesOtherOptionsAreToo() throws {
    let fixture = try ReleaseFixture([
      "fastlane/Deliverfile": """
      app_previews_path "./fastlane/previews"
      app_rating_config_path("./fastlane/config/answers.json")
      ignore_language_directory_validation(true)
      """,
      "fastlane/metadata/foo/name.txt": "Name", "fastlane/metadata/en-US/name.txt": "Name",
      "fastlane/previews/en-US/IPHONE_67_1.mp4": .mp4(seconds: 31),
      "fastlane/config/answers.json": #"{"gambling": "yes"}"#,
    ])
    let rules = try StoreRules.bundled()
    let place = try ReleaseFinder(rules: rules).find(at: fixture.root)
    let found = try ReleaseCheck(rules: rules, year: 2026).run(at: place).findings
    #expect(Set(found.filter { $0.severity == .error }.map(\.rule)) == ["preview-length", "age-rating"])
    #expect(found.first { $0.rule == "unknown-locale" }?.severity == .info)
  }
}
