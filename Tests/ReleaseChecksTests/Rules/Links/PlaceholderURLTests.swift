import Testing

@testable import ReleaseChecks

struct PlaceholderURLTests {
  private func found(_ url: String) throws -> [Finding] {
    try findings(.placeholderURL, ["metadata/en-US/support_url.txt": .text(url)])
  }

  @Test(arguments: [
    "https://example.com", "https://www.example.org/a", "http://localhost:3000", "https://nas.local/x",
    "https://192.168.1.5", "https://10.0.0.1/", "https://172.20.3.4", "https://127.0.0.1",
  ])
  func othersCannotReachIt(url: String) throws {
    #expect(try found(url).map(\.severity) == [.warning])
  }

  @Test(arguments: ["https://myexample.com", "https://172.32.0.1", "https://8.8.8.8", "https://example.dev"])
  func realHostsAreRight(url: String) throws {
    #expect(try found(url).isEmpty)
  }
}
