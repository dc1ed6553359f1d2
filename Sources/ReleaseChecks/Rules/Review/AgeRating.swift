import JSON

extension Rule {
  /// Source: fastlane 2.237.0, `spaceship/lib/spaceship/connect_api/models/age_rating_declaration.rb`.
  static let ageRating = Rule(
    "age-rating", "The age rating has answers that cannot be sent",
    why: "An age rating questionnaire that deliver cannot send as it is.",
    source: "fastlane 2.237.0 spaceship age_rating_declaration",
    examples: (
      [
        "metadata/app_rating_config.json": "{\"contests\": \"SOMETIMES\"}",
        "metadata/en-US/name.txt": "Harbour Log",
      ],
      [
        "metadata/app_rating_config.json": "{\"contests\": \"NONE\"}",
        "metadata/en-US/name.txt": "Harbour Log",
      ]
    )
  ) {
    inspection, findings in
    for file in inspection.folder.ageRatings {
      func add(_ severity: Finding.Severity, _ field: String?, _ message: Message, _ advice: Message) {
        findings.add(severity, step: .finalQA, file: file.path, field: field, message, advice: advice)
      }
      let answers: [(key: String, value: JSONNode)]
      do throws(JSONFault) {
        guard let members = try JSONNode(file.bytes).members else { throw JSONFault("no object") }
        answers = members
        // Another file of ratings, of something else.
        guard
          file.isNamedAsUsual || members.contains(where: { inspection.rules.ageRating.asks($0.key) })
        else { continue }
      } catch {
        guard file.isNamedAsUsual || error.isSyntax else { continue }
        add(
          .error, nil, "The age rating is not a JSON object of answers: \(error.sentence)",
          "Correct the file.")
        continue
      }
      for (key, value) in answers {
        let shown = key.utf8.shownOnOneLine
        switch inspection.rules.ageRating.judge(key, value) {
        case .right:
          if let now = value.string.flatMap({ inspection.rules.ageRating.deprecatedValues[$0] }) {
            add(.info, shown, "“\(shown)” has the old answer \(value.shown)", "Answer with \(now).")
          }
        case .removed:
          add(.error, shown, "The store no longer asks “\(shown)”", "Remove it.")
        case .unknown(let near):
          add(
            .warning, shown, "The store does not ask “\(shown)”",
            near.map { "Did you mean \($0)?" } ?? "Remove it, or look up its name.")
        case .wrongValue(let allowed):
          add(
            .error, shown, "“\(shown)” cannot be \(value.shown)",
            "Answer with \(allowed.joined(separator: ", ")).")
        }
      }
      let rules = inspection.rules.ageRating
      let keys = Set(answers.map(\.key))
      if keys.isSuperset(of: rules.keysFrequency), keys.isDisjoint(with: rules.recentKeys),
        let since = rules.recentKeysSince
      {
        add(
          .warning, nil,
          "The age rating lacks \(rules.recentKeys.joined(separator: " and ")), asked since \(since)",
          "Answer them too.")
      }
      func isTrue(_ key: String) -> Bool { answers.contains { $0.key == key && $0.value.bool == true } }
      if isTrue("socialMediaAgeRestricted"), !isTrue("socialMedia") || !isTrue("ageAssurance") {
        add(
          .warning, "socialMediaAgeRestricted",
          "“socialMediaAgeRestricted” needs “socialMedia” and “ageAssurance” to be true",
          "Answer all three alike.")
      }
    }
  }
}

extension AgeRatingRules {
  enum Verdict { case right, removed, unknown(near: String?), wrongValue([String]) }

  /// Whether it is, or was, one of the questions.
  func asks(_ key: String) -> Bool {
    keysFrequency.contains(key) || keysBoolean.contains(key) || removedKeys.contains(key)
      || others[key] != nil
  }

  func judge(_ key: String, _ value: JSONNode) -> Verdict {
    if removedKeys.contains(key) { return .removed }
    if keysFrequency.contains(key) { return allows(value, valuesFrequency) }
    if keysBoolean.contains(key) {
      return value.bool != nil ? .right : .wrongValue(["true", "false"])
    }
    guard let own = others[key] else {
      // Old keys in capitals are still translated.
      let isOld =
        !key.isEmpty && key.utf8.allSatisfy { $0 == UInt8(ascii: "_") || (0x30...0x5A).contains($0) }
      if isOld { return .right }
      let known = keysFrequency + keysBoolean + others.keys
      return .unknown(near: known.first { $0.lowercased() == key.lowercased() || $0.isOneEdit(from: key) })
    }
    guard let allowed = own else {
      if value.isNull { return .right }
      return value.string.map { Link($0[...]).fault == nil } == true
        ? .right : .wrongValue(["an address", "null"])
    }
    if value.isNull, allowed.contains(nil) { return .right }
    return allows(value, allowed.map { $0 ?? "null" })
  }

  private func allows(_ value: JSONNode, _ allowed: [String]) -> Verdict {
    value.string.map(allowed.contains) == true ? .right : .wrongValue(allowed)
  }
}

extension JSONNode {
  /// For a sentence.
  fileprivate var shown: String {
    if let string { return "“\(string.utf8.shownOnOneLine)”" }
    if let integer { return "\(integer)" }
    if let number { return "\(number)" }
    if let bool { return "\(bool)" }
    return isNull ? "null" : "a list or an object"
  }
}

extension AgeRatingFile {
  /// By the name that fastlane's documentation gives it; others may be ratings of something else.
  fileprivate var isNamedAsUsual: Bool { path.name == "app_rating_config.json" }
}
