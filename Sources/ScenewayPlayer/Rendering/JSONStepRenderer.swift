internal import Foundation

/// Writes each step as one JSON object on one line.
struct JSONStepRenderer: StepRenderer {
  func text(ofLaunch step: PlayerStep, name: String) -> String { text(of: step) }

  func text(ofCommand command: String) -> String? { nil }

  func text(of step: PlayerStep) -> String { JSONStepRenderer.line(of: step) }

  /// A value as one JSON object on one line.
  static func line(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Steps and reports hold only texts, numbers and lists of them, which every encoder takes.
    guard let data = try? encoder.encode(value) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  func text(ofHeading heading: String) -> String? { nil }
}
