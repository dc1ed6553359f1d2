import Foundation
import Testing

@testable import ShipShapeCore

struct HistoryStoreTests {
  let release = UUID()

  func line(_ step: Step.ID, _ moment: Moment) throws -> FinishedStep {
    FinishedStep(try #require(Step.withID(step)), release: release, at: moment)
  }

  @Test func aNewDayHasNoSteps() {
    let day = ShipDay(CalendarDay(year: 2026, month: 6, day: 17))
    #expect(day.steps.isEmpty)
  }

  @Test func theNewestDayComesFirstAndEachDaysStepsByTheirTime() throws {
    var store = HistoryStore(shipDays: [])
    store.add(try line("metadata", .at("2026-06-16")))
    store.add(try line("keywords", .at("2026-06-17", hour: 10)))
    store.add(try line("screenshots", .at("2026-06-17", hour: 9)))  // written later, finished earlier
    store.add(try line("final-qa", .at("2026-06-09")))
    #expect(store.shipDays.map(\.id.stored) == ["2026-06-17", "2026-06-16", "2026-06-09"])
    #expect(store.shipDays[0].steps.map(\.stepID) == ["screenshots", "keywords"])
  }

  @Test func theSameStepTwiceOnADayIsTwoLines() throws {
    var store = HistoryStore(shipDays: [])
    store.add(try line("metadata", .at()))
    store.add(try line("metadata", .at()))
    #expect(store.shipDays[0].steps.count == 2)
  }

  @Test func copiesAreIndependent() throws {
    let store = HistoryStore(shipDays: [])
    var copy = store
    copy.add(try line("metadata", .at()))
    #expect(store.isEmpty)
    #expect(!copy.isEmpty)
  }

  @Test func aDayGoesWithItsLastLine() throws {
    var store = HistoryStore(shipDays: [])
    let only = try line("metadata", .at())
    store.add(only)
    store.remove(only.id)
    #expect(store.shipDays.isEmpty)
  }

  @Test func aLineKeepsItsDayOnAnotherContinent() throws {
    // 17 June, 22:00 in New York is 18 June in Tokyo; the line stays on the 17th.
    let moment = Moment.at("2026-06-17", hour: 22)
    let line = try line("metadata", moment)
    #expect(line.day.stored == "2026-06-17")
    #expect(CalendarDay(moment.date, in: tokyo).stored == "2026-06-18")
    let formatter = LogFormatter(locale: Locale(identifier: "en_US"), today: moment.day)
    #expect(formatter.time(of: line).replacing("\u{202f}", with: " ") == "10:00 PM")
    var store = HistoryStore(shipDays: [])
    store.add(line, zone: tokyo)
    #expect(CalendarDay(store.shipDays[0].date, in: tokyo).stored == "2026-06-17")
  }

  @Test func anEmptyDebugLogHasTheTwoSampleDays() {
    let today = Moment.now.day
    let store = HistoryStore()
    #expect(store.shipDays.map(\.id) == [today.advanced(byDays: -1), today.advanced(byDays: -2)])
    #expect(
      store.shipDays.map { $0.steps.map(\.name) } == [
        ["Screenshots", "Metadata", "Keywords"], ["Metadata", "Screenshots"],
      ])
  }

  @Test func givenDaysAreNeverSeeded() {
    #expect(HistoryStore(shipDays: []).shipDays.isEmpty)
  }
}
