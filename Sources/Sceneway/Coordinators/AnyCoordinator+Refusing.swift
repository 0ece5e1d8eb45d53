/// The flows that were refused by one that has ended.
struct Refusals {
  var count = 0
  /// Those whose end is told nobody, kept so that they do not end.
  var untold: [AnyCoordinator] = []

  /// How many are told at most.
  static let limit = 100
}

extension AnyCoordinator {
  // MARK: Refusing children

  /// Why no flow can be started from this one: it has ended, or its window is gone and it will have ended at the next look.
  ///
  /// - Parameter placement: where the flow is to show its screens.
  /// - Returns: nil where it can, and for one that was not started yet, whose children fail at once.
  func refusal(ofChildIn placement: Placement.Kind) -> SceneError? {
    switch phase {
    case .ready: return nil
    case .leaving, .ended: return placeError
    case .running: break
    }
    switch placement {
    case .window, .scene: return nil
    case .pushed, .presented, .root, .detail: return placeHasGone ? placeError : nil
    }
  }

  /// Ends a flow that was never begun.
  ///
  /// Who started it hears of that in the next turn: told at once, whoever starts the next flow where one ended would start
  /// one after the other without end. For the same reason who does so even then is told no more, unless it waits; and who
  /// starts flows here again and again, from tasks of its own, is told no more after a hundred times, even where it waits.
  func refuse<Output>(
    _ child: Coordinator<Output>, _ error: SceneError, isAwaited: Bool,
    _ whenEnded: @escaping (Result<Output, FlowCancelled>) -> Void
  ) {
    let ending = FlowEnding.failed(error)
    child.phase = .ended(ending)
    refusals.count += 1
    guard refusals.count < Refusals.limit else {
      if refusals.count == Refusals.limit {
        SceneProblems.report(
          SceneError(.startedInVain, scene: name, expected: child.name, found: ["\(refusals.count) times"]))
      }
      // Whoever waits would hear of the end of a flow that nobody holds, and begin again.
      if isAwaited {
        child.flow.whenEnded(whenEnded)
        refusals.untold.append(child)
      }
      return
    }
    guard isAwaited || !AnyCoordinator.isTellingRefusal else { return SceneProblems.report(error) }
    child.flow.whenEnded(whenEnded)
    NextTurn().run { [weak self] in
      AnyCoordinator.isTellingRefusal = true
      defer { AnyCoordinator.isTellingRefusal = false }
      child.deliver(ending)
      child.didEnd(ending)
      self?.childDidEnd(child, ending)
    }
  }
}
