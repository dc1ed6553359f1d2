/// How much of a report is shown, and to what.
package struct ReportStyle: Sendable {
  /// The least that is shown.
  package var least = Finding.Severity.warning
  /// The least that fails the check.
  package var failing = Finding.Severity.error
  /// Only what fails the check, and the verdict.
  package var isQuiet = false
  package var isColoured = false
  /// Of the terminal, in columns and lines; nil where there is none.
  package var width: Int?
  package var height = 24
  /// Of what is said on the terminal.
  package var translator = Translator.english

  package init() {}
}

/// Where a report's files are for those who read it elsewhere: from the root of the repository.
package struct ReportPlace: Sendable {
  /// What stands before a path of the release, with its "/"; empty when the release is the root.
  package let prefix: String

  /// - Parameters:
  ///   - root: the release's folder, as a whole path.
  ///   - base: the repository's root, as a whole path; nil, or another place: the release's folder is the root.
  package init(root: String, base: String?) {
    guard let base, root.hasPrefix(base == "/" ? base : base + "/") else {
      prefix = ""
      return
    }
    prefix = String(root.dropFirst(base == "/" ? 1 : base.utf8.count + 1)) + "/"
  }

  func path(of file: RelativePath?) -> String? { file.map { prefix + $0.shown } }
}

extension Report {
  /// Open findings that are at least as grave as `least`, the gravest first, then by language and file.
  func shown(least: Finding.Severity) -> [Finding] {
    let open = findings.filter {
      $0.accepted == nil && $0.severity >= least && $0.rule != Rule.linksNotOpened.id
    }
    return Finding.Severity.allCases.reversed().flatMap { severity in open.filter { $0.severity == severity }
    }
  }

  /// The same, many of one kind together where their first one stands.
  func grouped(least: Finding.Severity) -> [[Finding]] {
    struct Kind: Hashable {
      let rule: String
      let severity: Finding.Severity
    }
    let shown = shown(least: least)
    let groups = Dictionary(grouping: shown) { Kind(rule: $0.rule, severity: $0.severity) }
    var said: Set<Kind> = []
    return shown.compactMap { finding in
      let kind = Kind(rule: finding.rule, severity: finding.severity)
      guard let group = groups[kind], group.count > Self.mostOfAKind else { return [finding] }
      return said.insert(kind).inserted ? group : nil
    }
  }

  /// Findings of one kind that are each said by itself; more become one group.
  static let mostOfAKind = 3

  /// What stands in the way, in one line: "2 errors and 3 warnings in 24 texts and 30 screenshots (12 languages)."
  package func verdict(least: Finding.Severity = .warning, in translator: Translator = .english) -> String {
    var counts = [plural(count(.error), "error"), plural(count(.warning), "warning")].filter { $0.count > 0 }
    if least == .info, noteCount > 0 { counts.append(plural(noteCount, "note")) }
    let read = [plural(texts.count, "text"), plural(pictures.count, "screenshot")].filter { $0.count > 0 }
    let seen: Message? =
      switch read.count {
      case 0: nil
      case 1: "\(read[0])"
      default: "\(read[0]) and \(read[1])"
      }
    let languages = languageCount > 0 ? plural(languageCount, "language") : nil
    let accepted: Message = acceptedCount > 0 ? ", \(acceptedCount) accepted" : ""
    var verdict: Message
    if count(.error) + count(.warning) == 0 {
      let what: Message =
        switch (seen, languages) {
        case (let seen?, let languages?): "\(seen) in \(languages)"
        case (let seen?, nil): seen
        case (nil, let languages?): "\(languages)"
        case (nil, nil): "the folder was read"
        }
      verdict = "Nothing stands in the way: \(what)\(accepted)."
    } else {
      let words: Message =
        switch counts.count {
        case 1: "\(counts[0])"
        case 2: "\(counts[0]) and \(counts[1])"
        default: "\(counts[0]), \(counts[1]) and \(counts[2])"
        }
      switch (seen, languages) {
      case (let seen?, let languages?): verdict = "\(words) in \(seen) (\(languages))\(accepted)."
      case (let seen?, nil): verdict = "\(words) in \(seen)\(accepted)."
      case (nil, let languages?): verdict = "\(words) in (\(languages))\(accepted)."
      case (nil, nil): verdict = "\(words)\(accepted)."
      }
    }
    return verdict.text(in: translator)
  }

  /// Open notes, without that on addresses, which has a line of its own.
  var noteCount: Int {
    findings.count { $0.severity == .info && $0.accepted == nil && $0.rule != Rule.linksNotOpened.id }
  }

  /// Languages that have a text or a picture.
  package var languageCount: Int {
    let pictures = pictures
    // Each stands many times in a row.
    var folders = Set<String>()
    var last: String?
    func add(_ folder: String?) {
      guard let folder, folder != last else { return }
      last = folder
      folders.insert(folder)
    }
    for text in texts { add(text.locale) }
    for index in pictures.indices { add(pictures[index].place.folder) }
    let fallback = rules.layout.specialDirs.metadata
    return Set(folders.lazy.filter { !fallback.contains($0) }.map(rules.locales.code)).count
  }

  /// What is not shown, what was not looked at, and of which day the rules are.
  func remarks(least: Finding.Severity, in translator: Translator = .english) -> String {
    var parts: [Message] = []
    if least > .info, noteCount > 0 {
      parts.append(
        noteCount == 1
          ? "\(plural(1, "note")): --min-severity info shows it."
          : "\(plural(noteCount, "note")): --min-severity info shows them.")
    }
    if let count = findings.first(where: { $0.rule == Rule.linksNotOpened.id && $0.accepted == nil })?.count {
      parts.append(count == 1 ? "1 address was not opened." : "\(count) addresses were not opened.")
    }
    parts.append("Rules checked on \(rules.checkedOn).")
    return parts.map { $0.text(in: translator) }.joined(separator: " ")
  }

  package func title(of rule: String) -> Message { Rule.all.first { $0.id == rule }?.title ?? "\(rule)" }
}

extension Finding {
  /// What is wrong and what to do, as one or two sentences.
  var sentences: String { message + "." + (advice.isEmpty ? "" : " " + advice) }

  /// "12:3", where it has a place.
  var place: String? { position.map { "\($0.line):\($0.column)" } }

  /// The same for the same finding in another run, wherever its line has moved to.
  ///
  /// FNV-1a over rule, language, file, field and what was measured.
  package var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in [rule, locale ?? "", file?.shown ?? "", field ?? "", message] {
      for byte in Array(part.utf8) + [0] {
        hash ^= UInt64(byte)
        hash &*= 0x100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension [Finding] {
  /// How far many of one kind reach: "8 languages", "12 files", "5 times".
  var extent: String {
    let languages = Set(compactMap(\.locale)), files = Set(compactMap(\.file))
    if languages.count == count { return "\(count) languages" }
    return files.count == count ? "\(count) files" : "\(count) times"
  }
}

extension String {
  /// Text that no runner of a build takes for a command, whatever it is made of: a line of GitHub's that begins with
  /// "::", also after blanks, and "##[" of Azure's anywhere.
  package var withoutCommands: String {
    guard self[...].firstPlace(of: "::") != nil || self[...].firstPlace(of: "##[") != nil else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let blanks = line.prefix { $0 == " " || $0 == "\t" }
      let rest = line[blanks.endIndex...]
      let guarded = rest.hasPrefix("::") ? blanks + "\\x3a" + rest.dropFirst() : line
      return guarded.replacing("##[", with: "\\x23#[")
    }.joined(separator: "\n")
  }
}
