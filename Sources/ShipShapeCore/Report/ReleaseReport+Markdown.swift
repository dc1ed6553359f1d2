import ReleaseChecks

extension ReleaseReport {
  /// The report as Markdown.
  package var markdown: String {
    var blocks = ["# \(label.escaped)", head.joined(separator: "\n"), table]
    blocks += toFix
    blocks += accepted
    blocks += since
    blocks += pointBlocks
    if addresses > 0 {
      blocks.append(
        "Not checked, since nothing leaves the computer: \(plural(addresses, "address", "addresses")).")
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  // MARK: Since the last release

  private var since: [String] {
    guard let since = check?.since else { return [] }
    let lines = since.lines.map { line in
      line.hasPrefix("  ") ? "- \(line.dropFirst(2).description.escaped)" : line.escaped
    }
    return ["## Since \(since.tag.escaped)", lines.joined(separator: "\n")]
  }

  // MARK: What it is of

  private var head: [String] {
    var what = facts.kind == .first ? "The first version" : facts.kind == .update ? "An update" : "A release"
    let devices = Facts.Device.allCases.filter { facts.devices?.contains($0) == true }.map(\.label)
    if let last = devices.last {
      what +=
        " for " + (devices.count == 1 ? last : devices.dropLast().joined(separator: ", ") + " and \(last)")
    }
    if let mainLanguage { what += "; main language \(mainLanguage.escaped)" }
    what += "."
    if let folder {
      what += " Folder \(folder.asCode)"
      if let check {
        let extent = [
          plural(check.languages, "language"), check.texts.map { plural($0, "text") },
          plural(check.pictures, "picture"),
        ].compactMap { $0?.description }
        what += ": \(extent.joined(separator: ", "))"
      }
      what += "."
    }
    return [what, checkLine].compactMap(\.self)
  }

  private var checkLine: String {
    let tool = "ShipShape \(AppIdentity.version)."
    guard let check, let at = check.at else { return "Not checked. \(tool)" }
    let rules = check.rules.map { " with the rules of \(dates.day($0))" } ?? ""
    let part = check.isWhole ? "" : " Not every picture was looked at."
    return "Checked on \(dates.day(at.day)) at \(dates.time(at))\(rules).\(part) \(tool)"
  }

  // MARK: The steps

  private var table: String {
    var lines = [
      "| step | done | time spent | rating | to fix | worth a look | good to know | accepted |",
      "|---|---|---|---|---|---|---|---|",
    ]
    for part in steps {
      var cells = [
        part.step.stepName, part.done.map(dates.short) ?? "–",
        part.seconds.map { "\(max(1, Int(($0 / 60).rounded(.up)))) min" } ?? "–",
        part.rating > 0 ? "\(part.rating) of \(Rating.seals.upperBound)" : "–",
      ]
      cells += FindingGroup.Kind.allCases.map { kind in
        part.findings.map { "\($0.count(kind))" } ?? "–"
      }
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n")
  }

  // MARK: What was found

  private var toFix: [String] {
    guard let check else { return [] }
    let parts = steps.compactMap { part -> [String]? in
      let items = part.items(.toFix)
      if items.isEmpty { return nil }
      return [
        "### \(part.step.stepName)",
        items.map { item in
          let advice = item.advice.text.isEmpty ? "" : " \(item.advice.text.escaped)"
          return "- \(place(item)): \(item.message.text.escaped.asSentence)\(advice) (\(item.rule))"
        }.joined(separator: "\n"),
      ]
    }
    if !parts.isEmpty { return ["## To fix"] + parts.flatMap(\.self) }
    return check.isWhole ? ["## To fix", "Nothing in the way, as far as the folder can tell."] : []
  }

  private var accepted: [String] {
    let lines = steps.flatMap { part in
      part.items(.accepted).map { item in
        var line = "- \(place(item)): \(item.message.text.escaped) (\(item.rule))."
        guard let why = item.accepted else { return line }
        line += " “\(why.reason.escaped)”"
        if why.isOfTeam { line += ", from \(ProjectFile.name)" }
        if let known = part.acceptedAt[item.id], !why.isOfTeam {
          let (day, offset) = LocalClock.reading(at: known.instant)
          let time = ReportDates.Time(instant: known.instant, utcOffset: offset, day: day)
          line += ", \(dates.shortDay(day)), \(dates.time(time))"
          if known.acceptance.crc32 != nil { line += ", until the file changes" }
        }
        return line + "."
      }
    }
    return lines.isEmpty ? [] : ["## Accepted", lines.joined(separator: "\n")]
  }

  /// "German, `metadata/de-DE/name.txt:1:31`".
  private func place(_ item: FoundItem) -> String {
    let file = item.file.map { file in
      ([file] + [item.line, item.accepted == nil ? item.column : nil].compactMap { $0.map(String.init) })
        .joined(separator: ":").asCode
    }
    return [(item.language ?? "The release").escaped, file].compactMap(\.self).joined(separator: ", ")
  }

  // MARK: Points

  private var pointBlocks: [String] {
    guard let points, let step = Step.withID("final-qa"), let figures else { return [] }
    var lines = points.groups.flatMap(\.points).map { point in
      "- [\(point.isDone ? "x" : " ")] \(point.text.text.escaped)\(answer(to: point))"
    }
    if leftOut.count > 0 {
      lines.append("- Left out, \(plural(leftOut.count, "point")): \(leftOut.words.joined(separator: ", "))")
    }
    return ["## \(step.stepName): \(figures)", lines.joined(separator: "\n")]
  }

  private func answer(to point: PointsFace.Point) -> String {
    switch point.state {
    case .ticked(let tick, _, _): " (\(dates.sinceToday(ReportDates.Time(tick))))"
    case .toTick: ""
    case .byFolder(let words): " (the folder: \(words.afterFolder.escaped))"
    case .open(let open):
      " (\(open.severity == .error ? "to fix" : "worth a look"): \(open.message.text.escaped))"
    }
  }
}

extension ReportDates.Time {
  init(_ tick: PointTick) {
    self.init(instant: tick.instant, utcOffset: tick.utcOffset, day: tick.day)
  }
}

extension Message {
  /// What the folder says, without "From the folder: ".
  var afterFolder: String {
    let (text, lead) = (text, "From the folder: ")
    return text.hasPrefix(lead) ? String(text.dropFirst(lead.count)) : text
  }
}

extension String {
  /// On one line and as it is, whatever signs are in it.
  fileprivate var escaped: String {
    var result = ""
    for character in self {
      if character.isNewline {
        result += " "
        continue
      }
      if "\\`*_[]<>#|~".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// A path, which holds no sign that ends it.
  fileprivate var asCode: String {
    "`\(String(map { $0 == "`" ? "’" : $0.isNewline ? " " : $0 }))`"
  }

  /// With a full stop, unless it has an end.
  fileprivate var asSentence: String { last.map { ".!?…".contains($0) } == true ? self : self + "." }
}
