import Foundation
import PackagePlugin

/// Makes the one bundle that the app loads of everything under `Resources`.
@main
struct GResourcePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let resources = package.appending(path: "Resources")
    let script = package.appending(path: "Sources/GResourcePlugin/make-bundle.sh")
    let bundle = context.pluginWorkDirectoryURL.appending(path: "shipshape.gresource")
    let work = context.pluginWorkDirectoryURL.appending(path: "bundle")
    let folders = ["ui", "icons", "images", "clips", "sounds"].map { resources.appending(path: $0) }
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath } ?? []
    }
    return [
      .buildCommand(
        displayName: "Making the resource bundle",
        // A system tool: `context.tool(named:)` knows only the package's own.
        executable: URL(filePath: "/bin/sh"),
        arguments: [script, resources, bundle, work].map { $0.path(percentEncoded: false) },
        inputFiles: files + [script, resources.appending(path: "style.css")], outputFiles: [bundle])
    ]
  }
}
