import Foundation
@_spi(Sceneway) import HeadlessUIKit

/// A hundred thousand pushes and pops leave memory where it was.
@MainActor
func measureStack() {
  let environment = HeadlessEnvironment(mode: .virtual)
  HeadlessEnvironment.withEnvironment(environment) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    environment.clock.runUntilIdle()
    @MainActor func rounds(_ count: Int) {
      for round in 0..<count {
        navigation.pushViewController(UIViewController(), animated: round.isMultiple(of: 2))
        environment.clock.runUntilIdle()
        navigation.popViewController(animated: round.isMultiple(of: 2))
        environment.clock.runUntilIdle()
      }
    }
    rounds(1_000)
    let before = allocatedBytes()
    let time = seconds { rounds(100_000) }
    let growth = allocatedBytes() - before
    report(
      "memory after 100,000 pushes and pops", "\(growth) bytes more", aim: "where it was",
      isMet: growth < 65_536)
    print("    \(number(time / 100_000 * 1e6)) microseconds a round of push and pop")
    withExtendedLifetime(window) {}
  }
}
