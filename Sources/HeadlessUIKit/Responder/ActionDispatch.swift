internal import Foundation

/// Sends actions to targets: the ground that `UIApplication.sendAction` and controls stand on.
@MainActor
enum ActionDispatch {
  /// Sends an action.
  ///
  /// - Parameters:
  ///   - action: the method's name; it gets the sender and the event as far as it takes arguments (RESP-05).
  ///   - target: who gets it; the first responder in the chain that would answer, where it is nil (RESP-02).
  ///   - sender: what sends it.
  ///   - event: the event that led here.
  /// - Returns: whether somebody got it; false without a word where nobody answers (RESP-03).
  @discardableResult
  static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      return send(action, toObject: target as? NSObject, from: sender, for: event)
    }
    for start in starts(for: sender) {
      if let found = start.target(forAction: action, withSender: sender) as? NSObject {
        return send(action, toObject: found, from: sender, for: event)
      }
    }
    return false
  }

  private static func send(
    _ action: Selector, toObject object: NSObject?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let object else { return false }
    object.invoke(action, Array([sender, event as Any?].prefix(action.argumentCount)))
    return true
  }

  /// Where the search for a target starts: the first responder, then the sender.
  private static func starts(for sender: Any?) -> [UIResponder] {
    let responder = sender as? UIResponder
    let window = (sender as? UIView)?.window ?? responder?.responderWindow
    return [window?.firstResponder, responder].compactMap { $0 }
  }
}

/// Knows whether an optional method of a delegate is there.
///
/// Objective-C asks an object whether it has a method. Here a protocol's default stands for the missing method and says
/// so while it is called.
@MainActor
enum OptionalMethod {
  private static var isMissing = false

  /// Says, from a protocol's default, that the method is not there.
  static func missing() {
    isMissing = true
  }

  /// Calls a method of a delegate.
  ///
  /// - Returns: the method's result; nil where the delegate does not have it.
  static func call<Result>(_ body: () -> Result) -> Result? {
    let outer = isMissing
    isMissing = false
    defer { isMissing = outer }
    let result = body()
    return isMissing ? nil : result
  }
}
