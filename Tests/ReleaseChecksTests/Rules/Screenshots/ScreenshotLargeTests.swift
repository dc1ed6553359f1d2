import Glibc
import Testing

@testable import ReleaseChecks

struct ScreenshotLargeTests {
  private func found(_ size: Int) throws -> [Finding] {
    let fixture = try ReleaseFixture(["screenshots/en-US/1.png": .png(1320, 2868)])
    truncate("\(fixture.root)/screenshots/en-US/1.png", size)
    return try fixture.report().findings.filter { $0.rule == Rule.screenshotLarge.id }
  }

  @Test func aboveTenMebibytesItIsMuch() throws {
    #expect(try found(10_485_761).map(\.severity) == [.info])
    #expect(try found(10_485_760).isEmpty)
    #expect(try found(524_288_001).map(\.severity) == [.error])
  }
}
