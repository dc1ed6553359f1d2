import Testing

@testable import ReleaseChecks

struct HalfDemoAccountTests {
  private let folder = "metadata/review_information"

  @Test func aUserWithoutAPasswordIsAnError() throws {
    let found = try findings(
      .halfDemoAccount, ["\(folder)/demo_user.txt": "joe", "\(folder)/demo_password.txt": "\n"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.step == .finalQA)
  }

  @Test func aPasswordWithoutAUserIsToo() throws {
    let found = try findings(.halfDemoAccount, ["\(folder)/demo_password.txt": "hunter2"])
    #expect(found.count == 1)
    #expect(!found.contains { "\($0)".contains("hunter2") })
  }

  @Test func bothAreRight() throws {
    let files: [String: Contents] = ["\(folder)/demo_user.txt": "joe", "\(folder)/demo_password.txt": "x"]
    #expect(try findings(.halfDemoAccount, files).isEmpty)
  }
}
