import CCJSON

/// What is wrong with a JSON file, and where in it.
package struct JSONFault: Error, Equatable {
  package let what: String
  /// Keys and indices from the top to the value; empty when the file is not JSON at all.
  package private(set) var path: [String] = []

  /// Whether the file is not JSON at all.
  package private(set) var isSyntax = false

  package init(_ what: String, isSyntax: Bool = false) {
    self.what = what
    self.isSyntax = isSyntax
  }

  /// For a person: "a text is wanted at accepted[0].reason".
  package var sentence: String {
    guard !path.isEmpty else { return what }
    let place = path.reduce("") { $0.isEmpty ? $1 : $1.hasPrefix("[") ? $0 + $1 : "\($0).\($1)" }
    return "\(what) at \(place)"
  }

  /// The same fault, seen from the object or list around it.
  package func inside(_ key: String) -> JSONFault {
    var fault = self
    fault.path.insert(key, at: 0)
    return fault
  }
}

/// A value of a JSON file, as cJSON reads it. Nothing changes one once it is read.
package struct JSONNode: @unchecked Sendable {
  /// Owns the whole of the file; every node of it keeps it.
  private final class Document: @unchecked Sendable {
    let root: UnsafeMutablePointer<cJSON>
    init(_ root: UnsafeMutablePointer<cJSON>) { self.root = root }
    deinit { cJSON_Delete(root) }
  }

  private let document: Document
  private let value: UnsafeMutablePointer<cJSON>

  /// Reads a whole file.
  package init(_ bytes: [UInt8]) throws(JSONFault) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw JSONFault("not UTF-8 text") }
    var root: UnsafeMutablePointer<cJSON>?
    let end = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        var end: UnsafePointer<CChar>?
        root = cJSON_ParseWithLengthOpts(characters.baseAddress, characters.count, &end, 0)
        guard let start = characters.baseAddress, let end else { return 0 }
        return start.distance(to: end)
      }
    }
    // Only blanks may follow the value.
    let rest = bytes[min(end, bytes.count)...].firstIndex { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    guard let root, rest == nil else {
      cJSON_Delete(root)
      throw JSONFault(
        "not JSON from \(Self.place(of: root == nil ? end : rest ?? end, in: bytes))", isSyntax: true)
    }
    document = Document(root)
    value = root
  }

  private init(_ value: UnsafeMutablePointer<cJSON>, of document: Document) {
    self.value = value
    self.document = document
  }

  private static func place(of offset: Int, in bytes: [UInt8]) -> String {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    return "line \(line), column \(column)"
  }

  // MARK: What it is

  private var type: Int32 { value.pointee.type & 0xFF }

  /// Whether it is null.
  package var isNull: Bool { type == cJSON_NULL }
  /// Its text, number, whole number or truth value; nil for anything else.
  package var string: String? {
    type == cJSON_String ? value.pointee.valuestring.map { String(cString: $0) } : nil
  }
  package var number: Double? { type == cJSON_Number ? value.pointee.valuedouble : nil }
  package var integer: Int? { number.flatMap(Int.init(exactly:)) }
  package var bool: Bool? { type == cJSON_True ? true : type == cJSON_False ? false : nil }

  /// An array's elements; nil for anything else.
  package var elements: [JSONNode]? { type == cJSON_Array ? children : nil }

  /// An object's members in the order of the file; nil for anything else.
  package var members: [(key: String, value: JSONNode)]? {
    guard type == cJSON_Object else { return nil }
    return children.map { ($0.value.pointee.string.map { String(cString: $0) } ?? "", $0) }
  }

  private var children: [JSONNode] {
    var result: [JSONNode] = []
    var next = value.pointee.child
    while let child = next {
      result.append(JSONNode(child, of: document))
      next = child.pointee.next
    }
    return result
  }

  /// A member of an object; nil when it is not there or null.
  package subscript(_ key: String) -> JSONNode? {
    guard let member = cJSON_GetObjectItemCaseSensitive(value, key), member.pointee.type & 0xFF != cJSON_NULL
    else {
      return nil
    }
    return JSONNode(member, of: document)
  }
}

/// A kind of value that can be read from a node.
package protocol JSONReadable {
  /// Reads the value; throws where the node is not of this kind.
  init(_ node: JSONNode) throws(JSONFault)
}

extension JSONNode {
  /// A member that has to be there.
  package func get<Value: JSONReadable>(_ key: String, as type: Value.Type = Value.self) throws(JSONFault)
    -> Value
  {
    guard let node = self[key] else { throw JSONFault("“\(key)” is missing") }
    do throws(JSONFault) { return try Value(node) } catch { throw error.inside(key) }
  }

  /// A member that may be missing or null.
  package func find<Value: JSONReadable>(_ key: String, as type: Value.Type = Value.self) throws(JSONFault)
    -> Value?
  {
    guard let node = self[key] else { return nil }
    do throws(JSONFault) { return try Value(node) } catch { throw error.inside(key) }
  }
}

extension String: JSONReadable {
  package init(_ node: JSONNode) throws(JSONFault) {
    guard let text = node.string else { throw JSONFault("a text is wanted") }
    self = text
  }
}

extension Int: JSONReadable {
  package init(_ node: JSONNode) throws(JSONFault) {
    guard let number = node.integer, (0...1_000_000_000_000).contains(number) else {
      throw JSONFault("a whole number is wanted")
    }
    self = number
  }
}

extension Double: JSONReadable {
  package init(_ node: JSONNode) throws(JSONFault) {
    guard let number = node.number, (0...1e12).contains(number) else { throw JSONFault("a number is wanted") }
    self = number
  }
}

extension Bool: JSONReadable {
  package init(_ node: JSONNode) throws(JSONFault) {
    guard let value = node.bool else { throw JSONFault("true or false is wanted") }
    self = value
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  package init(_ node: JSONNode) throws(JSONFault) {
    guard let elements = node.elements else { throw JSONFault("a list is wanted") }
    self = []
    reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      do throws(JSONFault) { append(try Element(element)) } catch { throw error.inside("[\(index)]") }
    }
  }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  package init(_ node: JSONNode) throws(JSONFault) {
    guard let members = node.members else { throw JSONFault("an object is wanted") }
    self.init(minimumCapacity: members.count)
    for (key, member) in members {
      do throws(JSONFault) { self[key] = try Value(member) } catch { throw error.inside(key) }
    }
  }
}
