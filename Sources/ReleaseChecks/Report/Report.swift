/// What a check came to.
package struct Report: Sendable {
  package let folder: ReleaseFolder
  let inspection: Inspection
  /// Every finding, accepted ones too, in a stable order.
  package let findings: [Finding]

  package var rules: StoreRules { inspection.rules }
  package var gallery: Gallery { inspection.gallery }

  /// Findings of a severity that nobody has accepted.
  package func count(_ severity: Finding.Severity) -> Int {
    findings.count { $0.severity == severity && $0.accepted == nil }
  }

  package var acceptedCount: Int { findings.count { $0.accepted != nil } }

  /// Whether an open finding has a fix that need not be looked at first.
  package var hasSafeFix: Bool {
    findings.contains {
      $0.accepted == nil && ($0.fix.map { $0.change != .contents(.decodeLatin1) } ?? false)
    }
  }

  /// Whether something at least as grave as `severity` is open.
  package func fails(at severity: Finding.Severity) -> Bool {
    findings.contains { $0.severity >= severity && $0.accepted == nil }
  }
}
