import Testing

@testable import ReleaseChecks

struct OtherScriptTests {
  @Test(arguments: [
    ("sv", "keywords", "лодка,море,ветер", "Cyrillic"), ("de-DE", "description", "毎日の航海を記録します。", "Japanese"),
    ("ru", "description", "Κρατήστε ημερολόγιο", "Greek"), ("ja", "description", "매일 항해를 기록합니다", "Korean"),
  ])
  func aTextInAnotherScriptIsFound(locale: String, field: String, text: String, script: String) throws {
    let found = try findings(.otherScript, ["metadata/\(locale)/\(field).txt": .text(text)])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("This is written in \(script)") == true, "\(found.map(\.message))")
  }

  @Test(arguments: [
    ("ja", "keywords", "boat,sail"), ("ja", "description", "毎日の航海を記録"), ("zh-Hans", "description", "记录每次航行"),
    ("en-US", "description", "Learn Japanese: こんにちは means hello, and more"), ("ko", "description", "매일 航海"),
    ("uk", "keywords", "човен,море"), ("el", "name", "Harbour Log"), ("hi", "description", "हर यात्रा"),
  ])
  func aLanguagesOwnScriptIsRight(locale: String, field: String, text: String) throws {
    #expect(try findings(.otherScript, ["metadata/\(locale)/\(field).txt": .text(text)]).isEmpty)
  }

  @Test func anotherLanguagesTextInItsScriptIsFound() throws {
    let text = Contents.text("Keep a log of every trip that you sail.")
    let found = try findings(
      .otherScript,
      [
        "metadata/ja/description.txt": text, "metadata/en-US/description.txt": text,
        "metadata/de-DE/description.txt": text,
      ])
    #expect(found.map(\.locale) == ["ja"])
  }
}
