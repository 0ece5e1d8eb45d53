internal import Foundation

/// Writes each step as one JSON object on one line.
struct JSONStepRenderer: StepRenderer {
  func text(ofLaunch step: PlayerStep, name: String) -> String { text(of: step) }

  func text(of step: PlayerStep) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A step holds only texts, numbers and lists of them, which every encoder takes.
    guard let data = try? encoder.encode(step) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  func text(ofHeading heading: String) -> String? { nil }
}
