import BehaviourRecorder
import Testing
import UIKit

/// Windows in front of one another, and which of them is key.
@MainActor
@Suite struct `Windows of several levels` {
  /// An overlay that takes no typed text.
  private final class Overlay: UIWindow {
    override var canBecomeKey: Bool { false }
  }

  private func window<Window: UIWindow>(
    _ name: String, _ window: Window = UIWindow(frame: UIScreen.main.bounds),
    at level: UIWindow.Level = .normal, on stage: Stage
  ) -> Window {
    stage.timeline.name(window, name)
    window.windowLevel = level
    window.rootViewController = stage.controller(name.uppercased())
    return window
  }

  private func order(_ stage: Stage) -> String {
    UIApplication.shared.windows.map { stage.timeline.name(of: $0) }.joined(separator: " ")
  }

  @Test func `BOOT-08 a window that shows already comes to the front of its level when it is made key`() async
  {
    await Stage.play { stage in
      stage.timeline.name(stage.window, "main")
      stage.show(stage.controller("MAIN"))
      let second = window("second", on: stage)
      let high = window("high", at: .alert, on: stage)
      second.isHidden = false
      high.isHidden = false
      stage.settle()
      #expect(order(stage) == "main second high")
      stage.timeline.clear()
      stage.window.makeKeyAndVisible()
      #expect(order(stage) == "second main high")
      // To be key alone changes nothing of what shows, and to come to the front is no appearance.
      second.makeKey()
      #expect(order(stage) == "second main high" && second.isKeyWindow)
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test func `BOOT-08 a window that may not be key shows, and leaves the key where it is`() async {
    await Stage.play { stage in
      stage.show(stage.controller("MAIN"))
      let overlay = window("overlay", Overlay(frame: UIScreen.main.bounds), at: .statusBar, on: stage)
      overlay.makeKeyAndVisible()
      #expect(stage.happensUntilSettled() == "OVERLAY.load OVERLAY.vdl OVERLAY.wA OVERLAY.iA OVERLAY.dA")
      #expect(stage.window.isKeyWindow && !overlay.isKeyWindow && !overlay.isHidden)
      overlay.makeKey()
      #expect(stage.window.isKeyWindow)
      // Nor does it inherit the key from a window that goes.
      let other = window("other", on: stage)
      other.makeKeyAndVisible()
      other.isHidden = true
      #expect(stage.window.isKeyWindow)
      stage.window.isHidden = true
      #expect(UIApplication.shared.keyWindow == nil)
    }
  }

  @Test func `BOOT-08 a window that nobody keeps any more leaves the key to the one behind it`() async {
    await Stage.play { stage in
      stage.show(stage.controller("MAIN"))
      var second: UIWindow? = window("second", on: stage)
      weak let released = second
      second?.makeKeyAndVisible()
      stage.settle()
      #expect(!stage.window.isKeyWindow)
      second = nil
      #expect(released == nil)
      #expect(stage.window.isKeyWindow && UIApplication.shared.windows == [stage.window])
    }
  }
}
