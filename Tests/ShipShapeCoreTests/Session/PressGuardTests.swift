import Testing

@testable import ShipShapeCore

@MainActor
struct PressGuardTests {
  let start = ContinuousClock.now

  @Test func aSecondPressThatMeetsAnotherPageIsAnEcho() throws {
    let app = try SessionFixture(page: .step("screenshots"))
    #expect(app.session.takesPress(at: start))
    app.finish("screenshots")
    for milliseconds in [150, 300, 600, 900] {
      #expect(
        !app.session.takesPress(at: start + .milliseconds(milliseconds)), "still within 400 ms of the last")
    }
    #expect(app.session.takesPress(at: start + .milliseconds(1_301)))
  }

  @Test func aSecondPressInTheSamePlaceCounts() throws {
    let app = try SessionFixture(page: .step("screenshots"))
    for milliseconds in [0, 100, 200] {
      #expect(app.session.takesPress(at: start + .milliseconds(milliseconds)), "Longer, Longer, Longer")
    }
  }

  @Test func whatOpensOrClosesOverThePageIsAnotherPlace() throws {
    let app = try SessionFixture()
    #expect(app.session.takesPress(at: start))
    app.session.historyPressed()
    #expect(!app.session.takesPress(at: start + .milliseconds(399)))
    app.session.historyClosed()
    #expect(app.session.takesPress(at: start + .seconds(2)))
  }

  @Test func aKeyMeetsAnotherPlaceWhenTheFocusMoved() throws {
    let app = try SessionFixture()
    #expect(app.session.takesPress(at: start, focus: 1))
    #expect(!app.session.takesPress(at: start + .milliseconds(200), focus: 2))
    #expect(app.session.takesPress(at: start + .milliseconds(700), focus: 2))
    #expect(app.session.takesPress(at: start + .milliseconds(900), focus: 2))
  }
}
