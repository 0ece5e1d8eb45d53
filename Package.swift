// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Language features that a later Swift turns on by default; each name has its proposal beside it.
let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
]

// Headless UIKit serves the platforms that have no UIKit of their own.
let headless: TargetDependencyCondition? = .when(platforms: [.linux, .macOS])

/// The folder of the modules that the toolchain itself is built with, SwiftSyntax among them; nil where it has none.
let toolchainModules: String? = {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  return folders.lazy.compactMap { folder -> String? in
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    let modules = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host")
    let syntax = modules.appendingPathComponent("SwiftSyntax.swiftmodule").path
    return FileManager.default.fileExists(atPath: syntax) ? modules.path : nil
  }.first
}()

let package = Package(
  name: "sceneway",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "Sceneway", targets: ["Sceneway"]),
    .library(name: "ScenewayTesting", targets: ["ScenewayTesting"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "ScenewayPlayer", targets: ["ScenewayPlayer"]),
    .executable(name: "sceneway", targets: ["ScenewayCommand"]),
  ],
  targets: [
    // Documents
    .systemLibrary(
      name: "CExpat",
      pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
    ),
    .target(name: "InterfaceBuilder", dependencies: ["CExpat"]),

    // UIKit
    .target(name: "HeadlessUIKit", dependencies: ["InterfaceBuilder"]),

    // Navigation
    .target(
      name: "Sceneway",
      dependencies: [.target(name: "HeadlessUIKit", condition: headless)]
    ),
    .target(name: "ScenewayTesting", dependencies: ["HeadlessUIKit", "InterfaceBuilder", "Sceneway"]),

    // Tools
    .target(
      name: "ScenewayPlayer",
      dependencies: [
        "CommandLineParsing", "HeadlessUIKit", "InterfaceBuilder", "Sceneway", "ScenewayTesting",
      ]
    ),
    .target(name: "CommandLineParsing"),
    .executableTarget(name: "ScenewayCommand", dependencies: ["CommandLineParsing", "ScenewayPlayer"]),

    // Tests
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "InterfaceBuilder"]),
    .testTarget(
      name: "ScenewayTests", dependencies: ["HeadlessUIKit", "Sceneway"], resources: [.process("Resources")]),
    .testTarget(
      name: "ScenewayTestingTests", dependencies: ["HeadlessUIKit", "Sceneway", "ScenewayTesting"],
      exclude: ["Fixtures", "__Snapshots__"]),
    .testTarget(
      name: "ScenewayPlayerTests", dependencies: ["HeadlessUIKit", "ScenewayPlayer", "ScenewayTesting"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "ScenewayCommandTests",
      dependencies: [
        "CommandLineParsing", "InterfaceBuilder", "ScenewayCommand", "ScenewayPlayer", "ScenewayTesting",
      ],
      exclude: ["Fixtures"]),

    // Which behaviours of UIKit the tests prove
    .target(name: "BehaviourCoverage", path: "Tests/UIKitBehaviour/Coverage"),
    .executableTarget(
      name: "behaviour-coverage", dependencies: ["BehaviourCoverage"],
      path: "Tests/UIKitBehaviour/CoverageCommand"),
    .testTarget(
      name: "BehaviourCoverageTests", dependencies: ["BehaviourCoverage"],
      path: "Tests/UIKitBehaviour/CoverageTests"),

    // Which symbols of UIKit are there
    .target(
      name: "SymbolCoverage", dependencies: ["BehaviourCoverage"], path: "Tests/UIKitSymbols/Coverage"),
    .executableTarget(
      name: "symbol-coverage", dependencies: ["SymbolCoverage"], path: "Tests/UIKitSymbols/CoverageCommand"),
    .testTarget(
      name: "SymbolCoverageTests", dependencies: ["SymbolCoverage"],
      path: "Tests/UIKitSymbols/CoverageTests"),

    // Whether the public symbols are those that were written down
    .target(name: "PublicInterface", path: "Tests/PublicInterface/Digest"),
    .executableTarget(
      name: "public-interface", dependencies: ["PublicInterface"],
      path: "Tests/PublicInterface/DigestCommand"),
    .testTarget(
      name: "PublicInterfaceTests", dependencies: ["PublicInterface"],
      path: "Tests/PublicInterface/DigestTests"),
  ]
)

