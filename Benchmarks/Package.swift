// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "sceneway", path: "..")],
  targets: [
    // Expat alone, with handlers that do nothing: the floor for reading.
    .systemLibrary(name: "CFloor", pkgConfig: "expat"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CFloor",
        .product(name: "InterfaceBuilder", package: "sceneway"),
        .product(name: "HeadlessUIKit", package: "sceneway"),
        .product(name: "Sceneway", package: "sceneway"),
      ]
    ),
  ]
)
