import GtkKit
import ShipShapeCore

/// What a screen reader is to say of changes that it would not hear of by itself.
final class SpokenChanges {
  private let announcer: Announcer

  init(announcer: Announcer) { self.announcer = announcer }

  /// The window has come onto the screen.
  func windowPresented(_ state: SessionState) {
    if let notice = state.shownNotice { announcer.say(Notices.text(notice.notice)) }
  }

  func render(old: SessionState?, new: SessionState) {
    guard let old else { return }
    let sentences = [notice(old, new), length(old, new), rating(old, new)].compactMap(\.self)
    if !sentences.isEmpty { announcer.say(sentences.joined(separator: " ")) }
  }

  /// A notice that came, or took the place of another. Behind History it waits, and is said when it is shown.
  private func notice(_ old: SessionState, _ new: SessionState) -> String? {
    let shown = { (state: SessionState) in state.sheet == .history ? nil : state.shownNotice }
    guard let notice = shown(new),
      notice.notice != shown(old)?.notice || notice.passing != shown(old)?.passing
    else { return nil }
    return Notices.text(notice.notice)
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
