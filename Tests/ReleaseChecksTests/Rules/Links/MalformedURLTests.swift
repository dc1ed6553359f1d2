import Testing

@testable import ReleaseChecks

struct MalformedURLTests {
  private func found(_ url: String) throws -> [Finding] {
    try findings(.malformedURL, ["metadata/en-US/support_url.txt": .text(url)])
  }

  @Test func withoutAProtocolOneIsProposed() throws {
    #expect(try found("www.example.org/help").map(\.advice) == ["Write “https://www.example.org/help”"])
    #expect(try found("example.org:8080/help").map(\.advice) == ["Write “https://example.org:8080/help”"])
  }

  @Test func aBlankIsPointedAt() throws {
    #expect(try found("https://example.org/he lp").map(\.place) == ["1:23"])
  }

  @Test(arguments: [
    "mailto:help@example.org", "ftp://example.org", "https://", "https:///x", "https://localhost.",
    "https://intranet/x", "http:/example.org", "https://a..b.com", "https://-a.com", "https://a.com\\x",
  ])
  func othersAreRefused(url: String) throws {
    #expect(try found(url).map(\.severity) == [.error])
  }

  @Test(arguments: [
    "https://example.org/help\n", "HTTPS://Example.org", "http://example.org:8080/a?b=c#d",
    "https://user@example.org",
    "https://[::1]/x", "https://bücher.de",
  ])
  func fullAddressesAreRight(url: String) throws {
    #expect(try found(url).isEmpty)
  }

  @Test func aPolicysTextIsNoAddress() throws {
    let files: [String: Contents] = ["metadata/en-US/apple_tv_privacy_policy.txt": "We keep nothing."]
    #expect(try findings(.malformedURL, files).isEmpty)
  }
}
