import Foundation
import JSON

/// A JSON schema, as far as ours go.
struct JSONSchema {
  private let root: JSONNode

  init(_ bytes: [UInt8]) throws { root = try JSONNode(bytes) }

  init(inResources name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Resources/schema")
    try self.init(Array(Data(contentsOf: folder.appending(path: name))))
  }

  /// What a document does against the schema; empty when it is valid.
  func faults(in bytes: [UInt8]) throws -> [String] { faults(try JSONNode(bytes), root, at: "") }

  private static let known: Set = [
    "$schema", "title", "description", "type", "properties", "required", "additionalProperties", "items",
    "enum",
    "const", "pattern", "minimum", "minLength", "minItems", "format", "$ref", "$defs",
  ]

  private func faults(_ value: JSONNode, _ schema: JSONNode, at place: String) -> [String] {
    var faults = (schema.members ?? []).filter { !Self.known.contains($0.key) }.map {
      "\(place): unknown word \($0.key)"
    }
    if let name = schema["$ref"]?.string?.split(separator: "/").last, let meant = root["$defs"]?[String(name)]
    {
      faults += self.faults(value, meant, at: place)
    }
    if let type = schema["type"] {
      let types = type.string.map { [$0] } ?? type.elements?.compactMap(\.string) ?? []
      if !types.contains(where: { value.isOf(type: $0) }) { faults.append("\(place) is not of \(types)") }
    }
    if let choices = schema["enum"]?.elements, !choices.contains(where: { $0.isSame(as: value) }) {
      faults.append("\(place) is none of the choices")
    }
    if let wanted = schema["const"], !wanted.isSame(as: value) { faults.append("\(place) is another value") }
    if let text = value.string {
      if let pattern = schema["pattern"]?.string, text.range(of: pattern, options: .regularExpression) == nil
      {
        faults.append("\(place) “\(text)” does not follow \(pattern)")
      }
      if let least = schema["minLength"]?.integer, text.unicodeScalars.count < least {
        faults.append("\(place) is short")
      }
    }
    if let number = value.number, let least = schema["minimum"]?.number, number < least {
      faults.append("\(place) is below \(least)")
    }
    if let elements = value.elements {
      if let least = schema["minItems"]?.integer, elements.count < least {
        faults.append("\(place) has too few")
      }
      if let each = schema["items"] {
        for (index, element) in elements.enumerated() {
          faults += self.faults(element, each, at: "\(place)[\(index)]")
        }
      }
    }
    if let members = value.members {
      for wanted in schema["required"]?.elements?.compactMap(\.string) ?? []
      where !members.contains(where: { $0.key == wanted }) {
        faults.append("\(place).\(wanted) is missing")
      }
      for (key, member) in members {
        if let own = schema["properties"]?[key] {
          faults += self.faults(member, own, at: "\(place).\(key)")
        } else if let others = schema["additionalProperties"] {
          if others.bool == false { faults.append("\(place).\(key) is not known") }
          if others.members != nil { faults += self.faults(member, others, at: "\(place).\(key)") }
        }
      }
    }
    return faults
  }
}

extension JSONNode {
  fileprivate func isOf(type: String) -> Bool {
    switch type {
    case "object": members != nil
    case "array": elements != nil
    case "string": string != nil
    case "integer": integer != nil
    case "number": number != nil
    case "boolean": bool != nil
    case "null": isNull
    default: false
    }
  }

  fileprivate func isSame(as other: JSONNode) -> Bool {
    if isNull || other.isNull { return isNull && other.isNull }
    if let string { return string == other.string }
    if let bool { return bool == other.bool }
    return number != nil && number == other.number
  }
}
