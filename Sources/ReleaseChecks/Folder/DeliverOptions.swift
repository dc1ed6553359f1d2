/// What a `Deliverfile`, or a lane of a `Fastfile`, says to deliver in literal values. Ruby is never run: what is
/// computed is only noted.
///
/// Source: fastlane 2.240.1, `deliver/lib/deliver/options.rb`.
struct DeliverOptions: Equatable {
  static let deliverfile = "Deliverfile"
  static let fastfile = "Fastfile"
  /// Names of the action in a Fastfile.
  private static let actions: Set<String> = ["upload_to_app_store", "deliver", "appstore"]

  /// A text that is given instead of a file.
  struct GivenText: Equatable {
    let field: String
    /// Nil for what all languages share.
    let locale: String?
    let value: String
    let position: Position
  }

  /// "Deliverfile" or "Fastfile".
  let file: String
  private(set) var paths: [String: String] = [:]
  /// Options whose value is computed.
  private(set) var computed: Set<String> = []
  /// Folders that are not a language's are skipped; deliver does not stop at them.
  private(set) var ignoresUnknownLocales = false
  private(set) var texts: [GivenText] = []
  /// Why the file could not be read.
  private(set) var fault: Disk.Fault?

  init(file: String, fault: Disk.Fault) {
    self.file = file
    self.fault = fault
  }

  var metadataPath: String? { paths["metadata_path"] }
  var screenshotsPath: String? { paths["screenshots_path"] }

  private init(file: String) { self.file = file }

  init(deliverfile text: String) {
    self.init(file: Self.deliverfile)
    let tokens = RubyToken.all(in: text)
    var index = 0
    var isStart = true
    while index < tokens.count {
      if tokens[index].kind == .lineEnd {
        isStart = true
        index += 1
      } else if isStart, case .word(let option) = tokens[index].kind {
        let value = Self.statement(tokens, from: index + 1)
        take(option, tokens[(index + 1)..<value])
        index = max(value, index + 1)
        isStart = true
      } else {
        isStart = false
        index += 1
      }
    }
  }

  /// One for each call of the action.
  static func all(fastfile text: String) -> [DeliverOptions] {
    let tokens = RubyToken.all(in: text)
    var found: [DeliverOptions] = []
    for index in tokens.indices {
      guard case .word(let word) = tokens[index].kind, actions.contains(word),
        index == 0 || (tokens[index - 1].kind != .sign(":") && tokens[index - 1].kind != .sign("."))
      else { continue }
      // `upload_to_app_store` by itself is a call too; `deliver:` is a key.
      if index + 1 < tokens.count, tokens[index + 1].kind == .sign(":") { continue }
      var options = DeliverOptions(file: fastfile)
      options.take(arguments: tokens[(index + 1)..<statement(tokens, from: index + 1)])
      found.append(options)
    }
    return found
  }

  /// Where a statement ends: at the end of a line outside of brackets, after no comma.
  private static func statement(_ tokens: [RubyToken], from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < tokens.count {
      switch tokens[index].kind {
      case .sign("("), .sign("{"), .sign("["): depth += 1
      case .sign(")"), .sign("}"), .sign("]"):
        depth -= 1
        if depth < 0 { return index }
        if depth == 0, tokens[start].kind == .sign("(") { return index + 1 }
      case .lineEnd:
        if depth == 0, index > start, tokens[index - 1].kind != .sign(",") { return index }
        if depth == 0, index == start { return index }
      default: break
      }
      index += 1
    }
    return index
  }

  /// Arguments as `key: value`, `:key => value` or `"key" => value`, separated by commas.
  private mutating func take(arguments tokens: ArraySlice<RubyToken>) {
    var tokens = tokens.filter { $0.kind != .lineEnd }[...]
    if tokens.first?.kind == .sign("(") { tokens = tokens.dropFirst().dropLast() }
    for argument in tokens.split(at: .sign(",")) {
      var rest = argument
      if rest.first?.kind == .sign(":") { rest = rest.dropFirst() }
      guard let first = rest.first else { continue }
      let key: String
      switch first.kind {
      case .word(let word): key = word
      case .string(let text?): key = text
      default: continue
      }
      rest = rest.dropFirst()
      guard rest.first?.kind == .sign(":") || rest.first?.kind == .arrow else { continue }
      take(key, rest.dropFirst())
    }
  }

  private mutating func take(_ option: String, _ value: ArraySlice<RubyToken>) {
    var tokens = value.filter { $0.kind != .lineEnd }[...]
    while let first = tokens.first, let last = tokens.last, tokens.count > 1,
      (first.kind, last.kind) == (.sign("("), .sign(")"))
        || (first.kind, last.kind) == (.sign("{"), .sign("}"))
    {
      tokens = tokens.dropFirst().dropLast()
    }
    let isPath = option.hasSuffix("_path") || option == "app_review_attachment_file"
    if isPath {
      if tokens.count == 1, case .string(let path?) = tokens[tokens.startIndex].kind, !path.isEmpty {
        paths[option] = path
      } else if !tokens.isEmpty {
        computed.insert(option)
      }
    } else if option == "ignore_language_directory_validation" {
      ignoresUnknownLocales = tokens.count == 1 && tokens[tokens.startIndex].kind == .word("true")
    } else if tokens.count == 1, let token = tokens.first, case .string(let text?) = token.kind {
      texts.append(GivenText(field: option, locale: nil, value: text, position: token.position))
    } else {
      for entry in tokens.split(at: .sign(",")) {
        let parts = entry.filter { $0.kind != .arrow && $0.kind != .sign(":") }
        guard parts.count == 2, case .string(let locale?) = parts[0].kind,
          case .string(let text?) = parts[1].kind
        else { continue }
        texts.append(GivenText(field: option, locale: locale, value: text, position: parts[1].position))
      }
    }
  }
}

extension ArraySlice<RubyToken> {
  /// The parts between a sign outside of brackets.
  fileprivate func split(at sign: RubyToken.Kind) -> [ArraySlice<RubyToken>] {
    var parts: [ArraySlice<RubyToken>] = []
    var depth = 0
    var start = startIndex
    for index in indices {
      switch self[index].kind {
      case .sign("("), .sign("{"), .sign("["): depth += 1
      case .sign(")"), .sign("}"), .sign("]"): depth -= 1
      case sign where depth == 0:
        parts.append(self[start..<index])
        start = index + 1
      default: break
      }
    }
    parts.append(self[start...])
    return parts.filter { !$0.isEmpty }
  }
}
