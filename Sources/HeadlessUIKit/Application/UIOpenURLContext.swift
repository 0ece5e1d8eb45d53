public import Foundation

extension UIScene {
  /// How a link is opened in a scene.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that asks.
    open internal(set) var sourceApplication: String?
    /// Whatever the app that asks gave along.
    open var annotation: Any? { nil }
    /// Whether the document is opened where it lies.
    open var openInPlace: Bool { false }
  }

  /// Which links and activities a scene wants; the others go to scenes that want them.
  ///
  /// The names that decide are compared with the whole target content identifier.
  @preconcurrency @MainActor
  open class ActivationConditions: NSObject {
    /// Whether the scene can show what has an identifier.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Whether the scene is the best place for what has an identifier.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  }
}

/// Which links and activities a scene wants.
public typealias UISceneActivationConditions = UIScene.ActivationConditions

/// A link that the app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  /// How it is opened.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}
