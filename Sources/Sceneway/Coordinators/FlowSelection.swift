/// Flows of a tree, each once, of which the one that was added to the tree last is taken first: children before their
/// parents.
@MainActor
struct FlowSelection {
  /// Those that were not taken yet.
  private(set) var flows: [AnyCoordinator] = []
  /// Those that were in it once, taken or not.
  private var numbers: Set<Int> = []
  private var isSorted = true

  /// Adds those of some flows that belong to a tree and were never in the selection.
  mutating func add(_ added: [AnyCoordinator], of tree: FlowTree) {
    for flow in added where flow.isRunning && flow.tree === tree && numbers.insert(flow.number).inserted {
      if let last = flows.last, last.number > flow.number { isSorted = false }
      flows.append(flow)
    }
  }

  /// Takes the flow with the highest number out.
  mutating func takeLast() -> AnyCoordinator? {
    if !isSorted {
      flows.sort { $0.number < $1.number }
      isSorted = true
    }
    return flows.popLast()
  }
}
