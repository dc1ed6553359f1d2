/// The words of a Ruby file, as far as literal options ask: it is never run.
struct RubyToken: Equatable {
  enum Kind: Equatable {
    case word(String)
    /// A text in quotes or a heredoc; nil when something is put into it.
    case string(String?)
    case sign(Character)
    /// `=>`
    case arrow
    case lineEnd
  }

  let kind: Kind
  /// Where it begins; of a text, where its first character stands.
  let position: Position

  /// Every token of a file, comments left out.
  static func all(in text: String) -> [RubyToken] {
    var reader = RubyReader(Array(text.unicodeScalars))
    return reader.tokens()
  }
}

private struct RubyReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var position = Position(line: 1, column: 1)
  /// Ends of heredocs that begin on the next line.
  private var heredocs: [(token: Int, name: String, isLiteral: Bool)] = []
  private var result: [RubyToken] = []

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private func ahead(_ count: Int) -> Unicode.Scalar? {
    index + count < scalars.count ? scalars[index + count] : nil
  }

  private mutating func advance() {
    if scalars[index] == "\n" {
      position.line += 1
      position.column = 1
    } else {
      position.column += 1
    }
    index += 1
  }

  mutating func tokens() -> [RubyToken] {
    while let scalar = current {
      switch scalar {
      case "#": while let next = current, next != "\n" { _ = next; advance() }
      case "\n":
        add(.lineEnd)
        advance()
        readHeredocs()
      case "\"", "'": readString(scalar)
      case "=" where ahead(1) == ">":
        add(.arrow)
        advance()
        advance()
      case "<" where ahead(1) == "<" && (ahead(2) == "~" || ahead(2) == "-"): startHeredoc()
      case " ", "\t", "\r": advance()
      default: if scalar.isRubyWord { readWord() } else { sign(scalar) }
      }
    }
    return result
  }

  private mutating func add(_ kind: RubyToken.Kind) {
    result.append(RubyToken(kind: kind, position: position))
  }

  private mutating func sign(_ scalar: Unicode.Scalar) {
    add(.sign(Character(scalar)))
    advance()
  }

  private mutating func readWord() {
    let start = position
    var word = ""
    while let scalar = current, scalar.isRubyWord || scalar == "?" || scalar == "!" {
      word.unicodeScalars.append(scalar)
      advance()
    }
    result.append(RubyToken(kind: .word(word), position: start))
  }

  private mutating func readString(_ quote: Unicode.Scalar) {
    advance()
    let start = position
    var text = ""
    var isLiteral = true
    while let scalar = current, scalar != quote {
      if scalar == "\\", let escaped = ahead(1) {
        advance()
        switch (quote, escaped) {
        case ("\"", "n"): text += "\n"
        case ("\"", "t"): text += "\t"
        case ("'", let other) where other != "'" && other != "\\":
          text += "\\"
          text.unicodeScalars.append(other)
        default: text.unicodeScalars.append(escaped)
        }
      } else {
        if quote == "\"", scalar == "#", ahead(1) == "{" { isLiteral = false }
        text.unicodeScalars.append(scalar)
      }
      advance()
    }
    if current != nil { advance() }
    result.append(RubyToken(kind: .string(isLiteral ? text : nil), position: start))
  }

  private mutating func startHeredoc() {
    for _ in 0..<3 { advance() }
    let isRaw = current == "'"
    if current == "'" || current == "\"" { advance() }
    var name = ""
    while let scalar = current, scalar.isRubyWord {
      name.unicodeScalars.append(scalar)
      advance()
    }
    if current == "'" || current == "\"" { advance() }
    heredocs.append((token: result.count, name: name, isLiteral: isRaw))
    add(.string(nil))
  }

  private mutating func readHeredocs() {
    for heredoc in heredocs {
      let start = position
      var lines: [String] = []
      while index < scalars.count {
        var line = ""
        while let scalar = current, scalar != "\n" {
          line.unicodeScalars.append(scalar)
          advance()
        }
        if current != nil { advance() }
        if line.drop(while: { $0 == " " || $0 == "\t" }) == heredoc.name[...] { break }
        lines.append(line)
      }
      let indents = lines.filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }
      let indent = indents.min() ?? 0
      let text = lines.map { String($0.dropFirst(min(indent, $0.prefix { $0 == " " }.count))) }.joined(
        separator: "\n")
      let isLiteral = heredoc.isLiteral || !text.contains("#{")
      result[heredoc.token] = RubyToken(
        kind: .string(isLiteral ? text : nil), position: Position(line: start.line, column: indent + 1))
    }
    heredocs = []
  }
}

extension Unicode.Scalar {
  fileprivate var isRubyWord: Bool { self == "_" || (isASCII && UInt8(value).isASCIILetterOrDigit) }
}
