import Foundation

extension ReleaseReport {
  /// Writes a report as a whole, or leaves what is there as it is. For a thread of its own.
  ///
  /// - Returns: why it could not be written, in the system's words; nil when it was.
  package static func write(_ text: String, to path: String) -> String? {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      return nil
    } catch {
      return error.localizedDescription
    }
  }
}

extension Session {
  /// Export Report… has ended.
  package func reportWritten(to path: String, failure: String?) {
    change { state in
      state.notices.add(failure.map { .notExported(path: path, $0) } ?? .exported(path: path))
    }
  }
}
