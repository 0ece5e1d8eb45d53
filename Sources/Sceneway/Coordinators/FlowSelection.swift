/// Flows of a tree, each once, of which the one that was added to the tree last is taken first: children before their
/// parents.
@MainActor
struct FlowSelection {
  /// In the order of their numbers.
  private(set) var flows: [AnyCoordinator] = []
  /// Those that were in it once, taken or not.
  private var numbers: Set<Int> = []

  /// Adds those of some flows that belong to a tree and were never in the selection.
  mutating func add(_ added: [AnyCoordinator], of tree: FlowTree) {
    for flow in added where flow.isRunning && flow.tree === tree && numbers.insert(flow.number).inserted {
      let index = flows.lastIndex { $0.number < flow.number }.map { $0 + 1 } ?? 0
      flows.insert(flow, at: index)
    }
  }

  /// Takes the flow with the highest number out.
  mutating func takeLast() -> AnyCoordinator? { flows.popLast() }
}
