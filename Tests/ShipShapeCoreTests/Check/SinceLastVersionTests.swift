import Foundation
import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// What has changed since the last version's tag, as the project's own git tells.
struct SinceLastVersionTests {
  private func git(_ sample: SampleRelease, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", sample.project, "-c", "user.name=A", "-c", "user.email=a@example.net"] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  /// A project whose last version is tagged, and whose What's New has changed in English only since.
  private func makeProject() throws -> SampleRelease {
    let sample = try SampleRelease.untidy()
    try sample.put("Eine neue Karte.\n", at: "metadata/de-DE/release_notes.txt")
    try git(sample, "init", "-q")
    try git(sample, "add", "-A")
    try git(sample, "commit", "-q", "-m", "2.3")
    try git(sample, "tag", "v2.3")
    try sample.put("Faster tides.\n", at: "metadata/en-US/release_notes.txt")
    return sample
  }

  @Test func aLanguageThatStillHasTheOldTextIsSaid() throws {
    let sample = try makeProject()
    let facts = Facts(kind: .update, primaryLocale: "en-US")
    let checked = try CheckRequest(location: sample.location, facts: facts, year: 2026).run()
    let items = checked.findings(of: "metadata").rows.flatMap(\.items)
    #expect(items.contains { $0.rule == "unchanged-whats-new" && $0.locale == "de-DE" })
    let report = try #require(checked.report)
    #expect(report.since?.tag == "v2.3")
    let grid = report.languageGrid
    let changed = grid.rows.flatMap { row in
      row.cells.filter { $0.isChanged == true }.map { "\(row.code) \($0.field)" }
    }
    #expect(changed == ["en-US release_notes"])
  }

  @Test func theFirstVersionIsComparedWithNone() throws {
    let sample = try makeProject()
    let checked = try CheckRequest(location: sample.location, facts: Facts(kind: .first), year: 2026).run()
    #expect(checked.report?.since == nil)
  }

  @Test func withoutATagNothingIsSaid() throws {
    let sample = try SampleRelease.untidy()
    let checked = try CheckRequest(location: sample.location, year: 2026).run()
    #expect(checked.report?.since == nil)
  }
}
