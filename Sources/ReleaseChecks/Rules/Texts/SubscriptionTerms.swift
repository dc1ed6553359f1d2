extension Rule {
  /// Source: App Review guideline 3.1.2; Apple's schedule 2, 3.8(b).
  static let subscriptionTerms = Rule(
    "subscription-terms", "Descriptions name a subscription and link to no terms",
    why: """
      An app with auto-renewable subscriptions has to link to its terms of use in the description or in the licence \
      field of App Store Connect. A description that speaks of one and holds no address is looked at.
      """,
    source: Sources.guidelines + "#3.1.2"
  ) { inspection, findings in
    for text in inspection.texts(of: "description")
    where !text.sent.contains("://") && !text.sent.contains("www.") {
      guard let place = text.sent.renewal else { continue }
      findings.add(
        .warning, text, at: place,
        "If the app has auto-renewable subscriptions: the description names one and links to no terms of use",
        advice: "Add a link to the terms, or put them into the licence field of App Store Connect.")
    }
  }
}

extension Substring {
  /// How the store's languages say that a subscription renews itself.
  private static let words = [
    "auto-renew", "autorenew", "auto renew", "automatically renew", "renews automatically",
    "renewed automatically",
    "renew automatically", "subscription", "automatisch verlänger", "verlängert sich automatisch",
    "abonnement",
    "abonnieren", "monatsabo", "jahresabo", "renouvellement automatique", "renouvelé automatiquement",
    "suscripción", "suscripcion", "renovación automática", "abbonament", "rinnovo automatico", "assinatura",
    "subscrição", "renovação automática", "automatisch verlengd", "prenumeration", "förnyas automatiskt",
    "fornyes automatisk", "tilaus", "subskrypcj", "předplatné", "predplatné", "előfizetés", "abonelik",
    "abonament",
    "pretplat", "langganan", "đăng ký", "подписк", "підписк", "συνδρομή", "מינוי", "اشتراك", "सदस्यता",
    "การสมัครสมาชิก",
    "自動更新", "自動的に更新", "サブスクリプション", "定期購読", "구독", "자동 갱신", "订阅", "自动续", "訂閱", "自動續",
  ]

  /// "No subscription" names none.
  private static let negations: Set<String> = [
    "no", "without", "not", "zero", "ohne", "kein", "keine", "sans", "pas", "sin", "senza", "nessun", "sem",
    "zonder",
    "geen", "ingen", "utan", "uden", "uten", "bez", "без",
  ]

  fileprivate var renewal: Substring? {
    let lowercase = lowercased()[...]
    for word in Self.words {
      guard let place = lowercase.firstRange(of: word) else { continue }
      let before = lowercase[..<place.lowerBound].split { !$0.isLetter }.suffix(3).map(String.init)
      if before.contains(where: Self.negations.contains) { continue }
      // Nothing that is found in lower case is far from where it stands.
      return firstRange(of: word).map { self[$0] } ?? prefix(1)
    }
    return nil
  }
}
