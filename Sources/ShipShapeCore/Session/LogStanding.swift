/// How this run and the log on the disk stand to each other.
package struct LogStanding: Hashable, Sendable {
  /// What can be done with the file.
  package enum Access: Hashable, Sendable {
    /// It is being read; until then nothing that it would have to keep can be done.
    case opening
    case open
    /// It cannot be read yet. What is done meanwhile is kept, and joined to it when it can.
    case unreadable(StorageError)
    /// It is a newer version's: this run lives in memory and writes nothing to it.
    case inMemory
  }

  package var access = Access.opening
  /// What is not on the disk yet, in order. Nothing that was handed in is dropped.
  package var unsaved: [LogChange] = []
  /// Why the last write failed, nil when everything is on the disk.
  package var writeError: StorageError?
  /// What was found when the file was opened, for as long as nobody has closed the notice.
  package var finding: Notice?
  /// A lasting notice that was closed. One of work that is not saved comes back with the next try.
  package var dismissed: Notice?
  /// The release that this run began with while the log could not be read; what is done in it goes into the log's own.
  var provisionalRelease: Release.ID?

  /// Whether something that a person did is not on the disk.
  package var hasUnsavedWork: Bool { unsaved.contains(where: \.isWork) }

  /// What is so for now: it stands until its cause is gone.
  package var notice: Notice? {
    switch (access, writeError) {
    case (.unreadable(let error), _): hasUnsavedWork ? .unsaved(error) : .unreadable(error)
    case (_, .some(let error)): .unsaved(error)
    case (_, .none): finding
    }
  }

  /// Whether the file is to be tried again.
  var needsRetry: Bool {
    if case .unreadable = access { true } else { !unsaved.isEmpty }
  }
}
