import Glibc

/// Why bytes are not UTF-8 text.
package enum EncodingFault: Error, Equatable, Sendable {
  /// The first byte that does not belong, from 0.
  case invalid(offset: Int)
  /// - Parameter isSound: every pair of it can be read.
  case utf16(isSound: Bool)
  /// Encrypted, or no text at all: a NUL among the bytes.
  case binary
  /// By a program that keeps files encrypted, or elsewhere, in a repository.
  case locked(by: Lock)
}

/// What keeps a file from being read in a repository that it was not unlocked in.
package enum Lock: String, CaseIterable, Sendable {
  case gitCrypt = "git-crypt"
  case lfs = "Git LFS"
  case ansibleVault = "Ansible Vault"
  case transcrypt
  case pgp = "PGP"
  case age

  /// How its files begin.
  private var beginning: String {
    switch self {
    case .gitCrypt: "\0GITCRYPT\0"
    case .lfs: "version https://git-lfs.github.com/spec/"
    case .ansibleVault: "$ANSIBLE_VAULT;"
    case .transcrypt: "U2FsdGVkX1"
    case .pgp: "-----BEGIN PGP MESSAGE-----"
    case .age: "age-encryption.org/v1"
    }
  }

  init?(_ bytes: some Collection<UInt8>) {
    let lock = Self.allCases.first {
      $0.beginning.utf8.first == bytes.first && bytes.starts(with: $0.beginning.utf8)
    }
    guard let lock else { return nil }
    self = lock
  }
}

extension Text.Content {
  /// What a file's bytes say.
  init(_ bytes: [UInt8], isSecret: Bool) {
    do throws(EncodingFault) {
      let text = try String(textFile: bytes)
      self =
        isSecret
        ? .secret(
          isEmpty: text.strippedAsDeliver.isEmpty, hasByteOrderMark: text.unicodeScalars.contains("\u{FEFF}"))
        : .text(text)
    } catch {
      self = .undecodable(error)
    }
  }
}

extension String {
  /// A text file's bytes as UTF-8, its byte order mark kept as the character that deliver would send.
  init(textFile bytes: [UInt8]) throws(EncodingFault) {
    if let lock = Lock(bytes) { throw .locked(by: lock) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { throw .binary }  // UTF-32
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw .utf16(isSound: bytes.decodedFromUTF16 != bytes)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      if bytes.hasNUL { throw .binary }
      throw .invalid(offset: bytes.firstInvalidUTF8)
    }
    if bytes.hasNUL, text.strippedAsDeliver.utf8.contains(0) { throw .binary }
    self = text
  }
}

extension [UInt8] {
  fileprivate var hasNUL: Bool {
    withUnsafeBytes { bytes in bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false }
  }

  /// Where the longest valid beginning ends.
  fileprivate var firstInvalidUTF8: Int {
    // Valid beginnings of a valid text are valid but for a cut sequence, so the halves tell where to look.
    var valid = 0
    var end = count
    while end - valid > 4 {
      let middle = (valid + end) / 2
      // A cut inside a sequence is not an error of the text: step back to the sequence's start.
      var cut = middle
      while cut > valid, cut < count, self[cut] & 0xC0 == 0x80 { cut -= 1 }
      if cut == valid { break }
      if String(validating: self[valid..<cut], as: UTF8.self) != nil { valid = cut } else { end = cut }
    }
    while valid < end {
      let lead = self[valid]
      let length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
      guard valid + length <= count, String(validating: self[valid..<valid + length], as: UTF8.self) != nil
      else {
        return valid
      }
      valid += length
    }
    return valid
  }
}
