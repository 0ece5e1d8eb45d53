internal import CommandLineParsing
internal import Foundation
internal import SourceBridge

/// The command `source-bridge`, which the plugin runs for each target.
@main
enum Main {
  private static let description = CommandDescription(
    "source-bridge", overview: "Rewrites UIKit sources so that a compiler without Objective-C accepts them.",
    arguments: [
      ArgumentDescription("file", help: "The Swift files of a module, all of them.", isRepeated: true)
    ],
    options: [
      OptionDescription("--module", "name", help: "The module's name."),
      OptionDescription("--output", "folder", help: "Where the bridged files are written."),
      OptionDescription(
        "--library", help: "The app's main class starts no process: whoever imports the module does."),
    ])

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    do {
      switch try description.parse(arguments) {
      case .print(let text):
        print(text)
        return 0
      case .run(let command):
        return try bridge(command)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return error is UsageError ? 64 : 66
    }
  }

  private static func bridge(_ command: ParsedCommand) throws -> Int32 {
    let folder = URL(fileURLWithPath: command.options["--output"] ?? ".")
    let files = try SourceFile.read(command.arguments.map { URL(fileURLWithPath: $0) })
    let options = BridgeOptions(
      moduleName: command.options["--module"] ?? "App", keepsMain: !command.has("--library"))
    let result = SourceBridge(options).bridge(files)
    for finding in result.findings { FileHandle.standardError.write(Data("\(finding)\n".utf8)) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (file, name) in zip(result.files, result.fileNames) {
      let place = folder.appendingPathComponent(name)
      let data = Data(file.text.utf8)
      if (try? Data(contentsOf: place)) != data { try data.write(to: place, options: .atomic) }
    }
    return 0
  }
}
