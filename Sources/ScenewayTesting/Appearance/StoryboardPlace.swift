@_spi(Sceneway) internal import HeadlessUIKit

/// An element of a storyboard: a scene's controller or a segue.
package struct StoryboardPlace: Hashable, Sendable {
  /// The storyboard's file name without its extension.
  package let storyboard: String
  /// The element's Interface Builder id.
  package let id: String

  package init(storyboard: String, id: String) {
    self.storyboard = storyboard
    self.id = id
  }

  init(_ element: StoryboardElement) {
    self.init(storyboard: element.storyboard, id: element.id)
  }
}
