// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MenuApp",
  platforms: [.iOS(.v15), .macOS(.v13)],
  dependencies: [
    // The folder of a clone of Sceneway, seen from here.
    .package(name: "sceneway", path: "../..")
  ],
  targets: [
    .target(
      name: "MenuApp",
      dependencies: [
        .product(name: "Sceneway", package: "sceneway"),
        // Apple's own on iOS.
        .product(name: "UIKit", package: "sceneway", condition: .when(platforms: [.linux])),
      ],
      path: "Sources", resources: [.process("Resources")]),
    .executableTarget(
      name: "menu-tour",
      dependencies: [
        "MenuApp",
        .product(name: "ScenewayPlayer", package: "sceneway"),
      ],
      path: "Tour"),
    .testTarget(
      name: "MenuAppTests",
      dependencies: [
        "MenuApp",
        .product(name: "Sceneway", package: "sceneway"),
        .product(name: "ScenewayTesting", package: "sceneway"),
        .product(name: "UIKit", package: "sceneway", condition: .when(platforms: [.linux])),
      ],
      path: "Tests"),
  ]
)
