/// Bounds on what reading a document may take, so that a hostile file costs little.
public struct ReadingLimits: Hashable, Sendable {
  /// The largest file, in bytes.
  ///
  /// Defaults to 64 MiB; the largest documents seen in the wild have a few. Values above 1 GiB count as 1 GiB.
  public var byteCount: Int
  /// How deep elements may lie in each other.
  ///
  /// Defaults to 1,000, and counts as at most 10,000.
  public var depth: Int
  /// How many problems are listed before the rest is only counted.
  ///
  /// Defaults to 1,000.
  public var problemCount: Int

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - byteCount: The largest file, in bytes.
  ///   - depth: How deep elements may lie in each other.
  ///   - problemCount: How many problems are listed.
  public init(byteCount: Int = 64 << 20, depth: Int = 1_000, problemCount: Int = 1_000) {
    self.byteCount = byteCount
    self.depth = depth
    self.problemCount = problemCount
  }

  /// The limits in use when none are given.
  public static let standard = ReadingLimits()
}
