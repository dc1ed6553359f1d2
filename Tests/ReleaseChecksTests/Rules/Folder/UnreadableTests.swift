import Glibc
import Testing

@testable import ReleaseChecks

struct UnreadableTests {
  @Test func aBrokenLinkIsSaid() throws {
    let found = try findings(
      .unreadable, ["metadata/en-US/name.txt": .link("nowhere"), "metadata/it/name.txt": "N"])
    #expect(found.first?.message == "This cannot be read: it is a link to something that is not there")
    #expect(found.first?.locale == "en-US")
  }

  @Test func aLoopIsSaidOnceAndTheRestIsRead() throws {
    let fixture = try ReleaseFixture([
      "metadata/fr-FR": .link("fr-FR"), "metadata/en-US/name.txt": .text(String(repeating: "a", count: 31)),
    ])
    let rules = try fixture.report().findings.map(\.rule)
    #expect(rules.contains("unreadable") && rules.contains("text-too-long"))
  }

  @Test func aFIFOIsNotWaitedFor() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/subtitle.txt": "Fast"])
    #expect(mkfifo("\(fixture.root)/metadata/en-US/name.txt", 0o600) == 0)
    let found = try fixture.report().findings.filter { $0.rule == "unreadable" }
    #expect(found.map(\.message) == ["This cannot be read: it is not a regular file"])
  }

  @Test func aFolderByATextsNameIsSaid() throws {
    #expect(
      try findings(.unreadable, ["metadata/en-US/name.txt/x": "x", "metadata/it/name.txt": "N"]).count == 1)
  }

  @Test func aTextOfTwoGibibytesIsNotRead() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": "x"])
    #expect(truncate("\(fixture.root)/metadata/en-US/name.txt", 1 << 31) == 0)
    let found = try fixture.report().findings.filter { $0.rule == "unreadable" }
    #expect(found.map(\.count) == [1 << 31])
  }

  @Test(.disabled(if: getuid() == 0, "root may read everything"))
  func aFolderThatMayNotBeReadIsNoEnd() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": "N", "metadata/it/name.txt": "N"])
    chmod("\(fixture.root)/metadata/it", 0)
    #expect(try fixture.report().findings.contains { $0.rule == "unreadable" && $0.locale == "it" })
  }

  @Test func whatCanBeReadIsNothing() throws {
    #expect(try findings(.unreadable, ["metadata/en-US/name.txt": "Name"]).isEmpty)
  }
}
