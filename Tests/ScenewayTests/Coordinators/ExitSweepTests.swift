import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

/// Where a flow can be.
enum Place: String, CaseIterable, CustomTestStringConvertible {
  case root, pushed, tab, sheet, fullScreen, sheetInSheet, pushedInSheet
  var testDescription: String { rawValue }
}

/// How a flow can be left.
enum Exit: String, CaseIterable, CustomTestStringConvertible {
  case finish, cancel, back, edgeSwipe, backMenu, popToRoot, setStack
  case swipe, dismissal, rootReplaced, sceneClosed, foreignRoot
  var testDescription: String { rawValue }
}

struct ExitCase: CustomTestStringConvertible {
  let place: Place
  let exit: Exit
  let animated: Bool
  /// Whether the app keeps the screen though it should not.
  let leaks: Bool
  let expected: FlowEnding
  var testDescription: String {
    "\(exit.rawValue) \(place.rawValue) \(animated ? "animated" : "at once")\(leaks ? ", leaked" : "")"
  }

  /// Whether the flow is the parent's own child, which is told of it.
  var isTold: Bool { ![.tab, .sheetInSheet, .pushedInSheet].contains(place) }

  /// Whether the screen stays for want of another.
  var leavesScreen: Bool {
    switch exit {
    case .finish, .cancel: [.root, .tab].contains(place)
    case .foreignRoot: [.sheet, .sheetInSheet, .pushedInSheet].contains(place)
    case .sceneClosed: true
    default: false
    }
  }

  static let all: [ExitCase] = {
    let possible: [(Exit, [Place], FlowEnding)] = [
      (.finish, Place.allCases, .finished), (.cancel, Place.allCases, .cancelled),
      (.back, [.pushed], .back), (.edgeSwipe, [.pushed], .back), (.backMenu, [.pushed], .back),
      (.back, [.pushedInSheet], .back), (.edgeSwipe, [.pushedInSheet], .back),
      (.popToRoot, [.pushed, .pushedInSheet], .back), (.setStack, [.pushed, .pushedInSheet], .back),
      (.swipe, [.sheet, .sheetInSheet, .pushedInSheet], .dismissed),
      (.dismissal, [.sheet, .fullScreen, .sheetInSheet, .pushedInSheet], .dismissed),
      (.rootReplaced, Place.allCases, .rootReplaced),
      (.foreignRoot, [.root, .pushed, .tab, .sheet, .sheetInSheet, .pushedInSheet], .rootReplaced),
      (.sceneClosed, Place.allCases, .sceneClosed),
    ]
    return possible.flatMap { exit, places, expected in
      places.flatMap { place in
        [true, false].flatMap { animated in
          [true, false].map { leaks in
            ExitCase(place: place, exit: exit, animated: animated, leaks: leaks, expected: expected)
          }
        }
      }
    }
  }()
}

/// A flow that keeps no screen itself, as a flow should.
private final class SweptFlow: Coordinator<Int> {
  private(set) var starts = 0

  override func start() {
    starts += 1
    show(UIViewController())
  }
}

/// A child flow in its place, and what is to be seen of it.
@MainActor
private final class Played {
  let stage: FlowStage
  let parent = ParentFlow()
  weak var child: SweptFlow?
  weak var screen: UIViewController?
  var leaked: UIViewController?
  private(set) var results: [Result<Int, FlowCancelled>] = []

  init(_ stage: FlowStage) {
    self.stage = stage
  }

  func begin(_ place: Place) {
    let child = SweptFlow()
    self.child = child
    defer { screen = child.screens.last }
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
    case .sheetInSheet, .pushedInSheet:
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let middle = NumberFlow("middle")
      parent.start(middle, presented: .sheet)
      stage.settle()
      middle.start(child, place == .pushedInSheet ? .pushed : .presented(.sheet), whenEnded: hear)
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
    case .edgeSwipe:
      let pop = stack?.beginInteractivePop()
      stage.settle()
      pop?.update(0.6)
      pop?.finish()
    case .backMenu: _ = stack?.chooseBackMenuItem(at: 0)
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
      #expect(played.screen?.viewIfLoaded?.window != nil)
      if exit.leaks { played.leaked = played.screen }
      #expect(played.results.isEmpty)
      played.leave(exit.exit, animated: exit.animated)
      #expect(played.results.count == 1)
      if case .success(let number) = played.results.first {
        #expect(number == 7)
        #expect(exit.exit == .finish)
      } else if case .failure(let cancelled) = played.results.first {
        #expect(cancelled.ending == exit.expected)
        #expect(cancelled.flow == "SweptFlow")
      }
      #expect(played.child == nil)
      if !exit.leaks, !exit.leavesScreen { #expect(played.screen == nil) }
      if exit.isTold { #expect(played.parent.ended == [exit.expected]) }
      #expect(played.parent.children.isEmpty || !exit.isTold)
      #expect(stage.problems.isEmpty)
      #expect(stage.complaints.isEmpty)
    }
  }
}
