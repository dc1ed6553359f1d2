import Testing

@testable import ReleaseChecks

struct SecretTests {
  /// Whatever is wrong with the password, no format says it.
  @Test(arguments: ["hunter2", "\u{FEFF}hunter2", "hunter2\u{200B}", " hunter2 \r\n", "hunter2 <b>"])
  func itIsPrintedInNoFormat(password: String) throws {
    let path = "metadata/review_information/demo_password.txt"
    let fixture = try ReleaseFixture([path: .text(password), "metadata/en-US/name.txt": "Name"])
    let report = try fixture.report()
    let patches = FilePatch.patches(for: report, disk: try Disk(path: fixture.root))
    let said =
      [
        report.text(), try #require(report.json()),
        report.github(at: ReportPlace(root: fixture.root, base: nil)),
      ]
      + patches.flatMap(\.diff)
    #expect(!said.contains { $0.contains("hunter2") })
  }

  @Test func latin1AndBinaryOnesAreNotPrintedEither() throws {
    let path = "metadata/review_information/demo_password.txt"
    for bytes in [Array("hunter2".utf8) + [0xFF], [0] + Array("hunter2".utf8) + [0, 1]] {
      let fixture = try ReleaseFixture([path: .bytes(bytes), "metadata/en-US/name.txt": "Name"])
      let report = try fixture.report()
      let patches = FilePatch.patches(for: report, disk: try Disk(path: fixture.root))
      let said = [report.text(), try #require(report.json())] + patches.flatMap(\.diff)
      #expect(!said.contains { $0.contains("hunter2") })
    }
  }
}
