/// Where public sources about navigation controllers disagree, or releases of iOS differ: the choice that is made.
@_spi(Sceneway)
public struct NavigationPolicy: Hashable, Sendable {
  /// What becomes of a call that changes the stack.
  public enum CallDuringTransition: Hashable, Sendable {
    /// It is carried out when the transition ends.
    case waits
    /// It is dropped with a line in the log (MIS-01).
    case isDropped
  }

  /// What becomes of a push, pop or set while a transition runs that no gesture moves; it waits by default (MIS-01).
  public var callDuringTransition = CallDuringTransition.waits

  /// Whether an animated push in the turn of a set without animation waits for the commit, as in iOS 16 and 17.
  ///
  /// False by default, as in iOS 18: the push is carried out at once (NAV-PUSH-07).
  public var pushWaitsForUnanimatedSet = false

  /// Makes the policy that is chosen where nobody asks for another.
  public init() {}
}
