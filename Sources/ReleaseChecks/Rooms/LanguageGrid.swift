/// The texts of a release: a row a language, a column a field.
package struct LanguageGrid: Sendable, Equatable {
  package struct Column: Sendable, Equatable {
    /// As in findings: "release_notes".
    package let field: String
    /// As findings call it: "What's New".
    package let title: String
    /// The most that the store takes, in characters; nil where none is known, and the cells say "set".
    package let limit: Int?
    /// Whether it holds an address.
    package let isLink: Bool
  }

  /// What the folder has for a field in a language.
  package enum State: Sendable, Equatable {
    case set
    /// There is a file, and nothing in it: nothing is sent.
    case empty
    /// There is no file, and one is wanted.
    case missing
    /// There is no file, and the text of another folder is sent, which is `default`.
    case inherited(from: String)
    /// There is no file, and none is wanted: the store keeps what it has.
    case unused
    /// There is a file that cannot be read, or is no text.
    case unreadable
  }

  package struct Cell: Sendable, Equatable {
    /// The column's field.
    package let field: String
    package let state: State
    /// How long the text is that would be sent, in characters; nil where there is none.
    package let count: Int?
    package let limit: Int?
    /// The file that the text comes from, and where there is none, where it would stand.
    package let path: RelativePath
    /// About that file.
    package let standing: Standing
    /// Whether it is another text than at the last release; nil where that was not asked.
    package let isChanged: Bool?

    /// How many characters are over the limit.
    package var over: Int { max(0, (count ?? 0) - (limit ?? .max)) }
  }

  package struct Row: LanguageLine, Sendable, Equatable {
    /// The language's folder as it is spelled, as findings name it.
    package let folder: String
    /// The store's code of the language; the folder's name where it is none.
    package let code: String
    package let name: String
    /// Whether it is the release's primary language, where that is known.
    package let isPrimary: Bool
    /// As the columns.
    package let cells: [Cell]
    /// About the language or any of its texts here; what `default` lends is counted in each language.
    package let standing: Standing
    /// Of these, the ones that no cell has: about the folder itself.
    package let ownFindings: [Int]
  }

  package let columns: [Column]
  /// By the folders' names.
  package let rows: [Row]

  /// How many languages have something to fix.
  package var countToFix: Int { rows.count { $0.standing.errors > 0 } }

  /// The row of the primary language; nil where that is not known.
  package var primary: Row? { rows.first(where: \.isPrimary) }

  /// - Parameter name: what a language is shown as, where not by its English name.
  package func rows(_ order: LanguageOrder, by name: (Row) -> String = \.name) -> [Row] {
    rows.sorted(order, by: name)
  }
}
