extension AnyCoordinator {
  /// The gate that what the flow shows or starts now serves to pass; nil inside of the flow that was started for that, where
  /// a beginning is a beginning and a step a step.
  var gateOfNow: LinkGate? {
    guard let gate = LinkGate.passing else { return nil }
    let isInside = sequence(first: self, next: \.parent).contains { $0.steps.gate === gate }
    return isInside ? nil : gate
  }

  /// The flows below that the passage of a gate starts anew when its link is opened again, in whatever window; those inside
  /// of one another left out.
  func flows(passing gate: LinkGate) -> [AnyCoordinator] {
    children.flatMap { $0.isStarted(by: gate) ? [$0] : $0.flows(passing: gate) }
  }

  /// Whether the passage of a gate starts the flow anew: it started it, or took one that no step brings back.
  func isStarted(by gate: LinkGate) -> Bool {
    steps.gate === gate || (steps.origin == .other && gate.hasTaken(self))
  }
}

extension FlowSnapshot {
  /// Whether the flow stands as it does when it begins.
  var isFresh: Bool {
    steps.isEmpty && screens.isEmpty && gaps.isEmpty && (selection ?? 0) == 0
      && children.allSatisfy(\.isFresh)
  }
}

extension Restorer {
  /// Restores the flows that the passage of a gate has started anew, now that its link was opened again: they are given
  /// back what a person did in them.
  ///
  /// It waits for the passage to begin, unless no link waits any more: the gate is open by now, say.
  ///
  /// - Parameters:
  ///   - snapshots: the flows.
  ///   - flow: the flow that is restored.
  func restorePassage(_ snapshots: [FlowSnapshot], below flow: AnyCoordinator) async {
    guard !snapshots.isEmpty, !isInterrupted else { return }
    var known: [AnyCoordinator] = []
    for snapshot in snapshots {
      do {
        var started: [AnyCoordinator] = []
        try await rest(in: flow.tree) { [known] in
          started = []
          guard let gate = flow.tree.links.waitingAtGate.first?.gate else { return flow.tree.links.isEmpty }
          started = flow.flows(passing: gate).filter { one in !known.contains { $0 === one } }
          return started.first.map(Restorer.hasBegun) ?? false
        }
        guard !started.isEmpty else { return }
        guard let child = started.first(where: { $0.restorationIdentifier == snapshot.identifier }) else {
          lose(.flowNotRunning, "\(path(of: flow))/\(snapshot.identifier)", following: snapshot.size)
          continue
        }
        known.append(child)
        try await restore(snapshot, in: child)
      } catch {
        lose(.interrupted, path(of: flow), part: "the end of \(snapshot.identifier)", "\(error)")
        return
      }
    }
  }
}
