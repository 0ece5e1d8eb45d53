internal import Foundation

/// What Swift's runtime writes down of a crash, as far as an app's author needs it.
struct CrashReport: Equatable {
  /// A call that was under way.
  struct Frame: Equatable, CustomStringConvertible {
    let function: String
    let file: String
    /// The line, from 1; 0 where none is known.
    var line: Int
    /// Where it is among the program's instructions; nil where that was not written down.
    var place: Place?

    var description: String { line > 0 ? "\(file):\(line): \(function)" : "\(file): \(function)" }
  }

  /// A place among a program's instructions.
  struct Place: Equatable {
    /// How far it is from the program's beginning.
    let offset: UInt
    /// How far it is from its function's beginning.
    let offsetInFunction: UInt
  }

  /// What the processor or the system complained of.
  let reason: String
  /// The calls under way where the crash was, the last one first.
  let frames: [Frame]

  /// Reads what the runtime wrote; nil where it is nothing of the kind.
  init?(_ data: Data) {
    guard let dump = try? JSONDecoder().decode(Dump.self, from: data) else { return nil }
    reason = dump.description
    frames = (dump.threads.first { $0.crashed == true }?.frames ?? []).compactMap { frame in
      guard let place = frame.sourceLocation else { return nil }
      // What comes after the name is the place among the machine's instructions.
      let words = frame.description ?? frame.symbol ?? "?"
      let name = words.range(of: " + ", options: .backwards).map { String(words[..<$0.lowerBound]) } ?? words
      return Frame(function: name, file: place.file, line: place.line, place: dump.place(of: frame))
    }
  }

  private struct Dump: Decodable {
    struct Thread: Decodable {
      let crashed: Bool?
      let frames: [Call]
    }

    struct Call: Decodable {
      let kind: String?
      let address: String?
      let offset: UInt?
      let image: String?
      let symbol: String?
      let description: String?
      let sourceLocation: Line?
    }

    struct Line: Decodable {
      let file: String
      let line: Int
    }

    struct Image: Decodable {
      let name: String?
      let baseAddress: String?
    }

    let description: String
    let threads: [Thread]
    let images: [Image]?

    func place(of call: Call) -> Place? {
      guard let address = call.address.flatMap(Self.number), let offset = call.offset,
        let image = images?.first(where: { $0.name == call.image }),
        let base = image.baseAddress.flatMap(Self.number), address > base
      else { return nil }
      // A call returns behind itself.
      let back: UInt = call.kind == "returnAddress" ? 1 : 0
      return Place(offset: address - base - back, offsetInFunction: max(offset, back) - back)
    }

    private static func number(_ text: String) -> UInt? {
      UInt(text.hasPrefix("0x") ? text.dropFirst(2) : text[...], radix: 16)
    }
  }
}
