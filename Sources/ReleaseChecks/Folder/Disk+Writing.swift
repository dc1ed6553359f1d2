import Glibc

/// Changes in a release folder.
///
/// Each is made in a folder that is held open and was found to lie in the project. So a folder that becomes a link
/// meanwhile, or is moved, leads nowhere else.
extension Disk {
  /// Puts `bytes` in a file's place in one move: a reader sees the old file or the new one, and what fails changes
  /// nothing. The mode stays, and a link stays a link to the file that is replaced.
  ///
  /// - Parameter project: what the file has to be in, as a whole path; nil: it may be anywhere.
  /// - Throws: `Fault.changing` when the file is no longer the one of `stamp`.
  package func replace(
    _ path: RelativePath, with bytes: [UInt8], ifStill stamp: Stamp, inside project: String?
  ) throws(Fault) {
    guard let target = realBytes(of: path) else { throw .missing }
    let place = RelativePath(target)
    let top = RelativePath("/")
    let folder = try Disk(heldAt: place.folder.bytes.isEmpty ? top : place.folder, inside: project)
    let status = try folder.status(of: place.nameOnly, followsLinks: false)
    guard Stamp(status) == stamp else { throw .changing }
    try Self.undisturbed { () throws(Fault) in
      let (draft, descriptor) = try folder.makeDraft(besides: place.nameBytes)
      var failure = write(bytes, to: descriptor)
      if failure == 0, fchmod(descriptor, status.st_mode & 0o7777) != 0 { failure = errno }
      // Only root can give a file away; for others it is their own already.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      if failure == 0, fsync(descriptor) != 0 { failure = errno }
      close(descriptor)
      if failure == 0 { failure = folder.move(draft, to: place.nameOnly) }
      guard failure == 0 else {
        folder.remove(draft)
        throw Fault(failure)
      }
    }
  }

  /// Whether nobody may write a file: people mark so what is not to be touched.
  package func isReadOnly(_ path: RelativePath) -> Bool {
    (try? status(of: path)).map { $0.st_mode & 0o222 == 0 } ?? false
  }

  /// Makes a file, or takes the place of one, in one move. For files that nobody reads meanwhile.
  package func put(_ bytes: [UInt8], at path: RelativePath) throws(Fault) {
    if let stamp = try? stamp(of: path) {
      return try replace(path, with: bytes, ifStill: stamp, inside: nil)
    }
    let descriptor = makeFile(path, mode: 0o644)
    guard descriptor >= 0 else { throw Fault(errno) }
    var failure = write(bytes, to: descriptor)
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    close(descriptor)
    if failure != 0 {
      remove(path)
      throw Fault(failure)
    }
  }

  /// Gives a file or folder another name in the same place.
  ///
  /// - Parameter project: what the folder has to be in, as a whole path; nil: it may be anywhere.
  /// - Throws: `Fault.system(EEXIST)` when the name is taken: nothing is ever written over.
  package func rename(_ path: RelativePath, to name: [UInt8], inside project: String?) throws(Fault) {
    guard let target = realBytes(of: path.folder) else { throw .missing }
    let folder = try Disk(heldAt: RelativePath(target), inside: project)
    let (old, new) = (path.nameOnly, RelativePath(name))
    // On a disk that takes no notice of case the new name is there already, and is the same file.
    if let taken = try? folder.status(of: new, followsLinks: false) {
      let own = try folder.status(of: old, followsLinks: false)
      guard own.st_ino == taken.st_ino, own.st_dev == taken.st_dev else { throw .system(EEXIST) }
    }
    let failure = folder.move(old, to: new)
    guard failure == 0 else { throw Fault(failure) }
  }

  // MARK: Parts of them

  /// Opens a folder and looks where it is once it is open.
  private convenience init(heldAt path: RelativePath, inside project: String?) throws(Fault) {
    try self.init(path: path)
    guard let project else { return }
    guard let place = realBytes(of: RelativePath("")),
      RelativePath(place).isAtOrBelow(RelativePath(project == "/" ? "" : project))
    else { throw .outside }
  }

  /// A new file with a name that was free.
  private func makeDraft(besides name: ArraySlice<UInt8>) throws(Fault) -> (RelativePath, Int32) {
    for _ in 0..<100 {
      let number = String(UInt32.random(in: 0...0xFF_FFFF) | 0x100_0000, radix: 16).dropFirst()
      let draft = RelativePath(name.prefix(200) + Array(".shipshape-\(number)".utf8))
      let descriptor = makeFile(draft, mode: 0o600)
      if descriptor >= 0 { return (draft, descriptor) }
      guard errno == EEXIST else { throw Fault(errno) }
    }
    throw .system(EEXIST)
  }

  /// Keeps signals waiting: one that ends the program in the middle would leave half of the work behind.
  private static func undisturbed(_ work: () throws(Fault) -> Void) throws(Fault) {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count, let start = bytes.baseAddress {
        let count = Glibc.write(descriptor, start + written, bytes.count - written)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        written += count
      }
      return 0
    }
  }
}
