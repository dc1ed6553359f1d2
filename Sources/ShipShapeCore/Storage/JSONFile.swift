import Foundation
import Glibc
package import JSON

/// A value that is kept as a JSON object in a file of its own.
package protocol StoredAsJSON: JSONReadable {
  /// What is kept of it, by key.
  var members: [(String, JSONValue)] { get }
}

/// A small value in a JSON file of its own.
package struct JSONFile<Value: StoredAsJSON> {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// No file of ours is larger, and one that is would hold up the start.
  private static var mostBytes: Int { 1 << 20 }

  /// The value in the file; nil when there is no file, or none that can be read. A file that is there but makes no
  /// sense is kept beside its place, so that the next save overwrites nothing.
  package func load() -> Value? {
    guard let bytes = Files.start(of: path, count: JSONFile.mostBytes) else { return nil }
    if let node = try? JSONNode(bytes), let value = try? Value(node) { return value }
    rename(path, path + ".unreadable")
    return nil
  }

  /// Replaces the file, whole or not at all. Members that this version does not know stay in it, and a link stays a
  /// link to the file that it names.
  package func save(_ value: Value) throws {
    guard Files.kind(path) != .other else { throw JSONFault("not a file") }
    try Files.makePrivateFolder(Files.folder(of: path))
    let earlier = Files.start(of: path, count: JSONFile.mostBytes).flatMap { try? JSONNode($0) }
    guard let text = (earlier.map { JSONValue($0) } ?? .object([])).setting(value.members).written() else {
      throw JSONFault("no memory")
    }
    let target = URL(filePath: path).resolvingSymlinksInPath()
    try Data((text + "\n").utf8).write(to: target, options: .atomic)
  }
}
