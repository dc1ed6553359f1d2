import Testing

@testable import ReleaseChecks

struct PhoneNumberTests {
  private func found(_ number: String) throws -> [Finding] {
    try findings(.phoneNumber, ["metadata/review_information/phone_number.txt": .text(number)])
  }

  @Test(arguments: ["0049 30 1234567", "030 1234567", "555-0100", "+", "+1 call me"])
  func nationalNumbersAreRefused(number: String) throws {
    #expect(try found(number).map(\.severity) == [.error])
  }

  @Test(arguments: ["+49 30 1234567", "+1 (555) 010-0200", "+44.20.1234\n"])
  func internationalOnesAreRight(number: String) throws {
    #expect(try found(number).isEmpty)
  }
}
