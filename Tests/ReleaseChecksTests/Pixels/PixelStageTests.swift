import Foundation
import Synchronization
import Testing

@testable import ReleaseChecks

struct PixelStageTests {
  private func fixture(_ count: Int) throws -> ReleaseFixture {
    let rows = TestPicture.rows(320, 460, pixel: [1, 2, 3, 255])
    return try ReleaseFixture(
      Dictionary(
        uniqueKeysWithValues: (0..<count).map { index in
          (
            "screenshots/en-US/\(index).png",
            .bytes(TestPicture.png(320, 460, .rgba, rows: rows, note: "\(index)"))
          )
        }))
  }

  @Test func everyPictureIsLookedAtAndProgressIsSaid() throws {
    let said = Mutex<[Int]>([])
    let stage = PixelStage(progress: { done, total in said.withLock { $0.append(done * 1_000 + total) } })
    let report = try fixture(24).report(pixels: stage)
    #expect(report.folder.pictures.allSatisfy { $0.transparency == .opaque })
    let total = try #require(said.withLock { $0 }.map { $0 % 1_000 }.first)
    #expect(Set(said.withLock { $0 }) == Set((1...total).map { $0 * 1_000 + total }))
  }

  @Test func itStopsWhenItIsCancelled() throws {
    let done = Atomic(0)
    let stage = PixelStage(
      isCancelled: { done.load(ordering: .relaxed) >= 4 },
      progress: { _, _ in done.wrappingAdd(1, ordering: .relaxed) })
    let report = try fixture(40).report(pixels: stage)
    #expect(report.folder.pictures.contains { $0.transparency == .notLooked })
    #expect(report.findings.contains { $0.message.hasSuffix("were not looked at") })
  }

  @Test func aSecondCheckReadsOnlyWhatChanged() throws {
    let fixture = try fixture(6)
    try fixture.put("Name", at: "metadata/en-US/name.txt")
    try fixture.put(.text(String(repeating: "a", count: 31)), at: "metadata/it/name.txt")
    let first = try fixture.report()
    let looked = Atomic(0)
    try fixture.put("Nome", at: "metadata/it/name.txt")
    let rows = TestPicture.rows(320, 460, pixel: [1, 2, 3, 0])
    try fixture.put(
      .bytes(TestPicture.png(320, 460, .rgba, rows: rows, note: "new")), at: "screenshots/en-US/3.png")
    let second = try fixture.report(
      pixels: PixelStage(progress: { _, _ in looked.wrappingAdd(1, ordering: .relaxed) }),
      previous: first.folder)
    #expect(looked.load(ordering: .relaxed) == 1)
    #expect(second.findings == (try fixture.report().findings))
    #expect(!second.findings.contains { $0.rule == "text-too-long" })
    let kept = Set(first.folder.texts.map(ObjectIdentifier.init))
    #expect(second.folder.texts.count { kept.contains(ObjectIdentifier($0)) } == 1)
  }
}
