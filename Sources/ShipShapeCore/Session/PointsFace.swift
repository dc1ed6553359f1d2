package import ReleaseChecks

/// Final QA's points of a release as the window shows them. Decided here; views only show it.
package struct PointsFace: Hashable, Sendable {
  package let groups: [Group]
  /// "12 points are left out: nothing about accounts, purchases or tracking"; nil when none is.
  package let leftOut: Message?
  /// What an app can have, and what is said of this one, in the order of the question.
  package let traits: [Trait]
  /// Whether "What does the app have?" stands over the points.
  package let asksTraits: Bool
  /// Whether it was answered before, so that the answer can be changed.
  package let isAnswered: Bool
  /// Whether points can be ticked: the release is not past.
  package let canChange: Bool

  package var count: Int { groups.reduce(0) { $0 + $1.points.count } }
  package var done: Int { groups.reduce(0) { $0 + $1.done } }

  /// Points under one heading.
  package struct Group: Hashable, Sendable {
    package let title: Message
    package let points: [Point]

    package var done: Int { points.count(where: \.isDone) }
    /// The gravest of what its points wait for in the folder.
    package var worst: Finding.Severity? { points.compactMap(\.waitsFor?.severity).max() }
  }

  package struct Point: Hashable, Sendable, Identifiable {
    package let id: String
    package let text: Message
    /// The numbers in Apple's guidelines: "2.5.1, 2.5.2".
    package let guideline: String?
    package let isRecommended: Bool
    package let state: State

    package var isDone: Bool {
      switch state {
      case .ticked, .byFolder: true
      case .toTick, .open: false
      }
    }

    /// Whether a person ticks it.
    package var hasBox: Bool {
      switch state {
      case .ticked, .toTick: true
      case .byFolder, .open: false
      }
    }

    /// What it waits for in the folder.
    package var waitsFor: OpenPoint? { if case .open(let open) = state { open } else { nil } }

    /// What the folder says of it.
    package var fromFolder: Message? {
      switch state {
      case .ticked(_, _, let known), .toTick(let known): known
      case .byFolder(let words): words
      case .open(let open): open.words
      }
    }
  }

  package enum State: Hashable, Sendable {
    /// Ticked by a person, with what the folder knows of it.
    case ticked(PointTick, isToday: Bool, known: Message?)
    case toTick(known: Message?)
    /// Answered by the folder: there is nothing to tick.
    case byFolder(Message)
    /// Something is to be done first.
    case open(OpenPoint)
  }

  package struct Trait: Hashable, Sendable, Identifiable {
    package let id: String
    package let title: Message
    package let isOwned: Bool
  }
}

extension SessionState {
  /// The points that the page of a step shows: those of Final QA, of a release that has a folder.
  package func pointsFace(of step: Step.ID) -> PointsFace? { step == "final-qa" ? pointsFace : nil }

  /// Final QA's points; nil for a release of which nothing is known.
  package var pointsFace: PointsFace? {
    guard release.location != nil || check.result != nil, let points = try? FinalQAPoints.bundled(),
      let selection = pointSelection
    else { return nil }
    let answers = check.result?.answers ?? [:]
    let owned = memory.traits ?? []
    let groups = selection.groups.map { group in
      PointsFace.Group(
        title: group.title,
        points: group.points.map { point in
          PointsFace.Point(
            id: point.id, text: point.text, guideline: point.guideline, isRecommended: point.isRecommended,
            state: state(of: answers[point.id], ticked: memory.ticks[point.id]))
        })
    }
    return PointsFace(
      groups: groups, leftOut: selection.leftOut,
      traits: points.traits.map {
        PointsFace.Trait(id: $0.id, title: $0.title, isOwned: owned.contains($0.id))
      },
      asksTraits: !release.isPast && (memory.traits == nil || asksTraits),
      isAnswered: memory.traits != nil, canChange: canChange)
  }

  /// The points that count for the release.
  var pointSelection: FinalQAPoints.Selection? {
    guard let points = try? FinalQAPoints.bundled() else { return nil }
    // What the log remembers of a past release knows no facts but the release's own.
    let facts = check.result.map { release.facts.filled(from: $0.facts) } ?? release.facts
    return points.points(
      for: facts, traits: points.traits(memory.traits), team: check.result?.project.points ?? [])
  }

  private func state(of answer: PointAnswer?, ticked tick: PointTick?) -> PointsFace.State {
    var known: Message?
    switch answer {
    case .byFolder(let words): return .byFolder(words)
    case .open(let open): return .open(open)
    case .partly(let words): known = words
    case nil: break
    }
    guard let tick else { return .toTick(known: known) }
    return .ticked(tick, isToday: tick.day == today, known: known)
  }
}
