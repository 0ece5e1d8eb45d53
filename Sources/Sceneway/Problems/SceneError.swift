public import Foundation

/// What could not be done in navigation, and why: a value that names the scene, what was expected and what was found.
///
/// Sceneway never does nothing in silence. What the caller can answer is thrown; what nobody can catch, such as a fault
/// found inside `prepare(for:sender:)`, goes to ``SceneProblems``.
public struct SceneError: Error, Hashable, Sendable, Codable {
  /// The kinds of fault.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The scene has no segue of the identifier.
    case unknownSegue
    /// The segue was asked for, but `prepare(for:sender:)` was never reached.
    case segueNotPerformed
    /// No segue of the scene leads to a controller of the class.
    case noSegueToDestination
    /// Several segues of the scene lead to a controller of the class.
    case ambiguousSegue
    /// The segue leads to a controller of another class.
    case wrongDestination
    /// The controller's view is loaded already, and with it what its embed segues bring.
    case viewAlreadyLoaded
    /// The controller's view is loaded, and no embed segue has brought the child.
    case childNotEmbedded
    /// A required input was not given.
    case missingInput
    /// A required input was read before it was given, for which there is no value.
    case inputRead
    /// No route answers the segue.
    case noRoute
    /// The scene was not assembled, so that no router heard of its segue.
    case notAssembled
    /// The view controller's scene is computed: each time that it is asked for there is another one.
    case sceneMadeAgain
    /// A route is named after a segue that the scene does not have.
    case unknownRoute
    /// The router's view controller is gone or was never set.
    case noViewController
    /// The view controller did not come from a storyboard.
    case noStoryboard
    /// The storyboard has no scene of the identifier.
    case unknownScene
    /// The controller of the identifier is of another class.
    case wrongScene
    /// The destination has no router.
    case noRouter
    /// The router has no data store, or one of another type.
    case noDataStore
    /// No screen that is there already, behind or beside the scene, is of the class.
    case noScreenThere
    /// Nothing to push on: there is no navigation controller around.
    case noNavigationController
    /// The flow has no window, stack or presenter to show its first screen in.
    case noPlace
    /// The flow was started and has shown nothing.
    case nothingShown
    /// The flow has ended and shows nothing any more.
    case flowEnded
    /// The flow was started before; a coordinator runs once.
    case flowStartedTwice
    /// The flow has ended, and flows are started in it again and again.
    case startedInVain
    /// The screen is shown already; a controller has one place.
    case screenShownTwice
    /// UIKit refused the transition.
    case transitionRefused
    /// The window that it waited for is gone.
    case windowGone
    /// The container or presenter that it waited for is gone.
    case containerGone
    /// The screen is not where it was looked for.
    case notFound
    /// A link that the system gave was not opened.
    case linkFailed
    /// A part of a snapshot was not restored.
    case notRestored
    /// The app's own code threw an error where nobody could catch it.
    case failed
  }

  /// What kind of fault it is.
  public var kind: Kind

  /// The scene it happened in: the class of the view controller, router or coordinator.
  public var scene: String

  /// The segue or scene identifier that it is about; nil where there is none.
  public var identifier: String?

  /// What was expected there, as a class name or a phrase; nil where the kind says it all.
  public var expected: String?

  /// What was there instead: class names or identifiers, in the order in which they were found.
  public var found: [String]

  /// An identifier that was found and reads almost like the one asked for.
  public var suggestion: String?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - kind: what kind of fault it is.
  ///   - scene: the class in which it happened.
  ///   - identifier: the segue or scene it is about.
  ///   - expected: what was expected.
  ///   - found: what was there; an identifier close to `identifier` becomes the ``suggestion``.
  public init(
    _ kind: Kind, scene: String, identifier: String? = nil, expected: String? = nil, found: [String] = []
  ) {
    self.kind = kind
    self.scene = scene
    self.identifier = identifier
    self.expected = expected
    self.found = found
    suggestion = identifier.flatMap { Spelling.closest(to: $0, among: found) }
  }
}

extension SceneError: CustomStringConvertible, LocalizedError {
  /// The fault as a sentence, with what was found and what may have been meant.
  public var description: String {
    var text = sentence
    if let suggestion {
      text += " Did you mean '\(suggestion)'?"
    } else if let remedy {
      text += " \(remedy)"
    }
    return text
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
