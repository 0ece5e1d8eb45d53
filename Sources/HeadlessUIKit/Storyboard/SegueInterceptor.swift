/// Looks at every segue of a controller before its `prepare(for:sender:)` does.
///
/// UIKit has no such place. On Apple's platforms the same is reached through the Objective-C runtime.
@_spi(Sceneway)
public struct SegueInterceptor {
  /// Called directly before `prepare(for:sender:)` of the segue's source, with the segue and its sender.
  public let willPrepare: @MainActor (UIStoryboardSegue, Any?) -> Void

  /// Makes an interceptor.
  ///
  /// - Parameter willPrepare: called directly before `prepare(for:sender:)`, with the segue and its sender.
  public init(willPrepare: @escaping @MainActor (UIStoryboardSegue, Any?) -> Void) {
    self.willPrepare = willPrepare
  }
}

/// What a storyboard says about a segue, told without making the destination.
@_spi(Sceneway)
public struct SegueDescription: Hashable, Sendable {
  /// The identifier that code uses; nil where the segue has none.
  public let identifier: String?

  /// The kind as Interface Builder writes it, such as `show`, `presentation`, `embed` or `unwind`.
  public let kind: String

  /// The destination's class as code knows it, such as `App.DetailViewController` or `UINavigationController`.
  ///
  /// Nil for an unwind segue and where the destination lies in a storyboard that is not there.
  public let destinationClass: String?

  /// The destination's class and, for a container, those of the controllers it starts with, from the outside in.
  public let destinationClasses: [String]
}

extension UIViewController {
  /// The segues that start at the controller's scene, in document order, relationships left out.
  @_spi(Sceneway)
  public var segueDescriptions: [SegueDescription] { segueTemplates.map(\.summary) }

  /// The identifiers of the controller's segues, in document order; each once.
  @_spi(Sceneway)
  public var segueIdentifiers: [String] {
    var seen: Set<String> = []
    return segueTemplates.compactMap(\.identifier).filter { seen.insert($0).inserted }
  }

  /// Tells what a segue is, without performing it.
  ///
  /// - Parameter identifier: the segue's identifier.
  /// - Returns: the first segue of that identifier (SB-27); nil where the controller has none.
  @_spi(Sceneway)
  public func segueDescription(forIdentifier identifier: String) -> SegueDescription? {
    segueTemplates.first { $0.identifier == identifier }?.summary
  }
}
