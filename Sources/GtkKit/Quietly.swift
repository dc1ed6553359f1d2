/// Changes that the program makes itself, of which the handlers for a person's changes do not hear.
enum Quietly {
  private static var depth = 0

  /// Whether the program changes something now.
  static var isChanging: Bool { depth > 0 }

  static func change(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
  }
}

/// Calls `handler` when `instance` emits `signal`, but for changes that the program makes quietly.
func connectToPerson(
  _ instance: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping () -> Void
) {
  connect(instance, signal) { _ in if !Quietly.isChanging { handler() } }
}
