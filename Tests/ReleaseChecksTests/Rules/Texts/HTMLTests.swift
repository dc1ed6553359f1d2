import Testing

@testable import ReleaseChecks

struct HTMLTests {
  @Test(arguments: ["<b>Bold</b>", "a<br>b", "a<br/>b", "Fish &amp; Chips", "&#39;", "<a href=\"x\">y</a>"])
  func htmlIsShownAsItIsTyped(text: String) throws {
    #expect(
      try findings(.html, ["metadata/en-US/description.txt": .text(text)]).map(\.severity) == [.warning])
  }

  @Test(arguments: ["a < b", "C++ Notes & More", "R&D; more", "I <3 it", "-> here", "<Placeholder>"])
  func signsAreNoHTML(text: String) throws {
    #expect(try findings(.html, ["metadata/en-US/description.txt": .text(text)]).isEmpty)
  }

  @Test func aRowOfEqualsSignsIsRight() throws {
    #expect(
      try ReleaseFixture(["metadata/en-US/description.txt": "Title\n=====\nText"]).report().findings.isEmpty)
  }
}
