import Testing

@testable import ShipShapeCore

struct CountdownTests {
  let t0 = ContinuousClock.now

  @Test func idleShowsTheWholeLength() {
    #expect(Countdown(length: .seconds(90)).shownSeconds(at: t0) == 90)
  }

  @Test func itCountsDownToZeroAndStaysThere() {
    var countdown = Countdown(length: .seconds(90))
    countdown.start(at: t0)
    #expect(countdown.shownSeconds(at: t0) == 90)
    #expect(countdown.shownSeconds(at: t0 + .milliseconds(1)) == 90)
    #expect(countdown.shownSeconds(at: t0 + .seconds(1)) == 89)
    #expect(countdown.shownSeconds(at: t0 + .milliseconds(89_001)) == 1)
    #expect(countdown.shownSeconds(at: t0 + .seconds(90)) == 0)
    #expect(countdown.shownSeconds(at: t0 + .seconds(9_000)) == 0)
  }

  @Test func aStoppedProcessLosesNothing() {
    var countdown = Countdown(length: .seconds(1_500))
    countdown.start(at: t0)
    // No tick for twenty minutes: SIGSTOP, or a suspend.
    #expect(countdown.shownSeconds(at: t0 + .seconds(1_200)) == 300)
  }

  @Test func aPauseHoldsAndGoesOn() {
    var countdown = Countdown(length: .seconds(100))
    countdown.start(at: t0)
    countdown.pause(at: t0 + .seconds(30))
    #expect(countdown.phase == .paused(remaining: .seconds(70)))
    countdown.start(at: t0 + .seconds(500))
    #expect(countdown.shownSeconds(at: t0 + .seconds(510)) == 60)
  }

  @Test func theEndIsNoticedOnce() {
    var countdown = Countdown(length: .seconds(10))
    countdown.start(at: t0)
    let ended = [9, 11, 12].map { countdown.endIfDue(at: t0 + .seconds($0)) }
    #expect(ended == [false, true, false])
    #expect(countdown.phase == .ended)
  }

  @Test func fromTheEndItStartsAgainFromFull() {
    var countdown = Countdown(length: .seconds(10), pausedWith: .zero)
    #expect(countdown.phase == .ended)
    countdown.start(at: t0)
    #expect(countdown.shownSeconds(at: t0) == 10)
  }

  @Test func aStoredRestIsNeverLongerThanTheLength() {
    let countdown = Countdown(length: .seconds(60), pausedWith: .seconds(600))
    #expect(countdown.remaining(at: t0) == .seconds(60))
  }

  @Test func theNextTickIsWhenTheShownSecondChanges() {
    var countdown = Countdown(length: .seconds(10))
    #expect(countdown.untilNextSecond(at: t0) == nil)
    countdown.start(at: t0)
    #expect(countdown.untilNextSecond(at: t0) == .seconds(1))
    #expect(countdown.untilNextSecond(at: t0 + .milliseconds(400)) == .milliseconds(600))
    #expect(countdown.untilNextSecond(at: t0 + .milliseconds(9_900)) == .milliseconds(100))
  }

  @Test func onlyAnIdleCountdownTakesAnotherLength() {
    var countdown = Countdown(length: .seconds(10))
    countdown.setLength(.seconds(20))
    countdown.start(at: t0)
    countdown.setLength(.seconds(30))
    #expect(countdown.length == .seconds(20))
  }
}
