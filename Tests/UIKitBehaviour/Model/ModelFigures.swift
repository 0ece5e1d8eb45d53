/// What happened in model runs, counted.
public struct ModelFigures: Sendable {
  /// Operations by kind.
  public internal(set) var operations: [String: Int] = [:]

  /// Complaints of UIKit by row, all of which the model expected.
  public internal(set) var complaints: [String: Int] = [:]

  /// Swipes from the edge and over sheets, by how they ended.
  public internal(set) var swipes: [String: Int] = [:]

  /// Controllers that were made.
  public internal(set) var controllers = 0

  /// Controllers that outlived their time.
  public internal(set) var leaks = 0

  /// Figures of nothing.
  public init() {}

  /// All operations.
  public var steps: Int { operations.values.reduce(0, +) }

  /// Adds the figures of another run.
  public mutating func add(_ other: ModelFigures) {
    operations.merge(other.operations, uniquingKeysWith: +)
    complaints.merge(other.complaints, uniquingKeysWith: +)
    swipes.merge(other.swipes, uniquingKeysWith: +)
    controllers += other.controllers
    leaks += other.leaks
  }
}
