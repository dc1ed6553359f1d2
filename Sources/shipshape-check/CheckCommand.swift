import Glibc
import JSON
import ReleaseChecks

/// A run of `shipshape-check`, from its options to its exit code.
struct CheckCommand {
  /// Nothing to object to; findings; it could not be checked.
  enum ExitCode { static let clean: Int32 = 0, findings: Int32 = 1, unable: Int32 = 2 }

  /// Why it could not be checked.
  struct Failure: Error { let what: String }

  let options: Options

  /// Runs and ends the process. What was read is not freed on the way out: that would take longer than the rules.
  func run() -> Never {
    switch options.action {
    case .help:
      Console.print(Options.help)
      exit(ExitCode.clean)
    case .version:
      Console.print("shipshape-check \(Options.version)\n")
      exit(ExitCode.clean)
    case .check, .listRules, .explain, .accept, .removeUnused: break
    }
    do throws(Failure) {
      switch options.action {
      case .listRules: try listRules()
      case .explain(let rule): try explain(rule)
      default: try check()
      }
    } catch {
      switch options.outputs.first(where: { $0.file == nil })?.format {
      case .github:
        Console.print("::error title=shipshape-check::\(error.what.utf8.shownOnOneLine.escapedAsData)\n")
      case .json:
        let report = JSONValue.object([
          ("version", .integer(1)), ("error", .text(error.what.utf8.shownOnOneLine)),
        ])
        Console.print((report.written() ?? "{}") + "\n")
      default: break
      }
      Console.complain(error.what)
      exit(ExitCode.unable)
    }
  }

  private func check() throws(Failure) -> Never {
    let rules = try storeRules()
    let (path, part) = Self.part(of: options.path, rules)
    var place = try releasePlace(rules, at: path)
    if place.root.contains("..") { place = place.moved(to: Self.wholePath(place.root)) }
    let root = place.root
    let project = try projectFile(root: root)
    let facts = options.facts.filled(from: project.file.facts)
    if let primary = facts.primaryLocale, rules.locales.names[primary] == nil {
      let origin = options.facts.primaryLocale == nil ? " (in \(ProjectFile.name))" : ""
      throw Failure(
        what:
          "“\(primary)”\(origin) is not a language of the App Store, so it cannot be the primary language\(rules.locales.suggestion(primary))"
      )
    }
    var since: SinceRelease?
    if let tag = options.since { since = try Self.changes(since: tag, in: Self.wholePath(root)) }
    let check = ReleaseCheck(
      rules: rules, facts: facts, accepted: project.file.accepted, year: Self.year, since: since)
    let pixels = PixelStage(
      looksAtPixels: options.looksAtPixels, progress: { Console.showProgress($0, of: $1) })
    let scope = part.flatMap { Self.relative($0, to: Self.wholePath(root)) }
    func report() throws(Failure) -> Report {
      do throws(Disk.Fault) {
        return try check.run(at: place, project: project.folder, pixels: pixels).limited(to: scope)
      } catch {
        throw Failure(what: "\(root) cannot be read: \(error.sentence)")
      }
    }
    var result = try report()
    if let part, scope == nil || !result.readSomething {
      throw Failure(what: "\(part) is no part of the release in \(root), so it was not read")
    }
    guard !result.folder.isEmpty else {
      throw Failure(what: "there are no texts and no pictures for the App Store in \(root)")
    }
    var hasFailed = false
    if options.fixes {
      let dialogue = FixDialogue(saysYes: options.saysYes)
      var outcome = try dialogue.mend(result, root: root)
      hasFailed = outcome.failed > 0
      if outcome.applied > 0 { result = try report() }
      // One fix may bring to light what another is for, as a blank behind a byte order mark.
      var rounds = Self.mostRounds
      while options.saysYes, outcome.applied > 0, !hasFailed, result.hasSafeFix, rounds > 0 {
        rounds -= 1
        outcome = try dialogue.mend(result, root: root)
        hasFailed = outcome.failed > 0
        if outcome.applied > 0 { result = try report() }
      }
    }
    switch options.action {
    case .accept(let wanted):
      try Acceptor(options: options, projectFolder: project.folder ?? root, root: root).accept(
        wanted, in: result)
    case .removeUnused:
      try Acceptor(options: options, projectFolder: project.folder ?? root, root: root)
        .removeUnused(
          project.file.accepted.indices.filter {
            check.isUnused(project.file.accepted[$0], after: result.findings)
          })
    default: break
    }
    try say(result, root: root)
    _exit(hasFailed || result.fails(at: options.failOn) ? ExitCode.findings : ExitCode.clean)
  }

