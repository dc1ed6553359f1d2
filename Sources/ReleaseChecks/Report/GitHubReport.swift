extension Report {
  /// The open findings as annotations for a CI run at GitHub, and a line that sums up.
  ///
  /// - Parameter workspace: the folder that the annotations' paths start from, as a whole path.
  ///
  /// Source: GitHub's workflow commands.
  package func github(root: String, workspace: String?) -> String {
    var base = root
    if let workspace, base.hasPrefix(workspace + "/") {
      base = String(base.dropFirst(workspace.utf8.count + 1))
    }
    if base == workspace || base == "." { base = "" }
    var result = ""
    for finding in findings where finding.accepted == nil {
      var properties: [String] = []
      if let file = finding.file {
        let path = base.isEmpty ? file.shown : "\(base)/\(file.shown)"
        properties.append("file=\(path.escapedAsProperty)")
      }
      if let position = finding.position {
        properties.append("line=\(position.line)")
        properties.append("col=\(position.column)")
      }
      properties.append("title=\(finding.rule.escapedAsProperty)")
      let level =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
      let words = finding.locale.map { "\($0.utf8.shownOnOneLine): " } ?? ""
      result += "::\(level) \(properties.joined(separator: ","))::"
      result += "\(words)\(finding.message). \(finding.advice)".escapedAsData + "\n"
    }
    return result + summary + "\n"
  }
}

extension String {
  fileprivate var escapedAsData: String {
    replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D").replacing(
      "\n", with: "%0A")
  }
  fileprivate var escapedAsProperty: String {
    escapedAsData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
