import GtkKit
import ReleaseChecks
import ShipShapeCore

/// The check's sentences as the window says them: in the user's language, with the signs that books use.
enum FindingText {
  private nonisolated static let domain = "shipshape-check"

  private static let translator = Translator(
    text: { TextDomain.text($0, of: FindingText.domain) },
    plural: { TextDomain.plural($0, $1, count: $2, of: FindingText.domain) })

  /// Where the words of the check are.
  static func useTranslations(in folder: String) { TextDomain.add(domain, folder: folder) }

  /// A sentence, which begins with a capital where it begins with a word of its own.
  static func text(_ message: Message) -> String {
    let text = printed(message.text(in: translator))
    guard let first = message.template.first, first.isLowercase, let shown = text.first else { return text }
    return shown.uppercased() + text.dropFirst()
  }

  /// A part of a sentence, or a line that begins in whatever way.
  static func part(_ message: Message) -> String { printed(message.text(in: translator)) }

  /// With ’ and ″ for the typewriter's signs.
  private static func printed(_ text: String) -> String {
    String(
      text.map { character -> Character in
        switch character {
        case "'": "’"
        case "\"": "″"
        default: character
        }
      })
  }

  /// What stands in a list: the sentence, or for many of a rule what they have in common.
  static func title(_ row: FindingRow) -> String {
    guard row.isFolded else { return text(row.first.message) }
    let languages = row.languages.count
    guard languages > 1 else {
      // Translators: many of a kind: "Keyword in name, 8 times".
      return localized("%1$@, %2$@ times", text(row.title), "\(row.items.count)")
    }
    // Translators: many of a kind: "Keyword in name, in 8 languages".
    return localized("%1$@, in %2$@ languages", text(row.title), "\(languages)")
  }

  /// The language that a finding is of.
  static func language(_ name: String?) -> String { name ?? localized("The release") }

  /// Where a finding is, for a screen reader: "German, metadata/de-DE/name.txt".
  static func place(_ row: FindingRow) -> String {
    guard !row.isFolded else { return row.languages.joined(separator: ", ") }
    return [language(row.first.language), row.first.file].compactMap(\.self).joined(separator: ", ")
  }

  /// What Copy takes of a finding: what is wrong, where, and what to do.
  static func copied(_ face: FindingFace) -> String {
    let lines = face.row.items.map { item in
      let place = [item.file, item.line.map { "\($0)" }, item.column.map { "\($0)" }].compactMap(\.self)
        .joined(separator: ":")
      return [language(item.language), text(item.message), place].filter { !$0.isEmpty }.joined(
        separator: ": ")
    }
    let advice = face.row.first.advice.text.isEmpty ? [] : [text(face.row.first.advice)]
    return (lines + advice).joined(separator: "\n")
  }

  /// How much a group matters.
  static func name(_ kind: FindingGroup.Kind) -> String {
    switch kind {
    case .toFix: localized("To fix")
    case .worthALook: localized("Worth a look")
    case .goodToKnow: localized("Good to know")
    case .accepted: localized("Accepted")
    }
  }

  static func icon(_ kind: FindingGroup.Kind) -> String {
    switch kind {
    case .toFix: "to-fix-symbolic"
    case .worthALook: "worth-a-look-symbolic"
    case .goodToKnow: "good-to-know-symbolic"
    case .accepted: "tick-circle-symbolic"
    }
  }

  /// The style of a group's icon and word.
  static func style(_ kind: FindingGroup.Kind) -> String {
    switch kind {
    case .toFix: "error-icon"
    case .worthALook: "warning-icon"
    case .goodToKnow: "note-icon"
    case .accepted: "quiet"
    }
  }
}

/// What there is to say of a check.
enum CheckText {
  static func extent(languages: Int, pictures: Int) -> String {
    // Translators: "12 languages, 81 pictures".
    localized(
      "%1$@, %2$@", localizedPlural("%@ language", "%@ languages", count: languages, "\(languages)"),
      localizedPlural("%@ picture", "%@ pictures", count: pictures, "\(pictures)"))
  }

  static func line(_ line: CheckFace.Line, today: CalendarDay) -> String {
    let formatter = LogFormatter(today: today)
    switch line {
    case .nothing: return ""
    case .checked(let languages, let pictures, let moment, let isLookedAtOften):
      let time = formatter.time(of: moment.date, utcOffset: moment.utcOffset)
      let extent = extent(languages: languages, pictures: pictures)
      return isLookedAtOften
        // Translators: the first is "12 languages, 81 pictures"; too many folders for the system to watch.
        ? localized("%1$@. Checked at %2$@, and every few seconds", extent, time)
        // Translators: the first is "12 languages, 81 pictures".
        : localized("%1$@. Checked at %2$@", extent, time)
    case .recorded(let languages, let pictures, let record):
      return localized(
        "%1$@. Last checked on %2$@ at %3$@", extent(languages: languages, pictures: pictures),
        formatter.header(of: record.day), formatter.time(of: record.instant, utcOffset: record.utcOffset))
    case .reading: return localized("Reading the folder")
    case .looking(let done, let total):
      return localized("Looking for transparent pixels, %1$@ of %2$@", "\(done)", "\(total)")
    case .stopped(let done, let total):
      return localized("Stopped at %1$@ of %2$@ pictures; the texts are done", "\(done)", "\(total)")
    case .missing: return localized("The folder is not there")
    case .empty: return localized("No release in the folder")
    case .failed: return localized("The folder cannot be checked")
    }
  }

  /// What stands under a check that cannot be made; nil under any other.
  static func detail(_ line: CheckFace.Line, today: CalendarDay) -> String? {
    switch line {
    case .missing(let folder, let since?):
      let time = LogFormatter(today: today).time(of: since.date, utcOffset: since.utcOffset)
      return localized(
        "%1$@ is moved or not connected. This is how it was at %2$@; it goes on by itself when the folder is back.",
        PathText.short(folder), time)
    case .missing(let folder, nil):
      return localized(
        "%@ is moved or not connected. It goes on by itself when the folder is back.", PathText.short(folder))
    case .empty(let folder):
      return localized(
        "In %@ there are no texts and no pictures for the App Store any more.", PathText.short(folder))
    case .failed(let why): return why
    default: return nil
    }
  }
}

/// Paths as people know them.
enum PathText {
  private static let home = CommandLineInterface.environment["HOME"] ?? ""

  /// With "~" for the person's own folder.
  static func short(_ path: String) -> String {
    guard home.count > 1, path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
