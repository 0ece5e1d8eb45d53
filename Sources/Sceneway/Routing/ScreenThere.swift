#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// A screen that is there already, behind a controller or in a tab beside it, and the way to it.
@MainActor
struct ScreenThere<Screen: UIViewController> {
  let screen: Screen
  private let source: UIViewController

  /// Finds the nearest screen of a class.
  ///
  /// - Throws: ``SceneError`` of the kind ``SceneError/Kind/noScreenThere`` that lists those looked at.
  init(_ type: Screen.Type, _ place: RouteStyle.Place, of source: UIViewController) throws {
    let candidates = place == .tab ? source.controllersInTabs : source.controllersBehind
    guard let screen = candidates.lazy.compactMap({ $0 as? Screen }).first else {
      throw SceneError(
        .noScreenThere, scene: source.sceneName, expected: String(describing: type),
        found: candidates.map(\.sceneName))
    }
    self.screen = screen
    self.source = source
  }

  /// Goes there, in one visible step.
  ///
  /// - Throws: ``SceneError`` where the source is in no window, or what fails at once.
  func go(animated: Bool) throws -> Transition {
    guard let navigator = Navigator.around(source) else {
      throw SceneError(
        .transitionRefused, scene: source.sceneName, expected: screen.sceneName,
        found: ["its screen is in no window"])
    }
    return try navigator.unwind(to: screen, animated: animated).started(by: source.sceneName)
  }
}

extension UIViewController {
  /// The controllers in the tabs around this one, the outer before the inner.
  fileprivate var controllersInTabs: [UIViewController] {
    (tabBarController?.viewControllers ?? []).flatMap(\.controllersInside).filter { $0 !== self }
  }

  /// What a person comes to who goes back from here again and again, and the containers around, the nearest first.
  var controllersBehind: [UIViewController] {
    var behind: [UIViewController] = []
    var current = self
    while true {
      if let parent = current.parent {
        if let stack = (parent as? UINavigationController)?.viewControllers,
          let index = stack.firstIndex(where: { $0 === current })
        {
          behind += stack[..<index].reversed().flatMap(\.innermostFirst)
        }
        behind.append(parent)
        current = parent
      } else if let presenter = current.presentingViewController {
        behind += presenter.innermostFirst
        current = presenter
      } else {
        return behind
      }
    }
  }

  /// What is inside this controller, what is in sight first, and the controller itself last.
  private var innermostFirst: [UIViewController] {
    let inside: [UIViewController]
    switch self {
    case let navigation as UINavigationController: inside = navigation.viewControllers.reversed()
    case let tabs as UITabBarController:
      let selected = tabs.selectedViewController
      inside = [selected].compactMap(\.self) + (tabs.viewControllers ?? []).filter { $0 !== selected }
    default: inside = children.reversed()
    }
    return inside.flatMap(\.innermostFirst) + [self]
  }
}
