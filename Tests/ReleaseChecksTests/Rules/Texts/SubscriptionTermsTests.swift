import Testing

@testable import ReleaseChecks

struct SubscriptionTermsTests {
  @Test(arguments: [
    "Go Pro with a subscription.", "Das Abonnement verlängert sich automatisch.", "L'abonnement est mensuel.",
    "サブスクリプションは自動更新されます。", "구독은 자동 갱신됩니다", "Подписка продлевается.", "订阅会自动续费。",
  ])
  func aSubscriptionWithoutALinkIsAskedAbout(text: String) throws {
    let found = try findings(.subscriptionTerms, ["metadata/en-US/description.txt": .text(text)])
    #expect(found.map(\.severity) == [.warning] && found.first?.message.hasPrefix("If ") == true)
  }

  @Test(arguments: [
    "No subscription, no ads.", "Sail without a subscription.", "Ohne Abonnement.", "Keep a log.",
    "A subscription. Terms: https://harbourlog.app/terms",
  ])
  func withALinkOrWithoutASubscriptionNothingIsSaid(text: String) throws {
    #expect(try findings(.subscriptionTerms, ["metadata/en-US/description.txt": .text(text)]).isEmpty)
  }
}
