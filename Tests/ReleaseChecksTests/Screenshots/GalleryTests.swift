import Testing

@testable import ReleaseChecks

struct GalleryTests {
  @Test func eachPictureHasItsFate() throws {
    let names = (1...12).map { "\($0).png" }
    let report = try ReleaseFixture(.phonePictures(names)).report()
    let fates = Dictionary(
      uniqueKeysWithValues: report.folder.pictures.indices.map {
        (report.folder.pictures[$0].path.name, report.gallery.fate(of: $0))
      })
    #expect(fates["1.png"] == .uploaded(place: 1))
    #expect(fates["10.png"] == .uploaded(place: 8))
    #expect(fates["8.png"] == .dropped)
    #expect(fates["9.png"] == .dropped)
  }

  @Test func unframedOnesAreSkipped() throws {
    let report = try ReleaseFixture(.phonePictures(["1.png", "1_framed.png"])).report()
    #expect(
      report.folder.pictures.indices.map { report.gallery.fate(of: $0) } == [
        .skippedUnframed, .uploaded(place: 1),
      ])
  }

  @Test func aPictureWithoutASlotHasNone() throws {
    let report = try ReleaseFixture(["screenshots/en-US/1.png": .png(10, 10)]).report()
    #expect(report.gallery.fate(of: 0) == nil)
  }

  @Test(arguments: [
    ["01.png", "02.png", "10.png"], ["2.png", "10.png", "11.png"], ["1.png", "a.png", "b.png"],
    ["shot_01_a.png", "shot_02_a.png", "shot_10_a.png"], ["shot2a.png", "shot10b.png"],
  ])
  func theOrderIsThatOfTheNames(names: [String]) throws {
    let report = try ReleaseFixture(.phonePictures(names)).report()
    let places = report.folder.pictures.indices.map { index in
      (report.folder.pictures[index].path.name, report.gallery.fate(of: index))
    }
    let expected = names.sorted { StoreOrder(name: $0) < StoreOrder(name: $1) }
    for (name, fate) in places {
      #expect(fate == .uploaded(place: (expected.firstIndex(of: name) ?? -1) + 1), "\(name)")
    }
  }
}