  private static let mostRounds = 5

  private func say(_ report: Report, root: String) throws(Failure) {
    let place = ReportPlace(root: Self.wholePath(root), base: Self.workspace)
    for output in options.outputs {
      guard let text = written(report, as: output, at: place) else {
        throw Failure(what: "there is no memory left for the report")
      }
      if let file = output.file { try Self.write(text, to: file) } else { Console.print(text) }
    }
    // A check that fails says why somewhere.
    if !options.outputs.contains(where: { $0.file == nil }) { Console.print(report.verdict() + "\n") }
  }

  private func written(_ report: Report, as output: Options.Output, at place: ReportPlace) -> String? {
    var style = ReportStyle()
    style.failing = options.failOn
    style.isQuiet = options.isQuiet
    style.least = options.isQuiet ? options.failOn : options.least ?? output.format.least
    switch output.format {
    case .text:
      style.isColoured = output.file == nil && Console.isColoured(options.colour)
      style.translator = Catalogue.translator
      if output.file == nil, let size = Console.size { (style.width, style.height) = size }
      return report.text(style)
    case .json: return report.json(toolVersion: Options.version)
    case .github: return report.github(style, at: place)
    case .sarif: return report.sarif(style, at: place, toolVersion: Options.version)
    case .gitlab: return report.gitlab(style, at: place)
    case .line:
      return report.lines(
        style, at: ReportPlace(root: Self.wholePath(report.folder.root), base: Self.wholePath(".")))
    case .markdown: return report.markdown(style, at: place)
    }
  }

