import Testing

@testable import ReleaseChecks

struct LanguageKeywordsTests {
  private func line(
    _ keywords: String, name: String? = nil, locale: String = "en-US", facts: Facts = Facts()
  ) throws -> KeywordLines.Line {
    var files: [String: Contents] = ["metadata/\(locale)/keywords.txt": .text(keywords)]
    if let name { files["metadata/\(locale)/name.txt"] = .text(name) }
    return try #require(try ReleaseFixture(files).report(facts: facts).keywordLines.lines.first)
  }

  private func marked(_ kind: MarkedText.Mark.Kind, in line: KeywordLines.Line) -> [String] {
    guard let text = line.text else { return [] }
    let scalars = Array(text.text.unicodeScalars)
    return text.marks.filter { $0.kind == kind }.map { mark in
      String(String.UnicodeScalarView(scalars[mark.range]))
    }
  }

  /// The lines of the drawn sample, Tidepool 2.4, with what its picture says of them.
  @Test(arguments: [
    (
      "es-ES", "Tidepool: mareas y costa",
      "mareas,bajamar,pleamar,playa,cangrejo,estrella de mar,luna,olas,surf,costa,conchas,algas,marisqueo,guía",
      3, 0, 13
    ),
    (
      "en-US", "Tidepool: Tides & Sea Life",
      "tide,rock pool,seashore,beach,crab,starfish,moon,wave,surf,coast,marine,guide,shells,shell,google", 0,
      3,
      7
    ),
    (
      "de-DE", "Tidepool: Gezeiten, Küste",
      "gezeiten, ebbe, flut, strand, watt, krebs, seestern, mond, welle, küste, meer, muschel, bestimmen", 0,
      3,
      27
    ),
    (
      "fr-FR", "Tidepool : marées, estran",
      "marée,estran,plage,crabe,étoile de mer,lune,vague,surf,côte,coquillage,algue,pêche,guide,marées", 0, 5,
      14
    ),
    (
      "it", "Tidepool: maree e scogli",
      "maree,spiaggia,granchio,stella marina,luna,onda,surf,costa,conchiglie,alghe,pesca,Spiaggia,scogliera",
      0,
      0, 15
    ),
    (
      "pt-BR", "Tidepool: marés e praia",
      "maré,praia,caranguejo,estrela-do-mar,lua,onda,surfe,litoral,conchas,algas,pesca,#mar,recife,guia", 0,
      4,
      7
    ),
    (
      "nl-NL", "Ken de kust", "getij,eb,vloed,strand,krab,zeester,maan,golf,kust,schelp,wad,surfen,gids", 0,
      28, 8
    ),
    ("ko", "떠나기 전에 알아 두는 바닷가", "물때,조석,만조,간조,갯벌,바닷가,게,불가사리,조개,달,파도,서핑,낚시", 0, 61, 4),
    ("ja", "Tidepool", "潮見、潮汐、満潮、干潮、磯遊び、海の生きもの、カニ、ヒトデ、貝、月齢、サーフィン、釣り", 0, 57, 0),
  ])
  func theSampleIsCountedAsItIsDrawn(
    locale: String, name: String, keywords: String, over: Int, left: Int, wasted: Int
  ) throws {
    let line = try line(keywords, name: name, locale: locale)
    #expect([line.over, line.left, line.wasted] == [over, left, wasted])
  }

  @Test func eachMarkIsWhereARuleFindsIt() throws {
    let keywords =
      "harbour, sail,sail,boat,boats,ab,#wind,android,acme,app,,x1," + String(repeating: "ä", count: 50)
    let line = try line(keywords, name: "Harbour Log", facts: Facts(otherBrands: ["Acme"]))
    #expect(
      marked(.wasted, in: line) == ["harbour", " ", "sail", "boats", "ab", "#", "app", ","])
    #expect(marked(.otherName, in: line) == ["android", "acme"])
    #expect(
      line.wasted == "harbour, sail,boats,ab,#app,,".unicodeScalars.count)
    #expect(line.standing.worst == .error || line.over == 0)
  }

  @Test func marksAndFindingsAgree() throws {
    let fixture = try ReleaseFixture([
      "metadata/en-US/name.txt": "Harbour Log",
      "metadata/en-US/keywords.txt": .text(
        "harbour, sail,sail,boat,boats,ab,#wind,android,app,,x;y," + String(repeating: "z", count: 60)),
    ])
    let report = try fixture.report()
    let line = try #require(report.keywordLines.lines.first)
    let rules = Set(line.standing.findings.map { report.findings[$0].rule })
    let marks = Set(line.text?.marks.map(\.rule) ?? [])
    #expect(marks.subtracting(rules).isEmpty)
    #expect(
      marks.isSuperset(of: [
        "keyword-in-name", "keyword-blanks", "keyword-duplicate", "keyword-plural", "keyword-short",
        "keyword-special-character", "review-words", "keyword-self-evident", "keyword-empty",
        "keyword-separator", "text-too-long",
      ]))
  }

  @Test func whatIsOverIsMarkedInScalars() throws {
    let line = try line(String(repeating: "e\u{301}", count: 52))
    #expect(line.count == 104)
    #expect(line.text?.marks.filter { $0.kind == .over }.map(\.range) == [100..<104])
    #expect(line.left == 0)
  }

  @Test(arguments: [
    ("a1b,,", 2), (",,a1b", 2), ("a1b,,c2d", 1), ("sea,sea", 4), ("sea,sea,", 5), ("sea", 0),
    ("boat,ab,ab,ac", 9),
  ])
  func noCharacterIsWastedTwice(keywords: String, wasted: Int) throws {
    #expect(try line(keywords).wasted == wasted)
  }

  @Test func linesInsteadOfCommasAreMarked() throws {
    let line = try line("boat\nsail\nwind")
    #expect(line.text?.marks.map(\.kind) == [.wrongSeparator, .wrongSeparator])
    #expect(line.text?.marks.map(\.range) == [4..<5, 9..<10])
  }

  @Test func aLineSaysWhereItsKeywordsComeFrom() throws {
    let report = try ReleaseFixture([
      "metadata/default/keywords.txt": "boat", "metadata/it/name.txt": "Porto",
      "metadata/ko/keywords.txt": " ",
    ]).report()
    let lines = report.keywordLines.lines
    #expect(lines.map(\.state) == [.inherited(from: "default"), .empty])
    #expect(lines.map { $0.text?.text } == ["boat", nil])
    #expect(lines.map(\.left) == [96, 100])
  }

  @Test func theOrderIsByWhatIsToFix() throws {
    let long = Contents.text(String(repeating: "z", count: 101))
    let lines = try ReleaseFixture([
      "metadata/sv/keywords.txt": long, "metadata/it/keywords.txt": "mare",
      "metadata/ca/keywords.txt": "mar, vela",
    ]).report().keywordLines
    #expect(lines.lines(.toFixFirst).map(\.code) == ["sv", "ca", "it"])
    #expect(lines.lines(.byName).map(\.name) == ["Catalan", "Italian", "Swedish"])
    #expect(lines.countToFix == 1)
  }
}
