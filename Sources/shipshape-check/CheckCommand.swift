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
    case .check: break
    }
    do throws(Failure) {
      try check()
    } catch {
      if options.format == .github {
        Console.print("::error title=shipshape-check::\(error.what.utf8.shownOnOneLine)\n")
      }
      Console.complain(error.what)
      exit(ExitCode.unable)
    }
  }

  private func check() throws(Failure) -> Never {
    let bundled = try storeRules()
    var place = try releasePlace(bundled)
    if place.root.contains("..") { place = place.moved(to: Self.wholePath(place.root)) }
    let rules = bundled.located(at: place)
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
    let check = ReleaseCheck(
      rules: rules, facts: facts, accepted: project.file.accepted, year: Self.year)
    let pixels = PixelStage(
      looksAtPixels: options.looksAtPixels, progress: { Console.showProgress($0, of: $1) })
    func report() throws(Failure) -> Report {
      do throws(Disk.Fault) {
        return try check.run(root: root, project: project.folder, pixels: pixels)
      } catch {
        throw Failure(what: "\(root) cannot be read: \(error.sentence)")
      }
    }
    var result = try report()
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
    try say(result, root: root)
    _exit(hasFailed || result.fails(at: options.failOn) ? ExitCode.findings : ExitCode.clean)
  }

  private static let mostRounds = 5

  private func say(_ report: Report, root: String) throws(Failure) {
    switch options.format {
    case .text: Console.print(report.text(isColoured: Console.isColoured))
    case .json:
      guard let text = report.json() else { throw Failure(what: "there is no memory left for the report") }
      Console.print(text)
    case .github: Console.print(report.github(root: Self.wholePath(root), workspace: Self.workspace))
    }
  }

  // MARK: What a check needs

  private func storeRules() throws(Failure) -> StoreRules {
    guard let path = options.rules else {
      do throws(JSONFault) { return try .bundled() } catch {
        throw Failure(what: "the rules: \(error.sentence)")
      }
    }
    let bytes: [UInt8]
    do throws(Disk.Fault) { bytes = try Self.file(path) } catch {
      throw Failure(what: "the rules \(path) cannot be read: \(error.sentence)")
    }
    do throws(JSONFault) { return try StoreRules(json: bytes) } catch {
      throw Failure(what: "the rules \(path) cannot be used: \(error.sentence)")
    }
  }

  private func releasePlace(_ rules: StoreRules) throws(Failure) -> ReleasePlace {
    do throws(ReleaseFinder.Failure) {
      return try ReleaseFinder(rules: rules).find(at: options.path, chosen: options.folder)
    } catch {
      throw Failure(what: error.sentence)
    }
  }

  /// The nearest `.shipshape.json`, in the release's folder or up to two above it, and the folder that it stands in.
  private func projectFile(root: String) throws(Failure) -> (file: ProjectFile, folder: String?) {
    let whole = Self.wholePath(root)
    for folder in ProjectFile.folders(around: whole) {
      let path = "\(folder)/\(ProjectFile.name)"
      let bytes: [UInt8]
      do throws(Disk.Fault) { bytes = try Self.file(path) } catch .missing { continue } catch .notAllowed
        where folder != whole
      {
        continue  // a folder above that may not be read counts as having no file
      } catch {
        throw Failure(what: "\(path) cannot be read: \(error.sentence)")
      }
      do throws(JSONFault) { return (try ProjectFile(json: bytes), folder) } catch {
        throw Failure(what: "\(path): \(error.sentence)")
      }
    }
    return (ProjectFile(), Self.project(around: whole))
  }

  /// What links may lead to without a word: the folder that holds `fastlane`, or what was given if it is above.
  private static func project(around root: String) -> String? {
    let parts = root.split(separator: "/")
    guard let last = parts.last, last == "fastlane" || last == ".fastlane" else { return nil }
    return "/" + parts.dropLast().joined(separator: "/")
  }

  // MARK: The system

  private static func file(_ path: String) throws(Disk.Fault) -> [UInt8] {
    let file = try OpenFile(path: path)
    guard file.stamp.size <= mostBytes else { throw .tooLarge(file.stamp.size) }
    return try file.read(from: 0, count: file.stamp.size)
  }

  /// Of a rules file or a project's file.
  private static let mostBytes = 1 << 24

  static func wholePath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static var workspace: String? {
    let named = getenv("GITHUB_WORKSPACE").map { String(cString: $0) } ?? ""
    return wholePath(named.isEmpty ? "." : named)
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
    case .nothing(let path, let places, let isAndroid):
      "no release folder in “\(path)”; looked at \(places.joined(separator: ", "))"
        + (isAndroid ? ". There are only texts for Android" : "")
    case .several(let found):
      "several release folders: \(Self.quoted(found)); choose one with --folder"
    case .notAmong(let chosen, let found):
      "“\(chosen)” is not a release folder" + (found.isEmpty ? "" : "; there is \(Self.quoted(found))")
    }
  }

  private static func quoted(_ names: [String]) -> String { names.map { "“\($0)”" }.joined(separator: ", ") }
}
