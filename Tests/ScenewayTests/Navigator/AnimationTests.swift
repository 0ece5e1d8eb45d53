import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Animations of single transitions` {
  /// An animator that takes two seconds and writes down what it moved.
  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var moves: [String] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    {
      2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let names = [UITransitionContextViewControllerKey.from, .to].map { key in
        (context.viewController(forKey: key) as? Screen)?.name ?? "container"
      }
      moves.append(names.joined(separator: " → "))
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 2, animations: {}) { _ in context.completeTransition(true) }
    }
  }

  @Test func `a push has an animator of its own, and the app's delegate hears of it and is in its place`()
    async
  {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let listener = StackListener()
      stage.rootStack?.delegate = listener
      let animator = Animator()
      let push = navigator.push(Screen("B"), animation: .custom(animator))
      let next = navigator.push(Screen("C"))
      stage.settle()
      #expect([push.outcome, next.outcome] == [.performed, .performed])
      #expect(animator.moves == ["A → B"])
      #expect(listener.events == ["will B", "did B", "will C", "did C"])
      #expect(stage.rootStack?.delegate === listener)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `a presentation and its dismissal have animators of their own, which go with the screen`() async
  {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      weak var kept: Animator?
      do {
        let (coming, going) = (Animator(), Animator())
        kept = going
        let sheet = Screen("sheet")
        navigator.present(sheet, .fullScreen, animation: .custom(coming, dismissal: going))
        stage.settle()
        navigator.dismiss()
        stage.settle()
        #expect(coming.moves == ["container → sheet"])
        #expect(going.moves == ["sheet → container"])
      }
      stage.settle()
      #expect(stage.presented.isEmpty)
      #expect(kept == nil)
      #expect(stage.complaints.isEmpty)
    }
  }

  /// An animator that gives up.
  final class HesitantAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    {
      1
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 1, animations: {}) { _ in context.completeTransition(false) }
    }
  }

  @Test func `a push or a presentation that its animator gives up is cancelled, and the next one comes`()
    async
  {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let trace = navigator.trace
      let push = navigator.push(Screen("B"), animation: .custom(HesitantAnimator()))
      let presentation = navigator.present(
        Screen("C"), .fullScreen, animation: .custom(HesitantAnimator()))
      let next = navigator.push(Screen("D"))
      stage.settle()
      #expect(push.outcome == .cancelled)
      #expect(presentation.outcome == .cancelled)
      #expect(next.outcome == .performed)
      #expect(stage.names(of: stage.rootStack) == ["A", "D"])
      #expect(trace.history.map(\.outcome) == [.cancelled, .cancelled, .performed])
      #expect(stage.presented.isEmpty && stage.complaints.isEmpty)
    }
  }
}
