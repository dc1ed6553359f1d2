import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// Real clips on a real player, and ones that are no clips.
@MainActor
final class ClipPlayerTests: UITestCase {
  private func load(_ uri: String) async -> (player: ClipPlayer, window: Ref<GtkWindow>) {
    let window = Ref<GtkWindow>(sinking: gtk_window_new(GTK_WINDOW_TOPLEVEL))
    let player = ClipPlayer(uri: uri)
    player.onVideo = { video in
      window.add(video)
      gtk_widget_show_all(window.widget)
    }
    player.load()
    return (player, window)
  }

  func testEveryStepHasAClipThatLoadsPausedAndIsOfItsLength() async throws {
    for step in Step.steps {
      let (player, window) = await load("resource://\(ResourcePaths.clip(step.id))")
      await wait("\(step.id) is loaded") { player.status.duration > 0 }
      XCTAssertNil(player.status.failure)
      XCTAssertFalse(player.status.isPlaying)
      XCTAssertTrue((10...30).contains(player.status.duration), "\(step.id): \(player.status.duration) s")
      XCTAssertLessThan(player.status.position, 0.1)
      player.unload()
      gtk_widget_destroy(window.widget)
    }
  }

  func testItPlaysSeeksEndsAndReplays() async throws {
    let (player, window) = await load("resource://\(ResourcePaths.clip("screenshots"))")
    await wait("it is loaded") { player.status.duration > 0 }
    player.play()
    await wait("it moves") { player.status.position > 0.3 }
    XCTAssertTrue(player.status.isPlaying)
    player.pause()
    let held = player.status.position
    await still()
    XCTAssertEqual(player.status.position, held, accuracy: 0.05)
    player.seek(to: player.status.duration - 0.4)
    await still()
    player.play()
    await wait("it ends") { player.status.hasEnded }
    XCTAssertFalse(player.status.isPlaying)
    player.replay()
    await wait("it moves again") { player.status.position > 0.1 && player.status.position < 3 }
    player.unload()
    gtk_widget_destroy(window.widget)
  }

  func testPlayAfterSeekingToTheEndBeginsAnew() async throws {
    let (player, window) = await load("resource://\(ResourcePaths.clip("keywords"))")
    await wait("it is loaded") { player.status.duration > 0 }
    player.seek(to: player.status.duration)
    player.play()
    await wait("it plays from the beginning") {
      player.status.isPlaying && player.status.position > 0.1 && player.status.position < 3
    }
    player.unload()
    gtk_widget_destroy(window.widget)
  }

  func testAFileThatIsMissingOrNoVideoIsNamed() async throws {
    let garbage = folder.appending(path: "garbage.webm")
    try Data("no video at all, whatever its name".utf8).write(to: garbage)
    for file in [garbage, folder.appending(path: "absent.webm")] {
      let (player, window) = await load(file.absoluteString)
      await wait("it fails") { player.status.failure != nil }
      XCTAssertEqual(player.status.failure, .unplayable(file: file.lastPathComponent))
      gtk_widget_destroy(window.widget)
    }
  }

  func testAFileThatIsCutShortFailsOrEndsAndNeverHangs() async throws {
    let whole = try XCTUnwrap(Resources.bytes(ResourcePaths.clip("metadata")))
    for length in [40, 400, whole.count / 3] {
      let cut = folder.appending(path: "cut-\(length).webm")
      try Data(whole.prefix(length)).write(to: cut)
      let (player, window) = await load(cut.absoluteString)
      // The first look for GStreamer's plug-ins takes seconds on a new machine that is busy.
      await wait("it is decided", seconds: 30) { player.status.failure != nil || player.status.duration > 0 }
      if player.status.failure == nil {
        player.seek(to: player.status.duration - 0.2)
        player.play()
        await wait("it ends", seconds: 8) { player.status.hasEnded || player.status.failure != nil }
      }
      player.unload()
      gtk_widget_destroy(window.widget)
    }
  }

  func testWhatIsMissingIsSaidInThePlayersPlace() async throws {
    XCTAssertEqual(
      ClipView.text(.missing(part: "gtksink")),
      "The clip cannot be played: gtksink is missing. Install the package gstreamer1.0-gtk3. "
        + "Everything else works without it.")
    let clip = ClipView(
      uri: folder.appending(path: "absent.webm").absoluteString, name: "Metadata", whatItShows: "Nothing.")
    let window = Ref<GtkWindow>(sinking: gtk_window_new(GTK_WINDOW_TOPLEVEL))
    window.add(clip.root)
    gtk_widget_show(window.widget)
    clip.show(as: .video)
    clip.pageShown()
    await wait("the words") { self.texts(below: window.widget).contains { $0.contains("absent.webm") } }
    XCTAssertFalse(hasButton("Play clip", below: window.widget))
    gtk_widget_destroy(window.widget)
  }
}
