import ReleaseChecks

/// Shows each fix of a report, asks, and applies what is wanted.
struct FixDialogue {
  let saysYes: Bool

  /// What became of the fixes.
  struct Outcome {
    var applied = 0
    var failed = 0
    var left = 0
  }

  private func say(_ text: String) { Console.print(text.withoutCommands) }

  func mend(_ report: Report, root: String) throws(CheckCommand.Failure) -> Outcome {
    let disk: Disk
    do throws(Disk.Fault) { disk = try Disk(path: root) } catch {
      throw CheckCommand.Failure(what: "\(root) cannot be read: \(error.sentence)")
    }
    var outcome = Outcome()
    var takesAll = saysYes
    let patches = FilePatch.patches(for: report, disk: disk)
    guard !patches.isEmpty else {
      say("Nothing to fix by itself.\n\n")
      return outcome
    }
    defer {
      let kinds = ["\(outcome.applied) applied", "\(outcome.failed) failed", "\(outcome.left) left"]
      say("\n\(kinds.joined(separator: ", ")).\n\n")
    }
    outcome.left = patches.count
    for patch in patches {
      if disk.target(of: patch.path, outside: report.folder.project) != nil {
        say("\(patch.path.shown): not changed: a link leads out of the project\n")
        continue
      }
      if case .contents = patch.change, disk.isReadOnly(patch.path) {
        say("\(patch.path.shown): not changed: the file is read-only\n")
        continue
      }
      say(
        ([patch.path.shown + ": " + patch.titles.joined(separator: "; ")] + patch.diff)
          .joined(separator: "\n  ") + "\n")
      if takesAll, patch.needsEyes {
        say(
          "  Not changed: this fix is a guess. Use --fix without --yes to confirm it.\n")
        continue
      }
      if !takesAll {
        switch Console.ask("Apply? [y]es, [n]o, [a]ll, [q]uit").lowercased() {
        case "y", "yes": break
        case "a", "all": takesAll = true
        case "q", "quit": return outcome
        default: continue
        }
      }
      do throws(Disk.Fault) {
        outcome.left -= 1
        try patch.apply(to: disk, inside: report.folder.project)
        outcome.applied += 1
      } catch {
        outcome.failed += 1
        Console.complain("\(patch.path.shown) was not changed: \(error.sentence)")
      }
    }
    return outcome
  }
}
