import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// One finding that is looked at, and the way through all of a step.
@MainActor
struct OpenFindingTests {
  private let sample: SampleRelease
  private let app: ReleaseApp

  init() throws {
    sample = try .untidy()
    app = try ReleaseApp(sample)
  }

  private func changed() {
    app.session.folderChanged()
    app.settle()
  }

  @Test func aFindingIsShownWithItsPlaceAmongItsKind() throws {
    try app.openRow("byte-order-mark")
    let face = try #require(app.state.findingFace)
    let errors = try #require(try app.findings().group(.toFix))
    #expect(face.kind == .toFix && face.count == errors.rows.count)
    #expect(errors.rows[face.position - 1].id == face.row.id)
    #expect(face.row.first.fixTitle == "Remove the byte order mark")
    #expect(face.canAct && face.canOpen && face.hasFix && face.canFix && face.canAccept && !face.canTakeBack)
    #expect(face.excerpt?.text.contains("Tidepool") == true)
    app.session.fileOpenPressed()
    #expect(app.opened == ["\(sample.root)/metadata/en-US/name.txt:1:1"])
    try app.openRow("text-too-long")
    #expect(app.state.findingFace?.hasFix == false && app.state.findingFace?.canAccept == true)
    app.session.fixWanted()
    #expect(app.openFinding?.form == OpenFinding.Form.none)
  }

  @Test func aFileThatCannotBeOpenedIsSaid() throws {
    try app.openRow("emoji")
    let path = "\(sample.root)/metadata/de-DE/description.txt"
    app.fileOpening = .noApp
    app.session.fileOpenPressed()
    #expect(app.state.notice?.notice == .cannotOpen(path: path, nil))
    app.fileOpening = .failed("no display")
    app.session.fileOpenPressed()
    #expect(app.state.notice?.notice == .cannotOpen(path: path, "no display"))
  }

