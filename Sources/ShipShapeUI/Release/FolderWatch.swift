import Glibc
import GtkKit

/// Tells when something changes in the folders of a release. The system says it where it can; where it cannot, they are
/// looked at every few seconds while the window is in front.
final class FolderWatch {
  private let isInFront: () -> Bool
  private let onChange: () -> Void
  /// Called when the system begins to refuse watches, or takes them again.
  var onLimit: (Bool) -> Void = { _ in }
  private var monitors: [String: FolderMonitor] = [:]
  private var gathering: MainLoopSource?
  private var looking: MainLoopSource?
  /// Folders that are still to be watched, the next last.
  private var waiting: [String] = []
  private var adding: MainLoopSource?
  /// What the newest check has read.
  private var read: Set<String> = []
  /// Whether folders were added since they were looked at.
  private var isNew = false
  private var isRefused = false
  private var isLimited = false
  private var isMissing = false

  /// Changes that come this soon after each other are told together.
  private static let gatheringMilliseconds = 200
  private static let lookingMilliseconds = 4_000
  /// Far below what the system gives a user, 8,192 at the least: other programs need some, too.
  private static let mostMonitors = 2_000
  /// How long they are added in one round of the loop: the system can take milliseconds for each.
  private static let roundLength = Duration.milliseconds(8)

  init(isInFront: @escaping () -> Bool, onChange: @escaping () -> Void) {
    self.isInFront = isInFront
    self.onChange = onChange
  }

  /// - Parameters:
  ///   - root: the release's folder; nil ends it.
  ///   - folders: what its newest check has read.
  ///   - isMissing: whether the folder, or the release in it, is not there now.
  func follow(root: String?, folders: [String], isMissing: Bool) {
    guard let root else { return end() }
    // Where the folder goes, its parent tells when one of its name comes.
    let wanted = Set(folders + [root] + FolderWatch.parents(of: root, count: isMissing ? 16 : 1))
    for path in monitors.keys where !wanted.contains(path) { monitors.removeValue(forKey: path)?.cancel() }
    for (path, monitor) in monitors where !monitor.isWatching { monitors[path] = nil }
    isRefused = wanted.count > FolderWatch.mostMonitors
    self.isMissing = isMissing
    waiting = wanted.subtracting(monitors.keys).sorted(by: >)
    read = Set(folders)
    add()
  }

  /// Adds watches, as many as a round has time for; the rest when what was found has been drawn.
  private func add() {
    adding?.cancel()
    let end = ContinuousClock.now + FolderWatch.roundLength
    while ContinuousClock.now < end, monitors.count < FolderWatch.mostMonitors, let path = waiting.popLast() {
      if let monitor = FolderMonitor(path: path, onChange: { [weak self] in self?.changed() }) {
        monitors[path] = monitor
        if isMissing || read.contains(path) { isNew = true }
      } else if !isMissing, read.contains(path), access(path, F_OK) == 0 {
        isRefused = true
      }
    }
    if !waiting.isEmpty, monitors.count < FolderWatch.mostMonitors {
      adding = MainLoop.whenIdle { [weak self] in self?.add() }
    } else {
      added()
    }
  }

  private func added() {
    if isRefused != isLimited {
      isLimited = isRefused
      onLimit(isLimited)
    }
    // What happened after the look and before the watch was not told.
    if isNew { changed() }
    isNew = false
    if isMissing || isLimited { keepLooking() } else { looking?.cancel() }
  }

  private func end() {
    for monitor in monitors.values { monitor.cancel() }
    monitors = [:]
    waiting = []
    adding?.cancel()
    gathering?.cancel()
    looking?.cancel()
    (isLimited, isMissing, isNew) = (false, false, false)
  }

  private func changed() {
    guard gathering?.isPending != true else { return }
    gathering = MainLoop.after(milliseconds: FolderWatch.gatheringMilliseconds) { [weak self] in
      self?.onChange()
      return false
    }
  }

  private func keepLooking() {
    guard looking?.isPending != true else { return }
    looking = MainLoop.after(milliseconds: FolderWatch.lookingMilliseconds) { [weak self] in
      guard let self, isMissing || isLimited else { return false }
      // A window that is not in front looks when it is again.
      guard isInFront() else { return false }
      onChange()
      return true
    }
  }

  /// The window came to the front.
  func lookNow() {
    guard isMissing || isLimited else { return }
    onChange()
    keepLooking()
  }

  private static func parents(of path: String, count: Int) -> [String] {
    var parents: [String] = []
    var rest = path[...]
    while parents.count < count, let slash = rest.lastIndex(of: "/"), slash > rest.startIndex {
      rest = rest[..<slash]
      parents.append(String(rest))
    }
    return parents
  }
}
