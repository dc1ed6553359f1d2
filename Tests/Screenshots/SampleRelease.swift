import CGtk
import Foundation
import ShipShapeCore

/// The made-up release "Tidepool 2.4": 12 languages, drawn pictures, faults of every kind. In a folder of
/// its own, until the end of the run.
struct SampleRelease {
  /// What a person opens.
  let project: String
  private let folder: URL
  private var root: URL { URL(filePath: project).appending(path: "fastlane") }

  private init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "\(ProcessInfo.processInfo.processIdentifier)-\(SampleRelease.made.count)")
    let url = folder.appending(path: "Projects/tidepool")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    project = ReleaseSurvey.wholePath(url.path)
    SampleRelease.made.append(self)
  }

  /// All that were made in this run.
  private static var made: [SampleRelease] = []
  private static var kept: [String: SampleRelease] = [:]

  static func removeAll() {
    for release in made { try? FileManager.default.removeItem(at: release.folder) }
  }

  /// Made once in a run.
  private static func keep(_ name: String, _ fill: (SampleRelease) throws -> Void) throws -> SampleRelease {
    if let release = kept[name] { return release }
    let release = try SampleRelease()
    try fill(release)
    kept[name] = release
    return release
  }

  /// The whole release.
  static func tidepool() throws -> SampleRelease {
    try keep("tidepool") { release in
      try release.writeTexts()
      try release.drawPictures()
    }
  }

  /// One in which nothing is wrong with the pictures.
  static func tidy() throws -> SampleRelease {
    try keep("tidy") { release in
      try release.writeTexts()
      for language in ["en-US", "de-DE", "ja"] {
        for number in 1...6 { try release.draw(Picture("\(language)/0\(number)_phone.png", kind: number)) }
        for number in 1...4 { try release.draw(Picture("\(language)/1\(number)_pad.png", kind: number)) }
      }
    }
  }

  /// A folder with nothing of a release in it.
  static func other() throws -> SampleRelease {
    try keep("other") { try $0.put("A lamp.\n", at: "../README.md") }
  }

  /// One that is gone once it was looked at.
  static func passing() throws -> SampleRelease {
    let release = try SampleRelease()
    try release.writeTexts()
    return release
  }

  func remove() throws { try FileManager.default.removeItem(at: folder) }

  // MARK: Texts

  private func put(_ text: String, at path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func writeTexts() throws {
    for block in SampleTexts.languages.components(separatedBy: "\n\n") {
      let lines = block.components(separatedBy: "\n")
      let head = lines[0].components(separatedBy: " ")
      let (code, times) = (head[0], Int(head[1]) ?? 1)
      let said = lines[5...].filter { $0.hasPrefix("\"") }.map { String($0.dropFirst()) }
      // Chinese and Japanese are written without blanks.
      let blank = ["ja", "zh-Hans"].contains(code) ? "" : " "
      var texts = [
        "name": lines[1], "subtitle": lines[2], "keywords": lines[3], "promotional_text": lines[4],
        "release_notes": lines[5...].filter { !$0.hasPrefix("\"") }.joined(separator: "\n"),
        "description": repeatElement(said.joined(separator: blank), count: times).joined(separator: blank),
      ]
      switch code {
      case "en-US": texts["description"]? += "\n\n<b>For walkers, anglers and the curious.</b>"
      case "fr-FR": texts["description"] = texts["description"]?.decomposedStringWithCanonicalMapping
      case "ko": texts["release_notes"] = "\u{FEFF}" + (texts["release_notes"] ?? "")
      case "pt-BR": texts["description"]? += " Também para Android."
      default: break
      }
      for (field, text) in texts where text != "-" {
        let whole = ["empty": "", "blank": " "][text] ?? text
        try put(whole + "\n", at: "metadata/\(code)/\(field).txt")
      }
    }
    for (path, text) in SampleTexts.others { try put(text + "\n", at: "metadata/\(path)") }
  }

  // MARK: Pictures

  private func drawPictures() throws {
    var pictures: [Picture] = []
    func add(_ language: String, _ count: Int, pads: Int = 0) {
      pictures += (1...count).map { Picture("\(language)/0\($0)_phone.png", kind: $0) }
      guard pads > 0 else { return }
      pictures += (1...pads).map { Picture("\(language)/1\($0)_pad.png", kind: $0) }
    }
    add("en-US", 6, pads: 5)
    pictures += (1...12).map { Picture("de-DE/\($0).png", kind: $0) }
    pictures += (1...5).map { Picture("de-DE/ipad_\($0)_pad.png", kind: $0) }
    add("fr-FR", 5, pads: 4)
    pictures.append(Picture("fr-FR/06_small.png", kind: 6))
    add("es-ES", 6)
    add("it", 5)
    add("pt-BR", 5)
    add("ja", 6, pads: 4)
    add("ko", 5)
    add("zh-Hans", 6)
    for index in pictures.indices {
      switch pictures[index].path {
      case "es-ES/03_phone.png": pictures[index].alpha = .opaque
      case "en-US/04_phone.png": pictures[index].alpha = .corners
      default: break
      }
    }
    for picture in pictures { try draw(picture) }
    let twice = root.appending(path: "screenshots/ko")
    try FileManager.default.copyItem(
      at: twice.appending(path: "02_phone.png"), to: twice.appending(path: "06_phone.png"))
  }

  private func draw(_ picture: Picture) throws {
    let url = root.appending(path: "screenshots/\(picture.path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    picture.save(url.path)
  }
}

/// A picture of the store: a device with something on it, under two lines.
private struct Picture {
  enum Alpha { case none, opaque, corners }

  /// Below the pictures' folder.
  let path: String
  let kind: Int
  var alpha = Alpha.none

  init(_ path: String, kind: Int) { (self.path, self.kind) = (path, kind) }

  private var size: (width: Double, height: Double) {
    path.hasSuffix("_pad.png")
      ? (2_064, 2_752) : path.hasSuffix("_small.png") ? (1_080, 1_920) : (1_320, 2_868)
  }

  private typealias Colour = (red: Double, green: Double, blue: Double)

  private static let grounds: [Colour] = [
    (0.16, 0.43, 0.78), (0.09, 0.52, 0.50), (0.93, 0.62, 0.40), (0.36, 0.55, 0.86), (0.85, 0.66, 0.25),
    (0.10, 0.15, 0.32), (0.55, 0.36, 0.62), (0.20, 0.60, 0.72), (0.88, 0.45, 0.42), (0.30, 0.42, 0.36),
    (0.42, 0.48, 0.78), (0.70, 0.55, 0.42),
  ]

  func save(_ file: String) {
    let (width, height) = size
    let format = alpha == .none ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let surface = cairo_image_surface_create(format, gint(width), gint(height))
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    func box(_ x: Double, _ y: Double, _ wide: Double, _ high: Double, _ colour: Colour, radius: Double) {
      for (corner, place) in [(x + wide, y), (x + wide, y + high), (x, y + high), (x, y)].enumerated() {
        let centreX = place.0 > x ? place.0 - radius : x + radius
        let centreY = place.1 > y ? place.1 - radius : y + radius
        let angle = Double(corner - 1) * .pi / 2
        cairo_arc(context, centreX, centreY, radius, angle, angle + .pi / 2)
      }
      cairo_close_path(context)
      cairo_set_source_rgb(context, colour.red, colour.green, colour.blue)
      cairo_fill(context)
    }
    let ground = Picture.grounds[(kind - 1) % Picture.grounds.count]
    let gradient = cairo_pattern_create_linear(0, 0, 0, height)
    cairo_pattern_add_color_stop_rgb(gradient, 0, ground.red, ground.green, ground.blue)
    cairo_pattern_add_color_stop_rgb(
      gradient, 1, ground.red * 0.7 + 0.2, ground.green * 0.7 + 0.2, ground.blue * 0.7 + 0.2)
    cairo_set_source(context, gradient)
    cairo_paint(context)
    cairo_pattern_destroy(gradient)
    // What it says is of another length in each language.
    let words = Double(path.utf8.prefix(2).reduce(0) { $0 &+ Int($1) } % 7) * 0.04
    let bar = height * 0.028
    for (line, share) in [0.5 + words, 0.62 - words].enumerated() {
      let wide = width * share
      box((width - wide) / 2, height * (0.06 + 0.05 * Double(line)), wide, bar, (1, 1, 1), radius: bar / 2)
    }
    let wide = width * 0.72
    let (left, top, high) = ((width - wide) / 2, height * 0.2, height * 0.72)
    box(left - 24, top - 24, wide + 48, high + 48, (0.06, 0.09, 0.16), radius: wide * 0.1)
    box(left, top, wide, high, (0.98, 0.98, 0.99), radius: wide * 0.085)
    let rows = 5 + kind % 4
    for row in 0..<rows {
      let y = top + high * (0.08 + 0.86 * Double(row) / Double(rows))
      let side = high * 0.36 / Double(rows)
      box(left + wide * 0.1, y, side, side, ground, radius: side * Double(kind % 3) / 4)
      let share = 0.3 + 0.3 * Double((row * 5 + kind) % 4) / 4
      box(left + wide * 0.4, y + side * 0.1, wide * share, side * 0.3, (0.2, 0.28, 0.4), radius: side * 0.15)
      box(left + wide * 0.4, y + side * 0.6, wide * 0.28, side * 0.2, (0.8, 0.85, 0.9), radius: side * 0.1)
    }
    if alpha == .corners {
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      for (x, y) in [(0, 0), (width - 80, 0), (0, height - 80), (width - 80, height - 80)] {
        cairo_rectangle(context, x, y, 80, 80)
        cairo_fill(context)
      }
    }
    cairo_surface_write_to_png(surface, file)
  }
}