  @Test func nextAndPreviousGoOverTheWholeStep() throws {
    let ids = try app.findings().rows.map(\.id)
    #expect(try app.findings().groups.count == 3)
    app.session.findingMoved(by: 1)
    #expect(app.openFinding?.row == ids.first && app.state.findingFace?.hasPrevious == false)
    var seen = [try #require(app.openFinding?.row)]
    while app.state.findingFace?.hasNext == true {
      app.session.findingMoved(by: 1)
      seen.append(try #require(app.openFinding?.row))
    }
    #expect(seen == ids)
    app.session.findingMoved(by: 1)
    #expect(app.openFinding?.row == ids.last, "it stays at the end")
    app.session.findingMoved(by: -1)
    #expect(app.openFinding?.row == ids[ids.count - 2])
    app.session.placeLeft()
    #expect(app.state.place == .list)
    app.session.findingMoved(by: -1)
    #expect(app.openFinding?.row == ids.last, "from the list it is the last")
  }

  @Test func escLeavesTheFormThenTheFinding() throws {
    try app.openRow("byte-order-mark")
    app.session.acceptWanted()
    app.session.placeLeft()
    #expect(app.openFinding?.form == OpenFinding.Form.none)
    app.session.placeLeft()
    #expect(app.state.place == .list)
  }

  @Test func whatIsMendedInTheEditorSaysSoAndIsGoneWhenLeft() throws {
    let ids = try app.findings().rows.map(\.id)
    try app.openRow("text-too-long")
    let row = try #require(app.openFinding?.row)
    let position = try #require(ids.firstIndex(of: row))
    try sample.put("Gezeiten", at: "metadata/de-DE/name.txt")
    changed()
    let face = try #require(app.state.findingFace)
    #expect(face.isMended && face.row.first.rule == "text-too-long", "it stays readable")
    #expect(!face.canAct && !face.canFix && !face.canAccept && !face.canOpen)
    #expect(face.hasNext && face.hasPrevious)
    app.session.findingMoved(by: 1)
    #expect(app.openFinding?.row == ids[position + 1], "to what followed it")
    #expect(app.openFinding?.isMended == false)
    app.session.findingMoved(by: -1)
    #expect(app.openFinding?.row == ids[position - 1], "and it is gone")
  }

  @Test func whatFollowedMayBeMendedToo() throws {
    let ids = try app.findings().rows.map(\.id)
    try app.openRow("text-too-long")
    let position = try #require(ids.firstIndex { $0 == app.openFinding?.row })
    try sample.put("Gezeiten", at: "metadata/de-DE/name.txt")
    try sample.put("Neue Karte.", at: "metadata/de-DE/release_notes.txt")
    changed()
    let left = try app.findings().rows.map(\.id)
    let next = try #require(ids[(position + 1)...].first(where: left.contains))
    app.session.findingMoved(by: 1)
    #expect(app.openFinding?.row == next)
  }

  @Test func aMendedOneThatComesBackIsOpenAgain() throws {
    try app.openRow("text-too-long")
    let before = try sample.text(at: "metadata/de-DE/name.txt")
    try sample.put("Gezeiten", at: "metadata/de-DE/name.txt")
    changed()
    #expect(app.state.findingFace?.isMended == true)
    try sample.put(before, at: "metadata/de-DE/name.txt")
    changed()
    #expect(app.state.findingFace?.isMended == false && app.state.findingFace?.canAct == true)
    #expect(app.openFinding?.source == app.state.check.result)
  }

  @Test func aChangeElsewhereKeepsTheFindingAndItsForm() throws {
    try app.openRow("emoji")
    app.session.acceptWanted()
    app.session.acceptFormEdited { $0.reason = "half a sen" }
    try sample.put("boat,sail", at: "metadata/en-US/keywords.txt")
    changed()
    guard case .accept(let form) = app.openFinding?.form else {
      Issue.record("\(String(describing: app.openFinding))")
      return
    }
    #expect(form.reason == "half a sen")
  }

  @Test func aFoldedRowThatComesApartIsNotMended() throws {
    let languages = ["da", "it", "fr-FR", "nl-NL", "pl", "sv"]
    for language in languages {
      try sample.put(String(repeating: "a", count: 31), at: "metadata/\(language)/subtitle.txt")
    }
    changed()
    try app.openRow("text-too-long")
    let face = try #require(app.state.findingFace)
    #expect(face.row.isFolded && face.row.items.count == 7 && face.row.languages.count == 7)
    app.session.fileOpenPressed(face.row.items[3])
    #expect(app.opened.last?.hasPrefix("\(sample.root)/\(face.row.items[3].file ?? "")") == true)
    for language in languages.prefix(2) { try sample.put("Kurz", at: "metadata/\(language)/subtitle.txt") }
    changed()
    let left = try #require(app.state.findingFace)
    #expect(!left.isMended && !left.row.isFolded && left.row.first.rule == "text-too-long")
    // And a sixth and seventh fold the one that is open.
    for language in languages.prefix(2) {
      try sample.put(String(repeating: "b", count: 31), at: "metadata/\(language)/subtitle.txt")
    }
    changed()
    #expect(app.state.findingFace?.isMended == false && app.state.findingFace?.row.isFolded == true)
  }

  @Test func groupsAreOpenedAndShut() throws {
    func isOpen(_ kind: FindingGroup.Kind, _ step: Step.ID = "metadata") -> Bool? {
      app.state.checkFace(of: step)?.groups.first { $0.kind == kind }?.isOpen
    }
    #expect(isOpen(.toFix) == true && isOpen(.worthALook) == false && isOpen(.goodToKnow) == false)
    #expect(isOpen(.worthALook, "keywords") == true, "the gravest that there is")
    app.session.groupToggled(GroupPlace(step: "metadata", kind: .toFix))
    app.session.groupToggled(GroupPlace(step: "metadata", kind: .goodToKnow))
    changed()
    #expect(isOpen(.toFix) == false && isOpen(.goodToKnow) == true, "and stay so in the next check")
    #expect(isOpen(.toFix, "final-qa") == true, "each step by itself")
    app.session.groupToggled(GroupPlace(step: "metadata", kind: .toFix))
    #expect(isOpen(.toFix) == true)
    let groups = try #require(app.state.checkFace(of: "metadata")?.groups)
    #expect(groups.map(\.count) == (try app.findings().groups.map(\.count)))
  }

  @Test func onlyGoodToKnowStaysShut() throws {
    try sample.put("boat,sail", at: "metadata/en-US/keywords.txt")
    try sample.put("boot,segel", at: "metadata/de-DE/keywords.txt")
    changed()
    #expect(app.state.checkFace(of: "keywords")?.groups.map(\.isOpen) == [false])
  }
}
