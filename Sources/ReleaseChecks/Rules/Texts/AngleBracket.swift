extension Rule {
  /// A "<" or ">" that is no tag. One tool refuses it, Apple's word is not known.
  ///
  /// Source: tramlinehq/tramline, `app/models/release_metadata.rb`.
  static let angleBracket = Rule("angle-bracket", source: "tramlinehq/tramline") { inspection, findings in
    for text in inspection.texts where text.field.kind == .text && text.measure.classes.contains(.markup) {
      guard text.sent.markup.isEmpty,
        let index = text.sent.unicodeScalars.firstIndex(where: { $0 == "<" || $0 == ">" })
      else { continue }
      findings.add(
        .info, text, at: index, "\(text.field.label) holds “\(text.sent.unicodeScalars[index])”",
        advice: "Nothing, as long as the store takes it: one other tool refuses it.")
    }
  }
}
