import Glibc
import ReleaseChecks

/// The terminal, or what stands in its place.
enum Console {
  static func print(_ text: String) { _ = write(text, to: STDOUT_FILENO) }

  static func complain(_ text: String) {
    _ = write("shipshape-check: \(text.utf8.shownOnOneLine)\n".withoutCommands, to: STDERR_FILENO)
  }

  /// Whether the report is coloured. An option goes before the environment.
  ///
  /// Source: no-color.org, force-color.org: a variable counts when it is not empty.
  static func isColoured(_ wanted: Options.Colour) -> Bool {
    func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }
    switch wanted {
    case .always: return true
    case .never: return false
    case .auto:
      if isSet("NO_COLOR") { return false }
      if isSet("FORCE_COLOR") { return true }
      return isatty(STDOUT_FILENO) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
    }
  }

  /// Columns and lines of the terminal that the report is shown on; nil where it is none.
  static var size: (width: Int, height: Int)? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Asks on the terminal; the end of what can be read is a no.
  static func ask(_ question: String) -> String {
    print("\(question) ")
    return readLine() ?? ""
  }

  private static let showsProgress = isatty(STDERR_FILENO) == 1

  /// How many pictures have been looked at; shown only on a terminal.
  static func showProgress(_ done: Int, of total: Int) {
    guard showsProgress, total > 20 else { return }
    _ = write(done == total ? "\r\u{1B}[K" : "\rLooking at pictures: \(done) of \(total)", to: STDERR_FILENO)
  }

  /// False when not all of it could be written.
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count, let start = bytes.baseAddress {
        let count = Glibc.write(descriptor, start + written, bytes.count - written)
        if count < 0 {
          if errno == EINTR { continue }
          if errno == EAGAIN {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&waiting, 1, -1)
            continue
          }
          // EPIPE: the reader has closed the pipe, so stop quietly. After any other error the report is cut short: exit with 2.
          if errno != EPIPE, descriptor == STDOUT_FILENO {
            complain("the report cannot be written: \(String(cString: strerror(errno)))")
            _exit(CheckCommand.ExitCode.unable)
          }
          return false
        }
        written += count
      }
      return true
    }
  }
}
