/// What a check came to.
package struct Report: Sendable {
  package let folder: ReleaseFolder
  let inspection: Inspection
  /// Every finding, accepted ones too, in a stable order.
  package private(set) var findings: [Finding]
  /// The file or the language's folder that was asked for; nil: the whole release.
  private(set) var scope: RelativePath?

  init(folder: ReleaseFolder, inspection: Inspection, findings: [Finding]) {
    self.folder = folder
    self.inspection = inspection
    self.findings = findings
  }

  /// The same with only what concerns a file, or a language's folder, of the release.
  package func limited(to scope: RelativePath?) -> Report {
    guard let scope else { return self }
    var report = self
    report.scope = scope
    report.findings = findings.filter { $0.file.map { $0.isAtOrBelow(scope) } ?? false }
    return report
  }

  /// The texts and the pictures that the report is of.
  var texts: [Text] {
    scope.map { scope in folder.texts.filter { $0.path.isAtOrBelow(scope) } } ?? folder.texts
  }
  var pictures: [Picture] {
    scope.map { scope in folder.pictures.filter { $0.path.isAtOrBelow(scope) } } ?? folder.pictures
  }

  /// Whether anything of what was asked for was read.
  package var readSomething: Bool {
    !texts.isEmpty || !pictures.isEmpty || !findings.isEmpty
      || folder.previews.contains { preview in scope.map { preview.path.isAtOrBelow($0) } ?? true }
      || folder.localeFolders.contains { $0.path == scope }
  }

  /// Whether a picture's pixels would still tell something.
  package var needsPixels: Bool {
    folder.pictures.contains { $0.transparency == .notLooked && rules.slot(of: $0) != nil }
  }

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
