extension Report {
  /// One finding a line, as compilers say them: `path:line:column: severity: message [rule]`. For editors and tools.
  package func lines(_ style: ReportStyle, at place: ReportPlace) -> String {
    let result = shown(least: style.least).map { finding in
      let path =
        place.path(of: finding.file) ?? place.path(of: finding.locale.map { RelativePath($0) }) ?? place.path
      let (line, column) = (finding.position?.line ?? 1, finding.position?.column ?? 1)
      return
        "\(path):\(line):\(column): \(finding.severity.rawValue): \(finding.sentences) [\(finding.rule)]\n"
    }
    return result.joined().withoutCommands
  }
}

extension ReportPlace {
  /// The release's folder itself.
  var path: String { prefix.isEmpty ? "." : String(prefix.dropLast()) }
}
