import Testing

@testable import ReleaseChecks

struct UnfilledPlaceholderTests {
  @Test(arguments: [
    ("Version <RELEASE_VERSION> brings {{FEATURE}}", "<RELEASE_VERSION>"), ("Hello ${name}", "${name}"),
    ("Now with %s", "%s"), ("Now with %1$@ more", "%1$@"), ("See [[x]]", "[[x]]"), ("One\\nTwo", "\\n"),
    ("Say \\\"hi\\\"", "\\\""), ("Hi %{user}", "%{user}"), ("#{version} is here", "#{version}"),
    ("Welcome to {app_name}", "{app_name}"), ("[INSERT TEXT HERE]", "[INSERT TEXT HERE]"),
    ("<%= notes %>", "<%= notes %>"),
  ])
  func whatAProgramWasToFillInIsFound(text: String, placeholder: String) throws {
    let found = try findings(.unfilledPlaceholder, ["metadata/en-US/release_notes.txt": .text(text)])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("“\(placeholder)”") == true, "\(found.map(\.message))")
  }

  @Test(arguments: [
    "100%sure", "Save 50% daily", "a < b and c > d", "<3 sailing", "[beta] and [1]", "Sets {1, 2, 3}",
    "C:\\new",
    "50 % discount", "100% @home", "5%d", "I <b>love</b> it", "{ }", "Only $5 (USD)",
  ])
  func whatAPersonWritesIsNot(text: String) throws {
    #expect(try findings(.unfilledPlaceholder, ["metadata/en-US/description.txt": .text(text)]).isEmpty)
  }

  @Test func whatTheReviewersGetIsNotLookedAt() throws {
    #expect(
      try findings(.unfilledPlaceholder, ["metadata/review_information/notes.txt": "Use {{code}}"]).isEmpty)
  }
}
