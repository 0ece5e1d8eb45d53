#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// What a variant is chosen by: the device and the size of a flow's place on the screen.
@MainActor
public struct VariantContext {
  /// The kind of device.
  public let idiom: UIUserInterfaceIdiom

  /// The traits of the flow's window; the current ones where it has none.
  public let traits: UITraitCollection

  /// Makes a context.
  ///
  /// - Parameter traits: the traits to choose by.
  public init(traits: UITraitCollection) {
    self.traits = traits
    idiom = traits.userInterfaceIdiom
  }
}

/// When a variant is chosen.
@MainActor
public struct VariantCondition {
  let holds: (VariantContext) -> Bool

  /// A condition of one's own, such as an experiment or the kind of user.
  ///
  /// - Parameter holds: asked each time a variant is chosen.
  public init(_ holds: @escaping (VariantContext) -> Bool) {
    self.holds = holds
  }

  /// On a kind of device.
  ///
  /// - Parameter idiom: the kind.
  /// - Returns: the condition.
  public static func idiom(_ idiom: UIUserInterfaceIdiom) -> VariantCondition {
    VariantCondition { $0.idiom == idiom }
  }

  /// On an iPad.
  public static var pad: VariantCondition { .idiom(.pad) }

  /// On an iPhone.
  public static var phone: VariantCondition { .idiom(.phone) }

  /// In a width of a kind.
  ///
  /// - Parameter sizeClass: the width.
  /// - Returns: the condition.
  public static func width(_ sizeClass: UIUserInterfaceSizeClass) -> VariantCondition {
    VariantCondition { $0.traits.horizontalSizeClass == sizeClass }
  }

  /// When something that has nothing to do with the device holds.
  ///
  /// - Parameter holds: asked each time a variant is chosen.
  /// - Returns: the condition.
  public static func when(_ holds: @escaping @autoclosure () -> Bool) -> VariantCondition {
    VariantCondition { _ in holds() }
  }
}

/// One of several ways to do the same, chosen by device, size, user or experiment, in one place.
///
/// ```swift
/// let checkout = Variants { PlainCheckout() as Coordinator<Order> }
///   .on(.pad) { WideCheckout() }
///   .on(.when(experiment.isInGroupB)) { ShortCheckout() }
/// let order = try await run(checkout.choose(for: self))
/// ```
@MainActor
public struct Variants<Value> {
  private var cases: [(condition: VariantCondition, make: () -> Value)] = []
  private let makeDefault: () -> Value

  /// Starts with the variant for all that no condition picks out.
  ///
  /// - Parameter makeDefault: makes it.
  public init(_ makeDefault: @escaping () -> Value) {
    self.makeDefault = makeDefault
  }

  /// Adds a variant.
  ///
  /// - Parameters:
  ///   - condition: when it is chosen; of several that hold the first is.
  ///   - make: makes it.
  /// - Returns: the variants with this one.
  public func on(_ condition: VariantCondition, _ make: @escaping () -> Value) -> Variants {
    var variants = self
    variants.cases.append((condition, make))
    return variants
  }

  /// Makes the variant that fits.
  ///
  /// - Parameter context: what to choose by.
  /// - Returns: the variant.
  public func choose(in context: VariantContext) -> Value {
    (cases.first { $0.condition.holds(context) }?.make ?? makeDefault)()
  }

  /// Makes the variant that fits a flow's place on the screen.
  ///
  /// - Parameter flow: the flow that asks.
  /// - Returns: the variant.
  public func choose(for flow: AnyCoordinator) -> Value {
    choose(in: flow.variantContext)
  }
}

extension AnyCoordinator {
  /// What variants of this flow are chosen by.
  public var variantContext: VariantContext {
    let controller = anchor ?? window?.rootViewController
    return VariantContext(
      traits: controller?.traitCollection ?? window?.windowScene?.traitCollection ?? .current)
  }
}
