import Foundation
import ReleaseChecks

/// Measures `shipshape-check` against floors that are measured beside it, in the same run.
///
/// Usage: shipshape-check-bench CHECK READ-FLOOR INFLATE-FLOOR
guard CommandLine.arguments.count == 4 else {
  print("Usage: shipshape-check-bench CHECK READ-FLOOR INFLATE-FLOOR")
  exit(2)
}
let (check, readFloor, inflateFloor) = (
  CommandLine.arguments[1], CommandLine.arguments[2], CommandLine.arguments[3]
)
let work = FileManager.default.temporaryDirectory.appending(path: "check-bench-\(UUID().uuidString)")
defer { try? FileManager.default.removeItem(at: work) }
var hasFailed = false

func say(_ what: String, _ value: Double, atMost limit: Double, _ detail: String) {
  let isTooMuch = value > limit
  if isTooMuch { hasFailed = true }
  let name = what.padding(toLength: 62, withPad: " ", startingAt: 0)
  print(
    "\(name) \(String(format: "%8.2f", value))  (at most \(limit))  \(isTooMuch ? "TOO MUCH" : "ok")  \(detail)"
  )
}

/// A check of a folder against the floor that reads the same bytes.
func compare(_ what: String, _ folder: URL, atMost limit: Double) -> Measure.Run {
  let runs = Measure.medians(41, [(readFloor, [folder.path]), (check, [folder.path])])
  let detail = String(format: "%.1f ms, the floor %.1f ms", runs[1].milliseconds, runs[0].milliseconds)
  say(what, runs[1].milliseconds / runs[0].milliseconds, atMost: limit, detail)
  return runs[1]
}

func sample(_ name: String, _ make: (inout SampleRelease) throws -> Void) throws -> URL {
  let folder = work.appending(path: name)
  var release = SampleRelease(at: folder)
  try make(&release)
  return folder
}

let usual = try sample("usual") { try $0.make(languages: 22, pictures: 210) }
let usualRun = compare("check of 220 texts and 210 pictures, against reading them in C", usual, atMost: 3)
let many = try sample("many") { try $0.make(languages: 50, extraTexts: 18, pictures: 210) }
let manyRun = compare("check of 1,400 texts, against the same", many, atMost: 4)

let opaque = try sample("opaque") { try $0.makeOpaquePictures(40) }
let pictures = opaque.appending(path: "fastlane/screenshots/en-US")
let pixels = Measure.medians(9, [(inflateFloor, [pictures.path]), (check, [opaque.path])])
say(
  "40 pictures with alpha, against inflating them with libdeflate",
  pixels[1].milliseconds / pixels[0].milliseconds,
  atMost: 1.3,
  String(
    format: "%.1f ms each, the floor %.1f ms", pixels[1].milliseconds / 40, pixels[0].milliseconds / 40))

for (what, run) in [
  ("220 texts and 210 pictures", usualRun), ("1,400 texts", manyRun), ("40 pictures with alpha", pixels[1]),
] {
  say("memory with \(what), MiB", Double(run.memory) / 1_024, atMost: 40, "")
}

/// The second check in one process: only what changed is read.
let checker = ReleaseCheck(rules: try .bundled(), year: 2026)
let root = opaque.appending(path: "fastlane").path
let clock = ContinuousClock()
let start = clock.now
let first = try checker.run(root: root)
let middle = clock.now
_ = try checker.run(root: root, previous: first.folder)
let end = clock.now
say(
  "a second check of them in one process, against the first", (end - middle) / (middle - start), atMost: 0.05,
  String(format: "%.1f ms", (end - middle) / .milliseconds(1)))

try? FileManager.default.removeItem(at: work)
exit(hasFailed ? 1 : 0)
