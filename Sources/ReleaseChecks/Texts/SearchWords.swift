extension String {
  var searchWords: [String] { self[...].searchWords }
}

extension Substring {
  /// Words as a search takes them: only letters and digits, without case and accents.
  var searchWords: [String] {
    unicodeScalars.split { !$0.isWordPart }.map { word in
      let lowercase = String(Substring(word)).lowercased()
      return lowercase.unicodeScalars.contains { $0.mayHaveAccent } ? lowercase.withoutMarks : lowercase
    }
  }

  /// Written in a script that puts no blanks between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese.
  var isWithoutBlanks: Bool {
    utf8.contains { $0 >= 0xE0 }
      && unicodeScalars.contains {
        (0x0E00...0x0EFF).contains($0.value) || (0x1000...0x109F).contains($0.value)
          || (0x1780...0x17FF).contains($0.value) || (0x2E80...0x9FFF).contains($0.value)
          || (0xF900...0xFAFF).contains($0.value) || (0x20000...0x3FFFF).contains($0.value)
      }
  }
}

extension Unicode.Scalar {
  /// A letter of the scripts whose accents a search overlooks, or an accent by itself.
  var mayHaveAccent: Bool {
    (0xC0...0x3FF).contains(value) || (0x1E00...0x1FFF).contains(value)
  }
}

extension Inspection {
  /// The words of the name and the subtitle that a language shows.
  func namedWords(in locale: String?) -> Set<String> {
    guard let locale else { return [] }
    return Set(
      ["name", "subtitle"].compactMap { sentText($0, in: locale) }.filter(\.isOfPlausibleLength)
        .flatMap { $0.sent.searchWords })
  }
}
