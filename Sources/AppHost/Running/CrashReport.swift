internal import Foundation

/// What Swift's runtime writes down of a crash, as far as an app's author needs it.
struct CrashReport: Equatable {
  /// A call that was under way, at a line that is known.
  struct Frame: Equatable, CustomStringConvertible {
    let function: String
    let file: String
    let line: Int

    var description: String { "\(file):\(line): \(function)" }
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
      return Frame(function: name, file: place.file, line: place.line)
    }
  }

  private struct Dump: Decodable {
    struct Thread: Decodable {
      let crashed: Bool?
      let frames: [Call]
    }

    struct Call: Decodable {
      let symbol: String?
      let description: String?
      let sourceLocation: Place?
    }

    struct Place: Decodable {
      let file: String
      let line: Int
    }

    let description: String
    let threads: [Thread]
  }
}
