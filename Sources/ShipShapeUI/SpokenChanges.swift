import GtkKit
import ShipShapeCore

/// What a screen reader is to say of changes that it would not hear of by itself.
final class SpokenChanges {
  private let announcer: Announcer
  /// What the Ready card says.
  var readyText: () -> String = { "" }

  init(announcer: Announcer) { self.announcer = announcer }

  /// The window has come onto the screen.
  func windowPresented(_ state: SessionState) {
    let ready = state.sheet == .ready ? readyText() : nil
    let notice = state.shownNotice.map { Notices.text($0.notice) }
    say([ready, notice])
  }

  private func say(_ sentences: [String?]) {
    let sentences = sentences.compactMap(\.self)
    if !sentences.isEmpty { announcer.say(sentences.joined(separator: " ")) }
  }

  func render(old: SessionState?, new: SessionState) {
    guard let old else { return }
    // The card is a part of the window, not a window of its own, so a screen reader does not say it by itself.
    let ready = new.sheet == .ready && old.sheet != .ready ? readyText() : nil
    say([
      notice(old, new), ready, length(old, new), rating(old, new), question(old, new), inTheWay(old, new),
    ])
  }

  /// A notice that came, or took the place of another. It is said at once, also where History hides it for now.
  private func notice(_ old: SessionState, _ new: SessionState) -> String? {
    let (before, now) = (old.shownNotice, new.shownNotice)
    guard let now, now.notice != before?.notice || now.passing != before?.passing else { return nil }
    return Notices.text(now.notice)
  }

  /// What is asked when Done is pressed where something is to fix.
  private func question(_ old: SessionState, _ new: SessionState) -> String? {
    guard let question = new.question, question != old.question else { return nil }
    return QuestionBar.sentence(question)
  }

  /// How many are to fix in the step that is looked at, when the folder changed that; said once, not row by row.
  private func inTheWay(_ old: SessionState, _ new: SessionState) -> String? {
    guard let step = new.page.stepID, old.page == new.page, old.release.id == new.release.id,
      let before = old.check.result, let now = new.check.result, before != now,
      before.findings(of: step).toFix != now.findings(of: step).toFix
    else { return nil }
    let count = now.findings(of: step).toFix
    guard count > 0 else {
      return now.isWhole && now.findings(of: step).isClear
        ? localized("Nothing in the way") : localized("Nothing to fix")
    }
    // Translators: what a screen reader says when a file was changed: how many are left to fix in this step.
    return localized("In the way: %@ to fix", "\(count)")
  }

  private func length(_ old: SessionState, _ new: SessionState) -> String? {
    guard let step = new.page.stepID, old.settings.minutes != new.settings.minutes else { return nil }
    return TimeText.length(new.progress(step).countdown.length)
  }

  /// Which seal is chosen is said by the seal itself; that none is any more is not.
  private func rating(_ old: SessionState, _ new: SessionState) -> String? {
    guard old.release.id == new.release.id else { return nil }
    let isEmptied = Step.steps.contains {
      old.progress($0.id).rating.value > 0 && new.progress($0.id).rating.value == 0
    }
    return isEmptied ? localized("No rating") : nil
  }
}
