#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension UIViewController {
  /// Asks a yes-or-no question in an alert and waits for the answer; what most leaving guards want.
  ///
  /// ```swift
  /// func mayLeave(_ leaving: Leaving) async -> Bool {
  ///   await confirm("Discard the changes?", yes: "Discard", no: "Keep editing")
  /// }
  /// ```
  ///
  /// The alert is presented over whatever is on top of this controller (PRES-28). It is answered once, on every way out:
  /// where it goes without an answer (the root was replaced, code dismissed it) or cannot be presented, that means no.
  ///
  /// - Parameters:
  ///   - question: the alert's title.
  ///   - message: the words below it; none by default.
  ///   - yes: the words of the button that agrees.
  ///   - no: the words of the cancel button.
  ///   - isDestructive: whether agreeing loses something; true by default.
  /// - Returns: whether the person agreed.
  public func confirm(
    _ question: String, message: String? = nil, yes: String, no: String, isDestructive: Bool = true
  ) async -> Bool {
    let asked = Asked()
    let wait = TaskWaits.begin("the answer to “\(question)”") { asked.answer?.give(false) }
    let agreed = await withCheckedContinuation { continuation in
      let answer = Answer(continuation)
      asked.answer = answer
      let alert = UIAlertController(title: question, message: message, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: yes, style: isDestructive ? .destructive : .default) { _ in answer.give(true) })
      alert.addAction(UIAlertAction(title: no, style: .cancel) { _ in answer.give(false) })
      topmost.present(alert, animated: true)
    }
    wait?.end()
    return agreed
  }
}

/// The answer that somebody waits for, as long as it can be given.
@MainActor
private final class Asked {
  weak var answer: Answer?
}

/// Answers once; the alert's buttons hold it, so that its end without a tap is an answer too.
@MainActor
private final class Answer {
  private var continuation: CheckedContinuation<Bool, Never>?

  init(_ continuation: CheckedContinuation<Bool, Never>) {
    self.continuation = continuation
  }

  deinit {
    continuation?.resume(returning: false)
  }

  func give(_ answer: Bool) {
    continuation?.resume(returning: answer)
    continuation = nil
  }
}
