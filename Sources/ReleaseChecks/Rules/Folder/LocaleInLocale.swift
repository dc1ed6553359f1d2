extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/loader.rb`; the table of real folders in the rules.
  static let localeInLocale = Rule(
    "locale-in-locale", "Languages lie inside other languages",
    why: "A language's folder inside another's: deliver does not look there.",
    source: Sources.deliver,
    examples: (
      ["metadata/sv/name.txt": "Hamnlogg", "metadata/sv/th/name.txt": "บันทึกท่าเรือ"],
      ["metadata/sv/name.txt": "Hamnlogg", "metadata/th/name.txt": "บันทึกท่าเรือ"]
    )
  ) { inspection, findings in
    for stray in inspection.folder.strays where stray.kind == .localeInLocale {
      findings.add(
        .warning, step: .metadata, file: stray.path, locale: stray.locale,
        "A language inside another is not seen by deliver",
        advice: "Move it up into \(inspection.place.metadata).")
    }
  }
}
