import Testing

@testable import ReleaseChecks

struct SubscriptionTermsTests {
  @Test(arguments: [
    ("en-US", "Go Pro with a subscription."), ("de-DE", "Das Abonnement verlängert sich automatisch."),
    ("fr-FR", "L'abonnement est mensuel."), ("ja", "サブスクリプションは自動更新されます。"), ("ko", "구독은 자동 갱신됩니다"),
    ("ru", "Подписка продлевается."), ("zh-Hans", "订阅会自动续费。"), ("it", "Subscription: 1 €"),
  ])
  func aSubscriptionWithoutALinkIsAskedAbout(locale: String, text: String) throws {
    let found = try findings(.subscriptionTerms, ["metadata/\(locale)/description.txt": .text(text)])
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
