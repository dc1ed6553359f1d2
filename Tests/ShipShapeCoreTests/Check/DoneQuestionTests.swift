import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// Done while something is still to fix.
@MainActor
struct DoneQuestionTests {
  private let sample: SampleRelease
  private let app: ReleaseApp

  init() throws {
    sample = try .untidy()
    app = try ReleaseApp(sample)
  }

  private func done(_ step: Step.ID = "metadata") {
    app.session.pageChosen(.step(step))
    app.session.donePressed(step, at: app.now())
  }

  @Test func whatIsToFixIsAskedAbout() throws {
    done()
    let toFix = app.state.toFix(in: "metadata")
    #expect(toFix > 1 && app.state.question == DoneQuestion(step: "metadata", toFix: toFix))
    #expect(!app.state.progress("metadata").isDone && app.state.page == .step("metadata"))
    #expect(app.state.notice?.notice.canBeUndone != true)
  }

  @Test func aDoublePressAnswersNothing() throws {
    done()
    let question = app.state.question
    app.session.donePressed("metadata", at: app.now())
    app.session.donePressed("metadata", at: app.now())
    #expect(app.state.question == question && !app.state.progress("metadata").isDone)
  }

  @Test func doneAnywayWritesTheNumberDown() throws {
    let toFix = app.state.toFix(in: "metadata")
    done()
    app.session.doneAnywayPressed(at: app.now())
    #expect(app.state.progress("metadata").isDone && app.state.question == nil)
    #expect(app.state.memory.checks["metadata"]?.toFix == toFix)
    #expect(app.state.toFix(in: "metadata") == toFix, "the dot goes on showing")
    #expect(app.state.notice?.notice == .finished("metadata", stepsLeft: 3))
    #expect(try app.database.releases().first?.leftToFix == toFix)
    app.session.doneAnywayPressed(at: app.now())
    #expect(app.state.doneCount == 1)
    app.undo()
    #expect(app.state.doneCount == 0 && app.state.memory.checks.isEmpty)
    #expect(app.state.page == .step("metadata") && app.state.question == nil)
  }

  @Test func reviewOpensTheFirstThatIsToFix() throws {
    done()
    app.session.reviewPressed()
    #expect(app.state.question == nil && !app.state.progress("metadata").isDone)
    #expect(app.openFinding?.row == (try app.findings().group(.toFix)?.rows.first?.id))
    app.session.reviewPressed()
    app.session.doneAnywayPressed(at: app.now())
    #expect(app.state.doneCount == 0, "it was answered")
  }

  @Test func closedItIsAsIfDoneWasNotPressed() {
    done()
    app.session.questionClosed()
    #expect(app.state.question == nil)
    app.session.doneAnywayPressed(at: app.now())
    #expect(app.state.doneCount == 0)
  }

  @Test func itGoesWithItsPage() {
    done()
    app.session.pageMoved(by: 1)
    #expect(app.state.question == nil)
    app.session.pageMoved(by: -1)
    #expect(app.state.question == nil)
    app.session.doneAnywayPressed(at: app.now())
    #expect(app.state.doneCount == 0)
  }

  @Test func itGoesWithItsReleaseAndWhenNothingIsLeft() throws {
    done("final-qa")
    #expect(app.state.question?.toFix == 1)
    try sample.put("somebody@example.com", at: "metadata/review_information/email_address.txt")
    app.session.folderChanged()
    app.settle()
    #expect(app.state.question == nil)
    done()
    try app.openFolder(try SampleRelease.tidy(), named: "Harbour")
    #expect(app.state.question == nil)
  }

  @Test func itsNumberFollowsTheFolder() throws {
    done()
    let before = try #require(app.state.question?.toFix)
    try sample.put("Gezeiten", at: "metadata/de-DE/name.txt")
    app.session.folderChanged()
    app.settle()
    #expect(app.state.question?.toFix == before - 1)
  }

  @Test func warningsAskNothing() throws {
    let found = try app.findings("keywords")
    #expect(found.toFix == 0 && found.count(.worthALook) > 0)
    done("keywords")
    #expect(app.state.question == nil && app.state.progress("keywords").isDone)
    #expect(app.state.memory.checks["keywords"]?.toFix == 0)
    #expect(app.state.memory.checks["keywords"]?.items.isEmpty == false, "they are recorded all the same")
  }

  @Test func whatIsAcceptedAsksNothing() throws {
    #expect(app.state.toFix(in: "screenshots") == 1)
    try app.accept("screenshot-size", in: "screenshots")
    #expect(app.state.toFix(in: "screenshots") == 0)
    done("screenshots")
    #expect(app.state.progress("screenshots").isDone)
    #expect(app.state.memory.checks["screenshots"]?.items.contains { $0.accepted == "We like it" } == true)
  }

  @Test func aStepThatIsDoneAsksNoMore() {
    app.finish("metadata")
    done()
    #expect(app.state.question == nil && app.state.doneCount == 1)
  }

  @Test func theLastStepAsksBeforeReady() {
    app.finish("screenshots", "metadata", "keywords")
    done("final-qa")
    #expect(app.state.sheet == nil && app.state.question?.step == "final-qa")
    app.session.doneAnywayPressed(at: app.now())
    #expect(app.state.sheet == .ready && app.state.toFix > 0)
  }
}
