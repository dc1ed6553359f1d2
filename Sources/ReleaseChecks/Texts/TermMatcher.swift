/// Finds terms of one or more words in texts, by whole words and without regard to case.
///
/// Built once for all lists; a text is gone through once, byte by byte. A word of a text can only begin a term that
/// begins with the same letter and is as long, and few do.
struct TermMatcher: Sendable {
  struct Match: Equatable {
    /// Which of the lists has the term.
    let list: Int
    /// Where it stands in the text's bytes.
    let range: Range<Int>
  }

  private struct Term: Sendable {
    let list: Int
    /// In lower case.
    let words: [[UInt8]]
    /// Longer terms that are meant, such as "google drive" for "google".
    let allowed: [[[UInt8]]]
    /// Words before the term with which it is meant, such as "with" for "google".
    let allowedBefore: [[UInt8]]
    /// Words of which one has to stand before it; empty: any may.
    let neededBefore: [[UInt8]]
  }

  /// Terms by the first letter of their first word, a to z.
  private var byLetter = [[Term]](repeating: [], count: 26)
  /// A bit for each length of a first word that begins with the letter.
  private var lengths = [UInt64](repeating: 0, count: 26)

  /// Terms whose first letter is not an ASCII letter are left out: the lists are English.
  ///
  /// - Parameter services: phrases that are meant, though a term is in them.
  init(_ lists: [WordListRule], services: [String] = []) {
    let services = services.map(Self.words)
    for (index, list) in lists.enumerated() {
      let allowed = list.allowed.map(Self.words) + services
      for words in list.terms.map(Self.words) {
        guard let first = words.first, let letter = first.first.flatMap(Self.letter), first.count < 64 else {
          continue
        }
        byLetter[letter].append(
          Term(
            list: index, words: words,
            allowed: allowed.filter { $0.count > words.count && $0.starts(with: words) },
            allowedBefore: services.filter { $0.count == 2 && words == [$0[1]] }.map { $0[0] },
            neededBefore: list.neededBefore.map { Array($0.utf8) }))
        lengths[letter] |= 1 << UInt64(first.count)
      }
    }
  }

  /// The first place of each term, in the order of the text.
  func matches(in text: Substring) -> [Match] {
    var text = text
    return text.withUTF8 { bytes in
      var found: [Match] = []
      var index = 0
      while index < bytes.count {
        guard bytes[index].isWordByte else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, bytes[index].isWordByte { index += 1 }
        let length = index - start
        guard length < 64, let letter = Self.letter(bytes[start] | 0x20),
          lengths[letter] & (1 << UInt64(length)) != 0
        else { continue }
        for term in byLetter[letter] {
          guard let end = Self.end(of: term.words, in: bytes, from: start),
            !Self.isPartOfAWord(start..<end, in: bytes),
            !term.allowed.contains(where: { Self.end(of: $0, in: bytes, from: start) != nil }),
            !Self.follows(term.allowedBefore, at: start, in: bytes),
            term.neededBefore.isEmpty || Self.follows(term.neededBefore, at: start, in: bytes),
            !found.contains(where: { $0.list == term.list && Self.isSame($0.range, start..<end, in: bytes) })
          else { continue }
          found.append(Match(list: term.list, range: start..<end))
        }
      }
      return found
    }
  }

  private static func words(_ term: String) -> [[UInt8]] {
    term.lowercased().split(separator: " ").map { Array($0.utf8) }
  }

  private static func letter(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? Int(byte - UInt8(ascii: "a")) : nil
  }

  /// Where a term ends that begins at `start`, blanks between its words; nil when it is another text.
  private static func end(of term: [[UInt8]], in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    for (number, word) in term.enumerated() {
      if number > 0 {
        let before = index
        while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
        if index == before { return nil }
      }
      guard index + word.count <= bytes.count else { return nil }
      for byte in word {
        guard bytes[index].lowercasedASCII == byte else { return nil }
        index += 1
      }
      if index < bytes.count, bytes[index].isWordByte { return nil }
    }
    return index
  }

  /// Whether one of `words` stands right before `start`.
  private static func follows(
    _ words: [[UInt8]], at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard !words.isEmpty else { return false }
    var end = start
    while end > 0, bytes[end - 1] == 0x20 || (0x09...0x0D).contains(bytes[end - 1]) { end -= 1 }
    guard end < start else { return false }
    var begin = end
    while begin > 0, bytes[begin - 1].isWordByte { begin -= 1 }
    return words.contains { word in
      word.count == end - begin && zip(word, bytes[begin..<end]).allSatisfy { $0 == $1.lowercasedASCII }
    }
  }

  private static func isSame(_ left: Range<Int>, _ right: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    left.count == right.count
      && zip(left, right).allSatisfy { bytes[$0].lowercasedASCII == bytes[$1].lowercasedASCII }
  }

  /// Whether a letter that is not ASCII stands beside and belongs to the word. Scripts without blanks between words do
  /// not count.
  private static func isPartOfAWord(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
      guard let scalar, scalar.value > 0x7F, scalar.value < 0xE00 else { return false }
      return scalar.properties.isAlphabetic
    }
    if range.upperBound < bytes.count, bytes[range.upperBound] >= 0x80 {
      let after = String(decoding: bytes[range.upperBound...].prefix(4), as: UTF8.self)
      if isLetter(after.unicodeScalars.first) { return true }
    }
    guard range.lowerBound > 0, bytes[range.lowerBound - 1] >= 0x80 else { return false }
    var start = range.lowerBound - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return isLetter(String(decoding: bytes[start..<range.lowerBound], as: UTF8.self).unicodeScalars.last)
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool { isASCIILetterOrDigit || self == UInt8(ascii: "_") }
  fileprivate var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  var isASCIILetterOrDigit: Bool {
    // In ASCII 0x20 is what makes a letter small.
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
  }
}
