import Glibc
import ReleaseChecks

/// The terminal, or what stands in its place.
enum Console {
  static func print(_ text: String) { write(text, to: STDOUT_FILENO) }

  static func complain(_ text: String) {
    write("shipshape-check: \(text.utf8.shownOnOneLine)\n", to: STDERR_FILENO)
  }

  static var isColoured: Bool {
    isatty(STDOUT_FILENO) == 1 && getenv("NO_COLOR") == nil
      && getenv("TERM").map { String(cString: $0) } != "dumb"
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
    write(done == total ? "\r\u{1B}[K" : "\rLooking at pictures: \(done) of \(total)", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
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
          return
        }
        written += count
      }
    }
  }
}
