@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

/// Where a flow can be.
enum Place: String, CaseIterable, CustomTestStringConvertible {
  case root, pushed, tab, sheet, fullScreen
  var testDescription: String { rawValue }
}

/// How a flow can be left.
enum Exit: String, CaseIterable, CustomTestStringConvertible {
  case finish, cancel, back, popToRoot, setStack, swipe, dismissal, rootReplaced, sceneClosed, foreignRoot
  var testDescription: String { rawValue }
}

struct ExitCase: CustomTestStringConvertible {
  let place: Place
  let exit: Exit
  let animated: Bool
  let expected: FlowEnding
  var testDescription: String { "\(exit.rawValue) \(place.rawValue) \(animated ? "animated" : "at once")" }

  static let all: [ExitCase] = {
    let possible: [(Exit, [Place], FlowEnding)] = [
      (.finish, Place.allCases, .finished), (.cancel, Place.allCases, .cancelled),
      (.back, [.pushed], .back), (.popToRoot, [.pushed], .back), (.setStack, [.pushed], .back),
      (.swipe, [.sheet], .dismissed), (.dismissal, [.sheet, .fullScreen], .dismissed),
      (.rootReplaced, Place.allCases, .rootReplaced),
      (.foreignRoot, [.root, .pushed, .tab, .sheet], .rootReplaced),
      (.sceneClosed, Place.allCases, .sceneClosed),
    ]
    return possible.flatMap { exit, places, expected in
      places.flatMap { place in
        [true, false].map { ExitCase(place: place, exit: exit, animated: $0, expected: expected) }
      }
    }
  }()
}

/// A child flow in its place, and what is to be seen of it.
@MainActor
private final class Played {
  let stage: FlowStage
  let parent = ParentFlow()
  weak var child: NumberFlow?
  weak var screen: UIViewController?
  private(set) var results: [Result<Int, FlowCancelled>] = []

  init(_ stage: FlowStage) {
    self.stage = stage
  }

  func begin(_ place: Place) {
    let child = NumberFlow()
    self.child = child
    screen = child.screen
    let hear: (Result<Int, FlowCancelled>) -> Void = { [weak self] in self?.results.append($0) }
    switch place {
    case .root:
      parent.first = nil
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      parent.start(child, .root, whenEnded: hear)
    case .tab:
      parent.first = nil
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      parent.start(
        TabCoordinator<Never>([FlowTab(NumberFlow("other")), FlowTab(child, whenEnded: hear)]), .root)
    case .pushed, .sheet, .fullScreen:
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let placements: [Place: Placement] = [
        .pushed: .pushed, .sheet: .presented(.sheet), .fullScreen: .presented(.fullScreen),
      ]
      parent.start(child, placements[place] ?? .pushed, whenEnded: hear)
    }
    stage.settle()
    if place == .tab {
      (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1
      stage.settle()
    }
  }

  func leave(_ exit: Exit, animated: Bool) {
    let stack = screen?.navigationController
    switch exit {
    case .finish: child?.finish(7, animated: animated)
    case .cancel: child?.cancel(animated: animated)
    case .back: if animated { _ = stack?.tapBackButton() } else { stack?.popViewController(animated: false) }
    case .popToRoot: stack?.popToRootViewController(animated: animated)
    case .setStack: stack?.setViewControllers([Screen("other")], animated: animated)
    case .swipe: _ = stack?.swipeToDismiss()
    case .dismissal: screen?.dismiss(animated: animated)
    case .rootReplaced: parent.setRoot(Screen("new"))
    case .foreignRoot: stage.window.rootViewController = Screen("new")
    case .sceneClosed: stage.closeScene()
    }
    stage.settle()
  }
}

@MainActor
@Suite struct `Every way out of a flow` {
  @Test(arguments: ExitCase.all)
  func `PAIN-01 PAIN-02 ends it once and frees it`(exit: ExitCase) async {
    await FlowStage.play { stage in
      let played = Played(stage)
      if exit.exit == .sceneClosed { stage.openScene() }
      played.begin(exit.place)
      #expect(played.child?.isRunning == true)
      #expect(played.child?.starts == 1)
      #expect(played.results.isEmpty)
      played.leave(exit.exit, animated: exit.animated)
      #expect(played.results.count == 1)
      if case .success(let number) = played.results.first {
        #expect(number == 7)
        #expect(exit.exit == .finish)
      } else if case .failure(let cancelled) = played.results.first {
        #expect(cancelled.ending == exit.expected)
        #expect(cancelled.flow == "NumberFlow")
      }
      #expect(played.child == nil)
      if exit.place != .tab { #expect(played.parent.ended == [exit.expected]) }
      #expect(played.parent.children.isEmpty || exit.place == .tab)
      #expect(stage.problems.isEmpty)
      #expect(stage.complaints.isEmpty)
    }
  }
}
