/// A class whose initialisers can give an object that exists, or one of a subclass.
///
/// The protocol has no class constraint, since only then an initialiser of it may say what `self` is.
protocol Replaceable {}

extension Replaceable {
  /// Gives another object in the place of the one that was to be made.
  ///
  /// - Parameter other: the object. One of a subclass, which the caller cannot make, ends the process.
  init(replacedBy other: some AnyObject) {
    guard let other = other as? Self else { preconditionFailure("\(Self.self) cannot be made in this way") }
    self = other
  }
}
