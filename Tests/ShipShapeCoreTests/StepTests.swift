import Testing

@testable import ShipShapeCore

struct StepTests {
  @Test func theCatalogueHasTheFourStepsInOrder() {
    #expect(Step.steps.map(\.stepName) == ["Screenshots", "Metadata", "Keywords", "Final QA"])
    #expect(Step.steps.map(\.suggestedMinutes) == [25, 20, 15, 30])
    #expect(Set(Step.steps.map(\.id)).count == 4)
  }

  @Test func everyStepAsksAtMostSixShortPoints() {
    for step in Step.steps {
      #expect((1...6).contains(step.points.count))
      #expect(step.points.allSatisfy { $0.count < 60 })
    }
  }

  @Test func pagesFollowTheCatalogue() {
    #expect(Page.all.map(\.name) == ["welcome", "step-1", "step-2", "step-3", "step-4"])
    #expect(Page(name: "step-3") == .step("keywords"))
    #expect(Page(name: "step-9") == nil)
  }

  @Test func pagingStopsAtBothEnds() {
    #expect(Page.welcome.moved(by: -1) == .welcome)
    #expect(Page.welcome.moved(by: 1) == .step("screenshots"))
    #expect(Page.step("final-qa").moved(by: 1) == .step("final-qa"))
  }
}

struct RatingTests {
  @Test(arguments: [(0, 3, 3), (3, 3, 0), (3, 5, 5), (5, 1, 1), (2, 9, 2), (2, 0, 2)])
  func pressingASealFillsUpToIt(before: Int, seal: Int, after: Int) {
    var rating = Rating(before)
    rating.press(seal)
    #expect(rating.value == after)
  }

  @Test func aStoredValueIsBroughtIntoRange() {
    #expect(Rating(-3).value == 0)
    #expect(Rating(17).value == 5)
  }
}
