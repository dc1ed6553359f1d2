import JSON

extension Report {
  /// The report as GitLab's Code Quality takes it.
  ///
  /// Source: GitLab's documentation, "Code Quality report format".
  package func gitlab(_ style: ReportStyle, at place: ReportPlace) -> String? {
    let anyFile = folder.texts.first?.path ?? folder.pictures.first?.path
    var seen: [String: Int] = [:]
    return JSONValue.list(
      shown(least: style.least).map { finding in
        // Two that are alike in all but their line: each wants a fingerprint of its own.
        let count = seen[finding.fingerprint, default: 0]
        seen[finding.fingerprint] = count + 1
        return .object([
          ("description", .text(finding.sentences)),
          ("check_name", .text(finding.rule)),
          ("fingerprint", .text(finding.fingerprint + (count > 0 ? "-\(count)" : ""))),
          ("severity", .text(finding.severity.atGitLab)),
          (
            "location",
            .object([
              ("path", .text(place.path(of: finding.file ?? anyFile) ?? place.path)),
              ("lines", .object([("begin", .integer(finding.position?.line ?? 1))])),
            ])
          ),
        ])
      }
    ).written().map { ($0 + "\n").withoutJSONCommands }
  }
}

extension Finding.Severity {
  fileprivate var atGitLab: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}

extension String {
  /// JSON in which no runner of a build finds a command: "##[" can only stand inside a text.
  var withoutJSONCommands: String { contains("##[") ? replacing("##[", with: "\\u0023#[") : self }
}
