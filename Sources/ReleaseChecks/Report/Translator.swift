/// Words of another language for those that are English in the code.
package struct Translator: Sendable {
  let text: @Sendable (String) -> String
  let plural: @Sendable (_ one: String, _ many: String, _ count: Int) -> String

  package init(
    text: @escaping @Sendable (String) -> String,
    plural: @escaping @Sendable (_ one: String, _ many: String, _ count: Int) -> String
  ) {
    self.text = text
    self.plural = plural
  }

  package static let english = Translator(text: { $0 }, plural: { $2 == 1 ? $0 : $1 })
}
