import Testing

@testable import ReleaseChecks

struct LocaleRulesTests {
  @Test(arguments: [
    ("en-US", LocaleRules.Meaning.locale("en-US")), ("EN-us", .wrongCase("en-US")),
    ("en_US", .near(["en-US"])),
    ("de", .near(["de-DE"])), ("fr", .near(["fr-FR", "fr-CA"])), ("fa", .unsupported),
    ("bn-IN", .near(["bn-BD"])),
    ("english", .unknown), ("xx-XX", .unknown), ("", .unknown), ("en-US-old", .unknown),
  ])
  func aFoldersNameHasAMeaning(name: String, meaning: LocaleRules.Meaning) throws {
    #expect(try StoreRules.bundled().locales.meaning(of: name) == meaning)
  }

  @Test func everySuggestionIsALanguageOfTheStore() throws {
    let locales = try StoreRules.bundled().locales
    for typed in [
      "ar", "bn", "ca-ES", "cmn-Hans", "en-UK", "iw-IL", "kr", "nb", "nn-NO", "se", "ua", "vi-VI", "zh-HK",
    ] {
      guard case .near(let codes) = locales.meaning(of: typed) else {
        Issue.record("\(typed)")
        continue
      }
      #expect(codes.allSatisfy { locales.names[$0] != nil })
    }
  }

  @Test func onlyWhatLooksLikeALanguageAndARegionIsNearOne() throws {
    let locales = try StoreRules.bundled().locales
    #expect(locales.meaning(of: "de-AT") == .near(["de-DE"]))
    #expect(locales.meaning(of: "de-1996") == .near(["de-DE"]))
    #expect(locales.meaning(of: "de-store") == .unknown)
    #expect(locales.meaning(of: "engl-US") == .unknown)
  }
}
