import XCTest

@testable import ReleaseChecks
@testable import ShipShapeUI

/// Texts of the release as labels show them: marks in bytes, breaks after commas.
@MainActor
final class ShownMarksTests: XCTestCase {
  private typealias Mark = ReleaseChecks.MarkedText.Mark

  private func shown(_ text: String, _ marks: [(Mark.Kind, Range<Int>)], isList: Bool) -> ShownMarks {
    ShownMarks(
      ReleaseChecks.MarkedText(text: text, marks: marks.map { Mark(kind: $0.0, range: $0.1, rule: "rule") }),
      isList: isList)
  }

  /// What is marked, with the text's bytes.
  private func parts(_ shown: ShownMarks) -> [String] {
    shown.marks.map { String(decoding: Array(shown.text.utf8)[$0.0], as: UTF8.self) }
  }

  func testScalarsBecomeBytes() async {
    let one = shown("für 🐚 e\u{301}a", [(.over, 4..<5), (.over, 6..<8), (.over, 8..<9)], isList: false)
    XCTAssertEqual(parts(one), ["🐚", "e\u{301}", "a"])
    XCTAssertEqual(one.text, "für 🐚 e\u{301}a")
  }

  func testAListMayBreakAfterItsCommas() async {
    let list = shown("ö,a,b\nc", [(.wasted, 2..<3), (.wrongSeparator, 5..<6), (.over, 3..<7)], isList: true)
    XCTAssertEqual(list.text, "ö,\u{200B}a,\u{200B}b↵c")
    XCTAssertEqual(parts(list), ["a", "↵", ",\u{200B}b↵c"])
    XCTAssertEqual(list.marks.map(\.1), [.meant, .over, .over])
  }

  func testALongTextBeginsBeforeItsFirstMark() async {
    let long = shown(
      String(repeating: "a", count: 200) + "b\0\n", [(.over, 200..<201)], isList: false)
    XCTAssertEqual(long.text, "…" + String(repeating: "a", count: 60) + "b␣ ")
    XCTAssertEqual(parts(long), ["b"])
    XCTAssertEqual(shown(String(repeating: "a", count: 400), [], isList: false).text.count, 400)
  }

  func testMarksOutsideOfTheTextAreNotShown() async {
    XCTAssertEqual(
      parts(shown("ab", [(.over, 1..<9), (.over, 1..<1), (.over, 1..<2)], isList: false)), ["b"])
  }
}
