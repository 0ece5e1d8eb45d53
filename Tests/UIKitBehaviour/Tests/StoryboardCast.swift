import BehaviourRecorder
import Testing
import UIKit

/// What the storyboards of these tests are played with.
enum Cast {
  /// Where the objects that a storyboard makes write down what happens to them.
  @TaskLocal static var timeline: Timeline?

  /// Plays a test with a storyboard of the test bundle.
  @MainActor
  static func play(_ name: String, _ body: @MainActor (Stage, UIStoryboard) throws -> Void) async rethrows {
    tables
    try await Stage.play { stage in
      try $timeline.withValue(stage.timeline) {
        try body(stage, UIStoryboard(name: name, bundle: .module))
      }
    }
  }
}

extension Stage {
  /// Plays a test with the classes of the cast, without a storyboard.
  static func playCast(_ body: @MainActor (Stage) throws -> Void) async rethrows {
    Cast.tables
    try await play { try body($0) }
  }
}

/// A screen that writes down how it is made and which segues it is asked about.
class StoryScreen: RecordingViewController {
  var label: StoryLabel? {
    didSet { if !isViewLoaded { labelWasSetEarly = true } }
  }
  var barItem: UIBarButtonItem?
  var helper: StoryHelper?
  var pieces: [UIView]?
  var mood: String?
  var amount = 0

  private(set) var labelWasSetEarly = false
  private(set) var awakenings = 0
  var permits = true
  var senders: [Any?] = []
  var segues: [UIStoryboardSegue] = []
  var onPrepare: ((UIStoryboardSegue) -> Void)?
  var onAwake: (() -> Void)?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    timeline = Cast.timeline
    timeline?.name(self, restorationIdentifier ?? "?")
    write("init")
  }

  func write(_ event: String) {
    timeline?.write("\(timeline?.name(of: self) ?? "").\(event)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
    onAwake?()
    write("awake")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    write("should(\(identifier))")
    return permits
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    write("prepare(\(segue.identifier ?? "nil"))")
    senders.append(sender)
    segues.append(segue)
    onPrepare?(segue)
  }

  override func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool
  {
    write("asked")
    return super.canPerformUnwindSegueAction(action, from: from, sender: sender)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    write("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }

  // MARK: Segue actions

  func makeTarget(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
    write("make(\(identifier ?? "nil"))")
    return CookedScreen(coder: coder, recipe: "soup")
  }

  func makeStack(_ coder: NSCoder) -> UIViewController? {
    write("makeStack")
    return MadeStack(made: coder)
  }
}

/// A screen that unwind segues may end at.
final class ReturnScreen: StoryScreen {
  var returns: [UIStoryboardSegue] = []

  func comeHome(_ segue: UIStoryboardSegue) {
    write("comeHome")
    returns.append(segue)
  }

  func forgetReturns() { returns = [] }
}

/// A screen that wants more than its coder carries.
final class CookedScreen: StoryScreen {
  let recipe: String

  init?(coder: NSCoder, recipe: String) {
    self.recipe = recipe
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    recipe = "none"
    super.init(coder: coder)
  }
}

/// A stack that a segue action made.
final class MadeStack: UINavigationController {
  private(set) var isMade = false

  convenience init?(made coder: NSCoder) {
    self.init(coder: coder)
    isMade = true
  }
}

/// A label that writes down how it is made.
final class StoryLabel: UILabel {
  var neighbour: UIView? {
    didSet { Cast.timeline?.write("label.neighbour") }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Cast.timeline?.write("label.init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Cast.timeline?.write("label.awake")
  }
}

/// An object beside the screen.
final class StoryHelper: NSObject {
  weak var owner: UIViewController?
  weak var label: UILabel?
}

/// A view of a nib.
final class StoryCard: UIView {
  weak var label: UILabel?
  private(set) var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}

/// The owner of a nib.
final class CardOwner: UIResponder {
  var card: StoryCard?
  private(set) var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}

/// A screen whose nib has its name without `Controller`.
final class NamedScreenController: UIViewController {}

/// A segue that writes down that it is performed.
final class RecordingSegue: UIStoryboardSegue {
  override func perform() {
    Cast.timeline?.write("segue.perform")
    source.present(destination, animated: false)
  }
}

/// A segue that does nothing of its own.
final class LazySegue: UIStoryboardSegue {}

/// A segue that does what UIKit does, and writes it down.
final class StyledSegue: UIStoryboardSegue {
  override func perform() {
    Cast.timeline?.write("styled")
    super.perform()
  }
}

/// A segue that animates its destination.
final class AnimatingSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  var style = UIModalPresentationStyle.fullScreen

  override func perform() {
    destination.modalPresentationStyle = style
    destination.transitioningDelegate = self
    source.present(destination, animated: false)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    Cast.timeline.map(RecordingAnimator.init)
  }
}
