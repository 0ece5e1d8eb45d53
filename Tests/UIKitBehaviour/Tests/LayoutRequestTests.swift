import BehaviourRecorder
import Testing
import UIKit

/// Counts its layouts, and asks for more where it is told to.
private final class CountingView: UIView {
  var layouts = 0
  var whenLaidOut: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    whenLaidOut?()
  }
}

private final class CountingWindow: UIWindow {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

@MainActor
@Suite struct `Asking for a layout` {
  @Test func `LIFE-15 a view that asked outside of a window is laid out in the turn in which it comes in`()
    async
  {
    await Stage.play { stage in
      let controller = stage.controller("A")
      stage.show(controller)
      let (outer, inner) = (CountingView(), CountingView())
      inner.setNeedsLayout()
      outer.addSubview(inner)
      inner.setNeedsLayout()
      stage.turn()
      #expect(outer.layouts == 0 && inner.layouts == 0)
      controller.view.addSubview(outer)
      stage.turn()
      #expect(outer.layouts == 1 && inner.layouts == 1)
      inner.setNeedsLayout()
      inner.setNeedsLayout()
      stage.turn()
      #expect(outer.layouts == 1 && inner.layouts == 2)
    }
  }

  @Test func `LIFE-15 a view that comes into one that has asked already is laid out with it`() async {
    await Stage.play { stage in
      let controller = stage.controller("A")
      stage.show(controller)
      let (outer, inner) = (CountingView(), CountingView())
      controller.view.addSubview(outer)
      stage.turn()
      outer.setNeedsLayout()
      outer.addSubview(inner)
      stage.turn()
      #expect(outer.layouts == 2 && inner.layouts == 1)
    }
  }

  @Test func `LIFE-15 what is asked for during a layout is done in the same turn`() async {
    await Stage.play { stage in
      let controller = stage.controller("A")
      stage.show(controller)
      let (first, second, late) = (CountingView(), CountingView(), CountingView())
      controller.view.addSubview(first)
      controller.view.addSubview(second)
      second.whenLaidOut = {
        guard second.layouts == 1 else { return }
        first.setNeedsLayout()
        first.addSubview(late)
      }
      stage.turn()
      #expect(first.layouts == 2 && second.layouts == 1 && late.layouts == 1)
    }
  }

  @Test func `LIFE-15 a view that moves to another window is laid out there`() async {
    await Stage.play { stage in
      let controller = stage.controller("A")
      stage.show(controller)
      let other = CountingWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.setNeedsLayout()
      stage.turn()
      #expect(other.layouts == 1)
      let view = CountingView()
      controller.view.addSubview(view)
      other.addSubview(view)
      stage.turn()
      #expect(view.layouts == 1 && other.layouts == 2)
    }
  }
}
