import ReleaseChecks

/// Shows each fix of a report, asks, and applies what is wanted.
struct FixDialogue {
  let saysYes: Bool

  /// Returns whether a file was changed.
  func mend(_ report: Report, root: String) throws(CheckCommand.Failure) -> Bool {
    let disk: Disk
    do throws(Disk.Fault) { disk = try Disk(path: root) } catch {
      throw CheckCommand.Failure(what: "\(root) cannot be read: \(error.sentence)")
    }
    let outside = Set(
      report.folder.obstacles.filter { if case .linkOutside = $0.kind { true } else { false } }.map(\.path))
    var hasChanged = false
    var takesAll = saysYes
    let patches = FilePatch.patches(for: report, disk: disk)
    if patches.isEmpty { Console.print("Nothing to fix by itself.\n\n") }
    for patch in patches {
      if outside.contains(patch.path) {
        Console.print("\(patch.path.shown): left alone, for it is a link out of the project\n")
        continue
      }
      Console.print(
        ([patch.path.shown + ": " + patch.titles.joined(separator: "; ")] + patch.diff)
          .joined(separator: "\n  ") + "\n")
      if takesAll, patch.needsEyes {
        Console.print(
          "  Left alone: this is a guess that somebody has to look at. Use --fix without --yes.\n")
        continue
      }
      if !takesAll {
        switch Console.ask("Apply? [y]es, [n]o, [a]ll, [q]uit").lowercased() {
        case "y", "yes": break
        case "a", "all": takesAll = true
        case "q", "quit": return hasChanged
        default: continue
        }
      }
      do throws(Disk.Fault) {
        try patch.apply(to: disk)
        hasChanged = true
      } catch {
        Console.complain("\(patch.path.shown) was not changed: \(error.sentence)")
      }
    }
    if hasChanged { Console.print("\n") }
    return hasChanged
  }
}
