/// One kind of problem. Each rule has a file of its own with what it finds, why, and its source.
package struct Rule: Sendable {
  /// In kebab case, the same for ever: people accept findings by it.
  package let id: String
  /// What is wrong, for many findings at once: "Keywords repeat words of the name".
  package let title: Message
  /// What it looks for, and why.
  package let why: String
  /// Where the rule comes from.
  package let source: String
  /// A folder that it speaks of, and one like it that it does not. Made when they are asked for.
  package let examples: @Sendable () -> (found: Example, silent: Example)
  private let inspect: @Sendable (Inspection, inout Findings) -> Void

  init(
    _ id: String, _ title: Message, why: String, source: String,
    examples: @autoclosure @escaping @Sendable () -> (found: Example, silent: Example),
    inspect: @escaping @Sendable (Inspection, inout Findings) -> Void
  ) {
    self.id = id
    self.title = title
    self.why = why
    self.source = source
    self.examples = examples
    self.inspect = inspect
  }

  /// Why it is there, two examples and its source, on lines of their own.
  package var explanation: String {
    let (found, silent) = examples()
    func lines(_ example: Example) -> String { example.lines.map { "  \($0)\n" }.joined() }
    return "\(why)\n\nFound in:\n\(lines(found))\nNot found in:\n\(lines(silent))\nSource: \(source)"
  }

  package func findings(in inspection: Inspection) -> [Finding] {
    var findings = Findings(rule: id, source: source)
    inspect(inspection, &findings)
    return findings.list
  }
}

/// What a rule has found.
struct Findings {
  private let rule: String
  private let source: String
  private(set) var list: [Finding] = []

  init(rule: String, source: String) {
    self.rule = rule
    self.source = source
  }

  /// About a text, at a place in it.
  mutating func add(
    _ severity: Finding.Severity, _ text: Text, at place: Range<String.Index>? = nil, count: Int? = nil,
    limit: Int? = nil,
    _ message: Message, advice: Message, fix: Fix? = nil, source: String? = nil
  ) {
    list.append(
      Finding(
        rule: rule, severity: severity, step: text.step, file: text.path, locale: text.locale,
        field: text.field.id,
        position: place.map { text.position(of: $0.lowerBound) } ?? (text.isWholeFile ? nil : text.start),
        end: place.map { text.position(of: $0.upperBound) }, count: count, limit: limit,
        problem: message.printable, remedy: advice.printable, source: source ?? self.source,
        fix: text.isWholeFile ? fix : nil))
  }

  /// About one character of a text.
  mutating func add(
    _ severity: Finding.Severity, _ text: Text, at index: String.Index?, count: Int? = nil,
    limit: Int? = nil,
    _ message: Message, advice: Message, fix: Fix? = nil, source: String? = nil
  ) {
    let scalars = text.sent.unicodeScalars
    let place = index.map { $0..<($0 < scalars.endIndex ? scalars.index(after: $0) : $0) }
    add(
      severity, text, at: place, count: count, limit: limit, message, advice: advice, fix: fix, source: source
    )
  }

  /// About a word of a text.
  mutating func add(
    _ severity: Finding.Severity, _ text: Text, at word: Substring, count: Int? = nil, limit: Int? = nil,
    _ message: Message, advice: Message, fix: Fix? = nil, source: String? = nil
  ) {
    add(
      severity, text, at: word.startIndex..<word.endIndex, count: count, limit: limit, message,
      advice: advice,
      fix: fix, source: source)
  }

  /// About a file, a folder, a language or the release.
  mutating func add(
    _ severity: Finding.Severity, step: Finding.Step, file: RelativePath? = nil, locale: String? = nil,
    field: String? = nil, position: Position? = nil, count: Int? = nil, limit: Int? = nil, _ message: Message,
    advice: Message, fix: Fix? = nil
  ) {
    list.append(
      Finding(
        rule: rule, severity: severity, step: step, file: file, locale: locale, field: field,
        position: position, end: nil, count: count, limit: limit, problem: message.printable,
        remedy: advice.printable, source: source, fix: fix))
  }

  /// About a picture.
  mutating func add(
    _ severity: Finding.Severity, _ picture: Picture, count: Int? = nil, limit: Int? = nil,
    _ message: Message,
    advice: Message, fix: Fix? = nil
  ) {
    add(
      severity, step: .screenshots, file: picture.path, locale: picture.place.folder, count: count,
      limit: limit,
      message, advice: advice, fix: fix)
  }
}
