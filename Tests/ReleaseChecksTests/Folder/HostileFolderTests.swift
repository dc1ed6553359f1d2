import Foundation
import Glibc
import Testing

@testable import ReleaseChecks

struct HostileFolderTests {
  @Test func namesThatAreNoTextAreFoundAndShown() throws {
    let fixture = try ReleaseFixture(["screenshots/en-US/1.png": .png(1320, 2868)])
    let folder = "\(fixture.root)/screenshots/en-US/"
    for name in [Array("a\nb.png".utf8), [0xFF, 0xFE] + Array(".png".utf8)] {
      let path = (Array(folder.utf8) + name + [0]).map { CChar(bitPattern: $0) }
      let file = open(path, O_CREAT | O_WRONLY, 0o600)
      #expect(file >= 0)
      close(file)
    }
    let report = try fixture.report()
    let broken = report.findings.filter { $0.rule == "screenshot-broken" }.compactMap { $0.file?.shown }
    #expect(Set(broken) == ["screenshots/en-US/a\\nb.png", "screenshots/en-US/\\xff\\xfe.png"])
    #expect(try JSONSerialization.jsonObject(with: Data(try #require(report.json()).utf8)) is [String: Any])
    #expect(
      report.github(at: ReportPlace(root: fixture.root, base: nil)).split(separator: "\n").allSatisfy {
        !$0.hasPrefix("b.png")
      })
  }

  @Test func loopsOfFoldersEnd() throws {
    let fixture = try ReleaseFixture([
      "metadata/en-US/name.txt": "Name", "metadata/en-US/self": .link(".."),
      "metadata/fr-FR": .link("../metadata"),
      "screenshots/en-US": .link("../screenshots"), "screenshots/it": .link("/"),
    ])
    #expect(try fixture.report().findings.contains { $0.rule == "link-outside" })
  }

  @Test func aHundredThousandFilesAreReadInBoundedMemory() throws {
    // In memory where that can be: some disks take a minute to make so many.
    let memory = access("/dev/shm", W_OK) == 0 ? URL(filePath: "/dev/shm") : nil
    let fixture = try ReleaseFixture(["metadata/it/name.txt": "Nome", "screenshots/it/x": ""], in: memory)
    for index in 0..<50_000 {
      for name in ["metadata/it/note\(index).txt", "screenshots/it/\(index).png"] {
        close(open("\(fixture.root)/\(name)", O_CREAT | O_WRONLY, 0o600))
      }
    }
    let report = try fixture.report()
    #expect(report.folder.strays.count < 100)
    #expect(report.folder.pictures.count == 1_000)
    #expect(report.findings.contains { $0.message.hasPrefix("49000 pictures were not looked at") })
    #expect(report.text().utf8.count < 20_000)
  }

  @Test func aFileThatIsWrittenWhileItIsReadIsReadOrSaid() throws {
    let path = "metadata/en-US/description.txt"
    let fixture = try ReleaseFixture([path: "start"])
    let target = "\(fixture.root)/\(path)"
    let writer = Thread {
      for round in 0..<400 {
        let file = open(target, O_WRONLY | O_TRUNC)
        let text = Array(repeating: UInt8(ascii: "a"), count: round * 7 % 900)
        write(file, text, text.count)
        close(file)
      }
    }
    writer.start()
    for _ in 0..<100 {
      let found = try fixture.report().findings
      #expect(found.allSatisfy { $0.rule != "text-encoding" })
    }
    while !writer.isFinished { usleep(1_000) }
  }

  /// Files of holes: they take no room and would take for ever.
  @Test(.timeLimit(.minutes(1))) func hugeFilesAreNotReadWhole() throws {
    let fixture = try ReleaseFixture([
      "screenshots/en-US/1.png": .bytes(TestPicture.png(1320, 2868, .rgba)),
      "screenshots/en-US/2.png": .png(1320, 2868),
      "screenshots/en-US/3.png": .png(1320, 2868), "app_previews/en-US/IPHONE_67.mp4": .mp4(seconds: 20),
    ])
    for name in [
      "screenshots/en-US/1.png", "screenshots/en-US/2.png", "screenshots/en-US/3.png",
      "app_previews/en-US/IPHONE_67.mp4",
    ] {
      #expect(truncate("\(fixture.root)/\(name)", 10 << 30) == 0)
    }
    #expect(try fixture.report().folder.pictures.count == 3)
  }

  @Test(.timeLimit(.minutes(1))) func textsFarOverTheirLimitsAreNotComparedWordByWord() throws {
    let words = String(repeating: "月火", count: 50_000)
    let fixture = try ReleaseFixture([
      "metadata/ja/name.txt": .text(String(repeating: "写真", count: 150_000)),
      "metadata/ja/subtitle.txt": .text(words),
      "metadata/ja/keywords.txt": .text(words.map(String.init).joined(separator: ",")),
    ])
    #expect(try fixture.report().count(.error) == 3)
    #expect(try fixture.report().text().utf8.count < 20_000)
  }

  @Test func aFolderThatIsNotThereIsAFaultNotACrash() throws {
    #expect(throws: Disk.Fault.missing) {
      try ReleaseCheck(rules: .bundled(), year: 2026).run(root: "/nowhere/at/all")
    }
  }
}
