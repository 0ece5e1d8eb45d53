@_spi(Sceneway) internal import HeadlessUIKit

/// A controller, its children and what it presents, as a value.
public struct ControllerTree: Hashable, Sendable {
  /// The controller's class, without its module.
  public var controllerClass: String

  /// The identifier under which the storyboard knows the controller; nil for one made in code.
  public var storyboardIdentifier: String?

  /// The controller's title.
  public var title: String?

  /// Whether the controller is part of what the screen shows now.
  public var isVisible: Bool

  /// The controllers inside it, in their order.
  public var children: [ControllerTree]

  /// What lies over it; at most one controller.
  public var presented: [ControllerTree]

  @MainActor
  init(_ controller: UIViewController, isVisible: Bool = true) {
    controllerClass = controller.declaredClassName
    storyboardIdentifier = controller.storyboardIdentifier
    title = controller.screenTitle
    self.isVisible = isVisible
    let visible = controller.visibleChildren
    children = controller.children.map { child in
      ControllerTree(child, isVisible: isVisible && visible.contains { $0 === child })
    }
    presented = controller.ownPresented.map { [ControllerTree($0, isVisible: isVisible)] } ?? []
  }
}

extension ControllerTree: Codable {
  /// The names of the parts in JSON.
  private enum CodingKeys: String, CodingKey {
    case controllerClass = "class"
    case storyboardIdentifier, title
    case isVisible = "visible"
    case children, presented
  }
}

extension ControllerTree: CustomStringConvertible {
  /// The tree as text, one controller a line; a star marks what the screen shows.
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    var name = controllerClass
    if let title, !title.isEmpty { name += " “\(title)”" }
    if let storyboardIdentifier { name += " (\(storyboardIdentifier))" }
    if isVisible { name += " *" }
    let below = children.map { ("", $0) } + presented.map { ("presents ", $0) }
    return [name]
      + below.enumerated().flatMap { index, entry -> [String] in
        let isLast = index == below.count - 1
        return entry.1.lines.enumerated().map { line, text in
          if line == 0 { return (isLast ? "└─ " : "├─ ") + entry.0 + text }
          return (isLast ? "   " : "│  ") + text
        }
      }
  }
}
