extension Report {
  /// The pictures by device and language, from what the check has read; no file is opened.
  package var pictureGallery: PictureGallery {
    let items = PictureItems(self)
    let languages = pictureLanguages
    let slots = rules.screenshots.displayTypes.filter { items.bySlot[$0.key] != nil }
    var strips: [String?: [PictureGallery.Strip]] = [:]
    for slot in slots { strips[slot.key] = languages.map { items.strip($0, on: slot) } }
    strips[nil] = languages.map { items.strip($0, on: nil) }
    return PictureGallery(
      devices: slots.map { slot in
        .init(
          slot: slot.key, title: slot.title,
          count: items.bySlot[slot.key]?.values.reduce(0) { $0 + $1.count } ?? 0,
          standing: items.index.standing((strips[slot.key] ?? []).flatMap(\.standing.findings)))
      },
      pictureCount: folder.pictures.count, languageCount: languages.count,
      languageCountWithPictures: Set(folder.pictures.map { rules.locales.code(ofFolder: $0.place.folder) })
        .count,
      strips: strips)
  }

  /// Codes of the languages that have texts or a folder for pictures; the primary one first, then by name.
  private var pictureLanguages: [String] {
    let folders =
      folder.localeFolders.lazy.filter { $0.place == .screenshots }.map(\.name)
      + folder.pictures.lazy.map(\.place.folder)
    let held = Set(folders.map(rules.locales.code)).filter { rules.locales.names[$0] != nil }
    let strange = Set(folder.pictures.map { rules.locales.code(ofFolder: $0.place.folder) })
    let codes = held.union(strange).union(inspection.soundLocales.map(rules.locales.code))
    let primary = inspection.facts.primaryLocale
    return codes.map { (code: $0, key: rules.languageName(ofFolder: $0).lowercased()) }.sorted {
      left, right in
      (left.code == primary ? 0 : 1, left.key, left.code) < (
        right.code == primary ? 0 : 1, right.key, right.code
      )
    }.map(\.code)
  }

  /// Why deliver does not upload a picture; nil where it does.
  func reasonLeftOut(_ index: Int) -> Message? {
    switch gallery.fate(of: index) {
    case .uploaded: nil
    case .dropped: "more than \(rules.screenshots.maxPerSet) in its set"
    case .skippedUnframed: "framed pictures lie beside it"
    case nil: "no slot of the store has its size"
    }
  }
}

/// The pictures of a report in their places, made once.
private struct PictureItems {
  typealias Item = PictureGallery.Item

  let report: Report
  let index: FindingIndex
  /// By slot and language, in the order in which they are shown.
  private(set) var bySlot: [String: [String: [Item]]] = [:]
  /// What no slot takes, by language.
  private var slotless: [String: [Item]] = [:]
  /// As they are spelled.
  private var folders: [String: Set<String>] = [:]

