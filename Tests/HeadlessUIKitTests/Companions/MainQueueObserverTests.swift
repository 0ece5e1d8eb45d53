import Foundation
import Testing

@testable import HeadlessUIKit

/// Closures that hear of notifications on the main queue.
@MainActor
struct MainQueueObserverTests {
  /// What closures heard, from whatever thread.
  final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [String] = []
    var words: [String] { lock.withLock { stored } }
    func add(_ word: String) { lock.withLock { stored.append(word) } }
  }

  private let name = Notification.Name("MainQueueObserverTests-\(UUID())")

  @Test func `what the main actor posts is heard at once on the main queue, wherever it has been`() async {
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { note in
      heard.add(MainQueue.isCurrent ? "main" : "elsewhere")
    }
    NotificationCenter.default.post(name: name, object: nil)
    await Task.yield()
    await Task.detached {}.value
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.words == ["main", "main"])
    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.words.count == 2)
  }

  @Test func `what another thread posts is heard in a later turn of the main queue`() async {
    let heard = Heard()
    let name = name
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      heard.add(MainQueue.isCurrent ? "main" : "elsewhere")
    }
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(heard.words == ["main"])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `no queue and another queue are Foundation's own affair`() {
    let heard = Heard()
    let other = OperationQueue()
    let tokens = [
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in heard.add("none")
      },
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: other) { _ in
        heard.add("other")
      },
    ]
    NotificationCenter.default.post(name: name, object: nil)
    other.waitUntilAllOperationsAreFinished()
    #expect(Set(heard.words) == ["none", "other"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
