import Testing

@testable import ReleaseChecks

struct LinksNotOpenedTests {
  @Test func eachAddressIsCountedOnce() throws {
    let files: [String: Contents] = [
      "metadata/en-US/support_url.txt": "https://shipshape.dev",
      "metadata/it/support_url.txt": "https://shipshape.dev\n",
      "metadata/it/marketing_url.txt": "https://shipshape.dev/m",
    ]
    let found = try findings(.linksNotOpened, files)
    #expect(found.map(\.count) == [2])
    #expect(found.first?.severity == .info)
    #expect(found.first?.message.contains("not checked") == true)
  }

  @Test func withoutAddressesNothingIsSaid() throws {
    #expect(try findings(.linksNotOpened, ["metadata/it/name.txt": "Nome"]).isEmpty)
  }
}
