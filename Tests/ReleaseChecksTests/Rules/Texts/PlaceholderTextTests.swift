import Testing

@testable import ReleaseChecks

struct PlaceholderTextTests {
  @Test(arguments: [
    "TBD", "TODO", "xxx", "XXXX", "test", "Test.", "tbd!", "Notes: TBD", "TODO: write this", "asdf",
  ])
  func aTextThatIsNoneIsFound(text: String) throws {
    for field in ["description", "release_notes"] {
      #expect(
        try findings(.placeholderText, ["metadata/en-US/\(field).txt": .text(text)]).map(\.severity) == [
          .warning
        ])
    }
  }

  @Test(arguments: [
    ("es-ES", "description", "Todo"), ("es-ES", "description", "TODO EN UNO"), ("en-US", "name", "Todo"),
    ("en-US", "description", "A to-do app: write your todo list and test yourself."),
    ("pt-BR", "name", "Todo"),
    ("en-US", "description", "xx"), ("en-US", "name", "STBD Log"), ("en-US", "subtitle", "Todo"),
  ])
  func anAppsOwnWordsAreNot(locale: String, field: String, text: String) throws {
    #expect(try findings(.placeholderText, ["metadata/\(locale)/\(field).txt": .text(text)]).isEmpty)
  }

  @Test func whatTheReviewersGetIsNotShown() throws {
    let found = try findings(
      .placeholderText, ["metadata/review_information/notes.txt": "TBD: the harbourmaster's code is 4711"])
    #expect(found.map(\.message) == ["This looks like a placeholder"])
  }
}
