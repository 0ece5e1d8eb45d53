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
  /// The document that the storyboard was read from; nil where the file is missing.
  @_spi(Sceneway) public var document: InterfaceBuilderDocument? { file?.document }
}
