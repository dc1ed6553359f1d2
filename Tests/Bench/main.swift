import CGtk
import Foundation
import GtkKit
import ShipShapeCore
import ShipShapeUI

// Measures what grows: the log, the pages, the openings. Prints a line each; exits with 1 when one is too much.
// bench.sh starts it, beside what is measured from outside.

let report = Report()
try await Bench.open()
try await Bench.done(report)
try await Bench.history(report)
try await Bench.ticking(report)
try await Bench.growth(report)
exit(report.hasFailed ? 1 : 0)
