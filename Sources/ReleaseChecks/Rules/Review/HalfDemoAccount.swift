extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_metadata.rb`, lines 684–693.
  static let halfDemoAccount = Rule(
    "half-demo-account", "The demo account is not whole",
    why:
      "A demo account with a name and no password, or the other way round: \"sign-in required\" stays off.",
    source: Sources.deliver,
    examples: (
      ["metadata/review_information/demo_user.txt": "sailor"],
      [
        "metadata/review_information/demo_user.txt": "sailor",
        "metadata/review_information/demo_password.txt": "a secret",
      ]
    )
  ) { inspection, findings in
    func text(_ id: String) -> Text? {
      inspection.folder.texts.first { $0.field.place == .review && $0.field.id == id }
    }
    let (user, password) = (text("demo_user"), text("demo_password"))
    let (hasUser, hasPassword) = (user.map { !$0.isBlank } ?? false, password.map { !$0.isBlank } ?? false)
    guard hasUser != hasPassword, let present = hasUser ? user : password else { return }
    findings.add(
      .error, present,
      hasUser
        ? "The demo account has a user and no password, so “sign-in required” stays off"
        : "The demo account has a password and no user, so “sign-in required” stays off",
      advice: hasUser ? "Add demo_password.txt." : "Add demo_user.txt.")
  }
}
