internal import Foundation

/// The calls under way where a program ended itself, as it wrote them down: places among its instructions.
enum CrashCalls {
  /// The variable that names the file for them.
  static let variable = "SCENEWAY_CRASH_FRAMES"
  /// The variable that says that the runtime's report goes to a file, so that nothing of it is to be seen.
  static let quietVariable = "SCENEWAY_CRASH_QUIET"

  /// Finds the lines of the calls with the toolchain's own tools; none where those are not there.
  ///
  /// - Parameters:
  ///   - program: the program.
  ///   - file: what it wrote, a place a line in hexadecimal digits.
  /// - Returns: the calls, the last one first.
  static func frames(of program: URL, from file: URL) -> [CrashReport.Frame] {
    let places = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map {
      "0x\($0)"
    }
    guard !places.isEmpty,
      let lines = try? HostCompiler.run(
        ["llvm-symbolizer", "--obj=\(program.path)"] + places, keepingErrors: false)
    else { return [] }
    let frames = frames(in: lines.output)
    guard !frames.isEmpty,
      let names = try? HostCompiler.run(
        ["swift", "demangle", "-compact", "-simplified"] + frames.map(\.function), keepingErrors: false
      ).output.split(separator: "\n"),
      names.count == frames.count
    else { return frames }
    return zip(names, frames).map { CrashReport.Frame(function: String($0), file: $1.file, line: $1.line) }
  }

  /// Reads a name and a place after each other; what has no line is left out.
  static func frames(in text: String) -> [CrashReport.Frame] {
    let lines = text.split(separator: "\n")
    return zip(lines, lines.dropFirst()).compactMap { name, place in
      let parts = place.split(separator: ":")
      guard name.first != "/", place.first == "/", parts.count >= 3, let line = Int(parts[parts.count - 2]),
        line > 0
      else { return nil }
      return CrashReport.Frame(
        function: String(name), file: parts.dropLast(2).joined(separator: ":"), line: line)
    }
  }
}
