package import ReleaseChecks

/// Everything the window shows, as one value.
package struct SessionState: Hashable, Sendable {
  package var page: Page = .welcome
  package var release: Release
  /// What was accepted, ticked and found in it.
  package var memory = ReleaseMemory()
  /// The highest number that a release has.
  var lastNumber = 1
  /// While a past release is looked at: the one to go back to.
  package var returnTo: Release?
  /// How far the check of its folder is.
  package var check = CheckStanding()
  /// What of the step's page is looked at.
  package var place = StepPlace.list
  /// Groups of findings that somebody has opened or shut.
  var openGroups: [GroupPlace: Bool] = [:]
  /// Whether what the app has is asked again, although it was answered.
  var asksTraits = false
  /// The group of Final QA's points that the room was opened at.
  package var openPointGroup: Message?
  /// Done was pressed where something is still to fix, and it is not answered yet.
  package var question: DoneQuestion?
  /// What was done about findings and can be taken back, the newest last.
  var mends: [Mend] = []
  /// What is being done about one, until it is answered.
  var mending: Mending?
  /// What is asked of a release, while its sheet is open.
  package var details: ReleaseDetails?
  /// The releases that there are, while they are shown.
  package var releases: [ReleaseSummary]?
  /// A folder that was opened before the log was read.
  var waitingFolder: String?
  /// Where each step of the release stands, by step id; every step of the catalogue has one.
  package var steps: [Step.ID: StepProgress] = [:]
  /// What lies over the page.
  package var sheet: Sheet?
  /// What the notice bar says in passing.
  package var notices = NoticeQueue()
  /// How this run and the log on the disk stand to each other.
  package var log = LogStanding()
  /// The log as far as it is loaded; nil while History is closed.
  package var history: LoadedHistory?
  /// The last Done or Continue, while it can be taken back.
  package var undoable: UndoableAct?
  package var settings: Settings
  /// One length for every countdown, for tests and demos; it goes before the settings.
  package var fixedLength: Duration?
  /// The day it is; another at midnight.
  package var today: CalendarDay
  /// Knows the last press of a button.
  var presses = PressGuard()
  /// Until when a running countdown's remaining time is on the disk.
  var remainingSavedAt: ContinuousClock.Instant?

  /// What can lie over the page.
  package enum Sheet: Hashable, Sendable {
    case history, ready
    /// Release Details.
    case details
    /// Switch Release.
    case releases
    /// There is no release in this folder; the system's words where it cannot be read.
    case noRelease(folder: String, String?)
  }

  /// Shows a sheet in place of another, or none; what only the other needed goes.
  mutating func show(_ sheet: Sheet?) {
    self.sheet = sheet
    if sheet != .history { history = nil }
    if sheet != .details { details = nil }
    if sheet != .releases { releases = nil }
  }

  /// Whether the log was read; until then nothing that it would have to keep can be done.
  package var isOpen: Bool { log.access != .opening }

  /// Whether steps and ratings can be changed: the log was read, and the release is not past.
  package var canChange: Bool { isOpen && !release.isPast }

  /// Whether the last Done or Continue can be taken back.
  package var canUndo: Bool { undoable != nil || lastMend != nil }

  /// What was done last about findings, where it can be taken back: in the release that is seen, while it is open.
  var lastMend: Mend? { mends.last.flatMap { $0.release == release.id && !release.isPast ? $0 : nil } }

  /// Whether something on the disk is to be tried again: a write, or reading the log.
  package var retriesStorage: Bool { log.needsRetry || history?.error != nil }

  /// The day of the store's rules, as the log writes days; empty while nothing was checked.
  package var rulesDay: String { check.result?.report?.rules.checkedOn ?? "" }

  /// How many are still to fix: by what was found last, or by the record of the steps that are done.
  package var openProblems: Int {
    check.result.map(\.toFix) ?? memory.checks.values.reduce(0) { $0 + $1.toFix }
  }

  /// The day on which the last step of the release was done.
  package var readyDay: CalendarDay? { steps.values.compactMap { $0.finished?.day }.max() }

  // MARK: Notices

  /// The passing notice that stands.
  package var notice: PassingNotice? { notices.current }

  /// A notice that stays until its cause is gone.
  package var lastingNotice: Notice? { log.notice == log.dismissed ? nil : log.notice }

  /// What the notice bar shows: first what is not saved, then the passing notice, then what lasts.
  package var shownNotice: ShownNotice? {
    if let lastingNotice, case .unsaved = lastingNotice, log.hasUnsavedWork {
      return ShownNotice(notice: lastingNotice, offersUndo: canUndo)
    }
    if let notice {
      return ShownNotice(
        notice: notice.notice, passing: notice, offersUndo: canUndo && notice.notice.canBeUndone)
    }
    return lastingNotice.map { ShownNotice(notice: $0) }
  }

  // MARK: Steps

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

  /// How long the countdown of a step is at rest.
  func length(of step: Step) -> Duration { fixedLength ?? .seconds(60 * settings.minutes(for: step)) }

  /// Gives a countdown at rest the length that is set for its step.
  mutating func followLength(of step: Step) {
    let length = length(of: step)
    steps[step.id]?.countdown.setLength(length)
  }

  /// Every step as it is at the beginning of a release.
  func freshSteps() -> [Step.ID: StepProgress] {
    Dictionary(
      uniqueKeysWithValues: Step.steps.map {
        ($0.id, StepProgress(countdown: Countdown(length: length(of: $0))))
      })
  }
}

/// Where one step of a release stands.
package struct StepProgress: Hashable, Sendable {
  package var countdown: Countdown
  package var rating = Rating()
  /// Its line in the log, nil while it is not done.
  package var finished: FinishedStep?

  package init(countdown: Countdown) { self.countdown = countdown }

  package var isDone: Bool { finished != nil }

  /// Whether anything was done with the step.
  var isTouched: Bool { isDone || rating.value > 0 || countdown.phase != .idle }
}

/// What the notice bar shows, with what can be done about it.
package struct ShownNotice: Hashable, Sendable {
  package let notice: Notice
  /// The passing notice that it is, which goes when it has stood long enough; nil for one that lasts.
  package var passing: PassingNotice?
  package var offersUndo = false

  /// The step that is asked about: how did it go?
  package var ratedStep: Step.ID? {
    if case .finished(let id, _) = notice { id } else { nil }
  }
}
