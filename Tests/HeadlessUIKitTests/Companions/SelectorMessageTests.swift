import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Messages by selector that Foundation sends on Apple's platforms: notifications, timers, delayed requests.
@MainActor
struct SelectorMessageTests {
  /// Writes down what it hears.
  final class Listener: NSObject {
    var heard: [String] = []
    var onHearing: () -> Void = {}

    @MainActor static func register() {
      RuntimeClass(Listener.self)
        .method("hear:") { listener, arguments in
          switch arguments.first {
          case let notification as Notification: listener.hear("notification \(notification.name.rawValue)")
          case let timer as Timer: listener.hear("timer \(timer.userInfo ?? "-")")
          case let text as String: listener.hear(text)
          default: listener.hear("?")
          }
          return nil
        }
        .method("hear:and:") { listener, arguments in
          listener.hear("\(arguments[0] ?? "-") and \(arguments[1] ?? "-")")
          return nil
        }
        .action("hear") { (listener: Listener) in listener.hear("plain") }
        .register()
    }

    private func hear(_ text: String) {
      heard.append(text)
      onHearing()
    }
  }

  private nonisolated static let news = Notification.Name("news")
  private nonisolated static let alarm = Notification.Name("alarm")

  /// Runs a body in an environment of its own, with a listener.
  private func stage(_ body: (Listener, HeadlessClock) -> Void) {
    Listener.register()
    let environment = HeadlessEnvironment(mode: .virtual)
    HeadlessEnvironment.withEnvironment(environment) { body(Listener(), environment.clock) }
  }

  @Test func `an object that is known by its protocol alone answers messages with up to two arguments`() {
    stage { listener, _ in
      let object: any NSObjectProtocol = listener
      #expect(object.responds(to: Selector("hear:and:")))
      object.perform(Selector("hear"))
      object.perform(Selector("hear:"), with: "one")
      object.perform(Selector("hear:and:"), with: "one", with: nil)
      #expect(listener.heard == ["plain", "one", "one and -"])
    }
  }

  // MARK: Notifications

  @Test func `an observer hears of a notification at once, with or without the notification`() {
    stage { listener, _ in
      let center = NotificationCenter()
      center.addObserver(listener, selector: Selector("hear:"), name: Self.news, object: nil)
      center.addObserver(listener, selector: Selector("hear"), name: Self.alarm, object: nil)
      center.post(name: Self.news, object: nil)
      center.post(name: Self.alarm, object: nil)
      #expect(listener.heard == ["notification news", "plain"])
    }
  }

  @Test func `an observer that was taken out hears no longer, for one name, one sender or all`() {
    stage { listener, _ in
      let center = NotificationCenter()
      let (one, other) = (NSObject(), NSObject())
      for sender in [one, other] {
        center.addObserver(listener, selector: Selector("hear:"), name: Self.news, object: sender)
      }
      center.addObserver(listener, selector: Selector("hear"), name: Self.alarm, object: nil)
      center.removeObserver(listener, name: Self.news, object: one)
      center.post(name: Self.news, object: one)
      #expect(listener.heard == [])
      center.post(name: Self.news, object: other)
      #expect(listener.heard == ["notification news"])
      center.removeObserver(listener, name: Self.alarm, object: nil)
      center.post(name: Self.alarm, object: nil)
      center.removeObserver(listener)
      center.post(name: Self.news, object: other)
      #expect(listener.heard == ["notification news"])
    }
  }

  @Test func `an observer is not kept, and may take itself out while it goes`() {
    stage { _, _ in
      final class Leaving: NSObject {
        deinit { NotificationCenter.default.removeObserver(self) }
      }
      weak var gone: Leaving?
      do {
        let leaving = Leaving()
        gone = leaving
        NotificationCenter.default.addObserver(
          leaving, selector: Selector("unknown"), name: Self.news, object: nil)
      }
      #expect(gone == nil)
      NotificationCenter.default.post(name: Self.news, object: nil)
    }
  }

