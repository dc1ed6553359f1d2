extension Rule {
  static let linkOutside = Rule(
    "link-outside", "Links lead out of the project",
    why: "A link that leaves the project: it is followed here, and may lead nowhere on another computer.",
    source: Sources.deliver,
    examples: (
      ["metadata/en-US/name.txt": .link("/etc/hostname")],
      ["metadata/en-US/name.txt": "Harbour Log", "metadata/en-GB/name.txt": .link("../en-US/name.txt")]
    )
  ) { inspection, findings in
    for obstacle in inspection.folder.obstacles {
      guard case .linkOutside(let target) = obstacle.kind else { continue }
      findings.add(
        .info, step: obstacle.path.step(inspection), file: obstacle.path,
        locale: obstacle.path.locale(inspection),
        "This is a link out of the project, to \(target.utf8.shownOnOneLine)",
        advice: "Make sure that it is there wherever you upload from.")
    }
  }
}
