import Testing

@testable import ReleaseChecks

struct ProjectFileEditorTests {
  private let entry = Acceptance(
    rule: "emoji", file: "metadata/it/a \"b\".txt", reason: "live", crc32: "0000abcd")

  private func added(_ text: String) throws -> String {
    var editor = ProjectFileEditor(Array(text.utf8))
    editor.add([entry])
    let file = try ProjectFile(json: editor.bytes)
    #expect(file.accepted.last == entry)
    return String(decoding: editor.bytes, as: UTF8.self)
  }

  private let line =
    #"{ "rule": "emoji", "file": "metadata/it/a \"b\".txt", "reason": "live", "crc32": "0000abcd" }"#

  @Test func aFileIsMadeWhereThereIsNone() throws {
    #expect(try added("") == "{\n  \"accepted\": [\n    \(line)\n  ]\n}\n")
  }

  @Test func orderAndIndentationStay() throws {
    let text =
      "{\n    \"kind\": \"update\",\n    \"accepted\": [\n        {\"rule\": \"a\", \"reason\": \"b\"}\n    ],\n    \"complete\": true\n}"
    #expect(
      try added(text)
        == "{\n    \"kind\": \"update\",\n    \"accepted\": [\n        {\"rule\": \"a\", \"reason\": \"b\"},\n        \(line)\n    ],\n    \"complete\": true\n}"
    )
  }

  @Test(arguments: [
    "{}", "{ }", #"{"kind": "first"}"#, #"{"accepted": []}"#, "{\n\t\"accepted\": [ ]\n}\n",
    #"{"company": "a \"]}[{ b"}"#,
  ])
  func whatIsThereStays(text: String) throws {
    let before = try ProjectFile(json: Array(text.utf8))
    var after = try ProjectFile(json: Array(try added(text).utf8))
    after.accepted = before.accepted
    #expect(after == before)
  }

  @Test(arguments: [
    ([0], ["b", "c"]), ([1], ["a", "c"]), ([2], ["a", "b"]), ([0, 2], ["b"]), ([0, 1, 2], []),
  ])
  func entriesAreTakenOut(indices: [Int], left: [String]) throws {
    let entries = ["a", "b", "c"].map { "{\"rule\": \"\($0)\", \"reason\": \"x, ] } y\"}" }.joined(
      separator: ",\n    ")
    var editor = ProjectFileEditor(
      Array("{\n  \"accepted\": [\n    \(entries)\n  ],\n  \"kind\": \"first\"\n}\n".utf8))
    editor.remove(indices)
    let file = try ProjectFile(json: editor.bytes)
    #expect(file.accepted.map(\.rule) == left && file.facts.kind == .first)
  }
}
