import Testing

@testable import ReleaseChecks

struct LongURLTests {
  private func found(_ length: Int) throws -> [Finding] {
    let url = "https://shipshape.dev/"
    let text = url + String(repeating: "a", count: length - url.count)
    return try findings(.longURL, ["metadata/en-US/support_url.txt": .text(text)])
  }

  @Test func above255ItMayBeRefused() throws {
    #expect(try found(256).map(\.count) == [256])
    #expect(try found(255).isEmpty)
  }
}
