import Glibc

extension Substring {
  /// Where a text stands first, byte for byte; many times faster than a search that minds how letters are composed.
  func firstPlace(of wanted: String) -> Range<Index>? {
    var text = self
    var wanted = wanted
    let offset: Int? = text.withUTF8 { bytes in
      wanted.withUTF8 { wanted in
        guard let base = bytes.baseAddress, let sought = wanted.baseAddress, bytes.count >= wanted.count,
          let rare = wanted.indices.max(by: { wanted[$0].rarity < wanted[$1].rarity })
        else { return nil }
        // From one place of the rarest byte to the next, and there the whole is compared.
        var place = rare
        let end = bytes.count - wanted.count + rare + 1
        while place < end, let found = memchr(base + place, Int32(wanted[rare]), end - place) {
          place = found - .init(mutating: base)
          if memcmp(base + place - rare, sought, wanted.count) == 0 { return place - rare }
          place += 1
        }
        return nil
      }
    }
    guard let offset else { return nil }
    let first = utf8.index(startIndex, offsetBy: offset)
    return first..<utf8.index(first, offsetBy: wanted.utf8.count)
  }

  /// The same for a word in small letters that may begin a sentence: its first letter may be a capital.
  func firstPlace(ofWord word: String) -> Range<Index>? {
    guard let first = word.first, let capital = first.uppercased().first,
      let place = firstPlace(of: String(word.dropFirst()))
    else { return nil }
    if place.lowerBound > startIndex {
      let before = index(before: place.lowerBound)
      if self[before] == first || self[before] == capital { return before..<place.upperBound }
    }
    // The rest stood in another word: look for the whole one.
    return firstPlace(of: word) ?? firstPlace(of: String(capital) + word.dropFirst())
  }
}

extension UInt8 {
  /// How seldom a byte is in texts: letters by their frequency in English, then other signs; of other scripts the bytes
  /// that end a scalar, which differ more than those that begin one.
  fileprivate var rarity: UInt8 { Self.rarities[Int(self)] }

  private static let rarities: [UInt8] = {
    var result = [UInt8](repeating: 30, count: 256)
    for (rank, byte) in " etaoinshrdlcumwfgypbvkjxqz".utf8.enumerated() { result[Int(byte)] = UInt8(rank) }
    for byte in 0x80..<0xC0 { result[byte] = 40 }
    for byte in 0xC0...0xFF { result[byte] = 20 }
    return result
  }()
}
