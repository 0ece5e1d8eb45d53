import HeadlessUIKit
import Sceneway
import Testing

/// What an app's model runs beside the main actor.
private actor Checkout {
  private(set) var numbers: [Int] = []

  /// Runs a flow and takes its result over, as the compiler's strict checks allow.
  func pay(in parent: ParentFlow) async {
    guard let number = try? await parent.run(NumberFlow("payment"), .presented(.sheet)) else { return }
    numbers.append(number)
  }
}

/// A result that may go from one actor to another.
private struct Receipt: Sendable { let number: Int }

private final class ReceiptFlow: Coordinator<Receipt> {
  override func start() { show(Screen("receipt")) }
}

@Suite struct `Flows in Swift 6` {
  /// Whether this file is compiled in the language mode that makes data races errors.
  private static var isSwift6: Bool {
    #if swift(>=6)
      true
    #else
      false
    #endif
  }

  @Test @MainActor func `Wish 19: an actor runs a flow and gets its result, in the strict language mode`()
    async
  {
    #expect(Self.isSwift6)
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let checkout = Checkout()
      let task = Task { await checkout.pay(in: parent) }
      await stage.settle { !parent.children.isEmpty }
      stage.settle()
      (parent.children.last as? NumberFlow)?.finish(5)
      await stage.settle { parent.ended.count == 1 }
      await stage.settle(until: { parent.children.isEmpty })
      await task.value
      #expect(await checkout.numbers == [5])
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  /// Runs a flow from wherever it is called.
  private nonisolated func receipt(in parent: ParentFlow) async throws -> Receipt {
    try await parent.run(ReceiptFlow(), .pushed)
  }

  @Test @MainActor func `Wish 19: code without an actor runs a flow whose result is a value of the app's`()
    async
  {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let task = Task { try await receipt(in: parent).number }
      await stage.settle { !parent.children.isEmpty }
      stage.settle()
      (parent.children.last as? ReceiptFlow)?.finish(Receipt(number: 6))
      await stage.settle { parent.ended.count == 1 }
      #expect(await (try? task.value) == 6)
    }
  }
}
