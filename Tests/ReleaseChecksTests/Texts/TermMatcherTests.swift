import Testing

@testable import ReleaseChecks

struct TermMatcherTests {
  private func words(_ text: String) throws -> [String] {
    TermMatcher(try StoreRules.bundled().words).matches(in: text[...]).map { match in
      String(decoding: Array(text.utf8)[match.range], as: UTF8.self)
    }
  }

  @Test func termsOfSeveralWordsMaySpanBlanksAndLines() throws {
    #expect(
      try words("It is here \n soon, in the  next release.") == ["here \n soon", "in the  next release"])
  }

  @Test func aTermAtTheVeryEndIsFound() throws {
    #expect(try words("android") == ["android"])
    #expect(try words("in the next") == [])
  }

  @Test func whatIsAllowedIsLongerThanTheTerm() throws {
    #expect(try words("Google Drive and Google Maps") == ["Google"])
  }
}
