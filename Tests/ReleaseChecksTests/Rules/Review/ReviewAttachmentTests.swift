import Testing

@testable import ReleaseChecks

struct ReviewAttachmentTests {
  @Test func itHasToBeThereAndOfAKindThatAppleTakes() throws {
    let missing = try findings(.reviewAttachment, deliverfile: "app_review_attachment_file 'docs/a.pdf'", [:])
    #expect(missing.map(\.message) == ["The review attachment “docs/a.pdf” is not there"])
    let wrong = try findings(
      .reviewAttachment, deliverfile: "app_review_attachment_file 'docs/a.exe'", ["docs/a.exe": "x"])
    #expect(wrong.map(\.severity) == [.error])
  }

  @Test func aPDFThatIsThereIsRight() throws {
    let line = "app_review_attachment_file(\"./docs/A.PDF\")"
    #expect(try findings(.reviewAttachment, deliverfile: line, ["docs/A.PDF": "x"]).isEmpty)
    #expect(try findings(.reviewAttachment, deliverfile: "", [:]).isEmpty)
  }
}
