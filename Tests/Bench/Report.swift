import Foundation
import ShipShapeCore

/// The lines of the report.
final class Report {
  private(set) var hasFailed = false

  func say(_ what: String, _ value: Double, atMost limit: Double, _ detail: String = "") {
    let isTooMuch = value > limit
    if isTooMuch { hasFailed = true }
    let name = what.padding(toLength: 62, withPad: " ", startingAt: 0)
    let number = String(format: "%8.2f", value)
    print("\(name) \(number)  (at most \(limit))  \(isTooMuch ? "TOO MUCH" : "ok")  \(detail)")
  }
}

extension Duration {
  var milliseconds: Double { inSeconds * 1_000 }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
