/// A page of the window: Welcome, then one for each step of the catalogue.
package enum Page: Hashable, Sendable {
  case welcome
  case step(Step.ID)

  /// Every page, in the order in which one pages through them.
  package static let all: [Page] = [.welcome] + Step.steps.map { .step($0.id) }

  /// The step that the page is for, nil on Welcome.
  package var stepID: Step.ID? {
    if case .step(let id) = self { id } else { nil }
  }

  /// The page's name in the window's stack: `welcome`, `step-1`, `step-2` …
  package var name: String {
    switch Page.all.firstIndex(of: self) {
    case .some(let position) where position > 0: "step-\(position)"
    default: "welcome"
    }
  }

  /// The page with this name in the window's stack.
  package init?(name: String) {
    guard let page = Page.all.first(where: { $0.name == name }) else { return nil }
    self = page
  }

  /// The page that lies `count` pages further on; it stays within the first and the last.
  package func moved(by count: Int) -> Page {
    let position = (Page.all.firstIndex(of: self) ?? 0) + count
    return Page.all[min(max(position, 0), Page.all.count - 1)]
  }
}