  init(_ report: Report) {
    self.report = report
    index = FindingIndex(report.findings)
    let rules = report.rules
    let pictures = report.folder.pictures
    for picture in pictures {
      let folder = picture.place.folder
      folders[rules.locales.code(ofFolder: folder), default: []].insert(folder)
    }
    for set in report.gallery.sets {
      // The order of the engine: what it uploads by its places, and the rest as it reads it.
      let ranks = set.members.map { (member: $0, rank: Self.rank(set.fates[$0])) }
      bySlot[set.slot.key, default: [:]][set.locale] = ranks.enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }.map { item($0.element.member, in: set.locale) }
    }
    let rest = pictures.indices.filter { report.gallery.fate(of: $0) == nil }
    for picture in rest.sorted(by: { pictures[$0].path < pictures[$1].path }) {
      let language = rules.locales.code(ofFolder: pictures[picture].place.folder)
      slotless[language, default: []].append(item(picture, in: language))
    }
  }

  private static func rank(_ fate: ScreenshotSet.Fate?) -> Int {
    switch fate {
    case .uploaded(let place): place
    case .dropped: .max - 1
    case .skippedUnframed, nil: .max
    }
  }

  private func item(_ number: Int, in language: String) -> Item {
    let picture = report.folder.pictures[number]
    let standing = index.standing(index.about(picture.path))
    var leftOut = report.reasonLeftOut(number)
    var place: Int?
    switch report.gallery.fate(of: number) {
    case .uploaded(let number): place = number
    case .dropped, .skippedUnframed: break
    // What the check says of the file is more exact.
    case nil:
      leftOut = standing.findings.first { index[$0].severity == .error }.map { index[$0].problem } ?? leftOut
    }
    let choice = report.gallery.choices[number]
    return Item(
      path: picture.path, language: language, slot: choice?.slot.key, number: place, leftOut: leftOut,
      goesTo: choice?.sentence, size: picture.header?.shownSize, colour: picture.header?.shownColour,
      format: picture.header?.format, transparency: picture.transparency, byteCount: picture.byteCount,
      stamp: picture.stamp,
      isChanged: report.since.map { $0.changed.contains(picture.path) }, standing: standing)
  }

  func strip(_ language: String, on slot: ScreenshotRules.Slot?) -> PictureGallery.Strip {
    let name = report.rules.languageName(ofFolder: language)
    let own = slot.flatMap { bySlot[$0.key]?[language] } ?? []
    let items = own + (slotless[language] ?? [])
    let primary = report.inspection.facts.primaryLocale
    let isShown = slot.flatMap { slot in primary.map { bySlot[slot.key]?[$0] != nil } } ?? false
    let shows = own.isEmpty && isShown && slot != nil ? primary : nil
    var about = items.flatMap(\.standing.findings)
    for folder in (folders[language] ?? []).union([language]) {
      about += index.about(locale: folder).filter { number in
        index[number].step == .screenshots && !isOfOnePicture(index[number])
      }
    }
    if let slot {
      about += index.about(slot.key, in: language)
      if let group = slot.requiredGroup { about += index.about(group, in: language) }
    }
    return PictureGallery.Strip(
      language: language, name: name, isPrimary: language == primary, items: items,
      reasons: Self.reasons(items), shows: shows,
      note: slot == nil || !own.isEmpty ? nil : note(shows, language), standing: index.standing(about))
  }

  /// What stands in place of pictures that a language does not have.
  private func note(_ shows: String?, _ language: String) -> Message {
    if let shows { return "no pictures: shows those of \(report.rules.languageName(ofFolder: shows))" }
    return report.inspection.facts.primaryLocale == nil
      ? "no pictures: shows those of the primary language" : "no pictures"
  }

  /// One picture's own faults stand with it, and not with every device that its language has.
  private func isOfOnePicture(_ finding: Finding) -> Bool {
    finding.file.map { report.rules.screenshots.isPicture($0) } ?? false
  }

  /// A line for each reason, in the order of the pictures.
  private static func reasons(_ items: [Item]) -> [Message] {
    var lines: [(reason: Message, names: [String])] = []
    for item in items {
      guard let reason = item.leftOut else { continue }
      let name = item.path.name.utf8.shownOnOneLine
      if let line = lines.firstIndex(where: { $0.reason == reason }) {
        lines[line].names.append(name)
      } else {
        lines.append((reason, [name]))
      }
    }
    let most = 12
    return lines.map { line in
      "\(line.names.prefix(most).joined(separator: ", "))\(line.names.count > most ? ", …" : ""): \(line.reason)"
    }
  }
}

extension PictureHeader {
  /// "8-bit RGBA".
  fileprivate var shownColour: Message {
    switch colour {
    case .grey: "\(bitDepth)-bit grey"
    case .rgb: "\(bitDepth)-bit RGB"
    case .palette: "\(bitDepth)-bit palette"
    case .greyAlpha: "\(bitDepth)-bit grey with alpha"
    case .rgba: "\(bitDepth)-bit RGBA"
    case .cmyk: "\(bitDepth)-bit CMYK"
    }
  }
}
