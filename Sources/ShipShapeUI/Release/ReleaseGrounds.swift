import GtkKit
import ReleaseChecks
import ShipShapeCore

/// On what each answer of Release Details is guessed; nil where there is no ground to name.
struct ReleaseGrounds {
  let folder: String?
  let app: String?
  let version: String?
  let kind: String?
  let completeness: String?
  let devices: String?
  let note: String

  init(_ details: ReleaseDetails) {
    let guess = details.choice?.guess
    let project = guess?.ofProject
    func fromProject(_ isSaid: Bool) -> String? {
      // Translators: %@ is the name of a file that an answer comes from.
      isSaid ? localized("From %@", ".shipshape.json") : nil
    }
    let path = details.folder.map(PathText.short)
    folder = path.map { path in
      details.choices.count > 1
        ? localizedPlural(
          "%1$@ release folder is in %2$@", "%1$@ release folders are in %2$@", count: details.choices.count,
          "\(details.choices.count)", path) : path
    }
    // Translators: %@ is a language's name.
    app = guess?.appLanguage.map { localized("From the name in %@", $0) }
    // Translators: %@ is a version: "2.3 was the last".
    version = details.lastVersion.map { localized("%@ was the last", $0) }
    let news = guess?.whatsNewCount ?? 0
    kind =
      fromProject(project?.kind != nil)
      ?? (news > 0
        ? localizedPlural(
          "What’s New is there in %@ language", "What’s New is there in %@ languages", count: news, "\(news)")
        : nil)
    completeness =
      fromProject(project?.isComplete != nil)
      ?? (guess?.isComplete == true ? localized("Every language has a name and a description") : nil)
    devices =
      fromProject(project?.devices != nil)
      ?? (guess?.devices != nil ? localized("From the sizes of the pictures") : nil)
    note =
      details.purpose == .change
      ? localized("Kept in ShipShape; nothing is written into the folder.")
      : localized("Guesses, until you say otherwise. Kept in ShipShape; nothing is written into the folder.")
  }
}
