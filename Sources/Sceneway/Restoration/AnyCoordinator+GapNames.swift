#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  /// What the screens that a snapshot leaves out are called: by their names, and where several are called alike, or by a class
  /// of UIKit's that says nothing, by title and place as well.
  static func gapNames(of screens: [UIViewController]) -> [String] {
    let names = screens.map(\.screenName)
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return zip(screens, names).map { screen, name in
      let saysNothing = type(of: screen) == UIViewController.self
      return counts[name] == 1 && !saysNothing ? name : name + screen.titleAndPlace
    }
  }
}

extension UIViewController {
  /// What tells one screen from another of its class: ` “Orders”, number 2 of its stack`.
  fileprivate var titleAndPlace: String {
    let shown = [title, navigationItem.title].lazy.compactMap { $0 }.first { !$0.isEmpty }
    let words = shown.map { " “\($0)”" } ?? ""
    if let stack = parent as? UINavigationController,
      let index = stack.viewControllers.firstIndex(where: { $0 === self })
    {
      return words + ", number \(index + 1) of its stack"
    }
    if let presenter = presentingViewController {
      return words
        + ", presented over \(Surface.chain(from: presenter).last?.screenName ?? presenter.screenName)"
    }
    return words
  }
}
