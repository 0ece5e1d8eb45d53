import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Taking back and doing again.
@MainActor
struct UndoTests {
  /// A number that can be set and taken back.
  @MainActor final class Counter: NSObject {
    var value = 0
    let undo = UndoManager()

    func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      undo.setActionName("Change")
      value = new
    }
  }

  private func stage(_ body: (Counter, HeadlessClock) -> Void) {
    let environment = HeadlessEnvironment(mode: .virtual)
    HeadlessEnvironment.withEnvironment(environment) { body(Counter(), environment.clock) }
  }

  @Test func `what is done is taken back and done again`() {
    stage { counter, clock in
      for value in [1, 2] {
        counter.set(value)
        clock.runUntilIdle()
      }
      #expect(counter.undo.undoMenuItemTitle == "Undo Change")
      counter.undo.undo()
      #expect(counter.value == 1)
      #expect(counter.undo.canRedo)
      counter.undo.redo()
      #expect(counter.value == 2)
      counter.undo.undo()
      counter.undo.undo()
      #expect(counter.value == 0)
      #expect(!counter.undo.canUndo)
      counter.set(5)
      #expect(!counter.undo.canRedo, "something new ends what could be done again")
    }
  }

  @Test func `what is done in one turn is taken back together`() {
    stage { counter, clock in
      counter.set(1)
      counter.set(2)
      clock.runUntilIdle()
      counter.undo.undo()
      #expect(counter.value == 0)
      counter.undo.redo()
      #expect(counter.value == 2)
    }
  }

  @Test func `what is not to be registered is not, and levels end`() {
    stage { counter, clock in
      counter.undo.disableUndoRegistration()
      counter.set(1)
      counter.undo.enableUndoRegistration()
      #expect(!counter.undo.canUndo)
      counter.undo.levelsOfUndo = 1
      for value in [2, 3] {
        counter.set(value)
        clock.runUntilIdle()
      }
      counter.undo.undo()
      #expect(counter.value == 2)
      #expect(!counter.undo.canUndo)
      counter.set(4)
      counter.undo.removeAllActions(withTarget: counter)
      #expect(!counter.undo.canUndo)
    }
  }

  @Test func `responders have their window's manager`() {
    let window = UIWindow(frame: .zero)
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager === window.undoManager)
    #expect(view.undoManager != nil)
  }
}
