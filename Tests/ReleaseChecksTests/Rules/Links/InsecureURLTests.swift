import Testing

@testable import ReleaseChecks

struct InsecureURLTests {
  @Test func httpIsAWarning() throws {
    let files: [String: Contents] = ["metadata/en-US/support_url.txt": "http://shipshape.dev"]
    #expect(try findings(.insecureURL, files).map(\.severity) == [.warning])
  }

  @Test func httpsIsRight() throws {
    #expect(try findings(.insecureURL, ["metadata/en-US/support_url.txt": "https://shipshape.dev"]).isEmpty)
  }
}
