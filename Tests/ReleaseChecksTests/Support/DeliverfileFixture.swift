@testable import ReleaseChecks

/// What one rule finds in a project with a Deliverfile; paths are below the project.
func findings(_ rule: Rule, deliverfile: String, _ files: [String: Contents]) throws -> [Finding] {
  let fixture = try ReleaseFixture(
    ["fastlane/Deliverfile": .text(deliverfile), "fastlane/metadata/en-US/name.txt": "Name"]
      .merging(files) { $1 })
  let rules = try StoreRules.bundled()
  let place = try ReleaseFinder(rules: rules).find(at: fixture.root)
  let check = ReleaseCheck(rules: rules, year: 2026)
  return try check.run(at: place, project: fixture.root).findings.filter { $0.rule == rule.id }
}
