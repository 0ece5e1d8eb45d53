import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
struct TouchTests {
  /// A window of 200 by 200 points with one button in it.
  @MainActor
  struct Fixture {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    let log = Log()

    @MainActor final class Log {
      var events: [String] = []
    }

    @MainActor init() {
      window.isHidden = false
      window.addSubview(root)
      root.addSubview(button)
      let log = self.log
      for (event, name) in [
        (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
      ] {
        button.addAction(UIAction { _ in log.events.append(name) }, for: event)
      }
    }
  }

  @Test func `a tap sends touch down and touch up inside`() {
    withApplication { _ in
      let fixture = Fixture()
      #expect(TouchSimulator.tap(fixture.button) == .delivered(to: fixture.button))
      #expect(fixture.log.events == ["down", "up"])
      #expect(!fixture.button.isHighlighted)
    }
  }

  @Test func `SEG-09 nothing reaches a view that is hidden, covered, transparent or not interactive`() {
    withApplication { _ in
      let fixture = Fixture()
      let button = fixture.button
      @MainActor func outcome(_ change: () -> Void, _ undo: () -> Void) -> TouchOutcome {
        change()
        defer { undo() }
        return TouchSimulator.tap(button)
      }
      let root = fixture.root
      #expect(outcome({ root.isHidden = true }, { root.isHidden = false }) == .blocked(.hidden(root)))
      #expect(outcome({ button.alpha = 0 }, { button.alpha = 1 }) == .blocked(.transparent(button)))
      #expect(
        outcome({ root.isUserInteractionEnabled = false }, { root.isUserInteractionEnabled = true })
          == .blocked(.interactionDisabled(root)))
      let cover = UIView(frame: root.bounds)
      #expect(
        outcome({ root.addSubview(cover) }, { cover.removeFromSuperview() })
          == .blocked(.covered(by: cover)))
      #expect(
        outcome({ button.frame.origin.x = 500 }, { button.frame.origin.x = 50 }) == .blocked(.outside))
      #expect(
        outcome({ button.removeFromSuperview() }, { root.addSubview(button) }) == .blocked(.notInWindow))
      #expect(fixture.log.events.isEmpty)
      #expect(TouchSimulator.tap(button).isDone)
    }
  }

  @Test func `a tap recogniser around a button stays out of the button's taps`() {
    withApplication { _ in
      let fixture = Fixture()
      ControlTarget.register()
      let target = ControlTarget()
      let tap = UITapGestureRecognizer(target: target, action: "plain")
      fixture.root.addGestureRecognizer(tap)
      TouchSimulator.tap(fixture.button)
      #expect(fixture.log.events == ["down", "up"])
      #expect(target.calls.isEmpty)
      #expect(TouchSimulator.tap(at: CGPoint(x: 5, y: 5), in: fixture.window) == .recognized([tap]))
      #expect(target.calls == ["plain"])
    }
  }

  @Test func `a recognised tap takes the touch away from the view`() {
    withApplication { _ in
      let fixture = Fixture()
      let control = UIControl(frame: fixture.root.bounds)
      fixture.root.addSubview(control)
      var events: [String] = []
      control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
      control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
      let tap = UITapGestureRecognizer()
      control.addGestureRecognizer(tap)
      TouchSimulator.tap(control)
      #expect(events == ["cancel"])
      tap.cancelsTouchesInView = false
      TouchSimulator.tap(control)
      #expect(events == ["cancel", "up"])
    }
  }

  @Test func `a single tap that waits for a double tap comes later or not at all`() {
    withApplication { environment in
      let fixture = Fixture()
      ControlTarget.register()
      let target = ControlTarget()
      let single = UITapGestureRecognizer(target: target, action: "plain")
      let double = UITapGestureRecognizer(target: target, action: "withSender:")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      fixture.button.removeFromSuperview()
      fixture.root.addGestureRecognizer(single)
      fixture.root.addGestureRecognizer(double)
      TouchSimulator.tap(fixture.root)
      #expect(target.calls.isEmpty)
      environment.clock.advance(by: 1)
      #expect(target.calls == ["plain"])
      TouchSimulator.tap(fixture.root, count: 2)
      environment.clock.advance(by: 1)
      #expect(target.calls == ["plain", "withSender"])
    }
  }

  @Test func `a pan goes through its states and a swipe in its direction ends at once`() {
    withApplication { _ in
      let fixture = Fixture()
      fixture.button.removeFromSuperview()
      final class Watcher: UIResponder {
        var states: [UIGestureRecognizer.State] = []
        var ways: [CGFloat] = []
      }
      RuntimeClass(Watcher.self)
        .action("watch:", from: UIGestureRecognizer.self) { watcher, recognizer in
          watcher.states.append(recognizer.state)
          watcher.ways.append((recognizer as? UIPanGestureRecognizer)?.translation(in: nil).x ?? 0)
        }
        .register()
      let watcher = Watcher()
      let pan = UIPanGestureRecognizer(target: watcher, action: "watch:")
      fixture.root.addGestureRecognizer(pan)
      TouchSimulator.drag(fixture.root, by: CGPoint(x: 30, y: 0))
      #expect(watcher.states == [.began, .changed, .ended])
      #expect(watcher.ways == [0, 30, 30])
      fixture.root.removeGestureRecognizer(pan)
      let swipe = UISwipeGestureRecognizer(target: watcher, action: "watch:")
      swipe.direction = .left
      fixture.root.addGestureRecognizer(swipe)
      TouchSimulator.swipe(fixture.root, .right)
      #expect(watcher.states.count == 3)
      TouchSimulator.swipe(fixture.root, .left)
      #expect(watcher.states.last == .ended)
      #expect(watcher.states.count == 4)
    }
  }

  @Test func `SEG-33 a segue of a recogniser gets the recogniser`() {
    withApplication { _ in
      let fixture = Fixture()
      let tap = UITapGestureRecognizer()
      var sender: UIGestureRecognizer?
      tap.segueAction = { sender = $0 }
      fixture.button.removeFromSuperview()
      fixture.root.addGestureRecognizer(tap)
      TouchSimulator.tap(fixture.root)
      #expect(sender === tap)
    }
  }

  @Test func `a tap on a switch turns it and tells its targets`() {
    withApplication { _ in
      let fixture = Fixture()
      let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 49, height: 31))
      fixture.root.addSubview(toggle)
      var values: [Bool] = []
      toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)
      TouchSimulator.tap(toggle)
      TouchSimulator.tap(toggle)
      #expect(values == [true, false])
      toggle.setOn(true, animated: true)
      #expect(values.count == 2)
    }
  }
}
