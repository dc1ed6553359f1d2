import Testing

@testable import ReleaseChecks

struct TestFlightTextTests {
  @Test func theyAreNoPartOfTheRelease() throws {
    let files: [String: Contents] = [
      "metadata/en-US/name.txt": "N", "../TestFlight/WhatToTest.en-US.txt": "Try it.",
    ]
    let found = try findings(.testFlightText, files)
    #expect(found.map(\.severity) == [.info] && found.first?.advice == "")
  }

  @Test func tooLongIsAnError() throws {
    let files: [String: Contents] = [
      "metadata/en-US/name.txt": "N",
      "TestFlight/WhatToTest.en-US.txt": .text(String(repeating: "a", count: 4_001)),
    ]
    #expect(try findings(.testFlightText, files).first { $0.severity == .error }?.count == 4_001)
  }
}
