/// Where a child flow shows its screens.
public struct Placement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case pushed
    case presented(PresentationStyle)
    case root
  }

  let kind: Kind

  /// On the parent's navigation stack; in the parent's own place where the parent has shown nothing yet.
  public static let pushed = Placement(kind: .pushed)

  /// Over what is there, in a navigation controller of its own.
  ///
  /// - Parameter style: how it is presented.
  /// - Returns: the placement.
  public static func presented(_ style: PresentationStyle) -> Placement {
    Placement(kind: .presented(style))
  }

  /// As the root of the window, in place of everything that is there.
  public static let root = Placement(kind: .root)
}
