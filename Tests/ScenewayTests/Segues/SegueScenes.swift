import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway

/// Where the segues of `Segues.storyboard` start.
///
/// It overrides `prepare` and does not call `super`.
class SourceController: UIViewController {
  var timeline: [String] = []
  var senders: [Any?] = []
  var whilePreparing: ((UIStoryboardSegue) -> Void)?
  /// Stands for an app's override that swallows the call.
  var swallowsSegues = false
  /// Runs in the override of `performSegue` before that calls super.
  var beforePerforming: (() -> Void)?
  var router: SourceRouter?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    timeline.append("prepare \(segue.identifier ?? "nil")")
    senders.append(sender)
    whilePreparing?(segue)
    router?.prepare(for: segue, sender: sender)
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    beforePerforming?()
    if !swallowsSegues { super.performSegue(withIdentifier: identifier, sender: sender) }
  }
}

class TimelineController: UIViewController {
  var note = ""
  override func viewDidLoad() {
    super.viewDidLoad()
    (Self.source as? SourceController)?.timeline.append("viewDidLoad")
  }

  /// The source of the test that runs; each test has its own.
  @TaskLocal static var source: UIViewController?
}

final class PlainController: TimelineController {}
final class LonelyController: TimelineController {}
final class WrappedController: TimelineController {}
final class InSecondTabController: TimelineController {}
final class TwiceController: TimelineController {}
final class InBoxController: TimelineController {}
final class ElsewhereController: UIViewController {}

/// A container of the app's own, whose child is there from the start.
final class BoxController: UIViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let child = InBoxController()
    addChild(child)
    child.didMove(toParent: self)
  }
}

extension Segue where Source == SourceController, Destination == PlainController {
  static var showPlain: Segue { Segue("showPlain") }
}

extension Segue where Source == SourceController, Destination == WrappedController {
  static var showWrapped: Segue { Segue("showWrapped") }
}

extension FlowStage {
  /// Shows the source inside a navigation controller.
  static func playSegues(_ body: @MainActor (FlowStage, SourceController) async throws -> Void) async throws {
    try await play { stage in
      let storyboard = UIStoryboard(name: "Segues", bundle: .module)
      guard let source = storyboard.instantiateInitialViewController() as? SourceController else {
        throw MissingScene()
      }
      stage.show(UINavigationController(rootViewController: source))
      try await TimelineController.$source.withValue(source) { try await body(stage, source) }
    }
  }

  struct MissingScene: Error {}
}
