import Testing

@testable import ReleaseChecks

struct UnknownTextTests {
  @Test func aTextNearNothingIsANote() throws {
    #expect(try findings(.unknownText, ["metadata/en-US/thoughts.txt": "x"]).map(\.severity) == [.info])
  }

  @Test func otherFilesAreNobodysBusiness() throws {
    #expect(
      try findings(.unknownText, ["metadata/en-US/README.md": "x", "metadata/en-US/name.txt": "N"]).isEmpty)
  }

  @Test func manyInOneFolderAreOneMore() throws {
    var files: [String: Contents] = [:]
    for index in 100..<400 { files["metadata/en-US/note\(index).txt"] = "x" }
    let found = try findings(.unknownText, files)
    #expect(found.count == 51)
    #expect(found.last?.message.contains("more beside it") == true)
  }
}
