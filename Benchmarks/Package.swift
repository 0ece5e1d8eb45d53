// swift-tools-version: 6.2
import Foundation
import PackageDescription

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

let benchmarks = Target.executableTarget(
  name: "Benchmarks",
  dependencies: [
    "CFloor",
    .product(name: "InterfaceBuilder", package: "sceneway"),
    .product(name: "HeadlessUIKit", package: "sceneway"),
    .product(name: "Sceneway", package: "sceneway"),
  ]
)

if let toolchainModules {
  benchmarks.dependencies.append(.product(name: "SourceBridge", package: "sceneway"))
  benchmarks.swiftSettings = [.unsafeFlags(["-I", toolchainModules]), .define("BRIDGES_SOURCES")]
  benchmarks.linkerSettings = [
    .unsafeFlags(["-L", toolchainModules, "-Xlinker", "-rpath", "-Xlinker", toolchainModules]),
    .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
  ]
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "sceneway", path: "..")],
  targets: [
    // Expat alone, with handlers that do nothing: the floor for reading.
    .systemLibrary(name: "CFloor", pkgConfig: "expat"),
    benchmarks,
  ]
)
