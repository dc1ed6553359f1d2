extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_metadata.rb`.
  static let unknownText = Rule(
    "unknown-text", "deliver does not read these files",
    why: "A text that deliver does not read, and that is near nothing.",
    source: Sources.deliver,
    examples: (
      ["metadata/en-US/thoughts.txt": "Later"],
      ["metadata/en-US/README.md": "Later", "metadata/en-US/name.txt": "Harbour Log"]
    )
  ) { inspection, findings in
    for stray in inspection.folder.strays where stray.kind == .text(meant: nil) {
      findings.add(
        .info, step: .metadata, file: stray.path, locale: stray.locale,
        "deliver does not read this file\(stray.more > 0 ? ", nor \(stray.more) more beside it" : "")",
        advice: "")
    }
  }
}
