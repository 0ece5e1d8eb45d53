internal import Foundation

extension UIViewController: UIStateRestoring {
  private enum Key {
    static let presented = "UIViewController.presented"
    static let presentationStyle = "UIViewController.presentationStyle"
    static let transitionStyle = "UIViewController.transitionStyle"
  }

  /// Writes what UIKit keeps of the controller's class, and what it presents (REST-09).
  func encodeOwnState(with coder: NSCoder) {
    switch self {
    case let navigation as UINavigationController: navigation.encodeStack(with: coder)
    case let tabs as UITabBarController: tabs.encodeSelection(with: coder)
    case let split as UISplitViewController: split.encodeColumns(with: coder)
    default: break
    }
    if let presented = ownPresentedViewController, presented.presentationPhase != .dismissing {
      coder.encode(presented, forKey: Key.presented)
      coder.encode(presented.storedModalPresentationStyle.rawValue, forKey: Key.presentationStyle)
      coder.encode(presented.modalTransitionStyle.rawValue, forKey: Key.transitionStyle)
    }
  }

  /// Reads what UIKit keeps of the controller's class.
  func decodeOwnState(with coder: NSCoder) {
    switch self {
    case let navigation as UINavigationController: navigation.decodeStack(with: coder)
    case let tabs as UITabBarController: tabs.decodeSelection(with: coder)
    case let split as UISplitViewController: split.decodeColumns(with: coder)
    default: break
    }
    guard let presented = coder.decodeObject(forKey: Key.presented) as? UIViewController else { return }
    if let style = UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: Key.presentationStyle)) {
      presented.modalPresentationStyle = style
    }
    if let style = UIModalTransitionStyle(rawValue: coder.decodeInteger(forKey: Key.transitionStyle)) {
      presented.modalTransitionStyle = style
    }
    StateRestorer.current?.present(presented, on: self)
  }
}

// MARK: Containers

extension UINavigationController {
  private static let stackKey = "UINavigationController.viewControllers"

  /// The controllers that count as this one's own: in a collapsed split view its column's part of the merged stack.
  private var ownStack: [UIViewController] { columnOfSplit.map { $0.split.stack(of: $0.column) } ?? stack }

  /// The column that this one stands for in a split view that has columns.
  private var columnOfSplit: (split: UISplitViewController, column: UISplitViewController.Column)? {
    guard let split = storedParent as? UISplitViewController else { return nil }
    return split.columns.column(of: self).map { (split, $0) }
  }

  fileprivate func encodeStack(with coder: NSCoder) {
    let own = ownStack
    for (index, controller) in own.enumerated() {
      coder.encode(controller, forKey: "\(Self.stackKey).\(index)")
    }
    coder.encode(own.count, forKey: Self.stackKey)
  }

  /// Rebuilds the stack (REST-09).
  ///
  /// A root that was not saved, or was left out, stays as the storyboard or the app made it.
  fileprivate func decodeStack(with coder: NSCoder) {
    let count = min(max(0, coder.decodeInteger(forKey: Self.stackKey)), 10_000)
    var restored = (0..<count).map {
      coder.decodeObject(forKey: "\(Self.stackKey).\($0)") as? UIViewController
    }
    let own = ownStack
    if let first = restored.first, first == nil, let root = own.first, !restored.contains(root) {
      restored[0] = root
    }
    var seen: Set<ObjectIdentifier> = []
    let new = restored.compactMap { $0 }.filter {
      seen.insert(ObjectIdentifier($0)).inserted && !($0 is UINavigationController)
    }
    guard !new.isEmpty, new != own else { return }
    if let place = columnOfSplit {
      place.split.restoreStack(new, of: place.column)
    } else {
      setViewControllers(new, animated: false)
    }
  }
}

extension UITabBarController {
  private static let countKey = "UITabBarController.viewControllers"
  private static let selectionKey = "UITabBarController.selectedIndex"

  fileprivate func encodeSelection(with coder: NSCoder) {
    let controllers = viewControllers ?? []
    for (index, controller) in controllers.enumerated() {
      coder.encode(controller, forKey: "\(Self.countKey).\(index)")
    }
    coder.encode(controllers.count, forKey: Self.countKey)
    if selectedIndex != NSNotFound { coder.encode(selectedIndex, forKey: Self.selectionKey) }
  }

  /// Puts the tabs in where there are none, and chooses the one that was chosen (REST-09).
  fileprivate func decodeSelection(with coder: NSCoder) {
    let count = min(max(0, coder.decodeInteger(forKey: Self.countKey)), 10_000)
    let restored = (0..<count).map {
      coder.decodeObject(forKey: "\(Self.countKey).\($0)") as? UIViewController
    }
    if viewControllers?.isEmpty ?? true {
      let new = restored.compactMap { $0 }
      if !new.isEmpty { viewControllers = new }
    }
    guard coder.containsValue(forKey: Self.selectionKey) else { return }
    let index = coder.decodeInteger(forKey: Self.selectionKey)
    if restored.indices.contains(index), let selected = restored[index],
      viewControllers?.contains(selected) == true
    {
      selectedViewController = selected
    } else {
      selectedIndex = index
    }
  }
}
