/// An appearance call that a controller should not have got, or that it still waits for.
package struct UnbalancedAppearance: Hashable, Sendable, CustomStringConvertible {
  /// The controller, by class and title.
  package let controller: String
  /// What is wrong, such as `viewDidAppear without viewWillAppear`.
  package let problem: String

  /// The controller and what is wrong with its calls.
  package var description: String { "\(controller): \(problem)" }
}
