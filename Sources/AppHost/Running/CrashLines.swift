internal import Foundation

/// Finds the lines of calls that have none: the compiler gives none to what it puts aside for all that may fail in a
/// function, such as a value that is missing in a loop.
enum CrashLines {
  /// A jump in a program, from one place among its instructions to another.
  struct Jump: Equatable {
    let from: UInt
    let to: UInt
  }

  /// How much of a function is looked at.
  private static let reach: UInt = 4096

  /// The calls with lines, as far as the toolchain's own tools find them.
  ///
  /// - Parameters:
  ///   - frames: the calls.
  ///   - program: the program.
  /// - Returns: the same calls.
  static func mended(_ frames: [CrashReport.Frame], of program: URL) -> [CrashReport.Frame] {
    frames.map { frame in
      guard frame.line == 0, let place = frame.place else { return frame }
      var mended = frame
      mended.line = line(of: place, in: program) ?? 0
      return mended
    }
  }

  private static func line(of place: CrashReport.Place, in program: URL) -> Int? {
    let start = place.offset - min(place.offset, min(place.offsetInFunction, reach))
    func hexadecimal(_ number: UInt) -> String { "0x" + String(number, radix: 16) }
    guard
      let output = try? HostCompiler.run(
        ["llvm-symbolizer", "--obj=\(program.path)"] + (start...place.offset).map(hexadecimal),
        keepingErrors: false
      ).output
    else { return nil }
    let lines = lines(in: output)
    guard lines.count == Int(place.offset - start) + 1 else { return nil }
    let disassembly = try? HostCompiler.run(
      [
        "llvm-objdump", "-d", "--no-show-raw-insn", "--start-address=\(hexadecimal(start))",
        "--stop-address=\(hexadecimal(place.offset + 1))", program.path,
      ], keepingErrors: false
    ).output
    return line(at: place.offset, start: start, lines: lines, jumps: jumps(in: disassembly ?? ""))
  }

  /// The line that an instruction belongs to: that of a jump to what was put aside, or else the one before it.
  ///
  /// - Parameters:
  ///   - offset: the instruction.
  ///   - start: the first that is looked at.
  ///   - lines: the lines from there on, one for each place; 0 where there is none.
  ///   - jumps: the jumps among them.
  /// - Returns: the line; nil where there is none.
  static func line(at offset: UInt, start: UInt, lines: [Int], jumps: [Jump]) -> Int? {
    func line(_ place: UInt) -> Int {
      place >= start && Int(place - start) < lines.count ? lines[Int(place - start)] : 0
    }
    func beginning(of place: UInt) -> UInt {
      var place = place
      while place > start, line(place - 1) == 0 { place -= 1 }
      return place
    }
    /// The line of an instruction, or of the last one before it that has one.
    func nearest(to place: UInt) -> Int {
      if line(place) > 0 { return line(place) }
      let beginning = beginning(of: place)
      return beginning > start ? line(beginning - 1) : 0
    }
    let aside = beginning(of: offset)...offset
    let jump = jumps.last { aside.contains($0.to) && !aside.contains($0.from) }
    let found = nearest(to: jump?.from ?? offset)
    return found > 0 ? found : nil
  }

  /// Reads the last line of each answer, which is that of the function around what was put into it.
  static func lines(in text: String) -> [Int] {
    text.trimmingCharacters(in: .newlines).components(separatedBy: "\n\n").map { answer in
      let parts = answer.split(separator: "\n").last?.split(separator: ":") ?? []
      return parts.count >= 3 ? Int(parts[parts.count - 2]) ?? 0 : 0
    }
  }

  /// Reads the jumps inside a function.
  static func jumps(in text: String) -> [Jump] {
    text.split(separator: "\n").compactMap { line in
      guard
        let match = line.firstMatch(
          of: /^\s*([0-9a-f]+):\s+(?:j[a-z]+|b(?:\.[a-z]+)?|cbn?z|tbn?z)\s(?:.*\s)?0x([0-9a-f]+)(?:\s|$)/),
        let from = UInt(match.1, radix: 16), let to = UInt(match.2, radix: 16)
      else { return nil }
      return Jump(from: from, to: to)
    }
  }
}
