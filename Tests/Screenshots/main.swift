import CGtk
import Foundation
import GtkKit
import ShipShapeCore
import ShipShapeUI

// Renders every view into PNG files, without a person:
//   shipshape-screenshots FOLDER SUFFIX WIDTH HEIGHT [light|dark]…

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 5, let width = Int(arguments[2]), let height = Int(arguments[3]) else {
  FileHandle.standardError.write(
    Data("usage: shipshape-screenshots FOLDER SUFFIX WIDTH HEIGHT [light|dark]…\n".utf8))
  exit(2)
}
try Studio.open()
for theme in arguments.dropFirst(4) {
  let studio = Studio(
    folder: URL(filePath: arguments[0]), suffix: arguments[1], width: width, height: height,
    isDark: theme == "dark")
  for scene in Scene.all { try await studio.take(scene) }
}
