extension Rule {
  /// Source: the first bytes of git-crypt's, Git LFS's and their like's files.
  static let locked = Rule(
    "locked", "Files are locked",
    why: """
      A repository may keep files encrypted (git-crypt, transcrypt, Ansible Vault) or elsewhere (Git LFS). Until they \
      are unlocked or fetched there is nothing to check, and deliver would send what is there.
      """,
    source: "AGWA/git-crypt; git-lfs/git-lfs",
    examples: (
      ["metadata/en-US/name.txt": "version https://git-lfs.github.com/spec/v1\noid sha256:1"],
      ["metadata/en-US/name.txt": "Harbour Log"]
    )
  ) { inspection, findings in
    var files: [Lock: [RelativePath]] = [:]
    for text in inspection.folder.texts {
      if case .undecodable(.locked(let lock)) = text.content { files[lock, default: []].append(text.path) }
    }
    for picture in inspection.folder.pictures {
      if case .locked(let lock) = picture.reading { files[lock, default: []].append(picture.path) }
    }
    for lock in Lock.allCases {
      guard let paths = files[lock]?.sorted(), let first = paths.first else { continue }
      findings.add(
        .error, step: .metadata, file: first, count: paths.count,
        paths.count == 1
          ? "This file is locked with \(lock.rawValue)"
          : "\(paths.count) files are locked with \(lock.rawValue), this one first",
        advice: lock == .lfs ? "Fetch them first: git lfs pull." : "Unlock them first.")
    }
  }
}
