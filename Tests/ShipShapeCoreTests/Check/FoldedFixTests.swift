import Foundation
import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// A row of many of one rule: all at once, or none.
@MainActor
struct FoldedFixTests {
  private let sample: SampleRelease
  private let app: ReleaseApp
  private let languages = ["da", "de-DE", "en-US", "fr-FR", "it", "nl-NL", "sv"]

  init() throws {
    sample = try SampleRelease()
    for language in languages { try sample.put("\u{FEFF}Name in \(language)\n", at: Self.path(language)) }
    app = try ReleaseApp(sample)
  }

  private static func path(_ language: String) -> String { "metadata/\(language)/name.txt" }

  private func texts() throws -> [String] { try languages.map { try sample.text(at: Self.path($0)) } }

  private func plan() throws {
    try app.openRow("byte-order-mark")
    app.session.fixWanted()
    app.settle()
  }

  @Test func allPreviewsStandUnderEachOther() throws {
    try plan()
    let face = try #require(app.state.findingFace)
    #expect(face.row.isFolded && face.canFix && face.row.items.count == 7)
    guard case .fix(let plan?) = face.form else {
      Issue.record("\(face.form)")
      return
    }
    #expect(plan.files.map(\.path) == languages.map(Self.path))
  }

  @Test func allAreMendedWithOneUndo() throws {
    let before = try texts()
    try app.fix("byte-order-mark")
    #expect(try texts() == languages.map { "Name in \($0)\n" })
    #expect(app.state.notice?.notice == .fixed(file: Self.path("da"), count: 7))
    #expect(try !app.hasRule("byte-order-mark") && app.state.mends.count == 1)
    app.undo()
    #expect(try zip(texts(), before).allSatisfy { $0.utf8.elementsEqual($1.utf8) })
    #expect(try app.row("byte-order-mark").items.count == 7 && !app.state.canUndo)
  }

  @Test func oneThatChangedSinceThePreviewHoldsAllBack() throws {
    try plan()
    try sample.put("\u{FEFF}Nom\n", at: Self.path("fr-FR"))
    let before = try texts()
    app.session.fixApplied()
    app.settle()
    #expect(try texts() == before)
    #expect(app.state.notice?.notice == .mendFailed(.changed(file: Self.path("fr-FR"))))
    #expect(!app.state.canUndo)
  }

  @Test func oneThatIsReadOnlyHoldsAllBack() throws {
    #expect(chmod(sample.whole(Self.path("sv")), 0o444) == 0)
    let before = try texts()
    try app.fix("byte-order-mark")
    #expect(try texts() == before)
    #expect(app.state.notice?.notice == .mendFailed(.notAllowed(file: Self.path("sv"))))
  }

  @Test func oneThatChangedSinceTheFixHoldsTheUndoBack() throws {
    try app.fix("byte-order-mark")
    try sample.put("Nom\n", at: Self.path("fr-FR"))
    let before = try texts()
    app.undo()
    #expect(try texts() == before, "none comes back alone")
    #expect(app.state.notice?.notice == .mendFailed(.changed(file: Self.path("fr-FR"))))
  }

  @Test func whereOneHasNoFixThereIsNone() throws {
    try sample.put([0xFE, 0xFF, 0x00], at: "metadata/en-US/description.txt")
    app.session.folderChanged()
    app.settle()
    for row in try app.findings().rows where row.items.contains(where: { $0.fixTitle == nil }) {
      app.session.findingOpened(row.id)
      #expect(app.state.findingFace?.hasFix == false)
    }
  }

  @Test func allAreAcceptedForOneReason() throws {
    try app.accept("byte-order-mark", for: "They came so")
    #expect(app.state.memory.accepted.count == 7 && app.state.mends.count == 1)
    #expect(app.state.notice?.notice == .accepted("Texts contain a byte order mark"))
    let open = try app.findings().group(.toFix)?.rows ?? []
    #expect(!open.contains { $0.first.rule == "byte-order-mark" })
    let row = try app.row("byte-order-mark")
    #expect(
      row.isFolded
        && row.items.allSatisfy { $0.accepted == AcceptedAs(reason: "They came so", isOfTeam: false) })
    #expect(try app.again().state.memory.accepted.count == 7)
    app.session.findingOpened(row.id)
    #expect(app.state.findingFace?.canTakeBack == true)
    app.session.acceptanceTakenBack(at: app.now())
    app.settle()
    #expect(app.state.memory.accepted.isEmpty)
    #expect(try app.row("byte-order-mark").first.group == .toFix)
    #expect(try app.again().state.memory.accepted.isEmpty)
  }
}
