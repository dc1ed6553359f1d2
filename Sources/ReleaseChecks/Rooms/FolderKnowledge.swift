import JSON

/// What a folder knows of a point of Final QA.
struct FolderKnowledge {
  /// A part of a sentence: "iPhone 6.9″ 6, iPad 13″ 5".
  let words: Message
  /// The same as a sentence of its own: "The folder has notes, 97 of 4000 bytes".
  let sentence: Message
  /// Whether nothing is left for a person to look at.
  var isWhole = false

  init(_ sentence: Message) { (words, self.sentence) = (sentence, sentence) }

  init(whole words: Message) { (self.words, sentence, isWhole) = (words, "The folder has \(words)", true) }

  init(part words: Message) { (self.words, sentence) = (words, "The folder has \(words)") }
}

extension Report {
  /// - Parameter doubts: how many open warnings speak against the point.
  /// - Returns: nil where the folder knows nothing of it.
  func knowledge(of point: String, doubts: Int) -> FolderKnowledge? {
    switch point {
    case "q-content": searched("looks like a placeholder", "look like placeholders", "no placeholder", doubts)
    case "m-name": searched("is doubtful", "are doubtful", "no price, rank or other brand", doubts)
    case "m-platforms":
      searched("names another platform", "name other platforms", "no other platform", doubts)
    case "p-policy":
      languages("privacy_url", "a privacy policy link", "The folder has no privacy policy link")
    case "m-whatsnew": languages("release_notes", "What's New", "The folder has no What's New")
    case "m-eula": links
    case "m-urls": addresses
    case "a-demo": demoAccount
    case "r-contact": contact
    case "r-notes": notes
    case "m-copyright": copyright
    case "m-category": category
    case "s-required": sets
    case "s-order": firstPictures
    case "s-preview": previews
    case "b-age": ageRating
    case "b-social": socialMedia
    default: nil
    }
  }

  /// The points that `knowledge` speaks of.
  static let answeredPoints: Set<String> = [
    "q-content", "m-name", "m-platforms", "p-policy", "m-whatsnew", "m-eula", "m-urls", "a-demo", "r-contact",
    "r-notes", "m-copyright", "m-category", "s-required", "s-order", "s-preview", "b-age", "b-social",
  ]

  // MARK: Texts

  private func searched(_ one: Message, _ many: Message, _ none: Message, _ doubts: Int) -> FolderKnowledge? {
    guard !inspection.texts.isEmpty else { return nil }
    switch doubts {
    case 0: return FolderKnowledge("The texts were searched: \(none)")
    case 1: return FolderKnowledge("1 place in the texts \(one)")
    default: return FolderKnowledge("\(doubts) places in the texts \(many)")
    }
  }

  /// In how many languages a text would be sent.
  private func languages(_ field: String, _ what: Message, _ none: Message) -> FolderKnowledge? {
    let all = inspection.soundLocales
    let held = all.count { inspection.sentText(field, in: $0) != nil }
    if all.isEmpty { return nil }
    if held == 0 { return FolderKnowledge(none) }
    return FolderKnowledge(part: "\(what) in \(held) of \(plural(all.count, "language"))")
  }

  private var links: FolderKnowledge? {
    let texts = inspection.texts(of: "description")
    if texts.isEmpty { return nil }
    let held = texts.count { $0.sent.firstPlace(of: "://") != nil || $0.sent.firstPlace(of: "www.") != nil }
    return FolderKnowledge("Descriptions with a link: \(held) of \(texts.count)")
  }

  private var addresses: FolderKnowledge? {
    let count = Set(inspection.links.map { $0.text.sent }).count
    guard count > 0 else { return nil }
    return FolderKnowledge("The folder has \(plural(count, "address", "addresses")); none was opened")
  }

  private var copyright: FolderKnowledge? {
    guard let text = inspection.texts.first(where: { $0.field.id == "copyright" }), mayShow(text) else {
      return nil
    }
    return FolderKnowledge(whole: "“\(String(text.sent).preview)”")
  }

