/// A countdown that holds a deadline, not a count, so that a stopped process or a suspend changes nothing.
///
/// `ContinuousClock` goes on while the machine sleeps and knows nothing of the wall clock. Instants come in as
/// arguments; nothing here reads a clock.
package struct Countdown: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case idle
    case running(since: ContinuousClock.Instant, until: ContinuousClock.Instant)
    case paused(remaining: Duration)
    /// It reached zero and stays there.
    case ended
  }

  /// What it counts down from.
  package private(set) var length: Duration
  package private(set) var phase: Phase = .idle
  /// How long it has run since it last rested at its full length, up to its latest start. Pauses do not count.
  private var ranBefore: Duration = .zero

  package init(length: Duration) { self.length = length }

  /// A countdown that comes back from a store, paused with what was left of it.
  ///
  /// - Parameter elapsed: how long it had run, all runs together.
  package init(length: Duration, pausedWith remaining: Duration, elapsed: Duration = .zero) {
    self.length = length
    phase = remaining > .zero ? .paused(remaining: min(remaining, length)) : .ended
    ranBefore = max(.zero, elapsed)
  }

  package var isRunning: Bool {
    if case .running = phase { true } else { false }
  }

  /// Starts from the full length, or goes on from a pause.
  package mutating func start(at now: ContinuousClock.Instant) {
    switch phase {
    case .idle, .ended: phase = .running(since: now, until: now + length)
    case .paused(let remaining): phase = .running(since: now, until: now + remaining)
    case .running: break
    }
  }

  /// Holds a running countdown.
  package mutating func pause(at now: ContinuousClock.Instant) {
    guard isRunning else { return }
    let remaining = remaining(at: now)
    ranBefore = elapsed(at: now)
    phase = remaining > .zero ? .paused(remaining: remaining) : .ended
  }

  /// Back to the full length, not running.
  package mutating func reset() {
    phase = .idle
    ranBefore = .zero
  }

  /// Notes that the deadline has passed.
  ///
  /// - Returns: whether this is the moment at which it ended, true once a run.
  package mutating func endIfDue(at now: ContinuousClock.Instant) -> Bool {
    guard isRunning, remaining(at: now) == .zero else { return false }
    ranBefore = elapsed(at: now)
    phase = .ended
    return true
  }

  /// Takes another length; only an idle countdown does.
  package mutating func setLength(_ length: Duration) {
    if phase == .idle { self.length = length }
  }

  /// What is left, never below zero.
  package func remaining(at now: ContinuousClock.Instant) -> Duration {
    switch phase {
    case .idle: length
    case .running(_, let deadline): max(.zero, now.duration(to: deadline))
    case .paused(let remaining): remaining
    case .ended: .zero
    }
  }

  /// How long it has run since it last rested at its full length, without the pauses.
  package func elapsed(at now: ContinuousClock.Instant) -> Duration {
    guard case .running(let start, let deadline) = phase else { return ranBefore }
    return ranBefore + max(.zero, start.duration(to: min(now, deadline)))
  }

  /// The whole seconds to show: the first second shows the full length, zero shows only at the end.
  package func shownSeconds(at now: ContinuousClock.Instant) -> Int {
    remaining(at: now).roundedUpSeconds
  }

  /// How long until the shown second changes; nil while nothing runs.
  package func untilNextSecond(at now: ContinuousClock.Instant) -> Duration? {
    guard isRunning else { return nil }
    let remaining = remaining(at: now)
    return remaining - .seconds(max(0, remaining.roundedUpSeconds - 1))
  }
}

extension Duration {
  /// The whole seconds of it, a started one counted.
  var roundedUpSeconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) + (attoseconds > 0 ? 1 : 0)
  }

  /// The same as a number of seconds.
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// A number of seconds from a file, brought into the range that a countdown can have: from zero to a year.
  init(storedSeconds seconds: Double) {
    self = .seconds(seconds.isNaN ? 0 : min(max(seconds, 0), 365 * 86_400))
  }
}
