extension String {
  /// Whether a preview's device is one that deliver has sizes for.
  var isUploadedByDeliver: Bool { hasPrefix("IPHONE") || hasPrefix("IPAD") }
}

extension Double {
  /// With at most two decimals, and no more than are needed.
  var shown: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Findings {
  /// About a preview.
  mutating func add(
    _ severity: Finding.Severity, _ preview: Preview, count: Int? = nil, limit: Int? = nil,
    _ message: Message,
    advice: Message
  ) {
    add(
      severity, step: .screenshots, file: preview.path, locale: preview.locale, count: count, limit: limit,
      message,
      advice: advice)
  }
}
