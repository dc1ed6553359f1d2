import Foundation

/// Programs run to their ends, and what they took.
enum Measure {
  struct Run {
    let milliseconds: Double
    /// The most memory that was resident, in KiB.
    let memory: Int
  }

  /// Runs a program with its output thrown away, exec and exit included.
  static func run(_ program: String, _ arguments: [String]) -> Run {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var process = pid_t()
    var usage = rusage()
    let start = ContinuousClock.now
    guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else {
      return Run(milliseconds: 0, memory: 0)
    }
    wait4(process, nil, 0, &usage)
    let took = ContinuousClock.now - start
    return Run(milliseconds: took / .milliseconds(1), memory: usage.ru_maxrss)
  }

  /// The medians of programs that are run in turn, so that both have the same weather.
  static func medians(_ rounds: Int, _ programs: [(String, [String])]) -> [Run] {
    var runs = programs.map { _ in [Run]() }
    for _ in 0..<rounds {
      for (index, program) in programs.enumerated() { runs[index].append(run(program.0, program.1)) }
    }
    return runs.map { runs in
      Run(
        milliseconds: runs.map(\.milliseconds).sorted()[runs.count / 2],
        memory: runs.map(\.memory).sorted()[runs.count / 2])
    }
  }
}
