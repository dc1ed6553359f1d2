// swift-tools-version: 6.2
import PackageDescription

/// Swift 6 rules for every target of our own: a warning is an error, and an import is part of a file's contract.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
/// GTK has one thread, so what touches it lives on the main actor unless it says otherwise.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "ShipShape",
  products: [
    .executable(name: "shipshape", targets: ["shipshape"]),
    .executable(name: "shipshape-check", targets: ["shipshape-check"]),
  ],
  targets: [
    // System libraries: a header and its link line, no logic.
    .systemLibrary(name: "CGtk", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
    // Its headers only: the app opens the library when a clip is shown, and a release does not link it.
    .systemLibrary(
      name: "CGStreamer", pkgConfig: "gstreamer-1.0", providers: [.apt(["libgstreamer1.0-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CIgzip", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(name: "CCJSON", pkgConfig: "libcjson", providers: [.apt(["libcjson-dev"])]),
    .systemLibrary(name: "CAffinity"),
    .systemLibrary(name: "CGettext"),
    .systemLibrary(name: "CAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),

    // The app: a thin executable over a window, over a core that knows no GTK.
    .target(
      name: "ShipShapeCore", dependencies: ["CSQLite", "JSON", "ReleaseChecks"], swiftSettings: strict),
    .target(name: "GtkKit", dependencies: ["CGtk"], swiftSettings: mainActor),
    .target(
      name: "MediaKit", dependencies: ["GtkKit", "CGtk", "CGStreamer"],
      swiftSettings: mainActor),
    .target(
      name: "ShipShapeUI",
      dependencies: ["ShipShapeCore", "ReleaseChecks", "GtkKit", "MediaKit"],
      swiftSettings: mainActor, plugins: ["GResourcePlugin"]),
    .executableTarget(
      name: "shipshape", dependencies: ["ShipShapeUI", "ProcessArguments"], swiftSettings: mainActor),
    .plugin(
      name: "GResourcePlugin", capability: .buildTool(), path: "Sources/GResourcePlugin",
      exclude: ["make-bundle.sh"]),

    // JSON, read and written with cJSON, for both.
    .target(name: "JSON", dependencies: ["CCJSON"], swiftSettings: strict),

    // What the programs were called with, without /proc; in a release in place of Swift's own function.
    .target(name: "ProcessArguments", swiftSettings: strict),

    // The release checks: a folder in, findings out. Neither the app nor GTK is known here.
    .target(
      name: "ReleaseRules",
      resources: [.embedInCode("release-rules.json"), .embedInCode("final-qa-points.json")],
      swiftSettings: strict),
    .target(
      name: "ReleaseChecks", dependencies: ["ReleaseRules", "JSON", "CAffinity", "CDeflate", "CIgzip"],
      swiftSettings: strict),
    .executableTarget(
      name: "shipshape-check", dependencies: ["ReleaseChecks", "JSON", "ProcessArguments", "CGettext"],
      swiftSettings: strict),

    // Tests, one target for each of the above.
    .target(
      name: "GtkTestSupport", dependencies: ["GtkKit", "CGtk"], path: "Tests/GtkTestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "GtkKitTests", dependencies: ["GtkKit", "CGtk", "GtkTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ShipShapeCoreTests", dependencies: ["ShipShapeCore", "CSQLite", "ReleaseChecks", "JSON"],
      swiftSettings: strict),
    .testTarget(
      name: "ReleaseChecksTests",
      dependencies: ["ReleaseChecks", "ReleaseRules", "JSON", "CDeflate", "shipshape-check"],
      exclude: ["Screenshots/store-order.json"],
      swiftSettings: strict),
    .testTarget(
      name: "ShipShapeUITests",
      dependencies: ["ShipShapeUI", "ShipShapeCore", "ReleaseChecks", "GtkKit", "CGtk", "GtkTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "AccessibilityTests", dependencies: ["shipshape", "CAtspi"], swiftSettings: strict),

    // Tools for those who work on the app; none is installed.
    .executableTarget(
      name: "shipshape-screenshots",
      dependencies: ["ShipShapeUI", "ShipShapeCore", "ReleaseChecks", "GtkKit", "CGtk"],
      path: "Tests/Screenshots", swiftSettings: mainActor),
    .executableTarget(
      name: "shipshape-bench",
      dependencies: ["ShipShapeUI", "ShipShapeCore", "ReleaseChecks", "GtkKit", "CGtk"],
      path: "Tests/Bench", exclude: ["bench.sh", "Floors"], swiftSettings: mainActor),
    .executableTarget(
      name: "shipshape-check-bench", dependencies: ["ReleaseChecks", "CDeflate"],
      path: "Tests/CheckBench", exclude: ["bench.sh", "Floors"], swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)
