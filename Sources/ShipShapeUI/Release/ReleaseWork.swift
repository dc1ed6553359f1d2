import GtkKit
import ReleaseChecks
import ShipShapeCore
import Synchronization

/// The work of a release that is done away from the main loop: looking into folders, and checking them.
final class ReleaseWork {
  private let session: Session
  private var running: RunningCheck?
  /// The newest request that came while a check ran; one thread checks at a time.
  private var next: CheckRequest?
  private let watch: FolderWatch

  /// How long a check may take without a word, and how often its progress is shown then.
  private static let quietMilliseconds = 300
  private static let progressMilliseconds = 100

  /// - Parameter isInFront: whether the window is what the person works in.
  init(session: Session, isInFront: @escaping () -> Bool) {
    self.session = session
    watch = FolderWatch(isInFront: isInFront) { [weak session] in session?.folderChanged() }
    watch.onLimit = { [weak session] in session?.watchingLimited($0) }
    session.effects.survey = { [weak self] folder, year in self?.survey(folder, year) }
    session.effects.check = { [weak self] in self?.check($0) }
    session.effects.stopCheck = { [weak self] in self?.running?.flags.cancel() }
    session.effects.mend = { [weak self] in self?.mend($0) }
    session.effects.openFile = { path, line, column in
      switch FileOpener.open(path: path, line: line, column: column) {
      case .opened: .opened
      case .noApp: .noApp
      case .failed(let why): .failed(why)
      }
    }
    session.effects.watch = { [weak self] location, result in self?.follow(location, result) }
  }

  private func survey(_ folder: String, _ year: Int) {
    Background.run {
      ReleaseSurvey.make(of: folder, year: year)
    } then: { [weak self] survey in
      self?.session.surveyed(survey, at: .now)
    }
  }

  private func mend(_ task: MendTask) {
    Background.run {
      task.run()
    } then: { [weak self] outcome in
      self?.session.mended(outcome, at: .now)
    }
  }

  private func follow(_ location: ReleaseLocation?, _ result: CheckedRelease?) {
    var isMissing = false
    if case .failed = session.state.check.phase { isMissing = true }
    watch.follow(root: location?.root, folders: result?.folders ?? [], isMissing: isMissing)
  }

  // MARK: A check

  private func check(_ request: CheckRequest) {
    if let running {
      // What it finds comes too late; the newest is begun when it has ended.
      running.flags.cancel()
      next = request
    } else {
      begin(request)
    }
  }

  private func begin(_ request: CheckRequest) {
    let flags = CheckFlags()
    let serial = request.serial
    running = RunningCheck(request: request, flags: flags, slow: watchProgress(of: serial, flags))
    Background.run {
      var outcome: Result<CheckedRelease, CheckFailure>
      do throws(CheckFailure) {
        outcome = .success(
          try request.run(
            isCancelled: { flags.isCancelled }, progress: { flags.note(done: $0, of: $1) },
            first: { found in
              MainLoop.fromAnyThread { [weak self] in
                self?.session.checkFoundFirst(serial, found, at: .now)
              }
              // The pixels come next; what is known is drawn first.
              Background.giveWay()
            }))
      } catch {
        outcome = .failure(error)
      }
      return outcome
    } then: { [weak self] outcome in
      self?.ended(serial, outcome)
    }
  }

  private func ended(_ serial: Int, _ outcome: Result<CheckedRelease, CheckFailure>) {
    running?.slow.cancel()
    let ended = running?.request
    running = nil
    if var request = next {
      next = nil
      if case .success(let partial) = outcome, ended?.location == request.location,
        let folder = partial.report?.folder
      {
        // What it has read is not read again; what has changed since, is.
        request.previous = folder
      }
      begin(request)
    }
    session.checkEnded(serial, outcome, at: .now)
  }

  /// A check that takes long says so, and from then on how far it is.
  private func watchProgress(of serial: Int, _ flags: CheckFlags) -> MainLoopSource {
    MainLoop.after(milliseconds: ReleaseWork.quietMilliseconds) { [weak self] in
      guard let self, running?.flags === flags else { return false }
      session.checkIsSlow(serial)
      running?.slow = MainLoop.after(milliseconds: ReleaseWork.progressMilliseconds) { [weak self] in
        guard let self, running?.flags === flags else { return false }
        if let (done, total) = flags.progress { session.checkProgressed(serial, done: done, of: total) }
        return true
      }
      return false
    }
  }

  /// The window is in front again: what cannot be watched is looked at.
  func windowCameToFront() { watch.lookNow() }

  /// Ends all of it; nothing is answered any more.
  func stop() {
    running?.flags.cancel()
    running?.slow.cancel()
    running = nil
    next = nil
    watch.follow(root: nil, folders: [], isMissing: false)
  }
}

/// The check that runs.
private struct RunningCheck {
  let request: CheckRequest
  let flags: CheckFlags
  var slow: MainLoopSource
}

/// What a check and the window tell each other across threads.
private nonisolated final class CheckFlags: Sendable {
  private let cancelled = Atomic(false)
  private let done = Atomic(0)
  private let total = Atomic(0)

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
  func cancel() { cancelled.store(true, ordering: .relaxed) }

  func note(done: Int, of total: Int) {
    self.done.store(done, ordering: .relaxed)
    self.total.store(total, ordering: .relaxed)
  }

  /// How many pictures of how many; nil while none is looked at.
  var progress: (done: Int, total: Int)? {
    let total = total.load(ordering: .relaxed)
    return total > 0 ? (done.load(ordering: .relaxed), total) : nil
  }
}
