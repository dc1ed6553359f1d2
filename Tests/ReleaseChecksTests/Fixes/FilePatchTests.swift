import Foundation
import Testing

@testable import ReleaseChecks

struct FilePatchTests {
  /// Applies every patch of a release, as `--fix --yes` does.
  private func mend(_ fixture: ReleaseFixture) throws {
    let disk = try Disk(path: fixture.root)
    for patch in FilePatch.patches(for: try fixture.report(), disk: disk) {
      try patch.apply(to: disk, inside: fixture.project)
    }
  }

  private func mode(_ fixture: ReleaseFixture, _ path: String) throws -> Int {
    try #require(
      FileManager.default.attributesOfItem(atPath: "\(fixture.root)/\(path)")[.posixPermissions] as? Int)
  }

  @Test func whatHasASafeFixIsGoneAfterwards() throws {
    let fixture = try ReleaseFixture([
      "metadata/en-US/name.txt": "\u{FEFF}My App\n", "metadata/en-US/keywords.txt": "photo , video;music,\n",
      "metadata/ru/release_notes.txt": "и\u{306}\n", "metadata/de/name.txt": "Name",
      "metadata/it/whats_new.txt": "Novità", "screenshots/en-US/1.png": .bytes(TestPicture.jpeg(1320, 2868)),
      "screenshots/en-US/2.Png": .png(1320, 2868),
    ])
    try mend(fixture)
    #expect(String(decoding: try fixture.bytes(at: "metadata/en-US/name.txt"), as: UTF8.self) == "My App\n")
    #expect(
      String(decoding: try fixture.bytes(at: "metadata/en-US/keywords.txt"), as: UTF8.self)
        == "photo,video,music\n")
    #expect(try fixture.bytes(at: "metadata/ru/release_notes.txt") == [0xD0, 0xB9, 0x0A])
    #expect(try fixture.bytes(at: "metadata/de-DE/name.txt") == Array("Name".utf8))
    #expect(try fixture.bytes(at: "metadata/it/release_notes.txt") == Array("Novità".utf8))
    #expect(try !fixture.bytes(at: "screenshots/en-US/1.jpg").isEmpty)
    #expect(try !fixture.bytes(at: "screenshots/en-US/2.png").isEmpty)
    #expect(try fixture.report().findings.allSatisfy { $0.fix == nil })
  }

  @Test func modeAndLinkStay() throws {
    let fixture = try ReleaseFixture([
      "texts/name.txt": "\u{FEFF}My App", "metadata/en-US/name.txt": .link("../../texts/name.txt"),
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: "\(fixture.root)/texts/name.txt")
    try mend(fixture)
    #expect(try fixture.bytes(at: "texts/name.txt") == Array("My App".utf8))
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: "\(fixture.root)/metadata/en-US/name.txt")
    #expect(link == "../../texts/name.txt")
    #expect(try mode(fixture, "texts/name.txt") == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(fixture.root)/texts") == ["name.txt"])
  }

  @Test func aFileThatChangedSinceIsLeftAlone() throws {
    let path = "metadata/en-US/name.txt"
    let fixture = try ReleaseFixture([path: "\u{FEFF}My App"])
    let disk = try Disk(path: fixture.root)
    let patches = FilePatch.patches(for: try fixture.report(), disk: disk)
    try fixture.put("Another text", at: path)
    #expect(throws: Disk.Fault.changing) { try patches.first?.apply(to: disk, inside: fixture.project) }
    #expect(try fixture.bytes(at: path) == Array("Another text".utf8))
  }

  @Test func nothingIsEverWrittenOver() throws {
    let fixture = try ReleaseFixture([
      "metadata/en-US/title.txt": "Title", "metadata/en-US/subtitle.txt": "S",
    ])
    let disk = try Disk(path: fixture.root)
    let patches = FilePatch.patches(for: try fixture.report(), disk: disk)
    #expect(patches.count == 1)
    try fixture.put("Name", at: "metadata/en-US/name.txt")
    #expect(throws: Disk.Fault.self) { try patches.first?.apply(to: disk, inside: fixture.project) }
    #expect(try fixture.bytes(at: "metadata/en-US/name.txt") == Array("Name".utf8))
    #expect(try fixture.bytes(at: "metadata/en-US/title.txt") == Array("Title".utf8))
  }

  /// Files before the folders that they stand in, inner folders before outer ones.
  @Test func everyPathIsRightAsLongAsItIsUsed() throws {
    let fixture = try ReleaseFixture([
      "screenshots/AppleTV/en_us/1.Png": .png(1920, 1080), "metadata/en_us/title.txt": "\u{FEFF}Name",
      "metadata/en_us/Subtitle.txt": "S",
    ])
    let disk = try Disk(path: fixture.root)
    let patches = FilePatch.patches(for: try fixture.report(), disk: disk)
    #expect(patches.count >= 5)
    for patch in patches { try patch.apply(to: disk, inside: fixture.project) }
    #expect(try fixture.bytes(at: "metadata/en-US/name.txt").elementsEqual("\u{FEFF}Name".utf8))
    #expect(try fixture.bytes(at: "metadata/en-US/subtitle.txt").elementsEqual("S".utf8))
    let pictures = try FileManager.default.subpathsOfDirectory(atPath: "\(fixture.root)/screenshots").sorted()
    #expect(pictures.last == "appleTV/en-US/1.png" || pictures.last == "appleTV/en_us/1.png", "\(pictures)")
  }

  @Test func aNameThatIsNotUTF8KeepsItsBytes() throws {
    let fixture = try ReleaseFixture(["screenshots/en-US/1.png": .png(1320, 2868)])
    let folder = "\(fixture.root)/screenshots/en-US"
    let name: [CChar] = [49, -1, 46, 80, 110, 103, 0]  // 1\xff.Png
    let old = Array(folder.utf8CString.dropLast()) + [47] + name
    #expect(rename("\(folder)/1.png", old) == 0)
    try mend(fixture)
    let new = Array(folder.utf8CString.dropLast()) + [47, 49, -1, 46, 112, 110, 103, 0]
    #expect(access(new, F_OK) == 0)
    #expect(access(old, F_OK) != 0)
  }

  @Test func aFolderThatHasBecomeALinkIsNotWrittenThrough() throws {
    let path = "metadata/en-US/name.txt"
    let fixture = try ReleaseFixture([path: "\u{FEFF}My App", "metadata/de/name.txt": "Name"])
    let elsewhere = try ReleaseFixture(["en-US/name.txt": "\u{FEFF}My App", "de/name.txt": "Name"])
    let disk = try Disk(path: fixture.root)
    let patches = FilePatch.patches(for: try fixture.report(), disk: disk)
    #expect(patches.count == 2)
    let files = FileManager.default
    try files.moveItem(atPath: "\(fixture.root)/metadata", toPath: "\(fixture.root)/away")
    try files.createSymbolicLink(
      atPath: "\(fixture.root)/metadata", withDestinationPath: elsewhere.root)
    for patch in patches {
      #expect(throws: Disk.Fault.outside) { try patch.apply(to: disk, inside: fixture.project) }
    }
    #expect(try elsewhere.bytes(at: "en-US/name.txt").starts(with: [0xEF, 0xBB, 0xBF]))
    #expect(try elsewhere.bytes(at: "de/name.txt") == Array("Name".utf8))
    #expect(try files.contentsOfDirectory(atPath: "\(elsewhere.root)/en-US") == ["name.txt"])
  }

  @Test func theDiffShowsWhatCannotBeSeen() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/description.txt": "One\nTwo\u{FEFF}\nThree"])
    let patches = FilePatch.patches(for: try fixture.report(), disk: try Disk(path: fixture.root))
    #expect(patches.first?.diff == ["- Two\\u{feff}", "+ Two"])
  }

  @Test func aGuessNeedsEyes() throws {
    let fixture = try ReleaseFixture(["metadata/de-DE/name.txt": .bytes([0x47, 0x72, 0xFC])])
    let patches = FilePatch.patches(for: try fixture.report(), disk: try Disk(path: fixture.root))
    #expect(patches.map(\.needsEyes) == [true])
  }

  @Test func anAcceptedFindingIsNotMended() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": "\u{FEFF}My App"])
    let json = #"{"accepted": [{"rule": "byte-order-mark", "reason": "kept"}]}"#
    let report = try fixture.report(accepted: try ProjectFile(json: Array(json.utf8)).accepted)
    #expect(FilePatch.patches(for: report, disk: try Disk(path: fixture.root)).isEmpty)
  }

  @Test func aNameThatIsTakenIsNoFix() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/title.txt": "Title", "metadata/en-US/name.txt": "Name"])
    let found = try fixture.report().findings.filter { $0.rule == "misnamed-text" }
    #expect(found.map(\.fix) == [nil])
    #expect(found.first?.advice.contains("There is one already") == true)
  }

  /// The case and the extension are mended unseen; what was meant by a name is a guess.
  @Test func onlySpellingIsMendedUnseen() throws {
    let fixture = try ReleaseFixture([
      "metadata/it/changelog.txt": "internal", "metadata/de-AT/name.txt": "Name",
      "metadata/EN-gb/name.txt": "Name",
      "metadata/fr-FR/Name.txt": "Nom", "screenshots/en-US/1.png": .bytes(TestPicture.jpeg(1320, 2868)),
    ])
    let patches = FilePatch.patches(for: try fixture.report(), disk: try Disk(path: fixture.root))
    let guesses = patches.filter(\.needsEyes).map(\.path.shown)
    #expect(Set(guesses) == ["metadata/it/changelog.txt", "metadata/de-AT"])
    #expect(patches.count == 5)
  }

  @Test func aFileHasOneNewName() throws {
    let fixture = try ReleaseFixture(["screenshots/en-US/1.Png": .bytes(TestPicture.jpeg(1320, 2868))])
    try mend(fixture)
    #expect(try fixture.bytes(at: "screenshots/en-US/1.jpg").starts(with: [0xFF, 0xD8]))
    #expect(try fixture.report().findings.allSatisfy { $0.severity < .error })
  }

  @Test func aFileIsRenamedBeforeTheFolderThatItIsIn() throws {
    let fixture = try ReleaseFixture(["metadata/en-us/keyword.txt": "photo,film"])
    let patches = FilePatch.patches(for: try fixture.report(), disk: try Disk(path: fixture.root))
    #expect(patches.map(\.path.shown) == ["metadata/en-us/keyword.txt", "metadata/en-us"])
  }
}
