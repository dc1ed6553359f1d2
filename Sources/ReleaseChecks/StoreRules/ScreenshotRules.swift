package import JSON

/// The slots of the store and what goes into them.
///
/// Source: fastlane 2.237.0, `deliver/lib/deliver/app_screenshot.rb`, equal to Apple's screenshot specifications.
package struct ScreenshotRules: Sendable, JSONReadable {
  package final class Slot: Sendable, JSONReadable {
    package let key: String
    package let label: String
    package let family: String
    package let sizes: [PixelSize]
    package let requiredGroup: String?

    package init(_ node: JSONNode) throws(JSONFault) {
      key = try node.get("key")
      label = try node.get("label")
      family = try node.get("family")
      sizes = try node.get("sizes")
      requiredGroup = try node.find("required_group")
    }

    /// The label without its remark on the API's name, as people know the device.
    package var title: String {
      String(label[..<(label.firstRange(of: " (API")?.lowerBound ?? label.endIndex)])
    }
  }
  package struct Upcoming: Sendable, JSONReadable {
    package let label: String
    package let sizes: [PixelSize]

    package init(_ node: JSONNode) throws(JSONFault) {
      label = try node.get("label")
      sizes = try node.get("sizes")
    }
  }

  /// The spellings of each format's extension that pass: "png" and "jpeg".
  package let formats: [String: [String]]
  package let maxPerSet: Int
  package let displayTypes: [Slot]
  private let slotsBySize: [PixelSize: [Slot]]
  private let extensions: Set<String>
  /// Sizes that Apple lists and does not take yet.
  package let upcoming: [Upcoming]

  package init(_ node: JSONNode) throws(JSONFault) {
    formats = try node.get("formats")
    maxPerSet = try node.get("max_per_set")
    displayTypes = try node.get("display_types")
    slotsBySize = displayTypes.reduce(into: [:]) { all, slot in
      for size in slot.sizes { all[size, default: []].append(slot) }
    }
    extensions = Set(formats.values.joined())
    upcoming = try node.get("upcoming")
  }

  /// The slots that take a size, in the order of the rules file.
  func slots(of size: PixelSize, isMessage: Bool) -> [Slot] {
    (slotsBySize[size] ?? []).filter { $0.family.hasPrefix("imessage") == isMessage }
  }

  /// A name that deliver picks up: any case of the extensions.
  func isPicture(_ path: RelativePath) -> Bool {
    let spelled = path.fileExtension
    return extensions.contains(spelled) || extensions.contains(spelled.lowercased())
  }
}

/// Width and height in pixels.
package struct PixelSize: Sendable, Hashable, JSONReadable, CustomStringConvertible {
  package let width: Int
  package let height: Int

  package init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  package init(_ node: JSONNode) throws(JSONFault) {
    guard let sides = node.elements, sides.count == 2 else { throw JSONFault("width and height are wanted") }
    self.init(try Int(sides[0]), try Int(sides[1]))
  }

  package var isPortrait: Bool { height > width }
  package var turned: PixelSize { PixelSize(height, width) }
  package var description: String { "\(width)×\(height)" }
}