  private var category: FolderKnowledge? {
    guard let text = inspection.texts.first(where: { $0.field.id == "primary_category" }), mayShow(text)
    else {
      return nil
    }
    return FolderKnowledge(part: "the category \(String(text.sent).preview)")
  }

  // MARK: Review

  private func review(_ field: String) -> Text? {
    folder.texts.first { $0.field.place == .review && $0.field.id == field && !$0.isBlank }
  }

  private var contact: FolderKnowledge? {
    let contact = rules.fields.contact
    guard !contact.isEmpty, contact.allSatisfy({ review($0.id) != nil }) else { return nil }
    return FolderKnowledge(whole: "first name, last name, e-mail and phone")
  }

  private var notes: FolderKnowledge? {
    guard let notes = review("notes") else { return FolderKnowledge("The folder has no notes") }
    let count = notes.measure.length(in: notes.field.unit)
    guard let limit = notes.field.maximum else { return FolderKnowledge(part: "notes") }
    return FolderKnowledge(part: "notes, \(count) of \(plural(limit, notes.field.unit.singular))")
  }

  private var demoAccount: FolderKnowledge? {
    let isThere = review("demo_user") != nil && review("demo_password") != nil
    return FolderKnowledge(isThere ? "The folder has a demo account" : "The folder has no demo account")
  }

  // MARK: Pictures

  /// Of the primary language, or where it is not known of the one that has the most.
  private var sets: FolderKnowledge? {
    let facts = inspection.facts
    let all = gallery.sets.filter { $0.wanted > 0 }
    guard let locale = facts.primaryLocale ?? all.map(\.locale).mostFrequent else { return nil }
    let own = all.filter { $0.locale == locale }
    if own.isEmpty { return nil }
    let counts = rules.screenshots.displayTypes.compactMap { slot in
      own.first { $0.slot.key == slot.key }.map {
        "\(slot.title) \(min($0.wanted, rules.screenshots.maxPerSet))"
      }
    }.joined(separator: ", ")
    let isKnown = facts.primaryLocale != nil && facts.devices != nil
    return isKnown ? FolderKnowledge(whole: "\(counts)") : FolderKnowledge(part: "\(counts)")
  }

  private var firstPictures: FolderKnowledge? {
    let locale = inspection.facts.primaryLocale ?? gallery.sets.map(\.locale).mostFrequent
    let own = gallery.sets.filter { $0.locale == locale && $0.wanted > 0 }
    guard
      let set = rules.screenshots.displayTypes.lazy.compactMap({ slot in own.first { $0.slot.key == slot.key }
      }).first
    else { return nil }
    let names = inspection.orderOnStore(set).prefix(PictureGallery.countInSearch).joined(separator: ", ")
    return FolderKnowledge("The first on \(set.slot.title): \(names)")
  }

  private var previews: FolderKnowledge? {
    folder.previews.isEmpty ? nil : FolderKnowledge(part: "\(plural(folder.previews.count, "app preview"))")
  }

  // MARK: Age rating

  private var ageRating: FolderKnowledge? {
    folder.ageRatings.isEmpty ? nil : FolderKnowledge("The folder has answers for the age rating")
  }

  private var socialMedia: FolderKnowledge? {
    let recent = rules.ageRating.recentKeys
    guard !folder.ageRatings.isEmpty, !recent.isEmpty else { return nil }
    let answered = Set(
      folder.ageRatings.flatMap { file in (try? JSONNode(file.bytes))?.members?.map(\.key) ?? [] })
    return recent.allSatisfy(answered.contains)
      ? FolderKnowledge("The folder has answers to them")
      : FolderKnowledge("The answers in the folder lack them")
  }
}

extension [String] {
  /// The one that stands most often, the first by name of several.
  fileprivate var mostFrequent: String? {
    let counts = reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
