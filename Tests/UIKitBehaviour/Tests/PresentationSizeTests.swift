import BehaviourRecorder
import Testing
import UIKit

/// A presentation controller that writes down what it hears about sizes and traits.
private final class Sizes: UIPresentationController {
  var timeline: Timeline?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    timeline?.write("P.size(\(Int(size.width)))")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    timeline?.write("P.traits")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    timeline?.write("P.changed")
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    timeline?.write("P.prefers(\(Int(container.preferredContentSize.width)))")
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
}

/// A screen that writes down what it hears about sizes and traits.
private final class Screen: UIViewController {
  var timeline: Timeline?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    timeline?.write("B.size(\(Int(size.width)))")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    timeline?.write("B.traits")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    timeline?.write("B.changed")
  }
}

@MainActor
@Suite struct `Presentation controllers and sizes` {
  private func presented(_ stage: Stage) -> (Sizes?, Screen, Choreographer) {
    let (a, b) = (UIViewController(), Screen())
    let choreographer = Choreographer(stage.timeline)
    choreographer.presentationController = { presented, presenting in
      let made = Sizes(presentedViewController: presented, presenting: presenting)
      made.timeline = stage.timeline
      return made
    }
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = choreographer
    stage.show(a)
    a.present(b, animated: false)
    stage.settle()
    stage.timeline.clear()
    b.timeline = stage.timeline
    return (b.presentationController as? Sizes, b, choreographer)
  }

  @Test func `LIFE-30 PRES-24 it hears of a rotation first and hands on what size the controller gets`() async
  {
    await Stage.play { stage in
      let (sizes, _, choreographer) = presented(stage)
      let height = Int(stage.window.bounds.height)
      stage.rotate()
      #expect(
        stage.happensUntilSettled()
          == "P.traits B.traits P.size(\(height)) B.size(\(height / 2)) B.changed P.changed")
      #expect(sizes?.containerView?.frame == stage.window.bounds)
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test func `CONT-22 PRES-24 it hears when the controller would like another size`() async {
    await Stage.play { stage in
      let (sizes, b, choreographer) = presented(stage)
      b.preferredContentSize = CGSize(width: 120, height: 80)
      #expect(stage.happened() == "P.prefers(120)")
      #expect(sizes?.preferredContentSize == CGSize(width: 120, height: 80))
      b.preferredContentSize = CGSize(width: 120, height: 80)
      #expect(stage.happened() == "")
      b.dismiss(animated: false)
      stage.settle()
      stage.timeline.clear()
      b.preferredContentSize = .zero
      #expect(stage.happened() == "")
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test func `CONT-23 PRES-24 it may give the controller other traits`() async {
    await Stage.play { stage in
      let (sizes, b, choreographer) = presented(stage)
      #expect(b.traitCollection.horizontalSizeClass == .compact)
      sizes?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
      #expect(stage.happened() == "B.changed")
      #expect(b.traitCollection.horizontalSizeClass == .regular)
      #expect(sizes?.traitCollection.horizontalSizeClass == .compact)
      sizes?.overrideTraitCollection = nil
      #expect(b.traitCollection.horizontalSizeClass == .compact)
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test func `PRES-23 what each kind of presentation does by itself`() async {
    await Stage.play { stage in
      let a = UIViewController()
      stage.show(a)
      let narrow = UITraitCollection(horizontalSizeClass: .compact)
      let flat = UITraitCollection(verticalSizeClass: .compact)
      let cases: [(UIModalPresentationStyle, UIModalPresentationStyle, UIModalPresentationStyle)] = [
        (.popover, .pageSheet, .overFullScreen), (.pageSheet, .none, .overFullScreen),
        (.formSheet, .none, .overFullScreen), (.custom, .none, .none), (.fullScreen, .none, .none),
      ]
      for (style, whenNarrow, whenFlat) in cases {
        let b = UIViewController()
        b.modalPresentationStyle = style
        let controller = b.presentationController
        #expect(controller?.adaptivePresentationStyle == whenNarrow)
        #expect(controller?.adaptivePresentationStyle(for: narrow) == whenNarrow)
        #expect(controller?.adaptivePresentationStyle(for: flat) == whenFlat)
      }
    }
  }
}
