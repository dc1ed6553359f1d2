import Testing

@testable import ReleaseChecks

struct LockedTests {
  @Test(arguments: [
    ("\0GITCRYPT\0abc", "git-crypt"),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:1\n", "Git LFS"),
    ("$ANSIBLE_VAULT;1.1;AES256\n66", "Ansible Vault"), ("U2FsdGVkX1+abc", "transcrypt"),
  ])
  func aLockIsOneFindingForAllFiles(contents: String, lock: String) throws {
    let files: [String: Contents] = [
      "metadata/en-US/name.txt": .text(contents), "metadata/it/name.txt": .text(contents),
      "screenshots/it/1.png": .text(contents),
    ]
    let found = try ReleaseFixture(files).report().findings.filter { $0.severity == .error }
    #expect(found.map(\.rule) == ["locked"])
    #expect(found.first?.message == "3 files are locked with \(lock), this one first")
  }
}
