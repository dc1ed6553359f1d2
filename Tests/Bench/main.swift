import CGtk
import Foundation
import GtkKit
import ShipShapeCore
import ShipShapeUI

// Measures what grows: the log, the pages, the openings. Prints a line each; exits with 1 when one is too much.
// bench.sh starts it, beside what is measured from outside.

// `release FOLDER` and `use FOLDER` measure a release that is made below the folder; `start LOG found|drawn
// NANOSECONDS` is a start that the former measures.

let report = Report()
try await Bench.open()
let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first) {
case ("release", let folder?): try await ReleaseBench.run(report, in: URL(filePath: folder))
case ("use", let folder?): try await ReleaseBench.use(report, in: URL(filePath: folder))
case ("start", let log?):
  try ReleaseBench.started(
    log, until: arguments.dropFirst(2).first ?? "", at: arguments.last.flatMap { UInt64($0) } ?? 0)
default:
  try await Bench.done(report)
  try await Bench.history(report)
  try await Bench.ticking(report)
  try await Bench.growth(report)
}
exit(report.hasFailed ? 1 : 0)
