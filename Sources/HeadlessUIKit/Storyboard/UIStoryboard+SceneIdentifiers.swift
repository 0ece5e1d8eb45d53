internal import InterfaceBuilder

extension UIStoryboard {
  /// The identifiers of the storyboard's scenes, in document order.
  @_spi(Sceneway)
  public var sceneIdentifiers: [String] {
    file?.document.controllers.compactMap(\.storyboardIdentifier) ?? []
  }
}
