/// One step of a release.
package struct Step: Identifiable, Hashable, Sendable {
  /// What a log and a setting know the step by. It never changes and is never shown.
  package let id: String
  /// What a person knows it by, in English; shown translated.
  package let stepName: String
  /// How long it takes, for a start.
  package let suggestedMinutes: Int
  /// What it asks, in at most six short points, in English; shown translated.
  package let points: [String]
  /// What its silent clip shows, in English; said translated to those who cannot see it.
  package let clipDescription: String

  /// The catalogue: every step there is, in its order. Pages, indicators and names all come from here.
  package static let steps: [Step] = [
    Step(
      id: "screenshots", stepName: translatable("Screenshots"), suggestedMinutes: 25,
      points: [
        translatable("An iPhone set, 6.9 or 6.5 inch; for iPad, 13 inch"),
        translatable("One to ten pictures in each set and language"),
        translatable("They show the app in use, not only its title"),
        translatable("Only invented people and accounts can be seen"),
        translatable("The first three are the ones you want in search results"),
      ],
      clipDescription: translatable(
        "Pictures come into three phone frames. The second is the best one and moves to the front.")),
    Step(
      id: "metadata", stepName: translatable("Metadata"), suggestedMinutes: 20,
      points: [
        translatable("No price, rank or other brand in name or subtitle"),
        translatable("The description says what this version does"),
        translatable("What’s New lists the real changes, in every language"),
        translatable("Support and privacy links open in a browser"),
        translatable("Copyright is the year and the owner, nothing else"),
      ],
      clipDescription: translatable(
        "Name, subtitle and description are written, one line after another.")),
    Step(
      id: "keywords", stepName: translatable("Keywords"), suggestedMinutes: 15,
      points: [
        translatable("At most 100 characters for each language"),
        translatable("Commas between words, no spaces after them"),
        translatable("No word that the name or the subtitle already has"),
        translatable("No other app’s or company’s name"),
        translatable("Words people type, not words you like"),
      ],
      clipDescription: translatable(
        "Words fill the room of one hundred characters. One that is there twice goes.")),
    Step(
      id: "final-qa", stepName: translatable("Final QA"), suggestedMinutes: 30,
      points: [
        translatable("The release build ran once, on a clean device"),
        translatable("Sign in with the demo account from the review notes"),
        translatable("Release by hand, at once, or from a date"),
        translatable("Keep the build and its symbols"),
        translatable("Someone reads crashes and reviews on the first days"),
      ],
      clipDescription: translatable(
        "A magnifying glass goes down a list, and each line that it has seen gets a tick.")),
  ]

  /// The step with this id, nil when the catalogue has none (a log may be older or newer than the app).
  package static func withID(_ id: Step.ID) -> Step? { steps.first { $0.id == id } }
}

/// Marks an English text for translators where it is written; it is translated where it is shown.
func translatable(_ text: String) -> String { text }
