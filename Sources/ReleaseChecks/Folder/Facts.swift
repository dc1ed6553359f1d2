/// What a folder cannot tell: asked, never guessed. Nil is "not known".
package struct Facts: Hashable, Sendable {
  package enum Kind: String, Sendable { case first, update }
  package enum Device: String, Sendable, CaseIterable {
    case iphone, ipad, mac, tv, vision, watch, imessage
  }

  /// The first version on the store, or an update of one.
  package var kind: Kind?
  /// Whether the folder holds every text, or only those that change.
  package var isComplete: Bool?
  package var devices: Set<Device>?
  /// The locale that others fall back to.
  package var primaryLocale: String?
  /// The name that the copyright and the keywords are compared with.
  package var company: String?
  /// Other people's names that must not be keywords.
  package var otherBrands: [String] = []

  package init(
    kind: Kind? = nil, isComplete: Bool? = nil, devices: Set<Device>? = nil, primaryLocale: String? = nil,
    company: String? = nil, otherBrands: [String] = []
  ) {
    self.kind = kind
    self.isComplete = isComplete
    self.devices = devices
    self.primaryLocale = primaryLocale
    self.company = company
    self.otherBrands = otherBrands
  }

  /// These facts, and where they are silent those of `other`.
  package func filled(from other: Facts) -> Facts {
    Facts(
      kind: kind ?? other.kind, isComplete: isComplete ?? other.isComplete, devices: devices ?? other.devices,
      primaryLocale: primaryLocale ?? other.primaryLocale, company: company ?? other.company,
      otherBrands: otherBrands.isEmpty ? other.otherBrands : otherBrands)
  }
}

/// A finding that the team has looked at and lives with.
package struct Acceptance: Hashable, Sendable {
  /// The rule's id.
  package let rule: String
  /// The file that it is about, relative to the release's folder; nil: wherever the rule fires.
  package let file: String?
  package let locale: String?
  package let reason: String
  /// The file's CRC-32 when it was accepted, eight hexadecimal digits. Another file is looked at anew.
  package let crc32: String?

  package init(
    rule: String, file: String? = nil, locale: String? = nil, reason: String, crc32: String? = nil
  ) {
    self.rule = rule
    self.file = file
    self.locale = locale
    self.reason = reason
    self.crc32 = crc32
  }
}

extension Facts.Device {
  /// What people call it.
  package var label: String {
    switch self {
    case .iphone: "iPhone"
    case .ipad: "iPad"
    case .mac: "Mac"
    case .tv: "Apple TV"
    case .vision: "Apple Vision Pro"
    case .watch: "Apple Watch"
    case .imessage: "iMessage"
    }
  }
}
