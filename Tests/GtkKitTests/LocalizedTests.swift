import GtkKit
import GtkTestSupport
import XCTest

@MainActor
final class LocalizedTests: GtkTestCase {
  func testATextWithoutATranslationIsItself() async {
    // Longer than Swift keeps in place, so that it is a buffer that gettext is lent.
    let text = "An iPhone set, 6.9 or 6.5 inch; for iPad, 13 inch: “Grüße”"
    XCTAssertEqual(localized(text), text)
    XCTAssertEqual(localized(""), "", "an empty text would be gettext's own header")
  }

  func testPlacesAreFilledInTurnOrByNumber() async {
    XCTAssertEqual(filled("%@ of %@", "1", "5"), "1 of 5")
    XCTAssertEqual(filled("%2$@, then %1$@", "a", "b"), "b, then a")
    XCTAssertEqual(filled("50 % of %@", "x"), "50 % of x")
    XCTAssertEqual(filled("%@ %@", "%@"), "%@ ")
  }

  func testAPluralHasTwoForms() async {
    XCTAssertEqual(localizedPlural("%@ minute", "%@ minutes", count: 1, "1"), "1 minute")
    XCTAssertEqual(localizedPlural("%@ minute", "%@ minutes", count: 5, "5"), "5 minutes")
  }
}
