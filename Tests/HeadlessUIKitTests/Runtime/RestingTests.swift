import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Testing

@MainActor
@Suite("What goes on for ever comes to rest")
struct RestingTests {
  /// Sets its view's rules anew in each layout pass, as apps do.
  private final class Ruling: UIViewController {
    var passes = 0
    private var rules: [NSLayoutConstraint] = []

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      passes += 1
      NSLayoutConstraint.deactivate(rules)
      rules = [view.widthAnchor.constraint(equalToConstant: CGFloat(passes))]
      NSLayoutConstraint.activate(rules)
    }
  }

  @Test("A controller that changes its view's rules in viewDidLayoutSubviews is laid out once")
  func rules() {
    let environment = HeadlessEnvironment(mode: .virtual)
    HeadlessEnvironment.withEnvironment(environment) {
      let (window, controller) = (UIWindow(frame: UIScreen.main.bounds), Ruling())
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(environment.clock.runUntilIdle(limit: 50))
      #expect(controller.passes == 1)
      // From outside of a pass a rule asks for one, as before.
      controller.view.heightAnchor.constraint(equalToConstant: 1).isActive = true
      #expect(environment.clock.runUntilIdle(limit: 50))
      #expect(controller.passes == 2)
    }
  }

  @Test(
    "A timer that repeats comes as often as time passes for it",
    arguments: [HeadlessClock.Mode.virtual, .immediate])
  func timer(mode: HeadlessClock.Mode) {
    let environment = HeadlessEnvironment(mode: mode)
    HeadlessEnvironment.withEnvironment(environment) {
      let heard = Heard()
      RuntimeClass(Heard.self).action("count") { $0.count += 1 }.register()
      let timer = Timer.scheduledTimer(
        timeInterval: 1, target: heard, selector: Selector("count"), userInfo: nil, repeats: true)
      #expect(environment.clock.isIdle)
      environment.clock.advance(by: 3.5)
      #expect(heard.count == 3)
      timer.invalidate()
      environment.clock.advance(by: 3)
      #expect(heard.count == 3)
    }
  }

  private final class Heard: NSObject { var count = 0 }
}
