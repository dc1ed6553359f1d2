import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// Versions, names, and where a change may be.
struct ReleaseNamesTests {
  @Test(arguments: [
    ("2.3", "2.4"), ("1.0.9", "1.0.10"), ("9", "10"), ("2.99", "2.100"), ("v7", "v8"), ("2026.1", "2026.2"),
    ("1.0 build 9", "1.0 build 10"),
  ])
  func theNextVersionHasItsLastNumberOneUp(version: String, next: String) {
    #expect(VersionNumber.next(after: version) == next)
  }

  @Test(arguments: ["", "beta", "2.0-beta", "2.", "٢", "1.9223372036854775807", "1.99999999999999999999999"])
  func withoutANumberAtItsEndThereIsNoNext(version: String) {
    #expect(VersionNumber.next(after: version) == nil)
  }

  @Test(arguments: [
    ("Tidepool: Sea Log", "Tidepool"), ("Tidepool – Sea Log", "Tidepool"), ("Tidepool - Sea Log", "Tidepool"),
    ("Tidepool — Sea Log", "Tidepool"), ("潮だまり：海の記録", "潮だまり"), ("Wi-Fi Finder", "Wi-Fi Finder"),
    ("Tide–Pool", "Tide"), ("  Tidepool \n", "Tidepool"), (": only", ": only"), ("A - B: C", "A"),
    ("\u{FEFF}Tidepool", "Tidepool"), ("Tidepool", "Tidepool"),
  ])
  func theAppsNameEndsWhereTheStoresBegins(name: String, expected: String) {
    #expect(ReleaseGuess.appName(name) == expected)
  }

  @Test func noNameIsNone() {
    #expect(ReleaseGuess.appName("") == nil && ReleaseGuess.appName(" \n\u{FEFF}") == nil)
  }

  @Test func theNextReleaseIsOneVersionOnInTheSamePlace() {
    var release = Release(number: 4, name: "Tidepool", begun: Moment.at().date)
    (release.version, release.facts) = ("2.3", Facts(kind: .first, isComplete: true))
    #expect(release.next(at: Moment.at().date).facts.kind == .first, "without a folder nothing is known")
    release.location = ReleaseLocation(folder: "/a", part: "b", root: "/a/b")
    release.ended = Moment.at().date
    let next = release.next(numbered: 9, at: Moment.at(hour: 10).date)
    #expect(next.id != release.id && next.number == 9 && next.version == "2.4" && next.name == "Tidepool")
    #expect(next.location == release.location && next.begun == Moment.at(hour: 10).date && !next.isPast)
    #expect(next.facts == Facts(kind: .update, isComplete: true))
    release.version = "two"
    #expect(
      release.next(at: Moment.at().date).version == nil && release.next(at: Moment.at().date).number == 5)
  }

  @Test func everyFolderInWhichAChangeCountsIsWatched() throws {
    let sample = try SampleRelease.untidy()
    try sample.put("x", at: "metadata/it/.keep")
    let checked = try CheckRequest(location: sample.location, year: 2026).run()
    let root = sample.root
    let expected = [
      root, "\(root)/metadata", "\(root)/metadata/en-US", "\(root)/metadata/de-DE", "\(root)/metadata/it",
      "\(root)/metadata/review_information", "\(root)/screenshots", "\(root)/screenshots/en-US",
      sample.project,
    ]
    #expect(Set(expected).isSubset(of: checked.folders), "\(Set(expected).subtracting(checked.folders))")
    #expect(
      checked.folders == checked.folders.sorted() && Set(checked.folders).count == checked.folders.count)
    #expect(!checked.folders.contains("/"))
  }

  @Test func aFolderOfAnotherNameHasNoProjectAroundIt() throws {
    let sample = try SampleRelease(["metadata/en-US/name.txt": "Tidepool"], root: "store")
    let checked = try CheckRequest(location: sample.location, year: 2026).run()
    #expect(
      checked.folders == [sample.root, "\(sample.root)/metadata", "\(sample.root)/metadata/en-US"],
      "what is around it is somebody else's")
  }

  @Test func whatTheLogRemembersIsNotWatched() {
    #expect(CheckedRelease([:]).folders.isEmpty && CheckedRelease([:]).languageList.isEmpty)
  }
}
