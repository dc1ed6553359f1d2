import Foundation
import GtkTestSupport
import XCTest

@testable import ShipShapeUI

/// The folders of a release are watched, and nothing that was edited meanwhile is missed.
@MainActor
final class FolderWatchTests: UITestCase {
  private func counted() -> (watch: FolderWatch, count: () -> Int) {
    final class Counter { var value = 0 }
    let counter = Counter()
    return (FolderWatch(isInFront: { true }) { counter.value += 1 }, { counter.value })
  }

  func testWhatWasEditedBeforeTheWatchIsToldOnce() async throws {
    let (watch, count) = counted()
    // The check has read the folder; an edit that came after that is only seen by looking once more.
    watch.follow(root: folder.path, folders: [folder.path], isMissing: false)
    await wait("the look") { count() == 1 }
    // The look finds the same folders, and that is the end of it.
    watch.follow(root: folder.path, folders: [folder.path], isMissing: false)
    try Data("x".utf8).write(to: folder.appending(path: "name.txt"))
    await wait("the edit") { count() == 2 }
    watch.follow(root: nil, folders: [], isMissing: false)
  }

  func testTheFolderOfACheckThatHasJustBegunIsNotLookedAtAgain() async throws {
    let (begun, read) = (counted(), counted())
    begun.watch.follow(root: folder.path, folders: [], isMissing: false)
    read.watch.follow(root: folder.path, folders: [folder.path], isMissing: false)
    await wait("the look at what was read") { read.count() == 1 }
    XCTAssertEqual(begun.count(), 0)
    begun.watch.follow(root: nil, folders: [], isMissing: false)
    read.watch.follow(root: nil, folders: [], isMissing: false)
  }

  func testAFolderThatIsNotThereIsLookedForByItsParents() async throws {
    let (watch, count) = counted()
    let root = folder.appending(path: "gone")
    watch.follow(root: root.path, folders: [], isMissing: true)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    await wait("that it is back") { count() > 0 }
    watch.follow(root: nil, folders: [], isMissing: false)
  }
}
