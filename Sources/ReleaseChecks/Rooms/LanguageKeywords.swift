/// The keywords of a release: one line a language.
package struct KeywordLines: Sendable, Equatable {
  package struct Line: LanguageLine, Sendable, Equatable {
    /// The language's folder as it is spelled, as findings name it.
    package let folder: String
    /// The store's code of the language; the folder's name where it is none.
    package let code: String
    package let name: String
    /// Whether it is the release's primary language, where that is known.
    package let isPrimary: Bool
    package let state: LanguageGrid.State
    /// The file that the keywords come from, and where there is none, where they would stand.
    package let path: RelativePath
    /// The keywords, with what is wrong marked; nil where there are none, or none that may be shown.
    package let text: MarkedText?
    /// In characters, as the store counts them: Unicode scalars.
    package let count: Int
    package let limit: Int
    /// Characters that hold nothing that a search would find by them: blanks and commas too many, and each word that is
    /// marked as wasted with its comma. None is counted twice.
    package let wasted: Int
    package let standing: Standing

    /// Characters beyond the limit.
    package var over: Int { max(0, count - limit) }
    /// Characters that are free.
    package var left: Int { max(0, limit - count) }
  }

  /// By the folders' names.
  package let lines: [Line]

  /// How many languages have something to fix.
  package var countToFix: Int { lines.count { $0.standing.errors > 0 } }

  /// - Parameter name: what a language is shown as, where not by its English name.
  package func lines(_ order: LanguageOrder, by name: (Line) -> String = \.name) -> [Line] {
    lines.sorted(order, by: name)
  }
}

extension Report {
  /// The keywords by language, from what the check has read; no file is opened.
  package var keywordLines: KeywordLines {
    guard let field = rules.fields.localized.values.first(where: \.isKeywords) else {
      return KeywordLines(lines: [])
    }
    let index = FindingIndex(findings)
    let judge = KeywordJudge(inspection)
    return KeywordLines(lines: inspection.languageFolders.map { line(field, in: $0, index, judge) })
  }

  private func line(
    _ field: Field, in folder: String, _ index: FindingIndex, _ judge: KeywordJudge
  ) -> KeywordLines.Line {
    let (state, text) = inspection.state(of: field, in: folder, index)
    let path = text?.path ?? inspection.path(of: field.file, in: folder)
    let code = rules.locales.code(ofFolder: folder)
    let (marks, wasted) = text.map(judge.marks) ?? ([], 0)
    let isShown = text.map { !$0.sent.isEmpty && mayShow($0) } ?? false
    return KeywordLines.Line(
      folder: folder, code: code, name: rules.languageName(ofFolder: folder),
      isPrimary: code == inspection.facts.primaryLocale, state: state, path: path,
      text: isShown ? text.map { MarkedText(text: String($0.sent), marks: marks) } : nil,
      count: text?.measure.length(in: field.unit) ?? 0, limit: field.maximum ?? 0, wasted: wasted,
      standing: index.standing(inspection.findings(about: text, field, in: folder, at: path, index)))
  }
}
