import CGtk
import Foundation
import GtkKit
import ShipShapeCore
import ShipShapeUI

// Renders every view into PNG files, without a person:
//   shipshape-screenshots FOLDER SUFFIX WIDTH HEIGHT [light|dark]… [SCENE]…

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 5, let width = Int(arguments[2]), let height = Int(arguments[3]) else {
  FileHandle.standardError.write(
    Data("usage: shipshape-screenshots FOLDER SUFFIX WIDTH HEIGHT [light|dark]… [SCENE]…\n".utf8))
  exit(2)
}
try Studio.open()
let themes = arguments.dropFirst(4).filter { ["light", "dark"].contains($0) }
let names = arguments.dropFirst(4 + themes.count)
// Drawn before a scene's clock starts.
_ = try SampleRelease.tidepool()
for theme in themes {
  let studio = Studio(
    folder: URL(filePath: arguments[0]), suffix: arguments[1], width: width, height: height,
    isDark: theme == "dark")
  for scene in Scene.all where names.isEmpty || names.contains(scene.name) { try await studio.take(scene) }
}
SampleRelease.removeAll()
