import CCJSON

/// A JSON value to be written, its members in the order that they are given.
enum JSONValue {
  case null
  case bool(Bool)
  case integer(Int)
  case text(String)
  case list([JSONValue])
  case object([(String, JSONValue)])

  static func text(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
  static func integer(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }

  /// As text with a line for each value; nil when there is no memory left.
  func written() -> String? {
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
