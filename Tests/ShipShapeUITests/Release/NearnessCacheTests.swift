import XCTest

@testable import ShipShapeUI

/// What is kept of thumbnails, and what goes.
@MainActor
final class NearnessCacheTests: XCTestCase {
  func testItNeverHoldsMoreThanItsLimit() async {
    var cache = NearnessCache<Int, String>(limit: 100)
    cache.keep(Array(0..<20))
    for key in 0..<20 {
      XCTAssertEqual(cache.insert("\(key)", cost: 30, for: key), key < 3)
      XCTAssertLessThanOrEqual(cache.cost, 100)
    }
    XCTAssertEqual((0..<20).filter { cache[$0] != nil }, [0, 1, 2])
  }

  func testWhatIsNearerTakesThePlaceOfWhatIsFarther() async {
    var cache = NearnessCache<String, Int>(limit: 2)
    cache.keep(["near", "middle", "far"])
    XCTAssertTrue(cache.insert(1, cost: 1, for: "far"))
    XCTAssertTrue(cache.insert(2, cost: 1, for: "middle"))
    XCTAssertTrue(cache.insert(3, cost: 1, for: "near"))
    XCTAssertNil(cache["far"])
    XCTAssertEqual(cache["near"], 3)
    XCTAssertEqual(cache.cost, 2)
  }

  func testWhatNobodyWantsGoes() async {
    var cache = NearnessCache<String, Int>(limit: 10)
    cache.keep(["a", "b"])
    XCTAssertTrue(cache.insert(1, cost: 4, for: "a"))
    XCTAssertFalse(cache.insert(9, cost: 1, for: "c"), "it was not asked for")
    cache.keep(["b"])
    XCTAssertNil(cache["a"])
    XCTAssertEqual(cache.cost, 0)
    cache.keep([])
    XCTAssertEqual(cache.count, 0)
  }

  func testOneThatComesAgainCountsOnce() async {
    var cache = NearnessCache<String, Int>(limit: 10)
    cache.keep(["a"])
    XCTAssertTrue(cache.insert(1, cost: 8, for: "a"))
    XCTAssertTrue(cache.insert(2, cost: 6, for: "a"))
    XCTAssertEqual(cache.cost, 6)
    XCTAssertEqual(cache["a"], 2)
  }
}
