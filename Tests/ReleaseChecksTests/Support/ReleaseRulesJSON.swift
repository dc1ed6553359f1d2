import ReleaseRules
import Testing

@testable import ReleaseChecks

/// The rules' own bytes, for tests that change them.
enum ReleaseRulesJSON {
  static var bytes: [UInt8] { BundledRules.json }
}
