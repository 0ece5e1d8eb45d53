@_spi(Sceneway) internal import HeadlessUIKit

/// A controller, by what tells it apart from others.
public struct ControllerSummary: Hashable, Sendable {
  /// The controller's class, without its module; the storyboard's where that class does not exist.
  public var controllerClass: String

  /// The identifier under which the storyboard knows the controller; nil for one made in code.
  public var storyboardIdentifier: String?

  /// The controller's title.
  public var title: String?

  /// The class of the container that was presented with the controller in it; nil where it was presented itself.
  public var container: String?

  /// What a person would call it: its title, or else its class.
  public var name: String { title.flatMap { $0.isEmpty ? nil : $0 } ?? controllerClass }

  @MainActor
  init(_ controller: UIViewController) {
    controllerClass = controller.declaredClassName
    storyboardIdentifier = controller.storyboardIdentifier
    title = controller.screenTitle
  }

  /// Describes what a person sees of something that was presented.
  @MainActor
  init(_ content: UIViewController, presentedIn presented: UIViewController) {
    self.init(content)
    if presented !== content { container = presented.declaredClassName }
  }
}

extension ControllerSummary: Codable {
  /// The names of the parts in JSON.
  private enum CodingKeys: String, CodingKey {
    case controllerClass = "class"
    case storyboardIdentifier, title, container
  }
}
