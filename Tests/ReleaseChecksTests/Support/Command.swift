import Foundation
import Glibc

/// `shipshape-check` run as a program of its own.
enum Command {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The binary that is tested: the build beside the tests, or the one that `SHIPSHAPE_CHECK_BINARY` names.
  static var binary: URL {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["SHIPSHAPE_CHECK_BINARY"] { return URL(filePath: named) }
    let beside = Bundle.main.bundleURL.appending(path: "shipshape-check")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return (Bundle.main.executableURL ?? beside).deletingLastPathComponent()
      .appending(path: "shipshape-check")
  }

  static func run(
    _ arguments: [String], input: String = "", folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = Self.binary
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    // No display, no home, no language: it needs none.
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    let (output, errors, entry) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = entry
    try process.run()
    entry.fileHandleForWriting.write(Data(input.utf8))
    try entry.fileHandleForWriting.close()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  /// Begins a run and sends it a signal after a while. Returns whether the signal ended it.
  static func kill(_ arguments: [String], with signal: Int32, after microseconds: UInt32) -> Bool {
    var words: [UnsafeMutablePointer<CChar>?] = ([binary.path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    // The threads of tests keep signals waiting, and a process would inherit that.
    var (attributes, none) = (posix_spawnattr_t(), sigset_t())
    posix_spawnattr_init(&attributes)
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var process = pid_t()
    guard posix_spawn(&process, binary.path, &actions, &attributes, &words, environ) == 0 else {
      return false
    }
    usleep(microseconds)
    Glibc.kill(process, signal)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status & 0x7F == signal
  }
}
