/// Something that a program or a person does in a model run.
///
/// Numbers choose among what is there: they wrap around, so that an operation makes sense wherever it stands, and a
/// sequence can be shortened.
public enum ModelOperation: Hashable, Sendable {
  /// What a presented screen stands in.
  public enum Holder: Hashable, Sendable {
    case nothing
    case navigation
    case pages
  }

  case push(stack: Int, animated: Bool)
  case pushAgain(stack: Int, depth: Int, animated: Bool)
  case pop(stack: Int, animated: Bool)
  case popTo(stack: Int, depth: Int, animated: Bool)
  case popToStranger(stack: Int, animated: Bool)
  case popToRoot(stack: Int, animated: Bool)
  case set(stack: Int, kept: Int, new: Int, animated: Bool)
  case present(level: Int, style: Int, holder: Holder, animated: Bool)
  case dismiss(level: Int, animated: Bool)
  case select(tab: Int)
  case beginSwipe(stack: Int)
  case endSwipe(completes: Bool)
  case swipeSheet(completes: Bool)
  case turnPage(level: Int, animated: Bool)
  case beginTurn(level: Int)
  case endTurn(completes: Bool)
  case rotate
  case hideOrShowWindow
  case replaceRoot
  case turn
  case settle

  /// The operation without its numbers.
  public var kind: String { String("\(self)".dropFirst().prefix { $0 != "(" }) }

  /// Draws an operation.
  ///
  /// - Parameter random: where chance comes from.
  /// - Returns: the operation.
  public static func random(using random: inout some RandomNumberGenerator) -> ModelOperation {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    let animated = Bool.random(using: &random)
    switch number(100) {
    case 0..<12: return .push(stack: number(6), animated: animated)
    case 12..<14: return .turnPage(level: number(5), animated: animated)
    case 14: return .pushAgain(stack: number(6), depth: number(4), animated: animated)
    case 15..<23: return .pop(stack: number(6), animated: animated)
    case 23..<27: return .popTo(stack: number(6), depth: number(6), animated: animated)
    case 27: return .popToStranger(stack: number(6), animated: animated)
    case 28..<31: return .popToRoot(stack: number(6), animated: animated)
    case 31..<37: return .set(stack: number(6), kept: number(4), new: number(3), animated: animated)
    case 37..<46:
      let holder: Holder = [.nothing, .navigation, .navigation, .pages][number(4)]
      return .present(level: number(5), style: number(9), holder: holder, animated: animated)
    case 46..<52: return .dismiss(level: number(5), animated: animated)
    case 52..<57: return .select(tab: number(2))
    case 57..<61: return .beginSwipe(stack: number(6))
    case 61: return .beginTurn(level: number(5))
    case 62..<66: return .endSwipe(completes: animated)
    case 66: return .endTurn(completes: animated)
    case 67..<71: return .swipeSheet(completes: animated)
    case 71..<73: return .rotate
    case 73: return .hideOrShowWindow
    case 74: return .replaceRoot
    case 75..<90: return .turn
    default: return .settle
    }
  }

  /// Draws something that a finger does, which has to find everything at rest.
  ///
  /// - Parameter random: where chance comes from.
  /// - Returns: the operation.
  public static func randomGesture(using random: inout some RandomNumberGenerator) -> ModelOperation {
    let number = Int.random(in: 0..<6, using: &random)
    switch number % 3 {
    case 0: return .beginSwipe(stack: number)
    case 1: return .beginTurn(level: number)
    default: return .swipeSheet(completes: number == 2)
    }
  }
}

extension ModelOperation: CustomStringConvertible {
  /// The operation as it is written in a test.
  public var description: String {
    switch self {
    case .push(let stack, let animated): ".push(stack: \(stack), animated: \(animated))"
    case .pushAgain(let stack, let depth, let animated):
      ".pushAgain(stack: \(stack), depth: \(depth), animated: \(animated))"
    case .pop(let stack, let animated): ".pop(stack: \(stack), animated: \(animated))"
    case .popTo(let stack, let depth, let animated):
      ".popTo(stack: \(stack), depth: \(depth), animated: \(animated))"
    case .popToStranger(let stack, let animated): ".popToStranger(stack: \(stack), animated: \(animated))"
    case .popToRoot(let stack, let animated): ".popToRoot(stack: \(stack), animated: \(animated))"
    case .set(let stack, let kept, let new, let animated):
      ".set(stack: \(stack), kept: \(kept), new: \(new), animated: \(animated))"
    case .present(let level, let style, let holder, let animated):
      ".present(level: \(level), style: \(style), holder: .\(holder), animated: \(animated))"
    case .dismiss(let level, let animated): ".dismiss(level: \(level), animated: \(animated))"
    case .select(let tab): ".select(tab: \(tab))"
    case .beginSwipe(let stack): ".beginSwipe(stack: \(stack))"
    case .endSwipe(let completes): ".endSwipe(completes: \(completes))"
    case .swipeSheet(let completes): ".swipeSheet(completes: \(completes))"
    case .turnPage(let level, let animated): ".turnPage(level: \(level), animated: \(animated))"
    case .beginTurn(let level): ".beginTurn(level: \(level))"
    case .endTurn(let completes): ".endTurn(completes: \(completes))"
    case .rotate: ".rotate"
    case .hideOrShowWindow: ".hideOrShowWindow"
    case .replaceRoot: ".replaceRoot"
    case .turn: ".turn"
    case .settle: ".settle"
    }
  }
}
