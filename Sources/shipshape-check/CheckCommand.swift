import Glibc
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
      Console.complain(error.what)
      exit(ExitCode.unable)
    }
  }

  private func check() throws(Failure) -> Never {
    let rules = try storeRules()
    let root = try releaseFolder(rules)
    let project = try projectFile(root: root)
    let facts = options.facts.filled(from: project.file.facts)
    if let primary = facts.primaryLocale, rules.locales.names[primary] == nil {
      throw Failure(what: "“\(primary)” is no language of the store, and cannot be the primary one")
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
      throw Failure(what: "there is no text and no picture for the App Store in \(root)")
    }
    if options.fixes, try FixDialogue(saysYes: options.saysYes).mend(result, root: root) {
      result = try report()
    }
    try say(result, root: root)
    _exit(result.fails(at: options.failOn) ? ExitCode.findings : ExitCode.clean)
  }

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

  private func releaseFolder(_ rules: StoreRules) throws(Failure) -> String {
    do throws(ReleaseFinder.Failure) {
      return try ReleaseFinder(rules: rules).find(at: options.path, chosen: options.folder)
    } catch {
      throw Failure(what: error.sentence)
    }
  }

  /// The nearest `.shipshape.json`, in the release's folder or up to two above it, and the folder that it stands in.
  private func projectFile(root: String) throws(Failure) -> (file: ProjectFile, folder: String?) {
    for folder in ProjectFile.folders(around: Self.wholePath(root)) {
      let path = "\(folder)/\(ProjectFile.name)"
      let bytes: [UInt8]
      do throws(Disk.Fault) { bytes = try Self.file(path) } catch .missing { continue } catch {
        throw Failure(what: "\(path) cannot be read: \(error.sentence)")
      }
      do throws(JSONFault) { return (try ProjectFile(json: bytes), folder) } catch {
        throw Failure(what: "\(path): \(error.sentence)")
      }
    }
    return (ProjectFile(), Self.project(around: Self.wholePath(root)))
  }

  /// What links may lead to without a word: the folder that holds `fastlane`, or what was given if it is above.
  private static func project(around root: String) -> String? {
    let parts = root.split(separator: "/")
    guard let last = parts.last, last == "fastlane" || last == ".fastlane" else { return nil }
    return "/" + parts.dropLast().joined(separator: "/")
  }

  // MARK: The system

  private static func file(_ path: String) throws(Disk.Fault) -> [UInt8] {
    let (folder, name) = path.splitAtLastSlash
    return try Disk(path: folder).contents(of: RelativePath(name), atMost: 1 << 24).0
  }

  static func wholePath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static var workspace: String? {
    wholePath(getenv("GITHUB_WORKSPACE").map { String(cString: $0) } ?? ".")
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
    case .nothing(let path, let places):
      "no release folder in \(path); looked at \(places.joined(separator: ", "))"
    case .several(let found):
      "several release folders: \(found.joined(separator: ", ")). Choose one with --folder"
    case .notAmong(let chosen, let found):
      "\(chosen) is no release folder here; there is \(found.joined(separator: ", "))"
    }
  }
}

extension String {
  var splitAtLastSlash: (folder: String, name: String) {
    guard let slash = lastIndex(of: "/") else { return (".", self) }
    return (slash == startIndex ? "/" : String(self[..<slash]), String(self[index(after: slash)...]))
  }
}
