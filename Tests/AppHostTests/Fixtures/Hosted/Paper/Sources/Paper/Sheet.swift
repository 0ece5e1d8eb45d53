import UIKit

/// A sheet of paper.
public struct Sheet {
  /// Takes a new one.
  public init() {}
  #if RULED
    /// How many lines it has.
    public let lines = 40
  #endif
  /// Its colour.
  public var color: UIColor { .white }
}
