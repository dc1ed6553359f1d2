extension Rule {
  /// Source: App Review guideline 3.1.2; Apple's schedule 2, 3.8(b).
  static let subscriptionTerms = Rule(
    "subscription-terms", "Descriptions name a subscription and link to no terms",
    why: """
      An app with auto-renewable subscriptions has to link to its terms of use in the description or in the licence \
      field of App Store Connect. A description that speaks of one and holds no address is looked at.
      """,
    source: Sources.guidelines + "#3.1.2",
    examples: (
      ["metadata/en-US/description.txt": "Go further with a subscription."],
      [
        "metadata/en-US/description.txt":
          "Go further with a subscription. Terms: https://harbourlog.app/terms"
      ]
    )
  ) { inspection, findings in
    for text in inspection.texts(of: "description")
    where text.sent.firstPlace(of: "://") == nil && text.sent.firstPlace(of: "www.") == nil {
      guard let place = text.sent.renewal(in: text.language(inspection.rules.locales) ?? "en") else {
        continue
      }
      findings.add(
        .warning, text, at: place,
        "If the app has auto-renewable subscriptions: the description names one and links to no terms of use",
        advice: "Add a link to the terms, or put them into the licence field of App Store Connect.")
    }
  }
}

extension Substring {
  /// How a language says that a subscription renews itself. English is looked for everywhere.
  private static let english = [
    "subscription", "auto-renew", "autorenew", "automatically renew", "renews automatically",
  ]
  private static let words: [String: [String]] = [
    "ar": ["اشتراك"], "ca": ["subscripció"], "cs": ["předplatné"], "da": ["abonnement"],
    "de": ["abonnement", "monatsabo", "jahresabo", "verlängert sich automatisch", "automatisch verlänger"],
    "el": ["συνδρομή"], "es": ["suscripción", "suscripcion", "renovación automática"], "fi": ["tilaus"],
    "fr": ["abonnement", "renouvellement automatique"], "he": ["מינוי"], "hi": ["सदस्यता"], "hr": ["pretplat"],
    "hu": ["előfizetés"], "id": ["langganan"], "it": ["abbonament", "rinnovo automatico"],
    "ja": ["サブスクリプション", "自動更新", "定期購読"], "ko": ["구독", "자동 갱신"], "ms": ["langganan"], "nl": ["abonnement"],
    "no": ["abonnement"], "pl": ["subskrypcj"], "pt": ["assinatura", "subscrição", "renovação automática"],
    "ro": ["abonament"], "ru": ["подписк"], "sk": ["predplatné"], "sv": ["prenumeration", "abonnemang"],
    "th": ["การสมัครสมาชิก"], "tr": ["abonelik"], "uk": ["підписк"], "vi": ["đăng ký"],
    "zh": ["订阅", "訂閱", "自动续", "自動續"],
  ]

  /// "No subscription" names none.
  private static let negations: Set<String> = [
    "no", "without", "not", "zero", "ohne", "kein", "keine", "sans", "pas", "sin", "senza", "nessun", "sem",
    "zonder",
    "geen", "ingen", "utan", "uden", "uten", "bez", "без",
  ]

  /// - Parameter locale: of the text, as the store spells it.
  fileprivate func renewal(in locale: String) -> Substring? {
    let own = Self.words[String(locale.prefix { $0 != "-" })] ?? []
    for word in Self.english + own {
      guard let place = firstPlace(ofWord: word) else { continue }
      let before = self[..<place.lowerBound].suffix(40).split { !$0.isLetter }.suffix(3).map {
        $0.lowercased()
      }
      if before.contains(where: Self.negations.contains) { continue }
      return self[place]
    }
    return nil
  }
}
