import HeadlessUIKit
import Sceneway

/// What a storm draws by lot, and what its flows and those who wait for them have heard.
@MainActor
final class StormWorld {
  private struct WeakFlow {
    weak var flow: (any StormMember)?
  }

  private var random: SeededRandom
  private var members: [WeakFlow] = []
  /// The flows that were begun, by their numbers; one that nobody began has no end.
  private var begun: Set<Int> = []
  /// How each flow has ended, as it was told itself.
  private(set) var ended: [Int: [FlowEnding]] = [:]
  /// How each flow has ended, as those who started it were told.
  private(set) var heard: [Int: [FlowEnding]] = [:]
  /// How often the parent of each flow was told of its end.
  private(set) var toldToParent: [Int: Int] = [:]
  /// What was done, to read after a fault.
  var log: [String] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  // MARK: Lots

  func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  func pick<Item>(_ items: [Item]) -> Item { items[number(below: items.count)] }

  func chance(percent: Int) -> Bool { number(below: 100) < percent }

  // MARK: Flows

  /// The flows that run, in the order in which they were made.
  var running: [any StormMember] { members.compactMap(\.flow).filter(\.isRunning) }

  /// Takes a flow in that was just made.
  func add(_ flow: any StormMember) { members.append(WeakFlow(flow: flow)) }

  /// The number of the flow that is made next.
  var nextNumber: Int { members.count + 1 }

  func began(_ number: Int) { begun.insert(number) }

  func hasEnded(_ number: Int, _ ending: FlowEnding) { ended[number, default: []].append(ending) }

  func hears(_ number: Int, _ ending: FlowEnding) { heard[number, default: []].append(ending) }

  func parentHears(of child: AnyCoordinator) {
    if let child = child as? any StormMember { toldToParent[child.number, default: 0] += 1 }
  }

  // MARK: Faults

  /// What cannot be where each flow ends once and all are told of it.
  var faults: [String] {
    var faults: [String] = []
    for (number, endings) in ended where endings.count != 1 { faults.append("\(number) ended \(endings)") }
    for (number, endings) in heard where endings.count != 1 {
      faults.append("\(number) was heard \(endings)")
    }
    for (number, count) in toldToParent where count > 1 { faults.append("\(number) was told \(count) times") }
    for (number, endings) in heard {
      if let own = ended[number], own != endings { faults.append("\(number) ended \(own), heard \(endings)") }
    }
    for (index, member) in members.enumerated() {
      let number = index + 1
      if let ending = member.flow?.ending, [ending] != ended[number] {
        faults.append("\(number) has ended \(ending) and was told \(ended[number] ?? [])")
      }
      if member.flow == nil, begun.contains(number), ended[number] == nil, heard[number] == nil {
        faults.append("\(number) is gone without an end")
      }
    }
    return faults
  }
}

/// A flow that a storm plays with.
@MainActor
protocol StormMember: Coordinator<Int> {
  var number: Int { get }
  /// Whether it may show and replace screens of its own.
  var showsScreens: Bool { get }
  func quit(withResult: Bool)
}
