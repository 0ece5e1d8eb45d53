public import Foundation

extension UIViewController {
  /// How a controller comes and goes, whether it is pushed or presented.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// What a zoom is like.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// The colour of what dims the screen behind; UIKit's own where it is nil.
      open var dimmingColor: UIColor?

      /// Asked whether a person's gesture may begin to close the screen; nil for yes.
      open var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?

      /// Asked what of the screen stands over the source when the zoom ends; nil for all.
      open var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?

      /// Makes options.
      public override init() { super.init() }
    }

    /// What the view is asked for that a zoom starts from.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
      /// The controller below.
      public let sourceViewController: UIViewController
      /// The controller that comes.
      public let zoomedViewController: UIViewController

      init(_ source: UIViewController, _ zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// A gesture that would close the screen.
    @preconcurrency @MainActor
    open class ZoomInteractionContext: NSObject {
      /// Where the finger is, in points of the screen.
      public let location = CGPoint.zero
      /// How fast it moves, in points a second.
      public let velocity = CGVector(dx: 0, dy: 0)
      /// Whether the gesture would begin if nobody objects.
      public let willBegin = true
    }

    /// What the place of a zoom's end is asked for.
    @preconcurrency @MainActor
    open class ZoomAlignmentRectContext: NSObject {
      /// The controller that comes.
      public let zoomedViewController: UIViewController
      /// The view that the zoom starts from.
      public let sourceView: UIView

      init(_ zoomed: UIViewController, _ source: UIView) {
        zoomedViewController = zoomed
        sourceView = source
        super.init()
      }
    }

    /// Grows out of a view.
    ///
    /// Nothing is seen to grow here; the screen comes and goes as by any other transition.
    ///
    /// - Parameters:
    ///   - options: what the zoom is like; UIKit's own by default.
    ///   - sourceViewProvider: asked for the view that it grows out of; nil for none.
    /// - Returns: the transition.
    open class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }

    /// Comes up from below.
    ///
    /// - Returns: the transition.
    open class func coverVertical() -> Transition { Transition() }

    /// Turns around like a page of cardboard.
    ///
    /// - Returns: the transition.
    open class func flipHorizontal() -> Transition { Transition() }

    /// Fades.
    ///
    /// - Returns: the transition.
    open class func crossDissolve() -> Transition { Transition() }

    /// Curls like a page.
    ///
    /// - Returns: the transition.
    open class func partialCurl() -> Transition { Transition() }
  }

  /// The transition that a controller is to have; hangs on it.
  private final class Preferred {
    static let key = ObjectIdentifier(Preferred.self)
    let transition: Transition

    init(_ transition: Transition) { self.transition = transition }
  }

  /// How the controller wants to come and go; as its container or its style has it where nil.
  public var preferredTransition: Transition? {
    get { (attachments[Preferred.key] as? Preferred)?.transition }
    set { attachments[Preferred.key] = newValue.map { Preferred($0) } }
  }
}
