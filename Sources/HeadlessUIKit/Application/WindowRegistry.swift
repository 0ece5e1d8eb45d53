internal import Foundation

/// The windows of an app, from back to front, and the key one of each scene.
@MainActor
final class WindowRegistry {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []
  private weak var key: UIWindow?

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

  func hide(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if key === window { makeKey(visible.last) }
    post(UIWindow.didBecomeHiddenNotification, window)
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
    if let window {
      window.becomeKey()
      post(UIWindow.didBecomeKeyNotification, window)
    }
  }

  private func post(_ name: Notification.Name, _ window: UIWindow) {
    NotificationCenter.default.post(name: name, object: window)
  }
}
