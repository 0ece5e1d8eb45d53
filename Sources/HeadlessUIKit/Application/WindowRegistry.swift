internal import Foundation

/// The windows of an app, from back to front, and the key one of each scene.
@MainActor
final class WindowRegistry {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []
  private weak var key: UIWindow?
  /// Whether there is a key window, also after it was released without having been hidden.
  private var hasKey = false

  /// The windows on the screen, the frontmost last.
  var visible: [UIWindow] {
    entries.compactMap(\.window).enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }

  /// The window that typed text goes to.
  var keyWindow: UIWindow? { key.flatMap { $0.isHidden ? nil : $0 } }

  func show(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
    post(UIWindow.didBecomeVisibleNotification, window)
  }

  /// Puts a window that shows in front of the others at its level.
  func bringToFront(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  func hide(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if key === window { makeKey(successor(of: window)) }
    post(UIWindow.didBecomeHiddenNotification, window)
  }

  /// Hands the key on from a window that nobody keeps any more, which is off the screen with that (BOOT-08).
  func windowWasReleased() {
    guard hasKey, key == nil else { return }
    hasKey = false
    let others = visible.filter { $0.canBecomeKey && $0.windowScene?.isForeground ?? true }
    if let next = others.last { makeKey(next) }
  }

  /// The window that becomes key when another goes: the frontmost of the same scene, or of all that are on the screen.
  private func successor(of window: UIWindow) -> UIWindow? {
    let others = visible.filter {
      $0 !== window && $0.canBecomeKey && $0.windowScene?.isForeground ?? true
    }
    return others.last { $0.windowScene === window.windowScene } ?? others.last
  }

  // MARK: Scenes

  /// Makes the key window of another scene the app's, where a scene leaves the screen with it.
  func giveKeyAway(from scene: UIScene) {
    guard let key, key.windowScene === scene else { return }
    let others = visible.filter {
      $0.windowScene !== scene && $0.canBecomeKey && $0.windowScene?.isForeground ?? true
    }
    if let next = others.last(where: { $0.windowScene?.keyWindow === $0 }) ?? others.last { makeKey(next) }
  }

  /// Leaves the windows of a scene that has gone out; their controllers hear nothing (BOOT-20).
  func forget(_ scene: UIScene) {
    giveKeyAway(from: scene)
    if key?.windowScene === scene { makeKey(nil) }
    entries.removeAll { $0.window == nil || $0.window?.windowScene === scene }
  }

  /// Makes a window the key one; the old key window resigns first (BOOT-08).
  func makeKey(_ window: UIWindow?) {
    guard key !== window else { return }
    if let old = key {
      key = nil
      old.resignKey()
      post(UIWindow.didResignKeyNotification, old)
    }
    key = window
    hasKey = window != nil
    if let window {
      window.windowScene?.lastKeyWindow = window
      window.becomeKey()
      post(UIWindow.didBecomeKeyNotification, window)
    }
  }

  private func post(_ name: Notification.Name, _ window: UIWindow) {
    NotificationCenter.default.post(name: name, object: window)
  }
}
