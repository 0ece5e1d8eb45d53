#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// A coordinator whose screens and flows come back when the app is launched again.
///
/// All that can be done in the flow is a value, usually a case of an enumeration. ``take(_:)`` does it; a restoration takes
/// the same steps again, so that screens get what they need and the flows below it tell their results to the same code.
///
/// ```swift
/// final class OrdersCoordinator: Coordinator<Never>, RestorableFlow {
///   enum Step: Codable { case order(Int), checkout(Int) }
///
///   override func start() { show(OrdersViewController(self)) }
///
///   func go(to step: Step) {
///     switch step {
///     case .order(let id): show(OrderViewController(id, self))
///     case .checkout(let id): start(CheckoutCoordinator(id), .presented(.sheet)) { [weak self] in self?.paid($0) }
///     }
///   }
///
///   func selected(_ id: Int) { take(.order(id)) }
/// }
/// ```
///
/// The flow's beginning, what ``AnyCoordinator/start()`` shows, needs no step: it comes by itself. A step that is there no
/// more (its screens were left, its flow ended) is in no snapshot. A screen that came without a step is not restored, nor
/// is what came after it, as in UIKit, where a controller without an identifier ends the chain (REST-02).
@MainActor
public protocol RestorableFlow<Step>: AnyCoordinator {
  /// What can be done in the flow.
  associatedtype Step: Codable

  /// The version of ``Step``, written with each snapshot; 1 by default.
  ///
  /// Raise it where what an earlier version wrote is to be read in another way; see ``step(from:version:)``.
  static var stepVersion: Int { get }

  /// Shows a screen or starts a flow.
  ///
  /// Called by ``take(_:)``, for a person and for a restoration, which shows everything without animation. What it shows
  /// at once, or first in a task that it starts, is what brings the step back.
  ///
  /// - Parameter step: the step.
  func go(to step: Step)

  /// Reads a step; by default as its `Codable` conformance does, whatever the version.
  ///
  /// - Parameters:
  ///   - value: what was written.
  ///   - version: the ``stepVersion`` that wrote it.
  /// - Returns: the step; nil where it is to be left out without a word, and goes on with the next one.
  /// - Throws: where it cannot be read; the restoration of the flow ends there and says so.
  static func step(from value: SnapshotValue, version: Int) throws -> Step?
}

extension RestorableFlow {
  /// One.
  public static var stepVersion: Int { 1 }

  /// Reads it as its `Codable` conformance does.
  public static func step(from value: SnapshotValue, version: Int) throws -> Step? {
    try value.decode(as: Step.self)
  }

  /// Does a step, and remembers it for as long as what it brings is there.
  ///
  /// - Parameter step: the step.
  public func take(_ step: Step) {
    StepTag.with(step, of: self) { go(to: step) }
  }

  /// Remembers the step that brings a screen back, where something else than ``take(_:)`` brought it: a segue, say.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - screen: a screen of the flow's.
  public func remember(_ step: Step, for screen: UIViewController) {
    let tag = StepTag(step, of: self)
    tag.hasReturned = true
    for part in screen.controllersInside + [screen] { tag.add(part) }
    remember(tag)
  }

  /// Remembers the step that brings a flow back, where something else than ``take(_:)`` starts it: a link, say.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - child: a flow that this one starts, before or after that.
  public func remember(_ step: Step, for child: AnyCoordinator) {
    let tag = StepTag(step, of: self)
    tag.hasReturned = true
    tag.add(child)
    remember(tag)
  }

  /// Takes a step of a snapshot again.
  ///
  /// - Returns: what the step brought; nil where it is left out.
  /// - Throws: where the step cannot be read.
  func retake(_ value: SnapshotValue, version: Int) throws -> StepTag? {
    guard let step = try Self.step(from: value, version: version) else { return nil }
    var tag: StepTag?
    UIView.performWithoutAnimation { tag = StepTag.with(step, of: self) { go(to: step) } }
    return tag
  }

  var writtenVersion: Int { Self.stepVersion }
}
