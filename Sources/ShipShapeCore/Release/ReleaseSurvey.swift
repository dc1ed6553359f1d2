import Glibc
import JSON
import ReleaseChecks

/// What a person gets who opens a folder: the releases in it, or why there is none.
package enum ReleaseSurvey: Sendable, Equatable {
  case found(folder: String, [FolderChoice])
  /// No release, and what was looked at.
  case nothing(folder: String)
  /// The folder cannot be read; in the system's words.
  case unreadable(folder: String, String)

  /// Looks for releases at, below and around `path`, and reads each as far as guesses need. For a thread of its own.
  package static func make(of path: String, year: Int) -> ReleaseSurvey {
    let folder = wholePath(path)
    guard let rules = try? StoreRules.bundled() else { return .nothing(folder: folder) }
    let finder = ReleaseFinder(rules: rules)
    let names: [String]
    do throws(ReleaseFinder.Failure) { names = try finder.all(at: folder) } catch {
      if case .unreadable(_, let fault) = error { return .unreadable(folder: folder, fault.sentence) }
      return .nothing(folder: folder)
    }
    let choices = names.prefix(mostChoices).compactMap { name in
      choice(names.count == 1 ? nil : name, title: name, in: folder, finder, rules, year)
    }
    return choices.isEmpty ? .nothing(folder: folder) : .found(folder: folder, choices)
  }

  /// More than any project has; each is read.
  private static let mostChoices = 40

  private static func choice(
    _ part: String?, title: String, in folder: String, _ finder: ReleaseFinder, _ rules: StoreRules,
    _ year: Int
  ) -> FolderChoice? {
    guard let place = try? finder.find(at: folder, chosen: part) else { return nil }
    let root = wholePath(place.root)
    let project = ProjectKnowledge(root: root)
    let check = ReleaseCheck(rules: rules, facts: project.facts, year: year)
    guard let report = try? check.run(at: place, pixels: PixelStage(looksAtPixels: false)),
      !report.folder.isEmpty
    else { return nil }
    return FolderChoice(
      part: part, title: title, root: root, languages: FolderChoice.languages(of: report),
      pictures: report.folder.pictures.count,
      guess: ReleaseGuess(report, project: project.facts))
  }

  /// A path with every link followed; the path itself where that cannot be told.
  package static func wholePath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension FolderChoice {
  /// The languages that a folder has texts or pictures in, by name.
  static func languages(of report: Report) -> [Language] {
    let rules = report.rules
    let special = Set(rules.layout.specialDirs.metadata)
    let folders = report.folder.texts.compactMap(\.locale) + report.folder.pictures.map(\.place.folder)
    let codes = Set(folders.filter { !special.contains($0) }.map { rules.locales.code(ofFolder: $0) })
    return codes.map { Language(code: $0, name: rules.locales.names[$0] ?? $0) }
      .sorted { ($0.name, $0.code) < ($1.name, $1.code) }
  }
}
