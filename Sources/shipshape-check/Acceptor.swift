import Glibc
import JSON
import ReleaseChecks

/// Writes what a team lives with into `.shipshape.json`.
struct Acceptor {
  let options: Options
  /// The folder that the project's file stands in, or is made in.
  let projectFolder: String
  /// The release's folder.
  let root: String

  /// - Parameter wanted: "rule" or "rule:path"; nil: everything that fails the check.
  func accept(_ wanted: String?, in report: Report) throws(CheckCommand.Failure) -> Never {
    let parts = (wanted ?? "").split(separator: ":", maxSplits: 1).map(String.init)
    if let rule = parts.first, !Rule.isKnown(rule) {
      throw CheckCommand.Failure(what: "there is no rule “\(rule)”; see --list-rules")
    }
    let found = report.findings.filter { finding in
      guard finding.accepted == nil else { return false }
      guard let rule = parts.first else { return finding.severity >= options.failOn }
      guard finding.rule == rule else { return false }
      return parts.count < 2
        || finding.file.map { $0.shown == parts[1] || "\(root)/\($0.shown)" == parts[1] } ?? false
    }
    guard !found.isEmpty else {
      Console.print(
        "Nothing is found that could be accepted\(wanted.map { " for “\($0.utf8.shownOnOneLine)”" } ?? "").\n"
      )
      exit(CheckCommand.ExitCode.clean)
    }
    for finding in found {
      let place = finding.file?.shown ?? finding.locale ?? "the release"
      Console.print("\(place): \(finding.message). [\(finding.rule)]\n".withoutCommands)
    }
    if wanted == nil, !options.saysYes {
      let answer = Console.ask("Accept \(found.count == 1 ? "this" : "these \(found.count)")? [y]es, [n]o")
        .lowercased()
      guard answer == "y" || answer == "yes" else { exit(CheckCommand.ExitCode.findings) }
    }
    let disk = try opened(root)
    var entries: [Acceptance] = []
    for finding in found {
      let entry = Acceptance(
        finding, reason: options.reason ?? "", checksum: finding.file.flatMap { disk.checksum(of: $0) })
      if !entries.contains(entry) { entries.append(entry) }
    }
    try change { $0.add(entries) }
    Console.print(
      "\(plural(entries.count, "acceptance")) written to \(projectFolder)/\(ProjectFile.name).\n"
        .withoutCommands)
    exit(CheckCommand.ExitCode.clean)
  }

  /// - Parameter indices: of the acceptances in the file.
  func removeUnused(_ indices: [Int]) throws(CheckCommand.Failure) -> Never {
    if indices.isEmpty {
      Console.print("Every acceptance meets something.\n")
    } else {
      try change { $0.remove(indices) }
      Console.print(
        "\(plural(indices.count, "acceptance")) taken out of \(projectFolder)/\(ProjectFile.name).\n"
          .withoutCommands)
    }
    exit(CheckCommand.ExitCode.clean)
  }

  private func change(_ edit: (inout ProjectFileEditor) -> Void) throws(CheckCommand.Failure) {
    let disk = try opened(projectFolder)
    let path = RelativePath(ProjectFile.name)
    do throws(Disk.Fault) {
      let bytes: [UInt8]
      do throws(Disk.Fault) { bytes = try disk.contents(of: path, atMost: 1 << 24).0 } catch .missing {
        bytes = []
      }
      var editor = ProjectFileEditor(bytes)
      edit(&editor)
      // What cannot be read again is not written.
      guard (try? ProjectFile(json: editor.bytes)) != nil else { throw .changing }
      try disk.put(editor.bytes, at: path)
    } catch {
      throw CheckCommand.Failure(
        what: "\(projectFolder)/\(ProjectFile.name) cannot be written: \(error.sentence)")
    }
  }

  private func opened(_ path: String) throws(CheckCommand.Failure) -> Disk {
    do throws(Disk.Fault) { return try Disk(path: path) } catch {
      throw CheckCommand.Failure(what: "\(path) cannot be read: \(error.sentence)")
    }
  }
}
