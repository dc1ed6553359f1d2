import CGtk
import Foundation
import GtkKit
import ShipShapeCore
import ShipShapeUI

/// What a release of 50 languages and 394 pictures costs, from the opening of its folder to a long use of its rooms.
enum ReleaseBench {
  static func run(_ report: Report, in folder: URL) async throws {
    let release = try BenchRelease(at: folder.appending(path: "Project"))
    let log = try release.makeLog(in: folder.appending(path: "data"))
    // The same window without a release is the floor of a start.
    let empty = folder.appending(path: "empty.sqlite").path
    var (starts, floors): ([Double], [Double]) = ([], [])
    for _ in 0..<7 {
      floors.append(try start(empty, until: "drawn"))
      starts.append(try start(log, until: "found"))
    }
    report.say(
      "first findings of a known folder, after a start, in ms",
      median(starts) - median(floors), atMost: 150,
      String(format: "%.0f ms from exec, %.0f without", median(starts), median(floors)))
    var openings: [Double] = []
    for turn in 0..<7 {
      let use = try ReleaseUse(log: nil, in: folder.appending(path: "open\(turn)"))
      await Bench.settle(milliseconds: 500)
      openings.append(use.openFolder(release))
      use.untilWhole()
      use.window.close()
      await Bench.settle(milliseconds: 100)
    }
    report.say(
      "folder opened to first findings, in ms", median(openings), atMost: 150,
      String(format: "%.0f to %.0f ms", openings.min() ?? 0, openings.max() ?? 0))
  }

  /// Edits, rounds, memory: in a process of its own, so that nothing else is in its memory.
  static func use(_ report: Report, in folder: URL) async throws {
    let project = folder.appending(path: "Project2")
    let release = try BenchRelease(at: project)
    let use = try ReleaseUse(log: nil, in: folder.appending(path: "use"))
    await Bench.settle(milliseconds: 1_000)
    let rounds = use.rounds
    _ = use.openFolder(release)
    use.untilWhole()
    use.turn(milliseconds: 500)
    report.say("longest round in ms, opening and checking", rounds.take(), atMost: 50, rounds.told)
    let pictures = use.walkPictures()
    report.say(
      "longest round in ms, Pictures to its end", rounds.take(), atMost: 50, "\(pictures), \(rounds.told)")
    let cells = use.walkLanguages()
    report.say("longest round in ms, Languages", rounds.take(), atMost: 50, "\(cells) cells, \(rounds.told)")
    let walked = Bench.residentKilobytes()
    let edits = try (0..<7).map { try use.edit(release, turn: $0) }
    report.say(
      "an edit on disk to the list, in ms", median(edits), atMost: 1_000,
      String(format: "%.0f to %.0f ms", edits.min() ?? 0, edits.max() ?? 0))
    DesktopStyle.isAnimated = false
    use.openEverything(100)
    let (boxes, memory) = (SignalBox.alive, Bench.residentKilobytes())
    report.say(
      "memory with a release open, in MiB", Double(max(walked, memory)) / 1_024, atMost: 160,
      "\(walked / 1_024) MiB after a walk through its rooms")
    use.openEverything(200)
    report.say(
      "handlers left by 200 openings of rooms and findings", Double(SignalBox.alive - boxes), atMost: 0)
    report.say(
      "memory left by the same, in KiB", Double(Bench.residentKilobytes() - memory), atMost: 1_024,
      "of \(memory) KiB")
    use.window.close()
  }

  // MARK: The start

  static func now() -> UInt64 { clock_gettime_nsec(CLOCK_MONOTONIC) }

  private static func clock_gettime_nsec(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Milliseconds from exec to what is waited for, of a process of its own.
  private static func start(_ log: String, until what: String) throws -> Double {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["start", log, what, "\(now())"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let words = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let time = Double(String(decoding: words, as: UTF8.self)) else { fatalError("the start failed") }
    return time
  }

  /// That process.
  ///
  /// - Parameter what: "found": the first findings; "drawn": the window with what the log says.
  static func started(_ log: String, until what: String, at begin: UInt64) throws {
    let use = try ReleaseUse(log: log, in: nil)
    if what == "found" { use.untilFound() } else { use.untilOpened() }
    print(Double(now() - begin) / 1_000_000, terminator: "")
  }
}
