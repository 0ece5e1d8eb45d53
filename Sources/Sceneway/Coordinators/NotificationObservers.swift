internal import Foundation

/// Observers of notifications that go with their owner.
@MainActor
final class NotificationObservers {
  private var tokens: [Token] = []

  /// What the centre gave for an observer; only ever handed back to it, which any thread may do.
  private struct Token: @unchecked Sendable {
    let object: any NSObjectProtocol
  }

  /// Hands a notification's object from the poster's thread, which is the main one, to the main actor.
  private struct Poster: @unchecked Sendable {
    let object: Any?
  }

  func add(_ name: Notification.Name, _ handler: @escaping @MainActor (Any?) -> Void) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      notification in
      let poster = Poster(object: notification.object)
      MainThread.run { handler(poster.object) }
    }
    tokens.append(Token(object: token))
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token.object) }
  }
}