#if os(Linux)
  // Apple's name for headless UIKit exists only where Apple's UIKit does not.
  package.products.append(
    .library(
      name: "UIKit",
      targets: ["CoreGraphics", "OSLog", "QuartzCore", "UIKit", "UniformTypeIdentifiers", "os"]))
  package.targets += [
    // What app files import beside UIKit
    .target(
      name: "CoreGraphics", dependencies: ["HeadlessUIKit", "_Testing_CoreGraphics"],
      path: "Sources/Companions/CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["HeadlessUIKit"], path: "Sources/Companions/QuartzCore"),
    .target(name: "OSLog", path: "Sources/Companions/OSLog"),
    .target(
      name: "UniformTypeIdentifiers", dependencies: ["HeadlessUIKit"],
      path: "Sources/Companions/UniformTypeIdentifiers"),
    .target(name: "os", dependencies: ["OSLog"], path: "Sources/Companions/os"),
    .testTarget(
      name: "CompanionTests",
      dependencies: ["CoreGraphics", "OSLog", "QuartzCore", "UniformTypeIdentifiers", "os"],
      path: "Tests/CompanionTests"),

    // The toolchain has overlays for files that import Testing and one of these; empty modules answer them.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"]),

    // Examples
    .target(
      name: "MenuApp", dependencies: ["Sceneway", "UIKit"], path: "Examples/MenuApp/Sources",
      resources: [.process("Resources")]),
    .executableTarget(
      name: "menu-tour", dependencies: ["MenuApp", "ScenewayPlayer"], path: "Examples/MenuApp/Tour"),
    .testTarget(
      name: "MenuAppTests", dependencies: ["MenuApp", "Sceneway", "ScenewayTesting", "UIKit"],
      path: "Examples/MenuApp/Tests"),
    .target(name: "Jobs", dependencies: ["Sceneway", "UIKit"], path: "Examples/Jobs/Sources"),
    .testTarget(
      name: "JobsTests", dependencies: ["Jobs", "Sceneway", "ScenewayTesting", "UIKit"],
      path: "Examples/Jobs/Tests"),
    .target(
      name: "TicTacToe", dependencies: ["Sceneway", "UIKit"], path: "Examples/TicTacToe/Sources",
      resources: [.process("Resources")]),
    .testTarget(
      name: "TicTacToeTests",
      dependencies: ["InterfaceBuilder", "Sceneway", "ScenewayTesting", "TicTacToe", "UIKit"],
      path: "Examples/TicTacToe/Tests"),
    // The code that the documentation shows
    .target(
      name: "Guides", dependencies: ["InterfaceBuilder", "Sceneway", "UIKit"], path: "Examples/Guides",
      exclude: ["Tests"]),
    .testTarget(
      name: "GuidesTests", dependencies: ["Guides", "Sceneway", "ScenewayTesting", "UIKit"],
      path: "Examples/Guides/Tests"),
    .executableTarget(name: "HelloWindow", dependencies: ["UIKit"], path: "Examples/HelloWindow"),

    // Behaviour tests see nothing but UIKit and a recorder, so that they read the same on a Mac.
    .target(
      name: "BehaviourRecorder", dependencies: ["UIKit"],
      path: "Tests/UIKitBehaviour/Recorder"),
    .target(
      name: "BehaviourModel", dependencies: ["BehaviourRecorder", "UIKit"], path: "Tests/UIKitBehaviour/Model"
    ),
    .executableTarget(
      name: "behaviour-model", dependencies: ["BehaviourModel"], path: "Tests/UIKitBehaviour/ModelCommand"),
    .testTarget(
      name: "UIKitBehaviourTests", dependencies: ["BehaviourModel", "BehaviourRecorder", "UIKit"],
      path: "Tests/UIKitBehaviour/Tests",
      resources: [.process("Resources")]),
  ]
  package.targets.first { $0.name == "HeadlessUIKitTests" }?.dependencies.append("HelloWindow")
  // SwiftPM builds anew only what names the module that changed, though `UIKit` brings it along.
  for target in package.targets {
    let names = target.dependencies.compactMap { dependency -> String? in
      if case .byNameItem(let name, _) = dependency { name } else { nil }
    }
    guard names.contains("UIKit"), !names.contains("HeadlessUIKit") else { continue }
    target.dependencies.append("HeadlessUIKit")
  }
#endif

if let toolchainModules {
  // The bridge is a tool: what apps depend on does not need these flags, which SwiftPM forbids there.
  let searching: [SwiftSetting] = [.unsafeFlags(["-I", toolchainModules])]
  // The benchmarks measure it.
  package.products += [
    .library(name: "SourceBridge", targets: ["SourceBridge"]),
    .plugin(name: "BridgeUIKit", targets: ["BridgeUIKit"]),
  ]
  package.targets += [
    .target(
      name: "SourceBridge", swiftSettings: searching,
      linkerSettings: [
        .unsafeFlags(["-L", toolchainModules, "-Xlinker", "-rpath", "-Xlinker", toolchainModules]),
        .linkedLibrary("SwiftDiagnostics"), .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftSyntax"),
      ]),
    .target(
      name: "AppHost", dependencies: ["CommandLineParsing", "InterfaceBuilder", "SourceBridge"],
      swiftSettings: searching),
    .executableTarget(
      name: "source-bridge", dependencies: ["CommandLineParsing", "SourceBridge"],
      path: "Sources/SourceBridgeCommand", swiftSettings: searching),
    .plugin(name: "BridgeUIKit", capability: .buildTool(), dependencies: ["source-bridge"]),
    .testTarget(
      name: "AppHostTests", dependencies: ["AppHost"], exclude: ["Fixtures"], swiftSettings: searching),
    .testTarget(name: "SourceBridgeTests", dependencies: ["SourceBridge"], swiftSettings: searching),
  ]
  package.targets.first { $0.name == "ScenewayCommand" }?.dependencies.append("AppHost")
  for target in package.targets where ["ScenewayCommand", "ScenewayCommandTests"].contains(target.name) {
    target.swiftSettings = searching + [.define("HOSTS_APPS")]
  }
}

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  target.swiftSettings = (target.swiftSettings ?? []) + swiftSettings
}

#if os(Linux)
  if toolchainModules != nil {
    // Apps' sources as they are, in the Swift that they are written in: one for each of three articles
    for name in ["Article", "CoordinatorArticle", "SegueArticle"] {
      package.targets += [
        .target(
          name: name, dependencies: ["HeadlessUIKit", "UIKit"], path: "Examples/\(name)/Sources",
          exclude: ["App"], swiftSettings: [.swiftLanguageMode(.v5)],
          plugins: ["BridgeUIKit"]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [.byName(name: name), "HeadlessUIKit", "ScenewayTesting", "UIKit"],
          path: "Examples/\(name)/Tests", swiftSettings: swiftSettings),
      ]
    }
  }
#endif
