/// A web address taken apart as far as the rules ask.
struct Link {
  enum Fault: Equatable {
    case noScheme, otherScheme(String), blank, noHost

    var sentence: String {
      switch self {
      case .noScheme: "has no protocol"
      case .otherScheme(let scheme): "has the protocol “\(scheme)”; the store takes http and https"
      case .blank: "has a blank in it"
      case .noHost: "has no host with a dot in it"
      }
    }
  }

  let scheme: String
  /// In lower case, without user, port and brackets.
  let host: String
  let fault: Fault?
  let firstBlank: String.Index?

  init(_ text: Substring) {
    firstBlank = text.unicodeScalars.firstIndex(where: \.isBlank)
    let bytes = text.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), text[..<colon].isScheme else {
      (scheme, host) = ("", "")
      fault = firstBlank == nil ? .noScheme : .blank
      return
    }
    let after = text[bytes.index(after: colon)...]
    let slashes = after.utf8.prefix { $0 == UInt8(ascii: "/") }.count
    // "localhost:8080" and "example.org:443/x" have a port, no scheme.
    if slashes < 2, after.first?.isNumber == true {
      (scheme, host) = ("", "")
      fault = .noScheme
      return
    }
    scheme = text[..<colon].lowercased()
    guard scheme == "http" || scheme == "https" else {
      host = ""
      fault = .otherScheme(scheme)
      return
    }
    let authority = after.utf8.dropFirst(slashes).prefix { !"/?#".utf8.contains($0) }
    let withoutUser =
      authority.lastIndex(of: UInt8(ascii: "@")).map { authority[authority.index(after: $0)...] } ?? authority
    let bare =
      withoutUser.first == UInt8(ascii: "[")
      ? withoutUser.dropFirst().prefix { $0 != UInt8(ascii: "]") }
      : withoutUser.prefix { $0 != UInt8(ascii: ":") }
    host = Substring(bare).lowercased()
    let labels = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isHost =
      slashes == 2 && labels.first?.isEmpty == false
      && !labels.dropLast().contains { $0.isEmpty || $0.first == UInt8(ascii: "-") }
      && !bytes.contains(UInt8(ascii: "\\"))
      && (host.utf8.dropLast().contains(UInt8(ascii: ".")) || host.utf8.contains(UInt8(ascii: ":"))
        || host == "localhost")
    fault = firstBlank != nil ? .blank : isHost ? nil : .noHost
  }

  /// An address of this computer or of a private network.
  ///
  /// Source: RFC 1918, RFC 5735, RFC 4193.
  var isPrivateAddress: Bool {
    if host == "::1" || host.hasPrefix("fd") && host.contains(":") || host.hasPrefix("fe80:") { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false).compactMap { UInt8($0) }
    guard parts.count == 4, host.split(separator: ".").count == 4 else { return false }
    switch (parts[0], parts[1]) {
    case (10, _), (127, _), (0, _), (192, 168), (169, 254): return true
    case (172, 16...31): return true
    default: return false
    }
  }
}

extension Substring {
  fileprivate var isScheme: Bool {
    guard let first = utf8.first, first.isASCIILetterOrDigit, !(0x30...0x39).contains(first) else {
      return false
    }
    // A dot before the colon is a host's: "example.org:8080".
    return utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
  }
}
