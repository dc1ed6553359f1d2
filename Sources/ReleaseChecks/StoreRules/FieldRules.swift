import JSON

/// A text that the store keeps, and the file that it is read from.
package final class Field: Sendable, Hashable {
  package enum Kind: String, Sendable { case text, url, choice = "enum" }
  package enum Unit: Sendable { case characters, bytes }
  package enum Place: Sendable { case locale, release, review }

  /// The file's name below its folder, as "name.txt".
  package let file: String
  /// The field's id in findings: the file's name without ".txt".
  package let id: String
  /// What App Store Connect calls it.
  package let label: String
  package let place: Place
  package let kind: Kind
  /// The most that the store takes, in `unit`; nil where no limit is published.
  package let maximum: Int?
  package let minimum: Int?
  /// Whether the limit was read in more than one place.
  package let isLimitCertain: Bool
  package let unit: Unit
  package let isMultiline: Bool
  package let isSecret: Bool
  package let isRequiredForFirst: Bool
  package let isRequiredForUpdate: Bool
  package let isAllowedOnFirst: Bool
  /// A pattern (POSIX extended) that the text has to follow.
  package let pattern: String?
  /// Where the rule comes from.
  package let source: String

  package let isKeywords: Bool

  init(
    file: String, label: String, place: Place, kind: Kind, maximum: Int?, minimum: Int?,
    isLimitCertain: Bool = true, unit: Unit,
    isMultiline: Bool, isSecret: Bool, isRequiredForFirst: Bool, isRequiredForUpdate: Bool,
    isAllowedOnFirst: Bool,
    pattern: String?, source: String
  ) {
    self.file = file
    id = file.hasSuffix(".txt") ? String(file.dropLast(4)) : file
    self.label = label
    self.place = place
    self.kind = kind
    self.maximum = maximum
    self.minimum = minimum
    self.isLimitCertain = isLimitCertain
    self.unit = unit
    self.isMultiline = isMultiline
    self.isSecret = isSecret
    self.isRequiredForFirst = isRequiredForFirst
    self.isRequiredForUpdate = isRequiredForUpdate
    self.isAllowedOnFirst = isAllowedOnFirst
    self.pattern = pattern
    self.source = source
    isKeywords = id == "keywords"
  }

  package static func == (left: Field, right: Field) -> Bool {
    left.file == right.file && left.place == right.place
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(place)
  }
}

/// The fields by the names of their files.
package struct FieldRules: Sendable {
  /// In every language's folder.
  package let localized: [String: Field]
  /// In the metadata folder itself.
  package let unlocalized: [String: Field]
  /// In `review_information`.
  package let review: [String: Field]
  /// Old names of review files, which win over the new ones, and what they are now.
  package let legacyReview: [String: Field]
  /// The files of the review contact, which are wanted together.
  package let contact: [Field]
  /// In the order of the rules file.
  package let all: [Field]

  /// - Parameter file: the whole rules file.
  init(_ file: JSONNode) throws(JSONFault) {
    let metadata = try file.get("metadata_fields", as: [MetadataEntry].self).map(\.field)
    let review = try file.get("review_information", as: [ReviewEntry].self)
    all = metadata + review.map(\.field)
    contact = review.filter(\.isAlwaysRequired).map(\.field)
    localized = Self.named(all, in: .locale)
    unlocalized = Self.named(all, in: .release)
    self.review = Self.named(all, in: .review)
    legacyReview = Dictionary(review.compactMap { entry in entry.oldFile.map { ($0, entry.field) } }) {
      first, _ in first
    }
  }

  private static func named(_ fields: [Field], in place: Field.Place) -> [String: Field] {
    Dictionary(fields.filter { $0.place == place }.map { ($0.file, $0) }) { first, _ in first }
  }
}

/// An entry of "metadata_fields".
private struct MetadataEntry: JSONReadable {
  let field: Field

  package init(_ node: JSONNode) throws(JSONFault) {
    let kind = try node.get("kind", as: String.self)
    guard let known = Field.Kind(rawValue: kind) else { throw JSONFault("“\(kind)” is not a kind of field") }
    field = Field(
      file: try node.get("file"), label: try node.get("label"),
      place: try node.get("localized", as: Bool.self) ? .locale : .release, kind: known,
      maximum: try node.find("max"), minimum: try node.find("min"),
      unit: Field.Unit(try node.find("unit")), isMultiline: try node.get("multiline"), isSecret: false,
      isRequiredForFirst: try node.get("required_first_version"),
      isRequiredForUpdate: try node.get("required_update"),
      isAllowedOnFirst: try node.get("allowed_on_first_version"), pattern: nil,
      source: try node.find("sources", as: [String].self)?.first ?? "")
  }
}

/// An entry of "review_information".
private struct ReviewEntry: JSONReadable {
  let field: Field
  let isAlwaysRequired: Bool
  /// The old name of the file.
  let oldFile: String?

  package init(_ node: JSONNode) throws(JSONFault) {
    let name = try node.get("file", as: String.self).lastPathPart
    let words = name.dropLast(".txt".count).split(separator: "_").joined(separator: " ")
    field = Field(
      file: name, label: "Review \(words)", place: .review, kind: .text, maximum: try node.find("max"),
      minimum: nil,
      isLimitCertain: try node.find("max_confidence", as: String.self)?.hasPrefix("low") != true,
      unit: Field.Unit(try node.find("max_unit")), isMultiline: name == "notes.txt",
      isSecret: try node.find("secret") ?? false, isRequiredForFirst: false, isRequiredForUpdate: false,
      isAllowedOnFirst: true, pattern: try node.find("pattern"), source: Sources.versionInformation)
    // `true`, or a sentence that says when.
    isAlwaysRequired = node["required"]?.bool ?? false
    oldFile = try node.find("legacy_file", as: String.self)?.lastPathPart
  }
}

extension Field.Unit {
  fileprivate init(_ words: String?) { self = words?.hasPrefix("bytes") == true ? .bytes : .characters }
}

extension String {
  /// What stands after the last "/".
  package var lastPathPart: String { String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]) }
}

extension Field {
  var isSubcategory: Bool { id.hasSuffix("sub_category") }
}
