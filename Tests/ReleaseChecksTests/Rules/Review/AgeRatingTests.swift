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

/// What the store asks since September 2026.
struct RecentAgeRatingTests {
  private func said(_ more: String) throws -> [String] {
    let frequency = try StoreRules.bundled().ageRating.keysFrequency.map { "\"\($0)\": \"NONE\"" }
    let json = "{\((frequency + [more].filter { !$0.isEmpty }).joined(separator: ", "))}"
    return try findings(
      .ageRating, ["metadata/en-US/name.txt": "Name", "app_rating_config.json": .text(json)]
    ).map { "\($0.severity.rawValue) \($0.message)" }
  }

  @Test func aWholeFileWithoutTheNewQuestionsIsAWarning() throws {
    #expect(
      try said("") == [
        "warning The age rating lacks socialMedia and socialMediaAgeRestricted, asked since 2026-09-07"
      ])
    #expect(try said("\"socialMedia\": false").isEmpty)
  }

  @Test func whatNeedsAnotherIsSaid() throws {
    #expect(try said("\"socialMedia\": false, \"socialMediaAgeRestricted\": true").count == 1)
    #expect(
      try said("\"socialMedia\": true, \"socialMediaAgeRestricted\": true, \"ageAssurance\": true").isEmpty)
  }

  @Test func anOldAnswerIsANote() throws {
    let found = try findings(
      .ageRating,
      ["metadata/en-US/name.txt": "Name", "app_rating_config.json": #"{"contests": "INFREQUENT_OR_MILD"}"#])
    #expect(found.map(\.severity) == [.info] && found.first?.advice == "Answer with INFREQUENT.")
  }
}
