import BehaviourRecorder
import Testing
import UIKit

/// Something is presented in the place of a container's child; the app animates how that child goes and comes back.
@MainActor
@Suite struct `Animations of a covered child` {
  private nonisolated static let styles: [UIModalPresentationStyle] = [.currentContext, .overCurrentContext]

  private func cover(
    _ a: UIViewController, with b: UIViewController, _ style: UIModalPresentationStyle, on stage: Stage
  ) {
    a.definesPresentationContext = true
    b.modalPresentationStyle = style
    a.present(b, animated: false)
    stage.settle()
  }

  /// The view that has to move for a child: what covers it, or its own below what lies over it.
  private func view(
    for child: UIViewController, coveredBy presented: UIViewController, _ style: UIModalPresentationStyle
  ) -> UIView? {
    style == .currentContext ? presented.presentationController?.containerView : child.view
  }

  @Test(arguments: styles)
  func `NAV-PUSH-18 PRES-11 a navigation controller's animation moves what stands in the child's place`(
    style: UIModalPresentationStyle
  ) async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let navigation = stage.navigation("nav", a)
      let animator = RecordingAnimator(stage.timeline)
      let choreographer = Choreographer(stage.timeline, animator)
      navigation.delegate = choreographer
      stage.show(navigation)
      cover(a, with: b, style, on: stage)
      var looks = 0
      animator.onAnimate = { context in
        looks += 1
        let moved = view(for: a, coveredBy: b, style)
        #expect(moved != nil && context.view(forKey: .from) === moved)
        #expect(context.view(forKey: .from)?.isDescendant(of: context.containerView) == true)
        #expect(navigation.transitionCoordinator?.view(forKey: .from) === moved)
        #expect(context.view(forKey: .to) === c.view)
        #expect(context.viewController(forKey: .from) === a)
        #expect(context.initialFrame(for: a) == context.containerView.bounds)
      }
      navigation.pushViewController(c, animated: true)
      stage.settle()
      #expect(a.view.window == nil && b.view.window == nil && c.view.window === stage.window)
      animator.onAnimate = { context in
        looks += 1
        let moved = view(for: a, coveredBy: b, style)
        #expect(moved != nil && context.view(forKey: .to) === moved)
        #expect(context.view(forKey: .from) === c.view)
        #expect(navigation.transitionCoordinator?.view(forKey: .to) === moved)
      }
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(looks == 2)
      #expect(b.view.window === stage.window && (a.view.window == nil) == (style == .currentContext))
      a.dismiss(animated: false)
      stage.settle()
      #expect(a.view.window === stage.window && stage.said() == [])
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test(arguments: styles)
  func `TAB-22 PRES-11 a tab bar controller's animation moves what stands in the tab's place`(
    style: UIModalPresentationStyle
  ) async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let tabs = stage.tabs("tab", a, c)
      let animator = RecordingAnimator(stage.timeline)
      let choreographer = Choreographer(stage.timeline, animator)
      tabs.delegate = choreographer
      stage.show(tabs)
      cover(a, with: b, style, on: stage)
      var looks = 0
      animator.onAnimate = { context in
        looks += 1
        let moved = view(for: a, coveredBy: b, style)
        #expect(moved != nil && context.view(forKey: .from) === moved)
        #expect(context.view(forKey: .from)?.isDescendant(of: context.containerView) == true)
        #expect(tabs.transitionCoordinator?.view(forKey: .from) === moved)
        #expect(context.view(forKey: .to) === c.view)
        #expect(context.initialFrame(for: a) == context.containerView.bounds)
      }
      tabs.selectedIndex = 1
      stage.settle()
      #expect(a.view.window == nil && b.view.window == nil && c.view.window === stage.window)
      animator.onAnimate = { context in
        looks += 1
        let moved = view(for: a, coveredBy: b, style)
        #expect(moved != nil && context.view(forKey: .to) === moved)
        #expect(context.view(forKey: .from) === c.view)
      }
      tabs.selectedIndex = 0
      stage.settle()
      #expect(looks == 2)
      #expect(b.view.window === stage.window && (a.view.window == nil) == (style == .currentContext))
      a.dismiss(animated: false)
      stage.settle()
      #expect(a.view.window === stage.window && stage.said() == [])
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test(arguments: styles, [true, false])
  func `NAV-PUSH-16 PRES-11 the coordinator of UIKit's own animation knows that view too`(
    style: UIModalPresentationStyle, pushes: Bool
  ) async {
    await Stage.play { stage in
      let (r, a, b, c) = (
        stage.controller("R"), stage.controller("A"), stage.controller("B"), stage.controller("C")
      )
      let navigation = stage.navigation("nav", r, a)
      stage.show(navigation)
      cover(a, with: b, style, on: stage)
      let moved = view(for: a, coveredBy: b, style)
      if pushes {
        navigation.pushViewController(c, animated: true)
      } else {
        navigation.popViewController(animated: true)
      }
      stage.turn()
      let coordinator = navigation.transitionCoordinator
      #expect(moved != nil && coordinator?.view(forKey: .from) === moved)
      #expect(coordinator?.view(forKey: .to) === (pushes ? c : r).view)
      #expect(moved.map { $0.isDescendant(of: coordinator?.containerView ?? UIView()) } == true)
      stage.settle()
    }
  }

  @Test(arguments: styles, [true, false])
  func `NAV-INT-03 PRES-11 what moved comes back where the app's animation is given up`(
    style: UIModalPresentationStyle, inTabs: Bool
  ) async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let navigation = stage.navigation("nav", a)
      let tabs = stage.tabs("tab", inTabs ? a : stage.controller("T"), inTabs ? c : stage.controller("U"))
      let animator = RecordingAnimator(stage.timeline)
      animator.completesByItself = false
      let choreographer = Choreographer(stage.timeline, animator)
      navigation.delegate = choreographer
      tabs.delegate = choreographer
      stage.show(inTabs ? tabs : navigation)
      cover(a, with: b, style, on: stage)
      animator.onAnimate = { $0.view(forKey: .from)?.removeFromSuperview() }
      if inTabs { tabs.selectedIndex = 1 } else { navigation.pushViewController(c, animated: true) }
      stage.settle()
      animator.context?.completeTransition(false)
      stage.settle()
      #expect(b.view.window === stage.window && c.view.window == nil)
      #expect((a.view.window == nil) == (style == .currentContext))
      a.dismiss(animated: false)
      stage.settle()
      #expect(a.view.window === stage.window && b.view.window == nil && stage.said() == [])
      withExtendedLifetime(choreographer) {}
    }
  }
}
