import Testing

@testable import ReleaseChecks

struct EmailAddressTests {
  private func found(_ address: String) throws -> [Finding] {
    try findings(.emailAddress, ["metadata/review_information/email_address.txt": .text(address)])
  }

  @Test(arguments: ["joe", "joe@host", "a@b@c.org", "@b.org", "a b@c.org", "a@.org"])
  func othersAreNone(address: String) throws {
    #expect(try found(address).map(\.severity) == [.error])
  }

  @Test(arguments: ["joe@example.org\n", "j.o+e@mail.example.co.uk"])
  func addressesAreRight(address: String) throws {
    #expect(try found(address).isEmpty)
  }
}
