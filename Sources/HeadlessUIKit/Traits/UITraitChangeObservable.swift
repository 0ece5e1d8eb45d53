public import Foundation

/// What a registration for changes of traits is known by.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that tells of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: NSObjectProtocol {}

extension UIViewController: UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a closure after a trait changed.
  ///
  /// - Parameters:
  ///   - traits: the traits to hear of.
  ///   - handler: called with the object and the traits before; not with the object kept alive.
  /// - Returns: what takes the registration back.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { node, previous in
      if let environment = node as? Environment { handler(environment, previous) }
    }
  }

  /// Sends a message after a trait changed.
  ///
  /// - Parameters:
  ///   - traits: the traits to hear of.
  ///   - target: who gets the message; not kept alive.
  ///   - action: the method, which may take the object and the traits before.
  /// - Returns: what takes the registration back.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    weak let receiver = target as AnyObject
    return register(traits) { node, previous in
      let arguments: [Any?] = [node, previous]
      (receiver as? NSObject)?.invoke(action, Array(arguments.prefix(action.argumentCount)))
    }
  }

  /// Sends the object itself a message after a trait changed.
  ///
  /// - Parameters:
  ///   - traits: the traits to hear of.
  ///   - action: the method, which may take the object and the traits before.
  /// - Returns: what takes the registration back.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Takes a registration back.
  ///
  /// - Parameter registration: what the registration is known by; another one is passed over.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitNode)?.traitState?.registrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping @MainActor (any TraitNode, UITraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(traits, TraitRegistration.Handler(run: handler))
    (self as? any TraitNode)?.madeTraitState.registrations.append(registration)
    return registration
  }
}

/// Someone who wants to hear of changes of some traits.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  struct Handler {
    let run: @MainActor (any TraitNode, UITraitCollection) -> Void
  }

  private let traits: [UITrait]
  private let handler: Handler

  init(_ traits: [UITrait], _ handler: Handler) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  /// Calls the handler where one of the traits is another now.
  func tell(_ node: any TraitNode, from before: UITraitCollection, to now: UITraitCollection) {
    guard traits.contains(where: { !now.values.agrees(with: before.values, on: $0) }) else { return }
    handler.run(node, before)
  }
}
