import Testing

@testable import ReleaseChecks

struct AgeRatingTests {
  private func found(_ json: String) throws -> [Finding] {
    try findings(.ageRating, ["metadata/app_rating_config.json": .text(json), "metadata/it/name.txt": "N"])
  }

  @Test func noJSONIsAnErrorWithItsPlace() throws {
    let found = try found("{\n  \"gambling\": tru\n}")
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.contains("line 2") == true)
  }

  @Test func aWrongAnswerNamesTheRightOnes() throws {
    #expect(try found(#"{"contests": "SOMETIMES"}"#).first?.advice.contains("INFREQUENT_OR_MILD") == true)
    #expect(try found(#"{"gambling": "NO"}"#).map(\.severity) == [.error])
    #expect(try found(#"{"kidsAgeBand": "TEN"}"#).map(\.severity) == [.error])
  }

  @Test func aRemovedQuestionIsAnError() throws {
    #expect(try found(#"{"seventeenPlus": true}"#).map(\.severity) == [.error])
  }

  @Test func anUnknownQuestionIsAWarningWithWhatWasMeant() throws {
    let found = try found(#"{"Gambling": true}"#)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.advice == "Did you mean gambling?")
  }

  @Test func answersOfTheStoreAreRight() throws {
    let json = #"""
      {"contests": "NONE", "gambling": false, "kidsAgeBand": null, "ageRatingOverrideV2": "NINE_PLUS",
       "developerAgeRatingInfoUrl": "https://shipshape.dev", "MZGenre_OLD": 1}
      """#
    #expect(try found(json).map(\.message) == ["The store does not ask “MZGenre_OLD”"])
    #expect(try found(#"{"GAMBLING": 0, "kidsAgeBand": null, "developerAgeRatingInfoUrl": null}"#).isEmpty)
  }
}
