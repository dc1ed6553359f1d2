extension Rule {
  /// Source: fastlane 2.240.1, `deliver/lib/deliver/runner.rb`: deliver looks beside its own folder for nothing.
  static let secondRelease = Rule(
    "second-release", "A second release folder was not read",
    why:
      "Texts beside the `fastlane` folder are not those that deliver sends, and are easily taken for them.",
    source: Sources.deliver,
    examples: (
      ["metadata/en-US/name.txt": "Harbour Log", "../metadata/en-US/name.txt": "Old Log"],
      ["metadata/en-US/name.txt": "Harbour Log"]
    )
  ) { inspection, findings in
    guard let folder = inspection.place.unread else { return }
    findings.add(
      .info, step: .metadata, file: RelativePath(folder), "A second release folder is here and was not read",
      advice: "Name it, if it is the one that is meant.")
  }
}
