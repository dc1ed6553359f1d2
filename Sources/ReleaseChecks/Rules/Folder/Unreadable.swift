extension Rule {
  /// Source: the system's own answer; deliver stops at it.
  static let unreadable = Rule(
    "unreadable", "Files cannot be read",
    why: "A text or folder that could not be read.",
    source: Sources.deliver,
    examples: (
      ["metadata/en-US/name.txt": .link("nowhere.txt"), "metadata/it/name.txt": "Diario"],
      ["metadata/en-US/name.txt": "Harbour Log"]
    )
  ) { inspection, findings in
    for text in inspection.folder.texts {
      guard case .unreadable(let fault) = text.content else { continue }
      if case .tooLarge(let size) = fault {
        findings.add(
          .error, text, count: size, limit: text.field.maximum,
          "\(text.field.label) is a file of \(size) bytes and was not read",
          advice:
            "Replace it with a text: files above \(inspection.rules.checks.textBytesRead) bytes are not read."
        )
      } else {
        findings.add(.error, text, fault.message, advice: fault.advice)
      }
    }
    for obstacle in inspection.folder.obstacles {
      guard case .unreadable(let fault) = obstacle.kind else { continue }
      findings.add(
        // A link to nothing is passed over; what is there and cannot be read stops the upload.
        fault == .brokenLink || fault == .missing ? .warning : .error,
        step: obstacle.path.step(inspection), file: obstacle.path, locale: obstacle.path.locale(inspection),
        fault.message, advice: fault.advice)
    }
  }
}

extension Disk.Fault {
  fileprivate var message: Message { "This cannot be read: \(sentence)" }

  fileprivate var advice: Message {
    switch self {
    case .brokenLink, .missing: "Replace the link with what it leads to, or remove it."
    case .linkLoop: "Make the link lead to a file."
    case .notAllowed: "Change its permissions so that you can read it."
    case .notAFile: "Replace it with a regular file."
    case .changing: "Check again when no program is writing to it."
    case .tooLarge, .outside, .system: "Look at the file and the disk."
    }
  }
}
