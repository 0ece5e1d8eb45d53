#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// How a controller was last seen attached to the screen; hangs on the controller.
@MainActor
final class LastSeen {
  enum Kind {
    case stack
    case child
    case presented
    case window
  }

  let kind: Kind
  private(set) weak var window: UIWindow?
  private var departures: Departures?
  private var identity: ObjectIdentifier?

  init(_ kind: Kind, window: UIWindow? = nil) {
    self.kind = kind
    self.window = window
  }

  deinit {
    guard let departures, let identity else { return }
    MainThread.run { departures.note(identity) }
  }

  /// Says how a controller is attached now.
  ///
  /// - Returns: what hangs on the controller.
  @discardableResult
  static func mark(_ controller: UIViewController, _ kind: Kind, window: UIWindow? = nil) -> LastSeen {
    let old = controller.attachment(LastSeen.self)
    if let old, old.kind == kind, old.window === window { return old }
    let seen = LastSeen(kind, window: window)
    (seen.departures, seen.identity) = (old?.departures, old?.identity)
    old?.departures = nil
    controller.attach(seen, as: LastSeen.self)
    return seen
  }

  /// Has the controller's end noted.
  func tells(_ departures: Departures, of controller: UIViewController) {
    self.departures = departures
    identity = ObjectIdentifier(controller)
  }
}

/// The controllers that were freed since the last look.
@MainActor
final class Departures {
  private var identities: [ObjectIdentifier] = []

  func note(_ identity: ObjectIdentifier) { identities.append(identity) }

  /// Hands over what was noted, once.
  func take() -> [ObjectIdentifier] {
    guard !identities.isEmpty else { return [] }
    defer { identities.removeAll(keepingCapacity: true) }
    return identities
  }
}

/// Says that a container keeps a controller to show it again, though it is no child of it now: a page that was turned
/// away, the detail of a collapsed split view controller; hangs on the controller.
@MainActor
final class Keeper {
  private weak var keeper: UIViewController?
  private let keeps: @MainActor () -> Bool

  /// - Parameters:
  ///   - container: the container, which is not retained.
  ///   - keeps: whether it keeps the controller still.
  init(_ container: UIViewController, while keeps: @escaping @MainActor () -> Bool) {
    keeper = container
    self.keeps = keeps
  }

  /// The container, as long as it keeps the controller.
  var container: UIViewController? { keeps() ? keeper : nil }
}

/// What is really on the screen at one moment: one look from the screens up to their windows.
@MainActor
struct Hierarchy {
  /// Where a screen stands.
  enum Standing: Equatable {
    /// In a window's hierarchy, visible or not.
    case present
    /// Not in a window, and never was: still on its way, or played without a window.
    case pending
    /// It was there and has left.
    case gone(FlowEnding)
  }

  private var memory = Dictionary<ObjectIdentifier, Standing>(minimumCapacity: 12)
  private let isClosed: (UIWindow) -> Bool

  init(isClosed: @escaping (UIWindow) -> Bool) {
    self.isClosed = isClosed
  }

  mutating func standing(of controller: UIViewController) -> Standing {
    if let known = memory[ObjectIdentifier(controller)] { return known }
    let standing: Standing
    if let parent = controller.parent {
      LastSeen.mark(controller, parent is UINavigationController ? .stack : .child)
      standing = self.standing(of: parent)
    } else if let presenter = controller.presentingViewController {
      LastSeen.mark(controller, .presented)
      standing = self.standing(of: presenter)
    } else if let container = controller.attachment(Keeper.self)?.container {
      LastSeen.mark(controller, .child)
      standing = self.standing(of: container)
    } else {
      standing = self.standing(ofOutermost: controller)
    }
    memory[ObjectIdentifier(controller)] = standing
    return standing
  }

  private func standing(ofOutermost controller: UIViewController) -> Standing {
    if let window = controller.viewIfLoaded?.window, window.rootViewController === controller {
      LastSeen.mark(controller, .window, window: window)
      return isClosed(window) ? .gone(.sceneClosed) : .present
    }
    guard let seen = controller.attachment(LastSeen.self) else { return .pending }
    switch seen.kind {
    case .stack: return .gone(.back)
    case .child: return .gone(.removed)
    case .presented: return .gone(.dismissed)
    case .window:
      // The root of a hidden window has no window to ask.
      guard let window = seen.window, !isClosed(window) else { return .gone(.sceneClosed) }
      return window.rootViewController === controller ? .present : .gone(.rootReplaced)
    }
  }
}

extension UIViewController {
  /// The outermost controller of the containers around this one.
  var outermost: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  /// The outermost controller below everything that is presented: what a window has as its root.
  var base: UIViewController {
    var current = outermost
    while let presenter = current.presentingViewController { current = presenter.outermost }
    return current
  }

  /// What is presented above this controller's containers, the topmost; the outermost container where nothing is.
  var topmost: UIViewController {
    var current = outermost
    while let next = current.presentedViewController, next !== current { current = next }
    return current
  }
}
