public import Foundation
public import InterfaceBuilder

extension HeadlessEnvironment {
  /// Lets references between storyboards find files wherever they lie, before they are looked for by name.
  ///
  /// - Parameter urls: the storyboards; of several with one file name the first counts.
  public func giveStoryboards(_ urls: [URL]) {
    storyboards.give(urls)
  }
}

extension UIStoryboard {
  /// Makes the scene of an element (SB-05).
  ///
  /// - Parameter id: the Interface Builder id of the controller.
  /// - Returns: the controller; nil where the storyboard has no such scene.
  @_spi(Sceneway) public func instantiateViewController(elementID id: String) -> UIViewController? {
    guard let controller = document?.controller(id: id), !controller.isReference else { return nil }
    return make(controller.element, creator: nil)
  }

  /// The document that the storyboard was read from; nil where the file is missing.
  @_spi(Sceneway) public var document: InterfaceBuilderDocument? { file?.document }
}
