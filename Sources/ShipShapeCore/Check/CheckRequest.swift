import JSON
package import ReleaseChecks

/// What a check of a release needs: values only, so that it can run on any thread.
package struct CheckRequest: Sendable {
  /// Tells this check from those before it.
  package var serial: Int
  package var location: ReleaseLocation
  /// What the person has said.
  package var facts: Facts
  package var accepted: [Acceptance]
  package var year: Int
  /// The reading before this one; files that have not changed since are not read again.
  package var previous: ReleaseFolder?

  package init(
    serial: Int = 0, location: ReleaseLocation, facts: Facts = Facts(), accepted: [Acceptance] = [],
    year: Int,
    previous: ReleaseFolder? = nil
  ) {
    self.serial = serial
    self.location = location
    self.facts = facts
    self.accepted = accepted
    self.year = year
    self.previous = previous
  }
}

/// Why a folder could not be checked.
package enum CheckFailure: Error, Hashable, Sendable {
  /// It is not there, or cannot be opened; in the system's words.
  case gone(String)
  /// It is there, and no release is in it.
  case noRelease
  /// The store's rules cannot be used.
  case rules(String)
}

extension CheckRequest {
  /// Runs the check: the texts and the pictures' headers first, then what only the pixels tell.
  ///
  /// - Parameters:
  ///   - isCancelled: asked from any thread; a check that is stopped keeps what it has.
  ///   - progress: pictures looked at, and pictures to look at. Called from any thread.
  ///   - first: what is known before the pixels, where there are any to look at.
  package func run(
    isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in },
    first: (CheckedRelease) -> Void = { _ in }
  ) throws(CheckFailure) -> CheckedRelease {
    let rules: StoreRules
    do throws(JSONFault) { rules = try .bundled() } catch { throw .rules(error.sentence) }
    let place: ReleasePlace
    do throws(ReleaseFinder.Failure) {
      place = try location.find(with: ReleaseFinder(rules: rules))
    } catch {
      switch error {
      case .unreadable(_, let fault): throw .gone(fault.sentence)
      default: throw .noRelease
      }
    }
    let project = ProjectKnowledge(root: location.root)
    let facts = facts.filled(from: project.facts)
    // The first version has none before it; without git or a tag there is nothing to compare with.
    let since = facts.kind == .first ? nil : try? ProjectGit(folder: location.root).changes(since: "auto")
    let check = ReleaseCheck(
      rules: rules, facts: facts, accepted: project.accepted, ownAccepted: accepted, year: year, since: since)
    func report(_ previous: ReleaseFolder?, _ pixels: PixelStage) throws(CheckFailure) -> Report {
      do throws(Disk.Fault) {
        return try check.run(at: place, project: project.folder, previous: previous, pixels: pixels)
      } catch {
        throw .gone(error.sentence)
      }
    }
    let quick = try report(previous, PixelStage(looksAtPixels: false, isCancelled: isCancelled))
    guard !quick.folder.isEmpty else { throw .noRelease }
    let isWhole = !quick.needsPixels
    let early = CheckedRelease(
      quick, isWhole: isWhole, project: project, own: accepted, facts: facts, root: location.root)
    if isWhole || isCancelled() { return early }
    first(early)
    let whole = try report(quick.folder, PixelStage(isCancelled: isCancelled, progress: progress))
    return CheckedRelease(
      whole, isWhole: !whole.needsPixels, project: project, own: accepted, facts: facts, root: location.root)
  }
}

extension ReleaseLocation {
  /// The release in the folder. Where another one has come beside it, it is known by its own folder.
  fileprivate func find(with finder: ReleaseFinder) throws(ReleaseFinder.Failure) -> ReleasePlace {
    do throws(ReleaseFinder.Failure) { return try finder.find(at: folder, chosen: part) } catch .several {
      return try finder.find(at: root)
    }
  }
}

extension ProjectKnowledge {
  /// The nearest `.shipshape.json` of a release folder. One that cannot be used is said, and the check goes on without
  /// it.
  package init(root: String) {
    self.init()
    do throws(ProjectFile.Failure) {
      let (file, folder) = try ProjectFile.nearest(toRoot: root)
      self.folder = folder
      facts = file.facts
      accepted = file.accepted
      points = file.points
    } catch {
      // It stays the project's, so that none is made beside it.
      switch error {
      case .unreadable(let path, _), .broken(let path, _): folder = Files.folder(of: path)
      }
      fault = error.sentence
    }
  }
}
