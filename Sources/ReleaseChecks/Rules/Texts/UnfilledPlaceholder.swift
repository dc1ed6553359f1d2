extension Rule {
  /// Source: What's New texts of the store with `<RELEASE_VERSION>` and `{{FEATURE}}` in them, in 41 languages.
  static let unfilledPlaceholder = Rule(
    "unfilled-placeholder", "Texts have placeholders that were not filled in",
    why: """
      What a program was to fill in and has not: `{{name}}`, `${name}`, `%s`, `<RELEASE_VERSION>`, `[[x]]`, and the \
      signs of a line break or a quotation mark as a program writes them, `\\n` and `\\"`.
      """,
    source: Sources.guidelines + "#2.1",
    examples: (
      ["metadata/en-US/release_notes.txt": "Now with {{FEATURE}}."],
      ["metadata/en-US/release_notes.txt": "Now with a map."]
    )
  ) { inspection, findings in
    for text in inspection.texts
    where text.field.kind == .text && !text.field.isOfReviewer && text.measure.classes.contains(.placeholder)
    {
      let places = text.sent.unfilledPlaceholders
      guard let first = places.first else { continue }
      findings.add(
        .warning, text, at: first, count: places.count,
        "\(text.field.label) contains the unfilled placeholder “\(first)”\(more(places.count))",
        advice: "Fill it in, or take it out.")
    }
  }
}

extension Field {
  /// What reviewers get, and nobody else may read.
  var isOfReviewer: Bool { place == .review }
}

extension Substring {
  /// Where a program's placeholders stand.
  fileprivate var unfilledPlaceholders: [Substring] {
    // By bytes to the signs that may begin one.
    var text = self
    let offsets = text.withUTF8 { bytes in bytes.indices.filter { "{$#[<%\\".utf8.contains(bytes[$0]) } }
    var found: [Substring] = []
    var end = startIndex
    for offset in offsets {
      let index = utf8.index(startIndex, offsetBy: offset)
      guard index >= end else { continue }
      let before = index > startIndex ? unicodeScalars[unicodeScalars.index(before: index)] : nil
      guard let length = self[index...].placeholderLength(after: before) else { continue }
      end = unicodeScalars.index(index, offsetBy: length, limitedBy: endIndex) ?? endIndex
      found.append(self[index..<end])
    }
    return found
  }

  /// How many scalars a placeholder at the beginning has; nil where there is none.
  private func placeholderLength(after before: Unicode.Scalar?) -> Int? {
    let scalars = unicodeScalars
    func enclosed(_ opening: String, _ closing: String, _ isName: (Substring) -> Bool) -> Int? {
      guard hasPrefix(opening) else { return nil }
      let inside = self[scalars.index(startIndex, offsetBy: opening.unicodeScalars.count)...]
      let near = Substring(inside.unicodeScalars.prefix(60))
      guard let end = near.firstRange(of: closing)?.lowerBound else { return nil }
      let name = near[..<end]
      guard !name.isEmpty, isName(name) else { return nil }
      return opening.unicodeScalars.count + name.unicodeScalars.count + closing.unicodeScalars.count
    }
    let isAnything: (Substring) -> Bool = { !$0.contains(where: \.isNewline) }
    switch scalars.first {
    case "{":
      return enclosed("{{", "}}", isAnything) ?? enclosed("{%", "%}", isAnything)
        ?? enclosed("{", "}", \.isIdentifier)
    case "$": return enclosed("${", "}", isAnything) ?? enclosed("$(", ")", \.isIdentifier)
    case "#": return enclosed("#{", "}", isAnything)
    case "[": return enclosed("[[", "]]", isAnything) ?? enclosed("[", "]", \.isConstant)
    case "<": return enclosed("<%", "%>", isAnything) ?? enclosed("<", ">", \.isConstant)
    case "%":
      if let named = enclosed("%{", "}", \.isIdentifier) ?? enclosed("%(", ")s", \.isIdentifier) {
        return named
      }
      // "100%" and "50%d…" are numbers.
      guard before.map({ !$0.isWordPart }) ?? true else { return nil }
      var length = 1
      var rest = scalars.dropFirst()
      while let scalar = rest.first, scalar.isASCII, scalar.properties.numericType != nil || scalar == "$" {
        rest = rest.dropFirst()
        length += 1
      }
      guard let kind = rest.first, ["s", "d", "@", "i", "f"].contains(kind),
        rest.dropFirst().first.map({ !$0.isWordPart }) ?? true
      else { return nil }
      return length + 1
    case "\\":
      guard let escaped = scalars.dropFirst().first else { return nil }
      if escaped == "\"" { return 2 }
      guard ["n", "r", "t"].contains(escaped) else { return nil }
      // Not the path of a file.
      return before == ":" ? nil : 2
    default: return nil
    }
  }

  private var isIdentifier: Bool {
    guard let first = unicodeScalars.first, first.isASCII, first.properties.isAlphabetic || first == "_"
    else { return false }
    return utf8.allSatisfy { $0.isASCIILetterOrDigit || "_.-".utf8.contains($0) }
  }

  /// A name in capitals, as "RELEASE_VERSION" or "APP NAME".
  private var isConstant: Bool {
    guard utf8.count > 2, let first = utf8.first, (0x41...0x5A).contains(first) else { return false }
    return utf8.allSatisfy {
      (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || "_- ".utf8.contains($0)
    }
  }
}
