import BehaviourRecorder
import Testing
import UIKit

/// A finger moves the dismissal of what stands in a place, the place is left meanwhile, and the dismissal is given up.
@MainActor
@Suite struct `Dismissals that are given up after their place was left` {
  private nonisolated static let styles: [UIModalPresentationStyle] = [.currentContext, .overCurrentContext]

  /// Who moves the dismissal: a gesture, or an animation that says in the end that it was not carried out.
  enum Manner: CaseIterable {
    case gesture, animation
  }

  @MainActor private struct Cast {
    let stage: Stage
    let a: RecordingViewController
    let b: RecordingViewController
    let animator: RecordingAnimator
    let choreographer: Choreographer
    let percent = UIPercentDrivenInteractiveTransition()
    private let heard: [AppearanceCalls]

    init(_ stage: Stage, _ style: UIModalPresentationStyle, _ manner: Manner) {
      self.stage = stage
      (a, b) = (stage.controller("A"), stage.controller("B"))
      heard = [AppearanceCalls(of: a), AppearanceCalls(of: b)]
      animator = RecordingAnimator(stage.timeline)
      animator.completesByItself = manner == .gesture
      choreographer = Choreographer(stage.timeline, animator)
      a.definesPresentationContext = true
      b.modalPresentationStyle = style
      b.transitioningDelegate = choreographer
      if manner == .gesture { choreographer.interactor = percent }
    }

    /// Presents B without an animation and begins to move it out again.
    func beginDismissal() {
      a.present(b, animated: false)
      stage.settle()
      b.dismiss(animated: true) { stage.timeline.write("dismissed") }
      stage.settle()
      percent.update(0.5)
      #expect(b.isBeingDismissed && b.transitionCoordinator != nil)
    }

    func giveUp() {
      if choreographer.interactor != nil {
        percent.cancel()
      } else {
        animator.context?.completeTransition(false)
      }
      stage.settle()
    }

    /// B stands over A as if nothing had happened, and can be dismissed for good.
    func expectPresented(_ style: UIModalPresentationStyle) {
      #expect(a.presentedViewController === b && !b.isBeingDismissed)
      #expect(b.view.window === stage.window && (a.view.window == nil) == (style == .currentContext))
      #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
      expectBalance()
      choreographer.interactor = nil
      b.dismiss(animated: false)
      stage.settle()
      #expect(a.presentedViewController == nil && a.view.window === stage.window && b.view.window == nil)
      expectBalance()
      #expect(stage.said() == [])
    }

    /// Every call has its counterpart.
    func expectBalance() {
      for (controller, calls) in zip([a, b], heard) {
        #expect(calls.faults == [])
        #expect(calls.hasAppeared == (controller.viewIfLoaded?.window != nil))
      }
    }
  }

  @Test(arguments: styles, Manner.allCases)
  func `SHEET-05 TAB-20 given up while another tab is selected: it is there when its tab comes back`(
    style: UIModalPresentationStyle, manner: Manner
  ) async {
    await Stage.play { stage in
      let cast = Cast(stage, style, manner)
      let c = stage.controller("C")
      let tabs = stage.tabs("tab", cast.a, c)
      stage.show(tabs)
      cast.beginDismissal()
      tabs.selectedIndex = 1
      stage.settle()
      #expect(cast.a.view.window == nil && cast.b.view.window == nil && c.view.window === stage.window)
      cast.giveUp()
      #expect(cast.a.view.window == nil && cast.b.view.window == nil && c.view.window === stage.window)
      #expect(cast.a.presentedViewController === cast.b)
      cast.expectBalance()
      tabs.selectedIndex = 0
      stage.settle()
      cast.expectPresented(style)
    }
  }

