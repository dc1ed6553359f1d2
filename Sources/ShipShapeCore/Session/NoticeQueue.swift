package import ReleaseChecks

/// The passing notices: the one that stands, and those that wait for it.
package struct NoticeQueue: Hashable, Sendable {
  /// The notice that stands now.
  package private(set) var current: PassingNotice?
  private var waiting: [Notice] = []
  private var serial = 0

  /// Adds a notice. One that can be taken back keeps its place and its time, and the other waits for it.
  mutating func add(_ notice: Notice) {
    if let current, current.notice.canBeUndone, !notice.canBeUndone {
      waiting.append(notice)
    } else {
      // What waited was about what came before.
      if notice.canBeUndone { waiting = [] }
      show(notice)
    }
  }

  /// Takes the notice that stands away; the next that waits comes.
  mutating func endCurrent() { show(waiting.isEmpty ? nil : waiting.removeFirst()) }

  /// Takes away a notice that is no longer true, wherever it stands.
  mutating func withdraw(_ notice: Notice) {
    waiting.removeAll { $0 == notice }
    if current?.notice == notice { endCurrent() }
  }

  private mutating func show(_ notice: Notice?) {
    serial += 1
    current = notice.map { PassingNotice(notice: $0, serial: serial) }
  }
}

/// What there is to tell. The sentences are made where they are shown.
package enum Notice: Hashable, Sendable {
  /// A step was finished, and so many are still open.
  case finished(Step.ID, stepsLeft: Int)
  /// A new release was begun.
  case began(Release)
  /// A countdown was paused because another was started.
  case paused(Step.ID)
  /// A countdown came to its end.
  case timeUp(Step.ID, isDone: Bool)
  /// The log on the disk was damaged, or not a log; it is kept at this path.
  case keptAside(path: String)
  /// A part of the log on the disk cannot be read; the file is at this path.
  case incomplete(path: String)
  /// The log is a newer version's and is not touched.
  case newerLog
  /// Something is not saved.
  case unsaved(StorageError)
  /// The log cannot be read.
  case unreadable(StorageError)
  /// The settings are not saved.
  case settingsUnsaved
  /// A file was mended; the first of so many.
  case fixed(file: String, count: Int)
  /// A finding was accepted.
  case accepted(Message)
  /// A file could not be changed.
  case mendFailed(MendFailure)
  /// A file cannot be shown; in the system's words, nil where no app is known for it.
  case cannotOpen(path: String, String?)
  /// The report of a release is in this file.
  case exported(path: String)
  /// The report could not be written; in the system's words.
  case notExported(path: String, String)

  /// Whether the bar offers to take it back.
  package var canBeUndone: Bool {
    switch self {
    case .finished, .began, .fixed, .accepted: true
    default: false
    }
  }
}

/// A notice that goes by itself. The serial tells two of the same kind apart.
package struct PassingNotice: Hashable, Sendable {
  package let notice: Notice
  package let serial: Int
}
