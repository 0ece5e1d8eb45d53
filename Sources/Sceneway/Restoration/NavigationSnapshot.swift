public import Foundation

/// Where a person is in the app, as a value: a flow, what it has shown, and the flows below it.
///
/// ``AnyCoordinator/snapshot()`` takes it, ``AnyCoordinator/restore(_:)`` goes there again. It is JSON that a person can
/// read; ``RestorationFile`` keeps it in a file, and an `NSUserActivity` carries it where the system keeps the state.
public struct NavigationSnapshot: Hashable, Sendable, Codable {
  /// The form of snapshots that this version of Sceneway writes; one of a later form is not read.
  public static let currentFormat = 1

  /// The form that it is written in.
  public var format: Int

  /// The flow that it was taken of.
  public var flow: FlowSnapshot

  /// The links that wait until a ``LinkGate`` is passed, in order; they are opened again, which begins the passage anew.
  public var links: [URL]

  /// What a person has done in the flows that the passage of the gate started, such as the second page of a sign-in; empty
  /// where they stand at their beginning.
  ///
  /// The passage starts them anew, which is not a part of this; then they take these steps.
  public var passage: [FlowSnapshot]

  /// Makes a snapshot of the current form.
  ///
  /// - Parameters:
  ///   - flow: the flow.
  ///   - links: the links that wait for a gate; none by default.
  ///   - passage: the flows that the passage of the gate started; none by default.
  public init(flow: FlowSnapshot, links: [URL] = [], passage: [FlowSnapshot] = []) {
    format = Self.currentFormat
    self.flow = flow
    self.links = links
    self.passage = passage
  }

  /// Reads a snapshot.
  ///
  /// - Parameter data: JSON that ``data()`` wrote.
  /// - Throws: ``RestorationError`` where it is damaged, or of a later form.
  public init(data: Data) throws(RestorationError) {
    do {
      self = try JSONDecoder().decode(NavigationSnapshot.self, from: data)
    } catch let error as RestorationError {
      throw error
    } catch {
      throw RestorationError(.damaged, detail: RestorationError.words(of: error))
    }
  }

  /// The snapshot as JSON.
  ///
  /// - Returns: a text in UTF-8, names in the order of the alphabet, so that equal snapshots have equal texts.
  /// - Throws: `EncodingError` for a number that is not finite.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Reads a snapshot of this form or an earlier one.
  ///
  /// - Parameter decoder: where to read from.
  /// - Throws: ``RestorationError`` for a later form, otherwise `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    format = try container.decode(Int.self, forKey: .format)
    guard (1...Self.currentFormat).contains(format) else {
      throw RestorationError(.laterFormat, detail: "\(format)")
    }
    flow = try container.decode(FlowSnapshot.self, forKey: .flow)
    let texts = try container.decodeIfPresent([String].self, forKey: .links) ?? []
    links = texts.compactMap { URL(string: $0) }
    passage = try container.decodeIfPresent([FlowSnapshot].self, forKey: .passage) ?? []
  }

  private enum CodingKeys: CodingKey { case format, flow, links, passage }

  /// Writes the snapshot; links and the passage of their gate where there are some.
  ///
  /// - Parameter encoder: where to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(format, forKey: .format)
    try container.encode(flow, forKey: .flow)
    if !links.isEmpty { try container.encode(links.map(\.absoluteString), forKey: .links) }
    if !passage.isEmpty { try container.encode(passage, forKey: .passage) }
  }
}

/// One flow of a ``NavigationSnapshot``.
public struct FlowSnapshot: Hashable, Sendable, Codable {
  /// The flow's ``AnyCoordinator/restorationIdentifier``.
  public var identifier: String

  /// The version of the flow's steps: its ``RestorableFlow/stepVersion``; nil where it takes none.
  public var version: Int?

  /// The flows that it starts by itself, such as those of tabs, in the order in which they were started.
  public var children: [FlowSnapshot]

  /// Which of ``children`` shows, where the flow is a container that shows one of them; nil otherwise.
  public var selection: Int?

  /// What a person did in the flow that is still there, in order.
  public var steps: [StepSnapshot]

  /// What the screens of the flow's beginning hold, by class; see ``RestorableScreen``.
  public var screens: [String: SnapshotValue]

  /// Screens that no step brought, so that they and what came after them are not in the snapshot; flows in scenes of their
  /// own, and links that wait and have no address.
  public var gaps: [String]

  /// Makes a snapshot of a flow.
  ///
  /// - Parameters:
  ///   - identifier: the flow's name.
  ///   - version: the version of its steps.
  ///   - children: the flows that it starts by itself.
  ///   - selection: which of them shows.
  ///   - steps: what a person did in it.
  ///   - screens: what its first screens hold.
  ///   - gaps: screens that no step brought.
  public init(
    identifier: String, version: Int? = nil, children: [FlowSnapshot] = [], selection: Int? = nil,
    steps: [StepSnapshot] = [], screens: [String: SnapshotValue] = [:], gaps: [String] = []
  ) {
    self.identifier = identifier
    self.version = version
    self.children = children
    self.selection = selection
    self.steps = steps
    self.screens = screens
    self.gaps = gaps
  }
}

/// One step of a ``FlowSnapshot``: a screen that a flow showed, or a flow that it started.
public struct StepSnapshot: Hashable, Sendable, Codable {
  /// The step, a value of the flow's ``RestorableFlow/Step``.
  public var step: SnapshotValue

  /// Its place among all steps of the snapshot, from 1: they are taken again in this order.
  public var order: Int

  /// Whether it presented something; the tab that it did that in is shown for it.
  public var presents: Bool

  /// The places of the screens that were left again, among those that the step brings, from 0; empty where all are there.
  public var left: [Int]

  /// The flow that the step started and that still runs; nil where it started none.
  public var flow: FlowSnapshot?

  /// What the screens that the step brought hold, by class; see ``RestorableScreen``.
  public var screens: [String: SnapshotValue]

  /// Makes a snapshot of a step.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - order: its place among all steps of the snapshot.
  ///   - presents: whether it presented something.
  ///   - left: the places of the screens that were left again.
  ///   - flow: the flow that it started.
  ///   - screens: what its screens hold.
  public init(
    step: SnapshotValue, order: Int = 1, presents: Bool = false, left: [Int] = [], flow: FlowSnapshot? = nil,
    screens: [String: SnapshotValue] = [:]
  ) {
    self.step = step
    self.order = order
    self.presents = presents
    self.left = left
    self.flow = flow
    self.screens = screens
  }
}

extension NavigationSnapshot: CustomStringConvertible {
  /// The tree, a line for each flow and step, then the links that wait, after what was done to pass their gate.
  public var description: String {
    let gate = passage.isEmpty ? [] : ["at the gate"] + passage.flatMap { $0.lines(indent: "  ") }
    return (flow.lines(indent: "") + gate + links.map { "then \($0.absoluteString)" }).joined(separator: "\n")
  }
}

extension FlowSnapshot {
  fileprivate func lines(indent: String) -> [String] {
    var lines = [indent + identifier]
    for (index, child) in children.enumerated() {
      let childLines = child.lines(indent: indent + "  ")
      lines +=
        index == selection
        ? childLines.prefix(1).map { $0 + " (shown)" } + childLines.dropFirst() : childLines
    }
    for step in steps {
      lines.append("\(indent)  > \(step.step)")
      lines += step.flow?.lines(indent: indent + "    ") ?? []
    }
    lines += gaps.map { "\(indent)  \($0) is not kept" }
    return lines
  }
}
