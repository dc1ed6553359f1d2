import Testing

@testable import ReleaseChecks

struct GroupCaseTests {
  @Test func inAnotherCaseItsPicturesAreThePhones() throws {
    let fixture = try ReleaseFixture(["screenshots/imessage/en-US/1.png": .png(1320, 2868)])
    let report = try fixture.report()
    #expect(report.findings.contains { $0.rule == "group-case" && $0.fix == .rename(to: "iMessage") })
    #expect(report.gallery.choices.first??.slot.key == "APP_IPHONE_67")
  }

  @Test func spelledRightTheyAreIMessages() throws {
    let report = try ReleaseFixture(["screenshots/iMessage/en-US/1.png": .png(1320, 2868)]).report()
    #expect(!report.findings.contains { $0.rule == "group-case" })
    #expect(report.gallery.choices.first??.slot.key == "IMESSAGE_APP_IPHONE_67")
  }
}