  @Test(arguments: styles, Manner.allCases)
  func `SHEET-05 TAB-20 given up after its tab was left and come back to: it stands there again`(
    style: UIModalPresentationStyle, manner: Manner
  ) async {
    await Stage.play { stage in
      let cast = Cast(stage, style, manner)
      let tabs = stage.tabs("tab", cast.a, stage.controller("C"))
      stage.show(tabs)
      cast.beginDismissal()
      for index in [1, 0] {
        tabs.selectedIndex = index
        stage.settle()
      }
      cast.giveUp()
      cast.expectPresented(style)
    }
  }

  @Test(arguments: styles, Manner.allCases)
  func `SHEET-05 NAV-PUSH-03 given up below a screen that was pushed: it is there when that is popped`(
    style: UIModalPresentationStyle, manner: Manner
  ) async {
    await Stage.play { stage in
      let cast = Cast(stage, style, manner)
      let navigation = stage.navigation("nav", cast.a)
      stage.show(navigation)
      cast.beginDismissal()
      navigation.pushViewController(stage.controller("C"), animated: false)
      stage.settle()
      let isPushed = navigation.viewControllers.count == 2
      cast.giveUp()
      if isPushed {
        #expect(cast.b.view.window == nil)
        navigation.popViewController(animated: false)
        stage.settle()
      }
      _ = stage.said()
      cast.expectPresented(style)
    }
  }

  @Test(arguments: styles, Manner.allCases)
  func `SHEET-05 PRES-25 given up after its place was popped: nothing comes back, and nothing is kept`(
    style: UIModalPresentationStyle, manner: Manner
  ) async {
    await Stage.play { stage in
      weak var a: UIViewController?
      weak var b: UIViewController?
      weak var presentation: UIPresentationController?
      weak var context: AnyObject?
      let root = stage.controller("R")
      let navigation = stage.navigation("nav", root)
      stage.show(navigation)
      do {
        let cast = Cast(stage, style, manner)
        navigation.pushViewController(cast.a, animated: false)
        stage.settle()
        cast.beginDismissal()
        (a, b, presentation) = (cast.a, cast.b, cast.b.presentationController)
        context = cast.animator.context
        navigation.setViewControllers([root], animated: false)
        stage.settle()
        cast.giveUp()
        #expect(cast.a.viewIfLoaded?.window == nil && cast.b.viewIfLoaded?.window == nil)
        #expect(root.view.window === stage.window)
        cast.expectBalance()
        _ = stage.said()
      }
      stage.timeline.clear()
      stage.settle()
      #expect(a == nil && b == nil && presentation == nil && context == nil)
      #expect(stage.window.subviews == [navigation.view])
    }
  }

  @Test(arguments: styles, Manner.allCases)
  func `SHEET-05 BOOT-10 given up after its window had another root: it is there when the old one returns`(
    style: UIModalPresentationStyle, manner: Manner
  ) async {
    for returnsFirst in [true, false] {
      await Stage.play { stage in
        let cast = Cast(stage, style, manner)
        let tabs = stage.tabs("tab", cast.a)
        stage.show(tabs)
        cast.beginDismissal()
        stage.window.rootViewController = stage.controller("X")
        stage.settle()
        #expect(cast.a.view.window == nil && cast.b.view.window == nil)
        if !returnsFirst { cast.giveUp() }
        stage.window.rootViewController = tabs
        stage.settle()
        if returnsFirst { cast.giveUp() }
        cast.expectPresented(style)
      }
    }
  }
}

/// The appearance calls of a controller, and those among them that should not have come.
@MainActor
private final class AppearanceCalls {
  private(set) var faults: [String] = []
  private var last = "dD"

  /// Whether the last call says that the controller is on the screen.
  var hasAppeared: Bool { last == "dA" }

  init(of controller: RecordingViewController) {
    controller.onEvent = { [weak self] in self?.hear($0) }
  }

  private func hear(_ call: String) {
    let before = ["wA": ["dD", "wD"], "iA": ["wA"], "dA": ["iA"], "wD": ["wA", "iA", "dA"], "dD": ["wD"]]
    guard let expected = before[call] else { return }
    if !expected.contains(last) { faults.append("\(call) after \(last)") }
    last = call
  }
}
