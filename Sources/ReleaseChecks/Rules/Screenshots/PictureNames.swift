extension RelativePath {
  /// The last part with another extension.
  func renamed(extension spelled: String) -> [UInt8] {
    let name = nameBytes
    let end = name.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? name.endIndex
    return name[..<end] + Array(spelled.utf8)
  }
}

extension Picture {
  /// Whether the extension, in any case, is one of the format that the file has.
  func isNamedAfterItsFormat(_ rules: StoreRules) -> Bool {
    guard let format = header?.format.rawValue else { return true }
    return rules.screenshots.formats[format]?.contains(path.fileExtension.lowercased()) == true
  }
}

extension Stray {
  /// ", or 3 more beside it".
  var others: String { more > 0 ? ", or \(more) more beside it" : "" }
}

extension Inspection {
  /// The names of a set's pictures as the store would show them.
  func orderOnStore(_ set: ScreenshotSet) -> [String] {
    set.fates.compactMap { index, fate in
      if case .uploaded(let place) = fate {
        (place, folder.pictures[index].path.name.utf8.shownOnOneLine)
      } else {
        nil
      }
    }
    .sorted { $0.0 < $1.0 }.map(\.1)
  }
}
