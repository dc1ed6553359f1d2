package import ReleaseChecks

/// Final QA's points: what a person ticks, and what the app has.
extension Session {
  /// The box of a point was pressed: it is ticked now, or open again.
  package func pointToggled(_ id: String, at moment: Moment) {
    guard state.canChange, let point = point(id), point.hasBox else { return }
    change { state in
      let tick = point.isDone ? nil : PointTick(at: moment)
      state.memory.ticks[id] = tick
      keep([.tick(tick, point: id, state.release.id)], in: &state, at: moment)
    }
  }

  /// A point that waits for something in the folder was pressed: it leads to that.
  package func pointOpened(_ id: String) {
    guard let open = point(id)?.waitsFor, let result = state.check.result,
      let row = result.findings(of: open.step).row(ofItem: open.item)
    else { return }
    // A page begins with its list; the finding comes after that.
    let cameFromRoom = state.page == .step(open.step) && state.place == .room
    change { $0.page = .step(open.step) }
    change { $0.place = .finding(OpenFinding(row: row.id, source: result, cameFromRoom: cameFromRoom)) }
  }

  /// A group of points was pressed, and the room begins there; nil: their door was.
  package func pointGroupOpened(_ title: Message?) {
    guard let step = state.page.stepID, state.pointsFace(of: step) != nil else { return }
    change { ($0.place, $0.openPointGroup) = (.room, title) }
  }

  /// "What does the app have?" was answered.
  package func traitsAnswered(_ traits: Set<String>, at moment: Moment) {
    guard state.canChange, state.pointsFace?.asksTraits == true else { return }
    change { state in
      state.asksTraits = false
      guard state.memory.traits != traits else { return }
      state.memory.traits = traits
      keep([.traits(traits, state.release.id)], in: &state, at: moment)
    }
  }

  /// Change…: what the app has is asked again.
  package func traitsWanted() {
    guard state.canChange, state.memory.traits != nil else { return }
    change { $0.asksTraits = true }
  }

  private func point(_ id: String) -> PointsFace.Point? {
    state.pointsFace?.groups.lazy.flatMap(\.points).first { $0.id == id }
  }
}
