import CGtk
import GtkKit

/// GStreamer, opened and started when it is first needed and never before.
package enum MediaSystem {
  /// What playing needs and may not have.
  package struct Unavailable: Error, Hashable {
    /// The part that is missing, by GStreamer's name for it.
    package let part: String
  }

  private enum State {
    case untouched
    case starting([(GStreamer?) -> Void])
    case started(GStreamer?)
  }
  private static var state = State.untouched

  /// Starts GStreamer, away from the main loop: its first start on a machine looks at every plug-in there is. Calls
  /// `body` when that is done, with nil when it does not run.
  static func whenStarted(_ body: @escaping (GStreamer?) -> Void) {
    switch state {
    case .started(let library): return body(library)
    case .starting(let waiting): state = .starting(waiting + [body])
    case .untouched:
      state = .starting([body])
      Background.run {
        guard let library = GStreamer.open() else { return nil as GStreamer? }
        var error: UnsafeMutablePointer<GError>?
        let runs = library.initCheck(nil, nil, &error) != 0
        g_clear_error(&error)
        return runs ? library : nil
      } then: { library in
        guard case .starting(let waiting) = state else { return }
        state = .started(library)
        for body in waiting { body(library) }
      }
    }
  }
}
