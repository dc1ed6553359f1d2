import GtkKit
import ShipShapeCore

/// What the notice bar says: the only place where a value becomes a sentence about what went wrong.
enum Notices {
  static func text(_ notice: Notice) -> String {
    switch notice {
    case .finished(let id, let stepsLeft): finished(id, stepsLeft: stepsLeft)
    case .began(let release):
      // Translators: %@ is a release: "Release 2".
      localized("%@ begins, with fresh steps.", releaseTitle(release.label))
    case .paused(let id):
      // Translators: %@ is a step's name; its countdown was paused because another was started.
      localized("%@ is paused: one timer runs at a time.", stepTitle(id))
    case .timeUp(let id, isDone: true):
      // Translators: %@ is a step's name.
      localized("Time's up for %@.", stepTitle(id))
    case .timeUp(let id, isDone: false):
      // Translators: %@ is a step's name.
      localized("Time's up for %@. Finish when you are ready.", stepTitle(id))
    case .keptAside(let path):
      localized("The history file was damaged. It is kept as %@, and a new one has begun.", path)
    case .incomplete(let path):
      localized("Part of the history file %@ is damaged. Some finished steps may be missing.", path)
    case .newerLog:
      localized(
        "The history file is from a newer ShipShape and is left as it is. What you do now is not kept after you quit."
      )
    case .unsaved(let error):
      // Translators: %@ is the reason, a sentence of its own.
      localized("Not saved yet. %@ ShipShape goes on trying.", reason(error))
    case .unreadable(let error):
      // Translators: %@ is the reason, a sentence of its own.
      localized("The history cannot be read. %@ ShipShape goes on trying.", reason(error))
    case .settingsUnsaved: localized("Your settings could not be saved.")
    // Translators: %@ is a file's path.
    case .fixed(let file, count: 1): localized("Fixed %@.", file)
    case .fixed(let file, let count):
      // Translators: %1$@ is the first file's path, %2$@ how many others were changed.
      localizedPlural(
        "Fixed %1$@ and %2$@ more.", "Fixed %1$@ and %2$@ more.", count: count - 1, file, "\(count - 1)")
    // Translators: %@ is what is wrong: "“Android” names another platform".
    case .accepted(let message): localized("Accepted: %@.", FindingText.text(message))
    // Translators: %@ is a file's path.
    case .exported(let path): localized("The report is in %@.", PathText.short(path))
    case .notExported(let path, let why):
      // Translators: the second is the reason, a sentence of its own.
      localized("The report could not be written to %1$@. %2$@", PathText.short(path), why)
    case .mendFailed(let failure): mendFailed(failure)
    case .cannotOpen(let path, nil): localized("No app is known that opens %@.", PathText.short(path))
    // Translators: the second is the reason, a sentence of its own.
    case .cannotOpen(let path, let why?): localized("%1$@ cannot be opened. %2$@", PathText.short(path), why)
    }
  }

  private static func finished(_ id: Step.ID, stepsLeft: Int) -> String {
    let isLastOfAll = id == Step.steps.last?.id
    guard isLastOfAll, stepsLeft > 0 else {
      // Translators: %@ is a step's name.
      return localized("%@ is done.", stepTitle(id))
    }
    return localizedPlural(
      "%1$@ is done, %2$@ step is left.", "%1$@ is done, %2$@ steps are left.", count: stepsLeft,
      stepTitle(id), "\(stepsLeft)")
  }

  private static func mendFailed(_ failure: MendFailure) -> String {
    switch failure {
    case .changed: localized("The file has changed since. Look at the fix again.")
    case .notAllowed(let file): localized("%@ is read-only, so it stays as it is.", PathText.short(file))
    case .failed(let file, let why):
      // Translators: the second is the reason, a sentence of its own.
      localized("%1$@ could not be changed. %2$@", PathText.short(file), why)
    }
  }

  static func reason(_ error: StorageError) -> String {
    switch error {
    case .noFolder(let path): localized("The folder %@ cannot be made.", path)
    case .cannotOpen(let path): localized("The file %@ cannot be opened.", path)
    case .busy: localized("Another program is using the history file.")
    case .full: localized("The disk is full.")
    case .readOnly: localized("The disk or the file is read-only.")
    case .moved: localized("The history file was moved.")
    case .corrupt: localized("The history file is damaged.")
    case .newerVersion: localized("The history file is from a newer ShipShape.")
    case .releaseTaken: localized("Another ShipShape has begun this release.")
    case .failing(let code, let message):
      localized("The disk reports an error (%1$@: %2$@).", "\(code)", message)
    }
  }

  static func stepTitle(_ id: Step.ID) -> String { Step.withID(id).map { localized($0.stepName) } ?? id }
}

/// What is said in a terminal of work that an end loses.
enum UnsavedWork {
  static func sentence(_ state: SessionState) -> String {
    let steps = state.log.unsaved.compactMap { change -> String? in
      if case .finish(let line) = change { Notices.stepTitle(line.stepID) } else { nil }
    }
    let reason = state.log.notice.map { Notices.text($0) } ?? ""
    return steps.isEmpty
      ? "not everything could be saved. \(reason)"
      : "not saved: \(steps.joined(separator: ", ")). \(reason)"
  }
}
