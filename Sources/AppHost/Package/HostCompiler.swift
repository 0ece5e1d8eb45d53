internal import Foundation

/// Something that the compiler says of an app's sources.
public struct HostDiagnostic: Hashable, Sendable, Codable {
  /// The file, as the app has it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// `error`, `warning` or `note`.
  public var severity: String
  /// What the compiler says.
  public var message: String
  /// The symbol that is missing; nil where nothing is.
  public var missingSymbol: String? { MissingSymbol.name(in: message) }
  /// The module that is missing; nil where none is.
  public var missingModule: String? { MissingSymbol.module(in: message) }

  init?(line text: Substring) {
    let marks = [": error: ", ": warning: ", ": note: "]
    guard
      let (mark, range) = marks.lazy.compactMap({ mark in text.range(of: mark).map { (mark, $0) } })
        .min(by: { $0.1.lowerBound < $1.1.lowerBound })
    else { return nil }
    let place = text[..<range.lowerBound].split(separator: ":")
    guard place.count >= 3, let column = Int(place[place.count - 1]), let line = Int(place[place.count - 2])
    else {
      return nil
    }
    file = place.dropLast(2).joined(separator: ":")
    self.line = line
    self.column = column
    severity = String(mark.dropFirst(2).dropLast(2))
    // Without Objective-C some of the compiler's messages begin with a word that is not there.
    message = text[range.upperBound...].trimmingCharacters(in: .whitespaces)
  }
}

extension HostDiagnostic: CustomStringConvertible {
  /// As the compiler prints it.
  public var description: String { "\(file):\(line):\(column): \(severity): \(message)" }
}

/// What a compiler's message says is not there.
enum MissingSymbol {
  static func name(in message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if message.hasPrefix("cannot find "), let name = quoted.first { return name }
    if message.contains(" has no member "), quoted.count >= 2 { return "\(quoted[0]).\(quoted[1])" }
    if message.hasPrefix("no type named "), let name = quoted.first { return name }
    return nil
  }

  static func module(in message: String) -> String? {
    guard message.hasPrefix("no such module "), let name = message.split(separator: "'").dropFirst().first
    else { return nil }
    return String(name)
  }
}

/// Builds a package with SwiftPM and reads what it says.
struct HostCompiler {
  let package: URL
  /// Where SwiftPM keeps what it builds: one place for all apps, so that UIKit is built once.
  let scratch: URL

  struct Outcome {
    let succeeded: Bool
    let diagnostics: [HostDiagnostic]
    /// What was written, for faults that are none of the sources'.
    let output: String
  }

  /// Builds a product.
  ///
  /// - Parameters:
  ///   - product: the product.
  ///   - modules: the package's own modules; those of others that were built in this place are out of sight meanwhile.
  ///   - tests: whether its tests are built.
  /// - Returns: what came of it.
  /// - Throws: where there is no `swift` to run.
  func build(_ product: String, modules: Set<String>, tests: Bool = false) throws -> Outcome {
    try ModuleShelf(products: products).keepOut(modules)
    // The plan of the last build in this place may be another app's, and SwiftPM does not notice.
    var arguments = [
      "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path,
      "--disable-build-manifest-caching",
    ]
    arguments += tests ? ["--build-tests"] : ["--product", product]
    let (status, output) = try Self.run(arguments)
    var seen: Set<HostDiagnostic> = []
    var diagnostics: [HostDiagnostic] = []
    for line in output.split(separator: "\n") {
      guard let diagnostic = HostDiagnostic(line: line), seen.insert(diagnostic).inserted else { continue }
      diagnostics.append(diagnostic)
    }
    return Outcome(succeeded: status == 0, diagnostics: diagnostics, output: output)
  }

  /// Where SwiftPM puts what it builds.
  var products: URL { scratch.appendingPathComponent("debug") }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - arguments: the program and its words.
  ///   - keepingErrors: whether what it writes to standard error is part of the output.
  /// - Returns: its status, and what it wrote.
  /// - Throws: where the program cannot be started.
  static func run(_ arguments: [String], keepingErrors: Bool = true) throws -> (status: Int32, output: String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = keepingErrors ? pipe : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
