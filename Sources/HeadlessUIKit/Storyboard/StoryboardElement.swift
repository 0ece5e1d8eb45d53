internal import InterfaceBuilder

/// Which element of which storyboard a controller or a segue was made from.
@_spi(Sceneway)
public struct StoryboardElement: Hashable, Sendable {
  /// The storyboard's file name without its extension.
  public let storyboard: String

  /// The element's Interface Builder id, such as `7bK-jq-Zjz`.
  public let id: String

  /// Names an element.
  ///
  /// - Parameters:
  ///   - storyboard: the storyboard's file name without its extension.
  ///   - id: the element's Interface Builder id.
  public init(storyboard: String, id: String) {
    self.storyboard = storyboard
    self.id = id
  }
}

extension UIViewController {
  /// The element that the controller was made from; nil for one made in code.
  @_spi(Sceneway) public var storyboardElement: StoryboardElement? {
    guard let sceneContext, let id = sceneContext.element.id else { return nil }
    return StoryboardElement(storyboard: sceneContext.file.name, id: id)
  }
}
