import Testing

@testable import ReleaseChecks

struct ObsoleteFileTests {
  @Test func tradeRepresentativesAreNoLongerRead() throws {
    let files: [String: Contents] = [
      "metadata/trade_representative_contact_information/first_name.txt": "A", "metadata/it/name.txt": "N",
    ]
    #expect(try findings(.obsoleteFile, files).map(\.severity) == [.info])
  }

  @Test func anOldReviewNameWinsOverTheNewOne() throws {
    let folder = "metadata/review_information"
    let files: [String: Contents] = ["\(folder)/review_notes.txt": "old", "\(folder)/notes.txt": "new"]
    let found = try findings(.obsoleteFile, files)
    #expect(found.map(\.severity) == [.warning])
    #expect(try findings(.obsoleteFile, ["\(folder)/review_notes.txt": "old"]).map(\.severity) == [.info])
  }

  @Test func newNamesAreRight() throws {
    #expect(try findings(.obsoleteFile, ["metadata/review_information/notes.txt": "new"]).isEmpty)
  }
}
