import Glibc

extension Disk {
  /// Puts `bytes` in a file's place in one move: a reader sees the old file or the new one, and what fails changes
  /// nothing. The mode stays, and a link stays a link to the file that is replaced.
  ///
  /// - Throws: `Fault.changing` when the file is no longer the one of `stamp`.
  package func replace(_ path: RelativePath, with bytes: [UInt8], ifStill stamp: Stamp) throws(Fault) {
    guard let target = realPath(of: path) else { throw .missing }
    var status = stat()
    guard fstatat(AT_FDCWD, target, &status, 0) == 0 else { throw Fault(errno) }
    guard Stamp(status) == stamp else { throw .changing }
    // mkstemp puts a name that is free in the place of the X's.
    var template = Array("\(target).shipshape-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Fault(errno) }
    var failure = bytes.withUnsafeBytes { write($0, to: descriptor) }
    if failure == 0, fchmod(descriptor, status.st_mode & 0o7777) != 0 { failure = errno }
    // Only root can give a file away; for others it is their own already.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    close(descriptor)
    if failure == 0, renameat(AT_FDCWD, template, AT_FDCWD, target) != 0 { failure = errno }
    if failure != 0 {
      unlink(template)
      throw Fault(failure)
    }
  }

  /// Whether nobody may write a file: people mark so what is not to be touched.
  package func isReadOnly(_ path: RelativePath) -> Bool {
    guard let target = realPath(of: path) else { return false }
    var status = stat()
    return fstatat(AT_FDCWD, target, &status, 0) == 0 && status.st_mode & 0o222 == 0
  }

  /// Makes a file, or takes the place of one, in one move. For files that nobody reads meanwhile.
  package func put(_ bytes: [UInt8], at path: RelativePath) throws(Fault) {
    if let stamp = try? stamp(of: path) { return try replace(path, with: bytes, ifStill: stamp) }
    guard let folder = realPath(of: path.folder) else { throw .missing }
    let target = "\(folder)/\(path.name)"
    let descriptor = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Fault(errno) }
    var failure = bytes.withUnsafeBytes { write($0, to: descriptor) }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    close(descriptor)
    if failure != 0 {
      unlink(target)
      throw Fault(failure)
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
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

  /// Gives a file or folder another name in the same place.
  ///
  /// - Throws: `Fault.system(EEXIST)` when the name is taken: nothing is ever written over.
  package func rename(_ path: RelativePath, to name: String) throws(Fault) {
    let new = path.folder.appending(Array(name.utf8))
    guard let folder = realPath(of: path.folder) else { throw .missing }
    let old = "\(folder)/\(path.name)"
    // On a disk that takes no notice of case the new name is there already, and is the same file.
    var (before, after) = (stat(), stat())
    if lstat("\(folder)/\(new.name)", &after) == 0 {
      guard lstat(old, &before) == 0, before.st_ino == after.st_ino, before.st_dev == after.st_dev else {
        throw .system(EEXIST)
      }
    }
    guard renameat(AT_FDCWD, old, AT_FDCWD, "\(folder)/\(new.name)") == 0 else { throw Fault(errno) }
  }
}
