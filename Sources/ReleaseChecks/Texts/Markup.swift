extension Substring {
  /// Tags such as `<b>` and `</p>`, and entities such as `&amp;` and `&#39;`.
  var markup: [Substring] {
    var found: [Substring] = []
    var start = utf8.startIndex
    while let index = utf8[start...].firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
    {
      let next = utf8.index(after: index)
      if let end = utf8[index] == UInt8(ascii: "<") ? tagEnd(from: next) : entityEnd(from: next) {
        found.append(self[index..<end])
        start = end
      } else {
        start = next
      }
    }
    return found
  }

  private static let tags: Set<String> = [
    "a", "b", "big", "br", "center", "code", "div", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
    "html",
    "i", "img", "li", "ol", "p", "pre", "s", "small", "span", "strong", "sub", "sup", "table", "td", "th",
    "tr", "u",
    "ul",
  ]

  private func tagEnd(from start: Index) -> Index? {
    var name = utf8[start...]
    if name.first == UInt8(ascii: "/") { name = name.dropFirst() }
    let word = name.prefix { $0.isASCIILetterOrDigit }
    guard Self.tags.contains(String(Substring(word)).lowercased()),
      let after = utf8[word.endIndex...].first,
      after == UInt8(ascii: ">") || after == UInt8(ascii: " ") || after == UInt8(ascii: "/"),
      let close = utf8[word.endIndex...].prefix(200).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return utf8.index(after: close)
  }

  private func entityEnd(from start: Index) -> Index? {
    var body = utf8[start...]
    if body.first == UInt8(ascii: "#") { body = body.dropFirst() }
    let name = body.prefix(9).prefix { $0.isASCIILetterOrDigit }
    guard name.count >= 2, name.endIndex < endIndex, utf8[name.endIndex] == UInt8(ascii: ";") else {
      return nil
    }
    return utf8.index(after: name.endIndex)
  }
}
