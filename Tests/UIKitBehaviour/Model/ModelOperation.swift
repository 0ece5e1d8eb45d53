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
    /// A split view controller with columns.
    case columns
    /// A classic split view controller.
    case split
    /// A split view controller with three columns.
    case threeColumns
    /// A split view controller with columns, and tabs where there is little room.
    case columnsOrTabs
  }

  /// What the window's root is.
  public enum Root: CaseIterable, Hashable, Sendable {
    /// Tabs with a navigation controller each.
    case tabs
    /// A split view controller with columns.
    case columns
    /// A classic split view controller.
    case split
    /// Tabs, of which one is a split view controller with columns.
    case tabsAndColumns
    /// Tabs, of which one is a classic split view controller.
    case tabsAndSplit
    /// A split view controller with three columns.
    case threeColumns
    /// Tabs, of which one is a split view controller with three columns.
    case tabsAndThreeColumns
    /// A split view controller with columns, and tabs where there is little room.
    case columnsOrTabs
    /// A split view controller with three columns, and a navigation controller where there is little room.
    case threeColumnsOrStack
  }

  /// One of the columns of a split view controller.
  public enum Column: CaseIterable, Hashable, Sendable {
    /// The outermost list.
    case primary
    /// The second of two lists.
    case supplementary
    /// The content.
    case secondary
  }

  /// What the content of a split view controller becomes.
  public enum Content: CaseIterable, Hashable, Sendable {
    case nothing
    case screen
    case navigation
    /// Tabs, one of them with a navigation controller.
    case tabs
  }

  case push(stack: Int, animated: Bool)
  case pushAgain(stack: Int, depth: Int, animated: Bool)
  case pop(stack: Int, animated: Bool)
  case popTo(stack: Int, depth: Int, animated: Bool)
  case popToStranger(stack: Int, animated: Bool)
  case popToRoot(stack: Int, animated: Bool)
  case unwind(stack: Int, depth: Int)
  case set(stack: Int, kept: Int, new: Int, animated: Bool)
  case present(level: Int, style: Int, holder: Holder, inside: Bool, animated: Bool)
  case dismiss(level: Int, inside: Bool, animated: Bool)
  case select(tab: Int)
  case selectInside(tabs: Int, tab: Int)
  case beginSwipe(stack: Int)
  case endSwipe(completes: Bool)
  case swipeSheet(completes: Bool)
  case addChild(stack: Int, depth: Int)
  case removeChild(stack: Int, depth: Int)
  case exchangeChild(stack: Int, depth: Int, animated: Bool)
  case turnPage(level: Int, animated: Bool)
  case beginTurn(level: Int)
  case endTurn(completes: Bool)
  case showDetail(level: Int, content: Content)
  case setContent(level: Int, content: Content)
  case setSupplementary(level: Int, content: Content)
  case setCompact(level: Int, content: Content)
  case showColumn(level: Int, column: Column, shows: Bool)
  case preferMode(level: Int, mode: Int)
  case swipeList(level: Int, comes: Bool)
  case endAnimation(which: Int, completes: Bool)
  case rotate
  case hideOrShowWindow
  case replaceRoot(Root)
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
    switch number(134) {
    case 0..<12: return .push(stack: number(8), animated: animated)
    case 12..<14: return .turnPage(level: number(5), animated: animated)
    case 14: return .pushAgain(stack: number(8), depth: number(4), animated: animated)
    case 15..<23: return .pop(stack: number(8), animated: animated)
    case 23..<26: return .popTo(stack: number(8), depth: number(8), animated: animated)
    case 26: return .unwind(stack: number(8), depth: number(6))
    case 27: return .popToStranger(stack: number(8), animated: animated)
    case 28..<31: return .popToRoot(stack: number(8), animated: animated)
    case 31..<37: return .set(stack: number(8), kept: number(4), new: number(3), animated: animated)
    case 37..<48:
      let holder: Holder = [
        .nothing, .navigation, .navigation, .pages, .columns, .split, .threeColumns, .columnsOrTabs,
      ][number(8)]
      return .present(
        level: number(5), style: number(12), holder: holder, inside: number(2) == 0, animated: animated)
    case 48..<55: return .dismiss(level: number(5), inside: number(2) == 0, animated: animated)
    case 55..<60: return .select(tab: number(2))
    case 60..<64: return .beginSwipe(stack: number(8))
    case 64: return .beginTurn(level: number(5))
    case 65..<69: return .endSwipe(completes: animated)
    case 69: return .endTurn(completes: animated)
    case 70..<74: return .swipeSheet(completes: animated)
    case 74..<76: return .rotate
    case 76: return .hideOrShowWindow
    case 77: return .replaceRoot(Root.allCases[number(9)])
    case 78..<80: return .addChild(stack: number(8), depth: number(6))
    case 80: return .removeChild(stack: number(8), depth: number(6))
    case 81: return .exchangeChild(stack: number(8), depth: number(8), animated: animated)
    case 82..<86: return .endAnimation(which: number(3), completes: animated)
    case 86..<90:
      return .showDetail(level: number(5), content: [.screen, .screen, .navigation, .tabs][number(4)])
    case 90..<92: return .setContent(level: number(5), content: Content.allCases[number(4)])
    case 92..<96:
      return .showColumn(level: number(5), column: Column.allCases[number(3)], shows: animated)
    case 96: return .rotate
    case 124..<126: return .selectInside(tabs: number(4), tab: number(2))
    case 126..<128: return .preferMode(level: number(5), mode: number(7))
    case 132..<134: return .swipeList(level: number(5), comes: animated)
    case 128: return .setSupplementary(level: number(5), content: Content.allCases[number(4)])
    case 129: return .setCompact(level: number(5), content: Content.allCases[number(4)])
    case 97..<112: return .turn
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
    case .unwind(let stack, let depth): ".unwind(stack: \(stack), depth: \(depth))"
    case .present(let level, let style, let holder, let inside, let animated):
      ".present(level: \(level), style: \(style), holder: .\(holder), inside: \(inside), animated: \(animated))"
    case .dismiss(let level, let inside, let animated):
      ".dismiss(level: \(level), inside: \(inside), animated: \(animated))"
    case .addChild(let stack, let depth): ".addChild(stack: \(stack), depth: \(depth))"
    case .removeChild(let stack, let depth): ".removeChild(stack: \(stack), depth: \(depth))"
    case .exchangeChild(let stack, let depth, let animated):
      ".exchangeChild(stack: \(stack), depth: \(depth), animated: \(animated))"
    case .select(let tab): ".select(tab: \(tab))"
    case .selectInside(let tabs, let tab): ".selectInside(tabs: \(tabs), tab: \(tab))"
    case .beginSwipe(let stack): ".beginSwipe(stack: \(stack))"
    case .endSwipe(let completes): ".endSwipe(completes: \(completes))"
    case .swipeSheet(let completes): ".swipeSheet(completes: \(completes))"
    case .turnPage(let level, let animated): ".turnPage(level: \(level), animated: \(animated))"
    case .beginTurn(let level): ".beginTurn(level: \(level))"
    case .endTurn(let completes): ".endTurn(completes: \(completes))"
    case .showDetail(let level, let content): ".showDetail(level: \(level), content: .\(content))"
    case .setContent(let level, let content): ".setContent(level: \(level), content: .\(content))"
    case .setSupplementary(let level, let content):
      ".setSupplementary(level: \(level), content: .\(content))"
    case .setCompact(let level, let content): ".setCompact(level: \(level), content: .\(content))"
    case .showColumn(let level, let column, let shows):
      ".showColumn(level: \(level), column: .\(column), shows: \(shows))"
    case .preferMode(let level, let mode): ".preferMode(level: \(level), mode: \(mode))"
    case .swipeList(let level, let comes): ".swipeList(level: \(level), comes: \(comes))"
    case .endAnimation(let which, let completes): ".endAnimation(which: \(which), completes: \(completes))"
    case .rotate: ".rotate"
    case .hideOrShowWindow: ".hideOrShowWindow"
    case .replaceRoot(let root): ".replaceRoot(.\(root))"
    case .turn: ".turn"
    case .settle: ".settle"
    }
  }
}
