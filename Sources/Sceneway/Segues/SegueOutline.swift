#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// What a storyboard tells about a segue without making its destination.
struct SegueOutline: CustomStringConvertible {
  let identifier: String?
  /// The kind as Interface Builder writes it, such as `show` or `unwind`.
  let kind: String
  /// The names of the destination's class and of the controllers it starts with, from the outside in.
  let classNames: [String]
  /// The classes, as far as they could be found.
  let classes: [AnyClass]

  /// Whether the segue leads to a controller of a class.
  @MainActor func leads(to type: UIViewController.Type) -> Bool {
    classes.contains { ($0 as? UIViewController.Type)?.isKind(type) ?? false }
  }

  var description: String {
    let name = identifier.map { "'\($0)'" } ?? "(no identifier)"
    return classNames.isEmpty ? name : "\(name) to \(classNames.joined(separator: " with "))"
  }
}

extension UIViewController {
  /// Whether the class is another one or comes from it.
  fileprivate static func isKind(_ type: UIViewController.Type) -> Bool {
    var current: AnyClass? = self
    while let candidate = current {
      if candidate == type { return true }
      current = superclass(of: candidate)
    }
    return false
  }

  /// The classes of those that could have answered an unwind segue of this controller: what lies around and below it.
  ///
  /// - Parameter identifier: the segue's identifier.
  /// - Returns: their names, the nearest first; none where the segue is known not to unwind.
  func unwindCandidates(ofSegue identifier: String) -> [String] {
    if let kind = segueOutlines?.first(where: { $0.identifier == identifier })?.kind, kind != "unwind" {
      return []
    }
    var names: [String] = []
    for name in controllersBehind.map(\.sceneName) where !names.contains(name) { names.append(name) }
    return names
  }
}
