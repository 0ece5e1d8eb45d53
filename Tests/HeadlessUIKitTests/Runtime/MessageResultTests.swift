import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// What messages give back.
@MainActor
struct MessageResultTests {
  private final class Greeter: NSObject {}

  private final class Word: NSObject {
    let gone: () -> Void
    init(gone: @escaping () -> Void) { self.gone = gone }
    deinit { gone() }
  }

  @Test func `What a method makes and hands over lives to the end of the turn, though nobody keeps it`() {
    let environment = HeadlessEnvironment(mode: .virtual)
    HeadlessEnvironment.withEnvironment(environment) {
      var isGone = false
      RuntimeClass(Greeter.self).method("hello") { _, _ in Word { isGone = true } }.register()
      let word = Greeter().perform("hello").toOpaque()
      #expect(!isGone)
      let again: any NSObjectProtocol = Greeter()
      #expect(again.perform("hello").takeUnretainedValue() is Word)
      #expect(again.perform("hello")?.toOpaque() != word)
      environment.clock.runTurn()
      #expect(isGone)
    }
  }

  @Test func `A method without a result gives nil back`() {
    RuntimeClass(Greeter.self).action("wave") { (_: Greeter) in }.register()
    #expect(Greeter().perform("wave") == nil)
  }
}
