public import Foundation

/// A way from one scene to another, made anew each time somebody goes it (SEG-01).
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  private let storedIdentifier: String?
  private weak var storedSource: UIViewController?
  private weak var storedDestination: UIViewController?
  /// The source and the destination, as long as the segue retains them.
  private var retained: [UIViewController]
  private var handler: PerformHandler?
  private var question: PerformQuestion?

  /// Whether the segue keeps its source and destination; true but for one that lives with a presentation whose place is
  /// off the screen, since that is kept by nobody but the controllers themselves (SEG-34).
  var retainsControllers: Bool {
    get { !retained.isEmpty }
    set { retained = newValue ? [storedSource, storedDestination].compactMap { $0 } : [] }
  }

  /// The element that the segue was made from; nil for one made in code.
  @_spi(Sceneway) public internal(set) var storyboardElement: StoryboardElement?

  /// Makes a segue.
  ///
  /// - Parameters:
  ///   - identifier: the segue's identifier; nil where it has none.
  ///   - source: the controller that the segue starts at.
  ///   - destination: the controller that the segue leads to.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    storedIdentifier = identifier
    storedSource = source
    storedDestination = destination
    retained = [source, destination]
    super.init()
  }

  /// Makes a segue that does something of its own (SEG-35).
  ///
  /// - Parameters:
  ///   - identifier: the segue's identifier; nil where it has none.
  ///   - source: the controller that the segue starts at.
  ///   - destination: the controller that the segue leads to.
  ///   - performHandler: what ``perform()`` does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = PerformHandler { performHandler() }
  }

  /// The segue's identifier; nil where it has none (SEG-10).
  open var identifier: String? { storedIdentifier }

  /// The controller that the segue is defined on, not a container around it (SEG-06); a bare one where it has gone.
  open var source: UIViewController { storedSource ?? UIViewController() }

  /// The controller that the segue leads to, a container where the storyboard leads to one (SEG-05); a bare one where it
  /// has gone.
  open var destination: UIViewController { storedDestination ?? UIViewController() }

  /// Goes the way; a subclass may do it in its own manner.
  ///
  /// A segue of no kind that UIKit knows, and without a manner of its own, raises UIKit's own exception (SEG-19).
  open func perform() {
    let question = self.question
    self.question = nil
    guard question?.isAllowed() ?? true else { return }
    guard let handler else { return UIKitComplaint.segueCannotPerform(self).report() }
    handler.perform()
  }
}

extension UIStoryboardSegue {
  /// Says what ``perform()`` does where no subclass overrides it.
  func setPerformHandler(_ perform: @escaping @MainActor () -> Void) {
    handler = PerformHandler(perform: perform)
  }
}

extension UIStoryboardSegue {
  /// Asks before ``perform()`` goes the way, once, after all that prepares the segue; a class that goes it in its own manner
  /// does not ask.
  ///
  /// - Parameter isAllowed: whether it may.
  @_spi(Sceneway) public func askBeforePerforming(_ isAllowed: @escaping @MainActor () -> Bool) {
    question = PerformQuestion(isAllowed: isAllowed)
  }

  /// Asks nobody any more.
  @_spi(Sceneway) public func endAsking() { question = nil }
}

/// Who is asked before a segue goes its way; a type of its own as ``PerformHandler`` is one.
private struct PerformQuestion {
  let isAllowed: @MainActor () -> Bool
}

/// What a segue does; a type of its own for the reason that ``ViewLoader`` gives.
private struct PerformHandler {
  let perform: @MainActor () -> Void
}

/// A segue that leads into a popover (SEG-16).
@preconcurrency @MainActor
open class UIStoryboardPopoverSegue: UIStoryboardSegue {}

/// Tells where an unwind segue starts.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue starts at.
  open var source: UIViewController { storedSource }
  /// The action to find.
  open var unwindAction: Selector { storedAction }
  /// What started it (UNW-24).
  open var sender: Any? { storedSender }

  private let storedSource: UIViewController
  private let storedAction: Selector
  private let storedSender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    storedSource = source
    storedAction = unwindAction
    storedSender = sender
    super.init()
  }
}
