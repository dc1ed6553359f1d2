import JSON
package import ReleaseChecks

/// Something that is done to the files of a release for what was found in them: on a thread of its own, answered by a
/// `MendOutcome`.
package enum MendTask: Sendable {
  /// Work out what the fixes of some findings would do.
  case plan(row: FindingRow.ID, CheckedRelease, [Int], root: String)
  case apply(FixPlan)
  case undo(AppliedFix)
  /// Note down what is accepted, with the checksums of the files.
  case accept(CheckedRelease, [Int], reason: String, root: String)
  /// Write it into the project's own file.
  case acceptForTeam(CheckedRelease, [Int], reason: String, root: String)
  case undoForTeam(TeamAcceptance)

  package func run() -> MendOutcome {
    do throws(MendFailure) {
      switch self {
      case .plan(let row, let checked, let indices, let root):
        guard let report = checked.report else { return .planned(row: row, .failure(.changed(file: root))) }
        let findings = MendTask.findings(indices, report)
        do throws(MendFailure) {
          return .planned(row: row, .success(try FixPlan(findings, of: report, root: root)))
        } catch {
          return .planned(row: row, .failure(error))
        }
      case .apply(let plan): return .applied(try plan.apply())
      case .undo(let fix):
        try fix.undo()
        return .undone(fix)
      case .accept(let checked, let indices, let reason, let root):
        return .accepted(try MendTask.acceptances(checked, indices, reason: reason, root: root))
      case .acceptForTeam(let checked, let indices, let reason, let root):
        let entries = try MendTask.acceptances(checked, indices, reason: reason, root: root)
        return .acceptedForTeam(
          try TeamAcceptance(entries, folder: checked.project.folder ?? root))
      case .undoForTeam(let team):
        try team.undo()
        return .undoneForTeam
      }
    } catch {
      return .failed(error)
    }
  }

  private static func findings(_ indices: [Int], _ report: Report) -> [Finding] {
    indices.filter(report.findings.indices.contains).map { report.findings[$0] }
  }

  private static func acceptances(
    _ checked: CheckedRelease, _ indices: [Int], reason: String, root: String
  ) throws(MendFailure) -> [Acceptance] {
    guard let report = checked.report else { return [] }
    let disk = try MendFailure.opening(root)
    var entries: [Acceptance] = []
    for finding in findings(indices, report) {
      let entry = Acceptance(
        finding, reason: reason, checksum: finding.file.flatMap { disk.checksum(of: $0) })
      if !entries.contains(entry) { entries.append(entry) }
    }
    return entries
  }
}

/// What came of a `MendTask`.
package enum MendOutcome: Sendable {
  case planned(row: FindingRow.ID, Result<FixPlan, MendFailure>)
  case applied(AppliedFix)
  case undone(AppliedFix)
  case accepted([Acceptance])
  case acceptedForTeam(TeamAcceptance)
  case undoneForTeam
  case failed(MendFailure)
}

/// What was written into the project's own file, with what it takes to bring it back.
package struct TeamAcceptance: Hashable, Sendable {
  let folder: String
  /// Nil: there was no file.
  let old: [UInt8]?
  let new: [UInt8]

  /// Writes the entries. The rest of the file stays as it is; a file that is broken is not touched.
  init(_ entries: [Acceptance], folder: String) throws(MendFailure) {
    self.folder = folder
    let disk = try MendFailure.opening(folder)
    let path = RelativePath(ProjectFile.name)
    var found: (bytes: [UInt8], stamp: Disk.Stamp)?
    do throws(Disk.Fault) { found = try disk.contents(of: path, atMost: ProjectFile.mostBytes) } catch {
      guard error == .missing else { throw MendFailure(error, file: ProjectFile.name) }
    }
    if let found { try Self.proveSound(found.bytes) }
    var editor = ProjectFileEditor(found?.bytes ?? [])
    editor.add(entries)
    // What cannot be read again is not written.
    try Self.proveSound(editor.bytes)
    (old, new) = (found?.bytes, editor.bytes)
    do throws(Disk.Fault) {
      guard !disk.isReadOnly(path) else { throw .notAllowed }
      if let found {
        try disk.replace(path, with: new, ifStill: found.stamp, inside: nil)
      } else {
        try disk.put(new, at: path)
      }
    } catch {
      throw MendFailure(error, file: ProjectFile.name)
    }
  }

  private static func proveSound(_ bytes: [UInt8]) throws(MendFailure) {
    do throws(JSONFault) { _ = try ProjectFile(json: bytes) } catch {
      throw .failed(file: ProjectFile.name, error.sentence)
    }
  }

  func undo() throws(MendFailure) {
    let disk = try MendFailure.opening(folder)
    let path = RelativePath(ProjectFile.name)
    do throws(Disk.Fault) {
      let (now, stamp) = try disk.contents(of: path, atMost: ProjectFile.mostBytes)
      guard now == new else { throw .changing }
      if let old {
        try disk.replace(path, with: old, ifStill: stamp, inside: nil)
      } else {
        disk.remove(path)
      }
    } catch {
      throw MendFailure(error, file: ProjectFile.name)
    }
  }
}
