extension Report {
  /// The texts by language and field, from what the check has read; no file is opened.
  package var languageGrid: LanguageGrid {
    let index = FindingIndex(findings)
    let fields = LanguageGrid.fields.compactMap { rules.fields.localized["\($0).txt"] }
    return LanguageGrid(
      columns: fields.map {
        .init(field: $0.id, title: $0.label, limit: $0.maximum, isLink: $0.kind == .url)
      },
      rows: inspection.languageFolders.map { row($0, fields, index) })
  }

  /// The text of a cell that would be sent, and what of it is over; nil where there is none, or none that may be shown.
  package func text(of cell: LanguageGrid.Cell, in row: LanguageGrid.Row) -> MarkedText? {
    guard let text = inspection.sentText(cell.field, in: row.folder), mayShow(text) else { return nil }
    return MarkedText(text: String(text.sent), marks: text.excessMarks)
  }

  private func row(_ folder: String, _ fields: [Field], _ index: FindingIndex) -> LanguageGrid.Row {
    let cells = fields.map { cell($0, in: folder, index) }
    let code = rules.locales.code(ofFolder: folder)
    let own = index.about(locale: folder).filter { index[$0].step == .metadata }
    return LanguageGrid.Row(
      folder: folder, code: code, name: rules.languageName(ofFolder: folder),
      isPrimary: code == inspection.facts.primaryLocale, cells: cells,
      standing: index.standing(own + cells.flatMap(\.standing.findings)),
      ownFindings: index.standing(own).findings.filter { number in
        !cells.contains { $0.standing.findings.contains(number) }
      })
  }

  private func cell(_ field: Field, in folder: String, _ index: FindingIndex) -> LanguageGrid.Cell {
    let (state, text) = inspection.state(of: field, in: folder, index)
    let path = text?.path ?? inspection.path(of: field.file, in: folder)
    return LanguageGrid.Cell(
      field: field.id, state: state,
      count: text.flatMap { $0.sent.isEmpty ? nil : $0.measure.length(in: field.unit) },
      limit: field.maximum, path: path,
      standing: index.standing(inspection.findings(about: text, field, in: folder, at: path, index)),
      isChanged: since.map { since in text.map { since.changed.contains($0.path) } ?? false })
  }
}

extension LanguageGrid {
  /// The texts of a version in the order in which App Store Connect asks for them, then its addresses. Keywords have a
  /// room of their own.
  static let fields = [
    "name", "subtitle", "promotional_text", "description", "release_notes", "support_url", "marketing_url",
    "privacy_url",
  ]
}

extension Inspection {
  /// The folders of languages that a release's texts are in, by name, and the primary language that should have some.
  var languageFolders: [String] {
    let held = folder.localeFolders.filter { folder in
      guard folder.place == .metadata else { return false }
      switch folder.meaning {
      case .locale, .wrongCase, .near: return true
      // A folder by a name that is no language's may be somebody's own.
      case .unknown, .unsupported: return folder.holdsReleaseFiles
      }
    }.map(\.name)
    let wanted = facts.isComplete == true ? completeLocales : []
    return Set(held).union(wanted).sorted()
  }

  /// What there is for a field in a language, and the text that it is about.
  func state(of field: Field, in folder: String, _ index: FindingIndex) -> (LanguageGrid.State, Text?) {
    if let own = text(field.id, in: folder) {
      switch own.content {
      case .undecodable, .unreadable: return (.unreadable, own)
      case .text, .secret: return (own.isBlank ? .empty : .set, own)
      }
    }
    if let inherited = sentText(field.id, in: folder) {
      return (.inherited(from: inherited.locale ?? ""), inherited)
    }
    // A note that a text is not there says that the store can do without.
    let isMissed = index.about(field.id, in: folder).contains {
      index[$0].severity > .info
        && [Rule.missingText.id, Rule.missingWhatsNew.id].contains(index[$0].rule)
    }
    return (isMissed ? .missing : .unused, nil)
  }

  /// The findings about a field of a language: about its own file, or the one that it inherits.
  func findings(
    about text: Text?, _ field: Field, in folder: String, at path: RelativePath, _ index: FindingIndex
  ) -> [Int] {
    let named = index.about(field.id, in: text?.locale ?? folder) + index.about(field.id, in: folder)
    // A file of many texts says nothing of one of them.
    guard place.jsonFiles.isEmpty, text?.isWholeFile ?? true else { return named }
    return named + index.about(path)
  }
}
