import Glibc
import Testing

@testable import ReleaseChecks

struct PreviewLargeTests {
  private func found(_ size: Int) throws -> [Finding] {
    let fixture = try ReleaseFixture(["app_previews/en-US/IPHONE_67.mp4": .mp4(seconds: 20)])
    truncate("\(fixture.root)/app_previews/en-US/IPHONE_67.mp4", size)
    return try fixture.report().findings.filter { $0.rule == Rule.previewLarge.id }
  }

  @Test func fiveHundredMebibytesAreTheMost() throws {
    #expect(try found(524_288_001).map(\.severity) == [.error])
    #expect(try found(524_288_000).isEmpty)
  }
}
