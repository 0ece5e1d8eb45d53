// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Paper",
  products: [.library(name: "Paper", targets: ["Paper"])],
  dependencies: [.package(url: "https://example.invalid/unused.git", from: "1.0.0")],
  targets: [
    .target(
      name: "Paper", exclude: ["Draft.swift"],
      swiftSettings: [.define("RULED", .when(platforms: [.iOS]))]),
    .testTarget(name: "PaperTests", dependencies: ["Paper"]),
  ])
