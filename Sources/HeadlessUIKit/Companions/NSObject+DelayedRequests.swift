public import Foundation
internal import Dispatch

/// A message that is sent later.
struct DelayedRequest {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  let token: HeadlessClock.Token

  /// Whether the request is one for this target, of this name and with an equal argument.
  func matches(_ target: AnyObject, _ selector: Selector?, _ argument: Any?) -> Bool {
    guard self.target === target else { return false }
    guard let selector else { return true }
    guard selector == self.selector else { return false }
    switch (argument, self.argument) {
    case (nil, nil): return true
    case (let one?, let other?):
      if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
      if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
      return (one as AnyObject) === (other as AnyObject)
    default: return false
    }
  }
}

extension NSObject {
  /// Sends a message later; the object and the argument are kept until then.
  ///
  /// - Parameters:
  ///   - aSelector: the method's name. One that nobody registered raises UIKit's own exception (MIS-31).
  ///   - anArgument: the argument, for a method that takes one.
  ///   - delay: seconds; 0 means the next turn.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (object, argument) = (self, anArgument)
    MainActor.assumeIsolated {
      let environment = HeadlessEnvironment.current
      var token: HeadlessClock.Token?
      token = environment.clock.schedule(after: delay) {
        environment.delayedRequests.removeAll { $0.token == token }
        object.invoke(aSelector, Array([argument].prefix(aSelector.argumentCount)))
      }
      guard let token else { return }
      environment.delayedRequests.append(
        DelayedRequest(target: object, selector: aSelector, argument: argument, token: token))
    }
  }

  /// Sends a message later; the object and the argument are kept until then.
  ///
  /// - Parameters:
  ///   - aSelector: the method's name. One that nobody registered raises UIKit's own exception (MIS-31).
  ///   - anArgument: the argument, for a method that takes one.
  ///   - delay: seconds; 0 means the next turn.
  ///   - modes: the modes of the run loop in which it may be sent; the headless one has one mode.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Takes back all messages to an object that wait to be sent.
  ///
  /// - Parameter aTarget: who was to get them.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancelRequests(to: aTarget, nil, nil)
  }

  /// Takes back messages of one name to an object that wait to be sent.
  ///
  /// - Parameters:
  ///   - aTarget: who was to get them.
  ///   - aSelector: the method's name.
  ///   - anArgument: the argument; only a message with an equal one is taken back.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancelRequests(to: aTarget, aSelector, anArgument)
  }

  private static func cancelRequests(to target: Any, _ selector: Selector?, _ argument: Any?) {
    nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
    MainActor.assumeIsolated {
      let environment = HeadlessEnvironment.current
      let taken = environment.delayedRequests.filter { $0.matches(target, selector, argument) }
      environment.delayedRequests.removeAll { $0.matches(target, selector, argument) }
      for request in taken { environment.clock.cancel(request.token) }
    }
  }

  /// Sends a message in a later turn.
  ///
  /// On Apple's systems a thread of its own gets it. Here UIKit's objects answer on the main thread alone, so that one does.
  ///
  /// - Parameters:
  ///   - aSelector: the method's name. One that nobody registered raises UIKit's own exception (MIS-31).
  ///   - arg: the argument, for a method that takes one.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }

  /// Sends a message on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: the method's name. One that nobody registered raises UIKit's own exception (MIS-31).
  ///   - arg: the argument, for a method that takes one.
  ///   - wait: whether to return only when the message was sent; at once on the main thread. False sends it in a later
  ///     turn.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    let environment = HeadlessEnvironment.current
    let send: @MainActor @Sendable () -> Void = {
      HeadlessEnvironment.withEnvironment(environment) {
        object.invoke(aSelector, Array([argument].prefix(aSelector.argumentCount)))
      }
    }
    switch (MainQueue.isCurrent, wait) {
    case (true, true): MainActor.assumeIsolated { send() }
    case (true, false): MainActor.assumeIsolated { _ = environment.clock.schedule(after: 0, send) }
    case (false, true): DispatchQueue.main.sync(execute: send)
    case (false, false): DispatchQueue.main.async(execute: send)
    }
  }
}
