import Testing

@testable import ShipShapeCore

struct NoticeQueueTests {
  @Test func aNoticeThatCanBeUndoneKeepsItsPlace() {
    var queue = NoticeQueue()
    queue.add(.finished("metadata", stepsLeft: 3))
    queue.add(.settingsUnsaved)
    #expect(queue.current?.notice == .finished("metadata", stepsLeft: 3))
    queue.endCurrent()
    #expect(queue.current?.notice == .settingsUnsaved)
    queue.endCurrent()
    #expect(queue.current == nil)
  }

  @Test func anyOtherIsReplacedAtOnce() {
    var queue = NoticeQueue()
    queue.add(.paused("metadata"))
    queue.add(.timeUp("keywords", isDone: false))
    #expect(queue.current?.notice == .timeUp("keywords", isDone: false))
    queue.endCurrent()
    #expect(queue.current == nil)
  }

  @Test func whatWaitedForOneDoneIsGoneWithTheNext() {
    var queue = NoticeQueue()
    queue.add(.finished("screenshots", stepsLeft: 3))
    queue.add(.paused("metadata"))
    queue.add(.finished("metadata", stepsLeft: 2))
    queue.endCurrent()
    #expect(queue.current == nil)
  }

  @Test func whatIsNoLongerTrueGoesWhereverItStands() {
    var queue = NoticeQueue()
    queue.add(.finished("screenshots", stepsLeft: 3))
    queue.add(.paused("metadata"))
    queue.withdraw(.paused("metadata"))
    queue.withdraw(.finished("screenshots", stepsLeft: 3))
    #expect(queue.current == nil)
  }

  @Test func twoOfTheSameKindAreToldApart() {
    var queue = NoticeQueue()
    queue.add(.paused("metadata"))
    let first = queue.current
    queue.add(.paused("metadata"))
    #expect(queue.current != first)
  }
}
