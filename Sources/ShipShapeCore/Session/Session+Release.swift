import ReleaseChecks

/// Opening the folder of a release, what is asked of it, and going from one release to another.
extension Session {
  // MARK: A folder

  /// A folder was chosen, dropped on the window, or named where the app was started.
  package func folderOpened(_ folder: String, at moment: Moment) {
    guard state.isOpen else { return change { $0.waitingFolder = folder } }
    effects.survey(folder, moment.day.year)
  }

  /// What there is in a folder that was opened.
  package func surveyed(_ survey: ReleaseSurvey, at moment: Moment) {
    switch survey {
    case .nothing(let folder): change { $0.show(.noRelease(folder: folder, nil)) }
    case .unreadable(let folder, let why): change { $0.show(.noRelease(folder: folder, why)) }
    case .found(let folder, let choices):
      if let known = knownRelease(folder, choices) { return releaseChosen(known, at: moment) }
      var details = ReleaseDetails(purpose: .open)
      details.folder = folder
      details.choices = choices
      details.lastVersion = lastVersion(in: choices.map(\.root))
      details.select(0)
      change { state in
        state.show(.details)
        state.details = details
      }
    }
  }

  /// The open release that has this folder already.
  private func knownRelease(_ folder: String, _ choices: [FolderChoice]) -> Release.ID? {
    let roots = choices.map(\.root)
    func has(_ release: Release) -> Bool {
      guard let location = release.location, !release.isPast else { return false }
      return choices.count == 1 ? location.root == roots.first : location.folder == folder
    }
    if has(state.release) { return state.release.id }
    return (try? database.releases())?.first { has($0.release) }?.id
  }

  /// The version of the last release in one of these folders.
  private func lastVersion(in roots: [String]) -> String? {
    let known = ((try? database.releases()) ?? []).map(\.release) + [state.release]
    return known.filter { $0.location.map { roots.contains($0.root) } ?? false && $0.version != nil }
      .max { $0.number < $1.number }?.version
  }

  // MARK: Release Details

  /// Release Details…: what was said of the current release is changed.
  package func detailsWanted() {
    guard state.sheet == nil, state.canChange, let location = state.release.location else { return }
    var details = ReleaseDetails(purpose: .change)
    let release = state.release
    details.folder = location.folder
    details.choices = [state.choice(of: location)]
    (details.app, details.version) = (release.name ?? "", release.version ?? "")
    (details.kind, details.isComplete) = (release.facts.kind, release.facts.isComplete)
    details.devices = release.facts.devices ?? []
    details.mainLanguage = release.facts.primaryLocale
    change { state in
      state.show(.details)
      state.details = details
    }
  }

  /// New Release…: another one of the same app, or one without a folder.
  package func newReleaseWanted() {
    guard state.isOpen, state.sheet == nil || state.sheet == .releases else { return }
    let next = state.release.next(at: state.release.begun)
    var details = ReleaseDetails(purpose: .begin)
    if let location = state.release.location {
      details.folder = location.folder
      details.choices = [state.choice(of: location)]
    }
    (details.app, details.version) = (next.name ?? "", next.version ?? "")
    details.lastVersion = state.release.version
    (details.kind, details.isComplete) = (next.facts.kind, next.facts.isComplete)
    details.devices = next.facts.devices ?? []
    details.mainLanguage = next.facts.primaryLocale
    change { state in
      state.show(.details)
      state.details = details
    }
  }

  /// Something in the sheet was changed.
  package func detailsEdited(_ edit: (inout ReleaseDetails) -> Void) {
    guard state.details != nil else { return }
    change { state in
      if var details = state.details {
        edit(&details)
        state.details = details
      }
    }
  }

  /// The sheet was closed without an answer.
  package func detailsCancelled() {
    guard state.sheet == .details else { return }
    change { $0.show(nil) }
  }

  /// Open, or Save.
  package func detailsConfirmed(at moment: Moment) {
    guard state.sheet == .details, let details = state.details, details.canConfirm else { return }
    change { state in
      state.show(nil)
      let takesFolder = details.purpose == .open && state.release.location == nil && !state.release.isPast
      if details.purpose == .change || takesFolder {
        state.release = details.describe(state.release)
        keep([.describe(state.release)], in: &state, at: moment)
      } else {
        pauseRunning(in: &state, at: moment)
        let release = details.describe(Release(number: state.lastNumber + 1, begun: moment.date))
        begin(release, in: &state, at: moment)
        state.returnTo = nil
        keep(beginning(of: state), in: &state, at: moment)
        state.notices.add(.began(state.release))
      }
    }
  }

  // MARK: From one release to another

  /// Switch Release…
  package func releasesWanted() {
    guard state.isOpen, state.sheet == nil else { return }
    change { state in
      state.releases = (try? database.releases()) ?? []
      state.sheet = .releases
    }
  }

  /// The sheet of releases, or that of a folder without one, was closed.
  package func sheetClosed() {
    guard let sheet = state.sheet, sheet != .ready, sheet != .history, sheet != .details else { return }
    change { $0.show(nil) }
  }

  /// A release was chosen. A past one is read, and the way back is kept.
  package func releaseChosen(_ id: Release.ID, at moment: Moment) {
    change { state in
      state.show(nil)
      guard id != state.release.id else { return }
      // What is not on the disk could not be come back to.
      guard !state.log.hasUnsavedWork else { return }
      pauseRunning(in: &state, at: moment)
      guard let opening = try? database.opening(of: id), let release = opening.release else { return }
      let before = state.returnTo ?? state.release
      state.undoable = nil
      state.adopt(release, opening)
      state.page = .welcome
      if release.isPast {
        state.returnTo = before
      } else {
        state.returnTo = nil
        keep([.use(id)], in: &state, at: moment)
      }
    }
  }

  /// Back from a past release.
  package func pastLeft(at moment: Moment) {
    if let release = state.returnTo { releaseChosen(release.id, at: moment) }
  }

  /// One timer runs at a time, in the release that is seen.
  private func pauseRunning(in state: inout SessionState, at moment: Moment) {
    guard let step = state.runningStep else { return }
    state.steps[step.id]?.countdown.pause(at: moment.instant)
    keep([record(step.id, in: state, at: moment.instant)], in: &state, at: moment)
  }
}

extension SessionState {
  /// The folder of a release as the sheet shows it, with the languages of its newest check.
  fileprivate func choice(of location: ReleaseLocation) -> FolderChoice {
    let languages = check.result?.languageList ?? []
    let title = location.part ?? location.root.split(separator: "/").last.map(String.init) ?? location.root
    return FolderChoice(
      part: location.part, title: title, root: location.root, languages: languages,
      pictures: check.result?.pictures ?? 0, guess: ReleaseGuess())
  }
}
