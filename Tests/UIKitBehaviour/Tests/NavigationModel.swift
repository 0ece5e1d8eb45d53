/// A change of a stack, by the numbers of its controllers.
enum StackChange: Sendable {
  case push(Int)
  case pop
  case popTo(Int)
  case popToRoot
  case set([Int])
}

/// What a stack should hold and show, told as simply as can be (semantics, 16.16).
struct StackModel {
  private(set) var stack: [Int]
  private(set) var exceptions = 0
  private(set) var isRunning = false
  private(set) var isOnScreen: Bool
  private var shown: Int?
  private var isScheduled = false
  private var isAnimated = false
  private var waiting: [(StackChange, Bool)] = []

  init(stack: [Int], isOnScreen: Bool) {
    self.stack = stack
    self.isOnScreen = isOnScreen
    shown = stack.last
  }

  mutating func change(_ change: StackChange, animated: Bool) {
    guard !isRunning else { return waiting.append((change, animated)) }
    guard let new = result(of: change) else { return }
    stack = new
    guard isOnScreen, isScheduled || stack.last != shown else { return }
    isScheduled = true
    isAnimated = animated
  }

  /// The stack after a change; nil where nothing changes.
  private mutating func result(of change: StackChange) -> [Int]? {
    switch change {
    case .push(let number):
      guard !stack.contains(number) else { return raise() }
      return stack + [number]
    case .pop: return stack.count > 1 ? stack.dropLast() : nil
    case .popTo(let number):
      guard let index = stack.firstIndex(of: number) else { return raise() }
      return index == stack.count - 1 ? nil : Array(stack[...index])
    case .popToRoot: return stack.count > 1 ? [stack[0]] : nil
    case .set(let numbers): return numbers
    }
  }

  private mutating func raise() -> [Int]? {
    exceptions += 1
    return nil
  }

  mutating func turn() {
    guard isScheduled, !isRunning else { return }
    isScheduled = false
    guard stack.last != shown else { return }
    isRunning = true
    if !isAnimated { end() }
  }

  private mutating func end() {
    isRunning = false
    shown = stack.last
    let calls = waiting
    waiting = []
    for (change, animated) in calls { self.change(change, animated: animated) }
  }

  mutating func settle() {
    while isScheduled || isRunning {
      if isRunning { end() } else { turn() }
    }
  }

  mutating func leaveScreen() {
    isOnScreen = false
    isScheduled = false
    if isRunning { end() }
  }

  mutating func enterScreen() {
    isOnScreen = true
    shown = stack.last
  }
}

/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
