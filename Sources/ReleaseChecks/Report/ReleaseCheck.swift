/// A check of one release folder, from its bytes to its findings.
package struct ReleaseCheck: Sendable {
  package let rules: StoreRules
  package let facts: Facts
  /// What the project's own file accepts.
  package let accepted: [Acceptance]
  /// What one person accepts for one release, beside that. Nothing is said of those that meet nothing.
  package let ownAccepted: [Acceptance]
  /// The year of today: the only thing that a check takes from the clock.
  package let year: Int
  /// What has changed since an earlier release; nil where it was not asked.
  package let since: SinceRelease?

  package init(
    rules: StoreRules, facts: Facts = Facts(), accepted: [Acceptance] = [],
    ownAccepted: [Acceptance] = [], year: Int, since: SinceRelease? = nil
  ) {
    self.rules = rules
    self.facts = facts
    self.accepted = accepted
    self.ownAccepted = ownAccepted
    self.year = year
    self.since = since
  }

  /// Reads the folder at `place` and applies every rule.
  ///
  /// - Parameters:
  ///   - project: the folder that links should not leave, as a whole path; nil: its root.
  ///   - previous: an earlier reading; files that have not changed since are not read again.
  /// - Throws: `Disk.Fault` when its root itself cannot be opened; anything below it becomes a finding.
  package func run(
    at place: ReleasePlace, project: String? = nil, previous: ReleaseFolder? = nil,
    pixels: PixelStage = PixelStage()
  ) throws(Disk.Fault) -> Report {
    let disk = try Disk(path: place.root)
    var folder = try FolderReader.read(
      place, project: project ?? disk.realPath(of: RelativePath("")), rules: rules, previous: previous)
    pixels.complete(&folder, disk: disk, rules: rules)
    return report(on: folder, disk: disk)
  }

  /// The same for a folder whose parts have their usual names.
  package func run(
    root: String, project: String? = nil, previous: ReleaseFolder? = nil, pixels: PixelStage = PixelStage()
  ) throws(Disk.Fault) -> Report {
    try run(
      at: ReleasePlace(root: root, rules: rules), project: project, previous: previous, pixels: pixels)
  }

  private func report(on folder: ReleaseFolder, disk: Disk) -> Report {
    let inspection = Inspection(folder: folder, facts: facts, rules: rules, year: year, since: since)
    var findings = Workers.map(Rule.all) { $0.findings(in: inspection) }.flatMap(\.self)
    let withheld = folder.withheldPaths
    for index in findings.indices {
      findings[index].withholdTakenName(disk)
      if let file = findings[index].file, withheld.contains(where: file.isAtOrBelow) {
        findings[index].withholdQuotes()
      }
    }
    let acceptances = accepted + ownAccepted
    if !acceptances.isEmpty {
      for index in findings.indices {
        findings[index].accepted = acceptances.first { $0.covers(findings[index], disk: disk) }?.reason
      }
    }
    findings += unusedAcceptances(after: findings)
    return Report(folder: folder, inspection: inspection, findings: findings.inStableOrder)
  }

  /// Whether an acceptance meets nothing.
  package func isUnused(_ acceptance: Acceptance, after findings: [Finding]) -> Bool {
    !findings.contains { $0.accepted == acceptance.reason && acceptance.isAbout($0) }
  }

  /// Acceptances that matched nothing: the finding is gone, or the file has changed since it was accepted.
  private func unusedAcceptances(after findings: [Finding]) -> [Finding] {
    accepted.filter { isUnused($0, after: findings) }.map { acceptance in
      let isChanged = findings.contains { acceptance.isAbout($0) }
      return Finding(
        rule: "acceptance-unused", severity: .info, step: .finalQA,
        file: acceptance.file.map { RelativePath($0) },
        locale: acceptance.locale, field: nil, position: nil, end: nil, count: nil, limit: nil,
        problem: !Rule.isKnown(acceptance.rule)
          ? "There is no rule “\(acceptance.rule)”, which is accepted here"
          : isChanged
            ? "“\(acceptance.rule)” was accepted here for another version of the file"
            : "“\(acceptance.rule)” is accepted here and not found",
        remedy: isChanged
          ? "Look at it again, and write down the new checksum."
          : "Remove it from \(ProjectFile.name), or mend its spelling.",
        source: ProjectFile.name, fix: nil)
    }
  }
}

extension ReleaseFolder {
  /// What is measured and never quoted: what a link out of the project leads to, and what only the reviewers get.
  var withheldPaths: [RelativePath] {
    let outside = obstacles.compactMap { obstacle in
      if case .linkOutside = obstacle.kind { obstacle.path } else { nil }
    }
    return outside + texts.lazy.filter { $0.field.isSecret || $0.field.isOfReviewer }.map(\.path)
  }
}

extension Finding {
  /// Takes the words of the file out of the sentences.
  fileprivate mutating func withholdQuotes() {
    // Where a link leads is what has to be said of it.
    if rule == Rule.linkOutside.id { return }
    problem = problem.withoutQuotes
    remedy = remedy.withoutQuotes
  }

  /// Takes the fix away where something already has the new name.
  fileprivate mutating func withholdTakenName(_ disk: Disk) {
    guard case .rename(let name) = fix?.change, let file else { return }
    let target = file.folder.appending(name)
    guard let other = try? disk.identity(of: target), (try? disk.identity(of: file)) != other else { return }
    fix = nil
    remedy = "\(remedy) There is one already: put the two together."
  }
}

extension Acceptance {
  /// Whether it names this finding, whatever has become of the file.
  package func isAbout(_ finding: Finding) -> Bool {
    rule == finding.rule && (file == nil || file == finding.file?.shown)
      && (locale == nil || locale == finding.locale)
  }

  /// Whether it is this finding that was accepted, about a file that is still the same.
  fileprivate func covers(_ finding: Finding, disk: Disk) -> Bool {
    guard isAbout(finding) else { return false }
    guard let crc32 else { return true }
    guard let path = finding.file, let now = disk.checksum(of: path) else { return false }
    return UInt32(crc32, radix: 16) == now
  }
}

extension Disk {
  /// CRC-32 of a file, as gzip's; nil when it cannot be read.
  package func checksum(of path: RelativePath) -> UInt32? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    return (try? file(at: path))?.checksum(through: buffer)
  }
}
