import CCJSON

/// A JSON value to be written, its members in the order that they are given.
package enum JSONValue {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([(String, JSONValue)])

  /// A text, or null where there is none.
  package static func text(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
  /// A number, or null where there is none.
  package static func integer(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }

  /// The same value as one that was read.
  package init(_ node: JSONNode) {
    if let members = node.members {
      self = .object(members.map { ($0.key, JSONValue($0.value)) })
    } else if let elements = node.elements {
      self = .list(elements.map { JSONValue($0) })
    } else if let text = node.string {
      self = .text(text)
    } else if let number = node.number {
      self = .number(number)
    } else if let bool = node.bool {
      self = .bool(bool)
    } else {
      self = .null
    }
  }

  /// This object with other values for the members named; those that are not named stay as they are, in their places.
  package func setting(_ changes: [(String, JSONValue)]) -> JSONValue {
    guard case .object(var members) = self else { return .object(changes) }
    for (key, value) in changes {
      if let place = members.firstIndex(where: { $0.0 == key }) {
        members[place].1 = value
      } else {
        members.append((key, value))
      }
    }
    return .object(members)
  }

  /// As text with a line for each value; nil when there is no memory left.
  package func written() -> String? {
    guard let value = made else { return nil }
    defer { cJSON_Delete(value) }
    guard let characters = cJSON_Print(value) else { return nil }
    defer { cJSON_free(characters) }
    return String(cString: characters)
  }

  /// A value of cJSON's that the caller owns.
  private var made: UnsafeMutablePointer<cJSON>? {
    switch self {
    case .null: return cJSON_CreateNull()
    case .bool(let value): return cJSON_CreateBool(value ? 1 : 0)
    case .integer(let number): return cJSON_CreateNumber(Double(number))
    case .number(let number): return cJSON_CreateNumber(number)
    case .text(let text): return cJSON_CreateString(text)
    case .list(let elements):
      let array = cJSON_CreateArray()
      // The array takes over what is made.
      for element in elements { cJSON_AddItemToArray(array, element.made) }
      return array
    case .object(let members):
      let object = cJSON_CreateObject()
      for (key, member) in members { cJSON_AddItemToObject(object, key, member.made) }
      return object
    }
  }
}
