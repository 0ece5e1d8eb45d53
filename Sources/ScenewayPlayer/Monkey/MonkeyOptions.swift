/// How a monkey plays.
public struct MonkeyOptions: Hashable, Sendable {
  /// How many steps it takes.
  public var steps: Int

  /// The beginning of its random numbers; the same seed plays the same steps.
  public var seed: UInt64

  /// Whether its steps are written even where nothing was found.
  public var showsTrace: Bool

  /// Makes options.
  ///
  /// - Parameters:
  ///   - steps: how many steps it takes.
  ///   - seed: the beginning of its random numbers; 1 by default.
  ///   - showsTrace: whether its steps are written even where nothing was found; false by default.
  public init(steps: Int, seed: UInt64 = 1, showsTrace: Bool = false) {
    self.steps = steps
    self.seed = seed
    self.showsTrace = showsTrace
  }
}
