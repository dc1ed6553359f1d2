/// Why the log could not be read or written. A value; the sentence for a person is made where it is shown.
package enum StorageError: Error, Hashable, Sendable {
  /// The folder for the log could not be made.
  case noFolder(path: String)
  /// The file could not be opened: permissions, or something that is not a file.
  case cannotOpen(path: String)
  /// Another process holds the file.
  case busy
  /// The disk, or the space that the log may take, is full.
  case full
  /// The file or its disk takes no writes.
  case readOnly
  /// The file was moved or removed while it was open.
  case moved
  /// The file is not a database, not one of ours, or damaged.
  case corrupt
  /// The file was made by a newer version of the app.
  case newerVersion(Int)
  /// Another process began a release with the same number first.
  case releaseTaken(Release.ID)
  /// Anything else, in SQLite's words.
  case failing(code: Int32, message: String)
}