  @Test func `what a block's registration gave is taken out by the same method`() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: Self.news, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Self.news, object: nil)
    center.removeObserver(token)
    center.post(name: Self.news, object: nil)
    #expect(count == 1)
  }

  @Test func `a notification from another thread is heard on the main one`() async {
    Listener.register()
    let (listener, center) = (Listener(), NotificationCenter())
    center.addObserver(listener, selector: Selector("hear:"), name: Self.news, object: nil)
    await withCheckedContinuation { continuation in
      listener.onHearing = { continuation.resume() }
      Thread.detachNewThread { center.post(name: Self.news, object: nil) }
    }
    #expect(listener.heard == ["notification news"])
  }

  // MARK: Timers

  @Test func `a timer fires again and again on the headless clock until it is ended`() {
    stage { listener, clock in
      let timer = Timer.scheduledTimer(
        timeInterval: 2, target: listener, selector: Selector("hear:"), userInfo: "tick", repeats: true)
      #expect(timer.isValid)
      #expect(timer.timeInterval == 2)
      clock.advance(by: 5)
      #expect(listener.heard == ["timer tick", "timer tick"])
      #expect(clock.isIdle, "nobody waits for a timer that goes on for ever")
      timer.fire()
      timer.invalidate()
      clock.advance(by: 5)
      #expect(listener.heard.count == 3)
      #expect(!timer.isValid)
    }
  }

  @Test func `a timer that fires once keeps its target until then`() {
    stage { _, clock in
      weak var target: Listener?
      let timer: Timer
      do {
        let listener = Listener()
        target = listener
        timer = Timer(
          timeInterval: 1, target: listener, selector: Selector("hear"), userInfo: nil, repeats: false)
        RunLoop.main.add(timer, forMode: .common)
      }
      #expect(target != nil)
      clock.advance(by: 1)
      #expect(target == nil)
      #expect(!timer.isValid)
    }
  }

  // MARK: Delayed requests

  @Test func `a message with a delay is sent when its time has come`() {
    stage { listener, clock in
      listener.perform(Selector("hear:"), with: "late", afterDelay: 1)
      listener.perform(Selector("hear"), with: nil, afterDelay: 0)
      #expect(listener.heard == [])
      clock.runTurn()
      #expect(listener.heard == ["plain"])
      clock.advance(by: 1)
      #expect(listener.heard == ["plain", "late"])
    }
  }

  @Test func `messages that wait are taken back: all, or those with an equal argument`() {
    stage { listener, clock in
      for text in ["a", "b"] { listener.perform(Selector("hear:"), with: text, afterDelay: 1) }
      listener.perform(Selector("hear"), with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(
        withTarget: listener, selector: Selector("hear:"), object: "a")
      clock.advance(by: 1)
      #expect(listener.heard == ["b", "plain"])
      listener.perform(Selector("hear"), with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: listener)
      clock.advance(by: 1)
      #expect(listener.heard.count == 2)
    }
  }

  @Test func `a message on the main thread is sent at once where somebody waits, else in the next turn`() {
    stage { listener, clock in
      listener.performSelector(onMainThread: Selector("hear"), with: nil, waitUntilDone: true)
      #expect(listener.heard == ["plain"])
      listener.performSelector(onMainThread: Selector("hear:"), with: "next", waitUntilDone: false)
      #expect(listener.heard == ["plain"])
      clock.runTurn()
      #expect(listener.heard == ["plain", "next"])
    }
  }

  // MARK: Small ones

  @Test func `an index path of Foundation's class has a section and a row`() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect((path.section, path.row, path.item) == (1, 3, 3))
    #expect(NSIndexPath(item: 3, section: 1) == path)
    #expect((path as IndexPath) == IndexPath(row: 3, section: 1))
  }

  @Test func `a pool gives what its closure gives`() throws {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }

  @Test func `a class hands over its shared object by the name of its method, and complains of other names`()
  {
    HeadlessEnvironment.withEnvironment(HeadlessEnvironment(mode: .virtual)) {
      let shared = UIApplication.shared
      #expect(UIApplication.perform("sharedApplication")?.takeUnretainedValue() === shared)
      #expect(UIDevice.perform("currentDevice")?.takeUnretainedValue() === UIDevice.current)
      #expect(UIScreen.responds(to: "mainScreen"))
      #expect(!UIScreen.responds(to: "sharedApplication"))
      let stream = HeadlessEnvironment.current.diagnostics
      var texts: [String] = []
      stream.exceptionHandler = { texts.append($0.text) }
      #expect(UIView.perform("sharedApplication") == nil)
      #expect(texts.count == 1)
      #expect(
        texts.first?.contains("+[UIView sharedApplication]: unrecognized selector sent to class 0x") == true)
    }
  }
}
