public import BehaviourRecorder

/// Plays sequences of operations against the model, and makes those that fail short.
@MainActor
public enum ModelRun {
  /// A sequence that ended otherwise than the model said.
  public struct Failure: Sendable, CustomStringConvertible {
    /// The shortest sequence that was found.
    public let operations: [ModelOperation]
    /// What was wrong.
    public let reason: String

    /// Puts a failure together.
    ///
    /// - Parameters:
    ///   - operations: the sequence.
    ///   - reason: what was wrong.
    public init(operations: [ModelOperation], reason: String) {
      self.operations = operations
      self.reason = reason
    }

    /// The reason, and the sequence as it can be pasted into a test.
    public var description: String {
      "\(reason)\nlet operations: [ModelOperation] = [\n"
        + operations.map { "  \($0),\n" }.joined()
        + "]\n#expect(await ModelRun.play(operations).reason == nil)"
    }
  }

  /// Draws a sequence.
  ///
  /// - Parameters:
  ///   - count: how many operations.
  ///   - seed: where chance begins.
  /// - Returns: the sequence.
  public static func operations(_ count: Int, seed: UInt64) -> [ModelOperation] {
    var random = ModelGenerator(seed: seed)
    var operations: [ModelOperation] = []
    while operations.count < count {
      let isAtRest = operations.last == .settle && Bool.random(using: &random)
      operations.append(isAtRest ? .randomGesture(using: &random) : .random(using: &random))
    }
    return operations
  }

  /// Plays a sequence in a window of its own, and takes everything away at the end.
  ///
  /// - Parameters:
  ///   - operations: the sequence.
  ///   - time: who moves time on.
  /// - Returns: what was wrong, nil where all went as the model said; how many operations were played until then; and
  ///   the figures.
  public static func play(
    _ operations: [ModelOperation], _ time: Stage.Time = .virtual
  ) async -> (reason: String?, played: Int, figures: ModelFigures) {
    var result: (reason: String?, played: Int, figures: ModelFigures) = (nil, 0, ModelFigures())
    await Stage.play(time) { stage in
      let world = ModelWorld(stage)
      await world.settle()
      for operation in operations where world.fault == nil {
        await world.run(operation)
        stage.timeline.clear()
        result.played += 1
      }
      if world.fault == nil { await world.end() }
      result.reason = world.fault
      result.figures = world.figures
    }
    return result
  }

  /// Plays a sequence and, where it fails, looks for the shortest part of it that fails too.
  ///
  /// - Parameter operations: the sequence.
  /// - Returns: the failure, and the figures of the whole sequence.
  public static func check(_ operations: [ModelOperation]) async -> (failure: Failure?, figures: ModelFigures)
  {
    let (reason, played, figures) = await play(operations)
    guard let reason else { return (nil, figures) }
    var (shortest, why) = (Array(operations.prefix(played)), reason)
    var size = max(shortest.count / 2, 1)
    while true {
      var start = 0
      var isShorter = false
      while start < shortest.count {
        var shorter = shortest
        shorter.removeSubrange(start..<min(start + size, shorter.count))
        let (reason, played, _) = await play(shorter)
        if let reason {
          (shortest, why, isShorter) = (Array(shorter.prefix(played)), reason, true)
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return (Failure(operations: shortest, reason: why), figures) }
      size = max(size / 2, 1)
    }
  }
}
