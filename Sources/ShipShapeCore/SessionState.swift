/// Everything the window shows, as one value.
package struct SessionState: Hashable, Sendable {
  package var page: Page = .welcome
  /// Whether the log was read; until then nothing that it would have to keep can be done.
  package var isOpen = false
  package var release: Release
  /// Where each step of the release stands, by step id; every step of the catalogue has one.
  package var steps: [Step.ID: StepProgress]
  /// What lies over the page.
  package var sheet: Sheet?
  /// What the notice bar says in passing.
  package var notice: PassingNotice?
  /// What it will say after that.
  package var waitingNotices: [Notice] = []
  /// What the notice bar says for as long as it is so.
  package var lastingNotice: Notice?
  /// Whether something on the disk is to be tried again: a write, or reading the log.
  package var retriesStorage = false
  /// Why an open History cannot read the log.
  package var historyTrouble: StorageError?
  /// Whether the last Done or Continue can be taken back.
  package var canUndo = false
  package var settings: Settings
  /// The day it is; another at midnight.
  package var today: CalendarDay
  /// Changes whenever the log does.
  package var historyVersion = 0

  /// What can lie over the page.
  package enum Sheet: Hashable, Sendable { case history, ready }

  /// The notice for the bar: a passing one goes before a lasting one.
  package var shownNotice: Notice? { notice?.notice ?? lastingNotice }

  /// Where a step stands.
  package func progress(_ id: Step.ID) -> StepProgress {
    steps[id] ?? StepProgress(countdown: Countdown(length: .seconds(60 * Settings.minuteRange.lowerBound)))
  }

  /// How many steps of the release are done.
  package var doneCount: Int { Step.steps.count { progress($0.id).isDone } }

  /// Whether every step of the release is done.
  package var isReady: Bool { doneCount == Step.steps.count }

  /// The first step that is not done.
  package var firstOpenStep: Step? { Step.steps.first { !progress($0.id).isDone } }

  /// The step that Done on `id` goes on to: the next one that is not done, from the front again after the last.
  package func openStep(after id: Step.ID) -> Step? {
    let position = (Step.steps.firstIndex { $0.id == id } ?? -1) + 1
    let inTurn = Step.steps[position...] + Step.steps[..<position]
    return inTurn.first { !progress($0.id).isDone }
  }

  /// The step whose countdown runs; at most one does.
  package var runningStep: Step? { Step.steps.first { progress($0.id).countdown.isRunning } }
}

/// Where one step of a release stands.
package struct StepProgress: Hashable, Sendable {
  package var countdown: Countdown
  package var rating = Rating()
  /// Its line in the log, nil while it is not done.
  package var finished: FinishedStep?

  package init(countdown: Countdown) { self.countdown = countdown }

  package var isDone: Bool { finished != nil }
}

/// What there is to tell. The sentences are made where they are shown.
package enum Notice: Hashable, Sendable {
  /// A step was finished, and so many are still open.
  case finished(Step.ID, stepsLeft: Int)
  /// A new release was begun.
  case began(Release)
  /// A countdown was held because another was started.
  case held(Step.ID)
  /// A countdown came to its end.
  case timeUp(Step.ID)
  /// The log on the disk was damaged or none; it is kept at this path.
  case keptAside(path: String)
  /// The log is a newer version's and is left alone.
  case newerLog
  /// Something is not saved.
  case unsaved(StorageError)
  /// The log cannot be read.
  case unreadable(StorageError)
  /// The settings are not saved.
  case settingsUnsaved

  /// Whether it is about the log not being written or read, and goes when it is.
  var isAboutSaving: Bool {
    switch self {
    case .unsaved, .unreadable: true
    default: false
    }
  }

  /// Whether the bar offers to take it back.
  package var canBeUndone: Bool {
    switch self {
    case .finished, .began: true
    default: false
    }
  }
}

/// A notice that goes by itself. The serial tells two of the same kind apart.
package struct PassingNotice: Hashable, Sendable {
  package let notice: Notice
  package let serial: Int
}
