package import JSON

extension ProjectFile {
  /// Why the nearest file cannot be used.
  package enum Failure: Error, Sendable {
    case unreadable(path: String, Disk.Fault)
    case broken(path: String, JSONFault)

    package var sentence: String {
      switch self {
      case .unreadable(let path, let fault): "\(path) cannot be read: \(fault.sentence)"
      case .broken(let path, let fault): "\(path): \(fault.sentence)"
      }
    }
  }

  /// The nearest `.shipshape.json`, in the release's folder or up to two above it.
  ///
  /// - Parameter root: the release's folder as a whole path.
  /// - Returns: the file, empty where there is none, and the folder of the project, where one is known.
  package static func nearest(toRoot root: String) throws(Failure) -> (file: ProjectFile, folder: String?) {
    for folder in folders(around: root) {
      let path = "\(folder)/\(name)"
      let bytes: [UInt8]
      do throws(Disk.Fault) { bytes = try OpenFile(path: path).all(atMost: mostBytes) } catch .missing {
        continue
      } catch .notAllowed where folder != root {
        continue  // a folder above that may not be read counts as having no file
      } catch {
        throw .unreadable(path: path, error)
      }
      do throws(JSONFault) { return (try ProjectFile(json: bytes), folder) } catch {
        throw .broken(path: path, error)
      }
    }
    return (ProjectFile(), project(around: root))
  }

  /// Of a rules file or a project's file.
  package static let mostBytes = 1 << 24

  /// What links may lead to without a word: the folder that holds `fastlane`.
  package static func project(around root: String) -> String? {
    let parts = root.split(separator: "/")
    guard let last = parts.last, last == "fastlane" || last == ".fastlane" else { return nil }
    return "/" + parts.dropLast().joined(separator: "/")
  }
}
