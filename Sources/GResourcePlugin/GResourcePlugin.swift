import Foundation
import PackagePlugin

/// Compiles `Resources/shipshape.gresource.xml` into the one bundle that the app loads.
@main
struct GResourcePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let resources = context.package.directoryURL.appending(path: "Resources")
    let manifest = resources.appending(path: "shipshape.gresource.xml")
    let bundle = context.pluginWorkDirectoryURL.appending(path: "shipshape.gresource")
    let files =
      FileManager.default.enumerator(at: resources, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath } ?? []
    return [
      .buildCommand(
        displayName: "Compiling resources",
        // A system tool: `context.tool(named:)` knows only the package's own.
        executable: URL(filePath: "/usr/bin/glib-compile-resources"),
        arguments: [
          "--sourcedir", resources.path(percentEncoded: false),
          "--target", bundle.path(percentEncoded: false), manifest.path(percentEncoded: false),
        ],
        inputFiles: files, outputFiles: [bundle])
    ]
  }
}
