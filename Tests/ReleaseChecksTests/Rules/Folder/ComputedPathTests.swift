import Testing

@testable import ReleaseChecks

struct ComputedPathTests {
  @Test func itIsANoteThatNamesTheFile() throws {
    let found = try findings(.computedPath, deliverfile: "metadata_path(ENV['TEXTS'])\n", [:])
    #expect(found.map(\.severity) == [.info])
    #expect(
      found.first?.message == "The Deliverfile computes its metadata_path, so the usual folder was read")
  }

  @Test func aLiteralOneIsFollowed() throws {
    #expect(try findings(.computedPath, deliverfile: "metadata_path('./fastlane/metadata')\n", [:]).isEmpty)
  }
}
