/// What a restoration brought back, and what it did not.
public struct RestorationReport: Hashable, Sendable, Codable {
  /// The steps that were taken again, each with the flow that took it: `OrdersCoordinator: {"order":{"_0":42}}`.
  public var restored: [String]

  /// What did not come back, and why; empty where everything did.
  public var losses: [RestorationLoss]

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - restored: the steps that were taken again.
  ///   - losses: what did not come back.
  public init(restored: [String] = [], losses: [RestorationLoss] = []) {
    self.restored = restored
    self.losses = losses
  }

  /// Whether everything came back.
  public var isComplete: Bool { losses.isEmpty }
}

extension RestorationReport: CustomStringConvertible {
  /// A line for the whole, and one for each loss.
  public var description: String {
    let steps = restored.count == 1 ? "1 step" : "\(restored.count) steps"
    return (["Restored \(steps)."] + losses.map(\.description)).joined(separator: "\n")
  }
}

/// A part of a snapshot that did not come back.
public struct RestorationLoss: Error, Hashable, Sendable, Codable {
  /// Why a part can be lost.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The snapshot is of another flow than the one that restores it.
    case otherFlow
    /// The flow starts no such flow now, or does not know the step's flow any more.
    case flowNotRunning
    /// The flow takes no steps any more.
    case noSteps
    /// The flow does not know the step any more.
    case unknownStep
    /// The flow took the step and showed nothing.
    case nothingShown
    /// The snapshot does not have it: no step brings it back.
    case notKept
    /// A link that waited for a gate to be passed could not be opened again.
    case link
    /// What a screen held could not be given back to it.
    case screen
    /// Something else took its place: a link, or a person.
    case interrupted
    /// The snapshot itself could not be read.
    case unreadable
  }

  /// Why it was lost.
  public var kind: Kind

  /// The flow, from the outermost inwards: `AppCoordinator/OrdersCoordinator`.
  public var flow: String

  /// The step or screen that was lost; empty where the whole flow was.
  public var part: String

  /// How many further steps went with it, since they came after it.
  public var following: Int

  /// What was found, as the one who found it says; empty where the kind says it all.
  public var detail: String

  /// Makes a loss.
  ///
  /// - Parameters:
  ///   - kind: why it was lost.
  ///   - flow: the flow.
  ///   - part: the step or screen.
  ///   - following: how many further steps went with it.
  ///   - detail: what was found.
  public init(_ kind: Kind, flow: String, part: String = "", following: Int = 0, detail: String = "") {
    self.kind = kind
    self.flow = flow
    self.part = part
    self.following = following
    self.detail = detail
  }
}

extension RestorationLoss: CustomStringConvertible {
  /// The loss as a sentence.
  public var description: String {
    let sentence =
      switch kind {
      case .otherFlow: "\(flow) cannot restore a snapshot of \(part)."
      case .flowNotRunning: "\(flow) is not running."
      case .noSteps: "\(flow) does not conform to RestorableFlow, so it cannot take \(part)."
      case .unknownStep: "\(flow) does not know the step \(part)."
      case .nothingShown: "\(flow) took the step \(part) and showed nothing."
      case .notKept: "\(flow) has no step that brings \(part) back."
      case .link: "\(flow) did not open the link \(part) again, which waited."
      case .screen: "\(part) of \(flow) could not read what it held."
      case .interrupted: "\(flow) was not restored to \(part): something else came first."
      case .unreadable: "\(flow) has nothing to restore."
      }
    let tail =
      switch following {
      case 0: ""
      case 1: " One step after it went with it."
      default: " \(following) steps after it went with it."
      }
    return sentence + tail + (detail.isEmpty ? "" : " \(detail)")
  }
}
