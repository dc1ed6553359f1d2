import Testing

@testable import ReleaseChecks

struct LocaleCaseTests {
  @Test func textsAreRefused() throws {
    let found = try findings(.localeCase, ["metadata/pt-br/name.txt": "Nome"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.fix == .rename(to: "pt-BR"))
  }

  @Test func picturesAreMendedByDeliver() throws {
    #expect(
      try findings(.localeCase, ["screenshots/EN-us/1.png": .png(1320, 2868)]).map(\.severity) == [.warning])
  }

  @Test func theRightCaseIsRight() throws {
    #expect(try findings(.localeCase, ["metadata/zh-Hans/name.txt": "名"]).isEmpty)
  }
}