  private static func write(_ text: String, to file: String) throws(Failure) {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(what: "\(file) cannot be written: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    guard Console.write(text, to: descriptor) else {
      throw Failure(what: "\(file) cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  // MARK: Rules

  private func listRules() throws(Failure) -> Never {
    if options.outputs.first?.format == .json {
      let list = JSONValue.list(
        Rule.all.map { rule in
          let (found, silent) = rule.examples()
          return .object([
            ("id", .text(rule.id)), ("title", .text(rule.title.text)), ("why", .text(rule.why)),
            ("source", .text(rule.source)), ("found", .list(found.lines.map(JSONValue.text))),
            ("notFound", .list(silent.lines.map(JSONValue.text))),
          ])
        })
      Console.print((list.written() ?? "[]") + "\n")
    } else {
      let width = Rule.all.map(\.id.utf8.count).max() ?? 0
      for rule in Rule.all.sorted(by: { $0.id < $1.id }) {
        Console.print(
          rule.id + String(repeating: " ", count: width + 2 - rule.id.utf8.count) + rule.title.text + "\n")
      }
    }
    exit(ExitCode.clean)
  }

  private func explain(_ id: String) throws(Failure) -> Never {
    guard let rule = Rule.all.first(where: { $0.id == id }) else {
      let near = Rule.all.map(\.id).first { $0.hasPrefix(id) || id.hasPrefix($0) || $0.isOneEdit(from: id) }
      throw Failure(
        what: "there is no rule “\(id)”" + (near.map { "; did you mean \($0)?" } ?? "; see --list-rules"))
    }
    Console.print("\(rule.id): \(rule.title.text)\n\n\(rule.explanation)\n")
    Console.print("Rules checked on \(try storeRules().checkedOn).\n")
    exit(ExitCode.clean)
  }

  // MARK: What a check needs

  private func storeRules() throws(Failure) -> StoreRules {
    guard let path = options.rules else {
      do throws(JSONFault) { return try .bundled() } catch {
        throw Failure(what: "the rules: \(error.sentence)")
      }
    }
    let bytes: [UInt8]
    do throws(Disk.Fault) { bytes = try OpenFile(path: path).all(atMost: ProjectFile.mostBytes) } catch {
      throw Failure(what: "the rules \(path) cannot be read: \(error.sentence)")
    }
    do throws(JSONFault) { return try StoreRules(json: bytes) } catch {
      throw Failure(what: "the rules \(path) cannot be used: \(error.sentence)")
    }
  }

  /// A text or a picture by itself, or a language, is looked for in the release that it is part of.
  ///
  /// - Returns: the folder to look from, and the whole path of the part that was asked for.
  private static func part(of path: String, _ rules: StoreRules) -> (folder: String, part: String?) {
    let whole = wholePath(path)
    var status = stat()
    guard stat(whole, &status) == 0 else { return (path, nil) }
    let name = whole.lastPathPart
    let folder = String(whole.dropLast(name.utf8.count + 1))
    if status.st_mode & S_IFMT == S_IFREG { return (folder.isEmpty ? "/" : folder, whole) }
    let parent = folder.lastPathPart
    let isLanguage =
      rules.locales.meaning(of: name) != .unknown || rules.layout.specialDirs.metadata.contains(name)
    let isInside = folder.split(separator: "/").suffix(3).contains { rules.layout.holdsLanguages(String($0)) }
    return isLanguage && (isInside || rules.layout.holdsLanguages(parent)) ? (path, whole) : (path, nil)
  }

  private func releasePlace(_ rules: StoreRules, at path: String) throws(Failure) -> ReleasePlace {
    do throws(ReleaseFinder.Failure) {
      return try ReleaseFinder(rules: rules).find(at: path, chosen: options.folder)
    } catch {
      throw Failure(what: error.sentence)
    }
  }

  private func projectFile(root: String) throws(Failure) -> (file: ProjectFile, folder: String?) {
    do throws(ProjectFile.Failure) { return try ProjectFile.nearest(toRoot: Self.wholePath(root)) } catch {
      throw Failure(what: error.sentence)
    }
  }

  // MARK: The system

  private static func relative(_ path: String, to root: String) -> RelativePath? {
    path.hasPrefix(root + "/") ? RelativePath(String(path.dropFirst(root.utf8.count + 1))) : nil
  }

  /// What has changed since a tag, as the project's git tells.
  private static func changes(since tag: String, in root: String) throws(Failure) -> SinceRelease {
    do throws(ProjectGit.Failure) { return try ProjectGit(folder: root).changes(since: tag) } catch {
      switch error {
      case .noRepository: throw Failure(what: "--since: \(root) is in no git repository, or there is no git")
      case .noVersionTag: throw Failure(what: "--since: there is no tag that looks like a version")
      case .noTag(let name): throw Failure(what: "--since: there is no tag “\(name)”")
      case .cannotCompare(let name): throw Failure(what: "--since: git cannot compare with “\(name)”")
      }
    }
  }

  static func wholePath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static var workspace: String? {
    for variable in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      if let named = getenv(variable).map({ String(cString: $0) }), !named.isEmpty { return wholePath(named) }
    }
    // The work tree that the current folder lies in, or the folder itself.
    let current = wholePath(".")
    var folder = current[...]
    while !folder.isEmpty {
      if access("\(folder)/.git", F_OK) == 0 { return String(folder) }
      folder = folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex)
    }
    return current
  }

  private static var year: Int {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return Int(parts.tm_year) + 1900
  }
}

extension ReleaseFinder.Failure {
  /// What is said on the terminal.
  var sentence: String {
    switch self {
    case .unreadable(let path, let fault):
      "\(path) cannot be checked: \(fault.sentence)"
    case .nothing(let path, let folders, let isAll, let isAndroid, let program):
      Self.nothing(in: path, folders: folders, isAll: isAll, isAndroid: isAndroid)
        + (program.map { ". \($0) is a program, and is not run" } ?? "")
    case .json(let file, let fault): "\(file) cannot be read: \(fault.sentence)"
    case .several(let found):
      "several release folders: \(Self.quoted(found)); choose one with --folder"
    case .notAmong(let chosen, let found):
      "“\(chosen)” is not a release folder" + (found.isEmpty ? "" : "; there is \(Self.quoted(found))")
    }
  }

  private static func nothing(in path: String, folders: Int, isAll: Bool, isAndroid: Bool) -> String {
    let searched = isAll ? "\(plural(folders, "folder")) below it" : "the \(folders) nearest folders below it"
    let wanted =
      "no release folder in “\(path)”: looked for “metadata” or “screenshots” of the App Store in it and in "
    return wanted + searched + (isAndroid ? ". There are only texts for Android" : "")
  }

  private static func quoted(_ names: [String]) -> String { names.map { "“\($0)”" }.joined(separator: ", ") }
}

extension Options.Format {
  /// The least that it shows: people see what they have to act on, programs see all.
  fileprivate var least: Finding.Severity {
    switch self {
    case .text, .github, .markdown: .warning
    case .json, .sarif, .gitlab, .line: .info
    }
  }
}
