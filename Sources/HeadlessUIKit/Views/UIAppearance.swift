public import Foundation

/// Something whose looks can be set for all at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// Something that others stand in, by which looks can be told apart.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Keeps what an app sets for all views or items of a class.
@MainActor
private enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: NSObject] = [:]

  static func proxy<Kind: NSObject>(of type: Kind.Type) -> Kind {
    if let known = proxies[ObjectIdentifier(type)] as? Kind { return known }
    let made = ClassInstantiation.make(type)
    proxies[ObjectIdentifier(type)] = made
    return unsafeDowncast(made as AnyObject, to: type)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Where an app sets looks for all views of the class; they are kept there and not handed on.
  ///
  /// - Returns: an object of the class that stands for all of them.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }

  /// Where an app sets looks for all views of the class in others; they are kept there and not handed on.
  ///
  /// - Parameter containerTypes: what the views stand in.
  /// - Returns: an object of the class that stands for all of them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self) }
}

extension UIBarItem: UIAppearance {
  /// Where an app sets looks for all items of the class; they are kept there and not handed on.
  ///
  /// - Returns: an object of the class that stands for all of them.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }

  /// Where an app sets looks for all items of the class in others; they are kept there and not handed on.
  ///
  /// - Parameter containerTypes: what the items stand in.
  /// - Returns: an object of the class that stands for all of them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self) }
}

extension UIViewController: UIAppearanceContainer {}
