import Testing

@testable import ReleaseChecks

struct IncompleteContactTests {
  private let folder = "metadata/review_information"

  @Test func withAnyContentAllFourAreWanted() throws {
    let found = try findings(.incompleteContact, ["\(folder)/notes.txt": "Tap Start"])
    #expect(found.map(\.count) == [4])
    #expect(found.first?.severity == .warning)
  }

  @Test func aFullOneIsRight() throws {
    let files: [String: Contents] = [
      "\(folder)/first_name.txt": "A", "\(folder)/last_name.txt": "B",
      "\(folder)/phone_number.txt": "+1 555 0100 200",
      "\(folder)/email_address.txt": "a@b.org",
    ]
    #expect(try findings(.incompleteContact, files).isEmpty)
  }

  @Test func oldNamesCount() throws {
    let files: [String: Contents] = [
      "\(folder)/review_first_name.txt": "A", "\(folder)/review_last_name.txt": "B",
      "\(folder)/review_phone_number.txt": "+1 555 0100 200", "\(folder)/review_email.txt": "a@b.org",
    ]
    #expect(try findings(.incompleteContact, files).isEmpty)
  }

  @Test func blankFilesAreNoContent() throws {
    #expect(
      try findings(.incompleteContact, ["\(folder)/notes.txt": "\n", "metadata/it/name.txt": "N"]).isEmpty)
  }
}
