extension Rule {
  /// Source: fastlane 2.240.1, `deliver/lib/deliver/options.rb`.
  static let computedPath = Rule(
    "computed-path", "Paths of the release are computed",
    why: """
      A Fastfile or a Deliverfile puts together where the texts or the pictures are. Ruby is not run, so the usual \
      names were looked at.
      """,
    source: Sources.deliver,
    examples: (
      ["Deliverfile": "metadata_path(ENV['TEXTS'])", "metadata/en-US/name.txt": "Harbour Log"],
      ["Deliverfile": "metadata_path('./metadata')", "metadata/en-US/name.txt": "Harbour Log"]
    )
  ) { inspection, findings in
    for option in inspection.place.computedOptions {
      findings.add(
        .info, step: .metadata,
        "\(option.prefix(1).uppercased() + option.dropFirst()), so the usual folder was read",
        advice: "Name the folder, if it is another one.")
    }
  }
}
