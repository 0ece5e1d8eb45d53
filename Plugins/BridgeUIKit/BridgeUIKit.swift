import Foundation
import PackagePlugin

/// Bridges the sources of a target that holds UIKit code, so that a compiler without Objective-C accepts them.
///
/// On Linux the target leaves its folder of UIKit code out and has a file without code beside it, so that SwiftPM has
/// something to compile; what was left out is bridged and compiled in its bridged form. On Apple's platforms nothing is
/// left out and the plugin does nothing:
///
/// ```swift
/// #if os(Linux)
///   target.exclude = ["App"]
///   target.plugins = [.plugin(name: "BridgeUIKit", package: "sceneway")]
/// #endif
/// ```
@main
struct BridgeUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let compiled = Set(target.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
    let files = swiftFiles(in: target.directoryURL).filter { !compiled.contains($0.standardizedFileURL.path) }
    guard !files.isEmpty else { return [] }
    let folder = context.pluginWorkDirectoryURL
    // The tool gives the files the same names, from the same rule.
    var used: Set<String> = []
    let outputs = files.map { folder.appendingPathComponent(name(of: $0, &used)) }
    // SwiftPM compiles whatever lies there, also what a file that is gone has left.
    let names = Set(outputs.map(\.lastPathComponent))
    let old = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in old where name.hasSuffix("+Bridged.swift") && !names.contains(name) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    // A library's main class would be a second start of the tests that link it.
    let kind = target.kind == .executable ? [] : ["--library"]
    return [
      .buildCommand(
        displayName: "Bridging \(target.moduleName)",
        executable: try context.tool(named: "source-bridge").url,
        arguments: ["--module", target.moduleName, "--output", folder.path] + kind + files.map(\.path),
        inputFiles: files, outputFiles: outputs + [folder.appendingPathComponent("__UIKitBridge.swift")])
    ]
  }

  private func swiftFiles(in folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// A name that no file before has.
  private func name(of file: URL, _ used: inout Set<String>) -> String {
    let base = file.deletingPathExtension().lastPathComponent
    var name = "\(base)+Bridged.swift"
    var number = 2
    while !used.insert(name).inserted {
      name = "\(base)+Bridged\(number).swift"
      number += 1
    }
    return name
  }
}
