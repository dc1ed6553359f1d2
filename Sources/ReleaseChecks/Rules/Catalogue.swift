extension Rule {
  /// Every rule, in the order of the release's steps. A new rule is a file of its own and a line here.
  package static let all: [Rule] = folder + texts + links + keywords + screenshots + previews + review

  /// Whether there is a rule of this id, of the release or of what is accepted.
  package static func isKnown(_ id: String) -> Bool {
    id == "acceptance-unused" || all.contains { $0.id == id }
  }

  private static let folder: [Rule] = [
    .unreadable, .locked, .linkOutside, .computedPath, .secondRelease, .testFlightText, .patternInPath,
    .unknownLocale, .localeCase, .recentLocale, .emptyLocale,
    .localeInLocale, .misnamedText, .unknownText, .obsoleteFile, .picturesWithoutTexts,
  ]
  private static let texts: [Rule] = [
    .textEncoding, .textTooLong, .textMaybeTooLong, .textTooShort, .missingText, .missingWhatsNew,
    .unchangedWhatsNew,
    .whatsNewOnFirstVersion, .blankHidesDefault, .byteOrderMark, .controlCharacter, .replacementCharacter,
    .lineBreak,
    .lineEndings,
    .symbolInName, .priceOrRank,
    .unfilledPlaceholder, .placeholderText, .thinLanguage, .otherScript, .subscriptionTerms, .testVersionName,
    .appleProductName, .otherBrand, .emoji, .decomposedLetters, .invisibleCharacter, .html, .angleBracket,
    .reviewWords, .textsAlike,
    .copyrightSign,
    .copyrightYear, .copyrightOwner,
    .unknownCategory, .categoryMismatch, .appClip,
  ]
  private static let links: [Rule] = [
    .malformedURL, .insecureURL, .longURL, .placeholderURL, .internationalHost, .linksNotOpened,
  ]
  private static let keywords: [Rule] = [
    .keywordBytes, .keywordLines, .keywordSeparator, .keywordBlanks, .keywordEmpty, .keywordDuplicate,
    .keywordPlural, .keywordInName, .keywordSelfEvident, .keywordShort, .keywordFiller, .keywordPhrase,
    .keywordSpecialCharacter, .keywordRoom, .keywordOtherBrand, .keywordsAlike,
  ]
  private static let screenshots: [Rule] = [
    .screenshotExtension, .screenshotFormat, .screenshotBroken, .screenshotSize, .screenshotTransparency,
    .screenshotColour, .screenshotRotation, .screenshotLarge, .screenshotTooMany, .screenshotOrder,
    .screenshotDuplicate, .screenshotOrientation, .unframedSkipped, .screenshotNotSeen,
    .screenshotNotUploaded, .groupCase,
    .defaultScreenshots, .requiredSet, .fallbackScreenshots, .watchSizes, .slotByName, .appClipImage,
  ]
  private static let previews: [Rule] = [
    .previewLength, .previewSize, .previewLarge, .previewDevice, .previewTooMany, .previewFormat,
  ]
  private static let review: [Rule] = [
    .incompleteContact, .halfDemoAccount, .phoneNumber, .emailAddress, .ageRating, .reviewAttachment,
  ]
}
