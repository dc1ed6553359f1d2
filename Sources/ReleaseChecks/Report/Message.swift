/// A sentence with places for what it is said of.
///
/// Written as any text with values in it, it keeps both apart: `"\(label) has \(count) characters"` has the template
/// "%1$@ has %2$@ characters", which says the kind and by which a translation is found, and two values.
package struct Message: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// What stands in a place.
  package indirect enum Value: Sendable, Hashable {
    case text(String)
    case number(Int)
    /// A number with its noun, which another language bends in its own way.
    case counted(Counted)
    /// A part of the sentence that may be left out, or has values of its own.
    case message(Message)
  }

  /// In English, with `%1$@` for the first value.
  package let template: String
  package let values: [Value]

  package init(stringLiteral text: String) {
    template = text
    values = []
  }

  package init(stringInterpolation parts: StringInterpolation) {
    template = parts.template
    values = parts.values
  }

  /// A sentence that is not to be translated.
  package init(plain text: String) {
    template = "%1$@"
    values = [.text(text)]
  }

  init(template: String, values: [Value]) {
    self.template = template
    self.values = values
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = ""
    fileprivate var values: [Value] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      template.reserveCapacity(literalCapacity + 4 * interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ text: String) { template += text }
    package mutating func appendInterpolation(_ number: Int) { add(.number(number)) }
    package mutating func appendInterpolation(_ counted: Counted) { add(.counted(counted)) }
    package mutating func appendInterpolation(_ message: Message) { add(.message(message)) }
    package mutating func appendInterpolation(_ message: Message?) {
      add(message.map(Value.message) ?? .text(""))
    }
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      add(.text("\(value)"))
    }

    private mutating func add(_ value: Value) {
      values.append(value)
      template += "%\(values.count)$@"
    }
  }

  /// The sentence in English.
  package var text: String { text(in: .english) }

  /// The sentence in a translator's language.
  package func text(in translator: Translator) -> String {
    if values.isEmpty { return translator.text(template) }
    var result = ""
    var rest = translator.text(template)[...]
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      result += rest[..<percent]
      rest = rest[rest.utf8.index(after: percent)...]
      let digits = rest.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard let place = Int(Substring(digits)), values.indices.contains(place - 1),
        rest.utf8[digits.endIndex...].starts(with: "$@".utf8)
      else {
        result += "%"
        continue
      }
      result += values[place - 1].text(in: translator)
      rest = Substring(rest.utf8[digits.endIndex...].dropFirst(2))
    }
    return result + rest
  }

  /// The same without the language that it begins with, which then stands over it: "has no screenshots".
  package func without(leading names: [String]) -> Message {
    guard template.hasPrefix("%1$@ "), case .text(let first)? = values.first, names.contains(first) else {
      return self
    }
    var values = values
    values[0] = .text("")
    return Message(template: String(template.dropFirst("%1$@ ".count)), values: values)
  }

  /// The same with "…" for every value that stands in quotation marks, or brings its own.
  var withoutQuotes: Message {
    Message(
      template: template,
      values: values.enumerated().map { index, value in
        switch value {
        case .text(let text):
          template.contains("“%\(index + 1)$@”") ? .text("…") : text.contains("“") ? .text("“…”") : value
        case .message(let message): .message(message.withoutQuotes)
        case .number, .counted: value
        }
      })
  }

  /// The same with what others have written made fit to be shown on one line.
  var printable: Message {
    Message(
      template: template,
      values: values.map { value in
        switch value {
        case .text(let text): .text(text.printable)
        case .message(let message): .message(message.printable)
        case .number, .counted: value
        }
      })
  }
}

extension Message.Value {
  fileprivate func text(in translator: Translator) -> String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .counted(let counted): counted.text(in: translator)
    case .message(let message): message.text(in: translator)
    }
  }
}

/// "1 character", "7 characters".
package struct Counted: Sendable, Hashable, CustomStringConvertible {
  package let count: Int
  /// The noun for one and for many.
  package let one: String
  package let many: String

  package var description: String { text(in: .english) }

  func text(in translator: Translator) -> String {
    "\(count) \(translator.plural(one, many, count))"
  }
}

/// "1 character", "7 characters".
package func plural(_ count: Int, _ one: String, _ many: String? = nil) -> Counted {
  Counted(count: count, one: one, many: many ?? one + "s")
}

/// ", and 3 more" after the first of several.
func more(_ count: Int) -> Message { count > 1 ? ", and \(count - 1) more" : "" }

/// "“a”, “b” and 3 more": the first of several words.
func quoted(_ words: [some StringProtocol]) -> Message {
  let most = 5
  let shown = words.prefix(words.count == most + 1 ? most + 1 : most).map { "“\($0)”" }.joined(
    separator: ", ")
  let rest = words.count - words.prefix(words.count == most + 1 ? most + 1 : most).count
  return rest > 0 ? "\(shown) and \(rest) more" : "\(shown)"
}

extension String {
  /// One line of bounded length without control characters: names and texts of others are in it.
  var printable: String {
    let most = 1_000
    return unicodeScalars.count > most
      ? String(unicodeScalars.prefix(most)).utf8.shownOnOneLine + "…" : utf8.shownOnOneLine
  }
}

extension String {
  /// The text itself, or its beginning when it is long.
  var preview: String {
    let shown = utf8.shownOnOneLine
    return shown.count <= 160 ? shown : shown.prefix(159) + "…"
  }
}
