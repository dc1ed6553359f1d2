import Testing

@testable import ReleaseChecks

struct AcceptanceTests {
  private let path = "metadata/en-US/description.txt"

  private func acceptance(crc32: String? = nil, file: String? = nil) throws -> Acceptance {
    var members = [#""rule": "emoji""#, #""reason": "live since 1.0""#]
    if let crc32 { members.append("\"crc32\": \"\(crc32)\"") }
    if let file { members.append("\"file\": \"\(file)\"") }
    let json = "{\"accepted\": [{\(members.joined(separator: ", "))}]}"
    return try #require(try ProjectFile(json: Array(json.utf8)).accepted.first)
  }

  @Test func anAcceptedFindingStaysAndFailsNothing() throws {
    let fixture = try ReleaseFixture([path: "🎉"])
    let report = try fixture.report(accepted: [acceptance(file: path)])
    #expect(report.findings.map(\.accepted) == ["live since 1.0"])
    #expect(report.acceptedCount == 1 && report.count(.warning) == 0)
    #expect(!report.fails(at: .info))
    #expect(report.text().contains("accepted"))
  }

  @Test func anotherFileIsNotAccepted() throws {
    let report = try ReleaseFixture([path: "🎉"]).report(accepted: [
      acceptance(file: "metadata/it/description.txt")
    ])
    #expect(report.count(.warning) == 1)
  }

  @Test func itComesBackWhenTheFileChanges() throws {
    let fixture = try ReleaseFixture([path: "🎉"])
    let sum = try #require(Disk(path: fixture.root).checksum(of: RelativePath(path)))
    let hex = String(sum, radix: 16)
    let accepted = try acceptance(crc32: String(repeating: "0", count: 8 - hex.count) + hex)
    #expect(try fixture.report(accepted: [accepted]).acceptedCount == 1)
    try fixture.put("🎉!", at: path)
    #expect(try fixture.report(accepted: [accepted]).acceptedCount == 0)
  }

  @Test func whatIsAcceptedAndNotFoundIsSaid() throws {
    let fixture = try ReleaseFixture([path: "Plain", "metadata/it/name.txt": "Nome"])
    let report = try fixture.report(accepted: [acceptance(file: path)])
    #expect(report.findings.map(\.message) == ["“emoji” is accepted here and not found"])
    #expect(!report.fails(at: .warning))
    #expect(try fixture.report().findings.isEmpty)
  }

  @Test func whatWasAcceptedForAnotherVersionIsSaid() throws {
    let fixture = try ReleaseFixture([path: "🎉"])
    let report = try fixture.report(accepted: [acceptance(crc32: "00000000", file: path)])
    #expect(report.findings.contains { $0.message.hasSuffix("for another version of the file") })
    #expect(report.count(.warning) == 1)
    #expect(report.findings == report.findings.inStableOrder)
  }
}
