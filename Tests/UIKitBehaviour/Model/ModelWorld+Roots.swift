internal import UIKit

/// What stands at the bottom of the window.
extension ModelWorld {
  func makeRoot(_ root: ModelOperation.Root) -> (UIViewController, ModelState.Member) {
    switch root {
    case .tabs: return makeTabs()
    case .columns: return makeSplit(.two, list: makeScreen())
    case .split: return makeSplit(.classic, list: makeScreen())
    case .tabsAndColumns: return makeTabs(with: .two)
    case .tabsAndSplit: return makeTabs(with: .classic)
    case .threeColumns: return makeSplit(.three, list: makeScreen())
    case .tabsAndThreeColumns: return makeTabs(with: .three)
    case .columnsOrTabs: return makeSplit(.two, list: makeScreen(), compact: .tabs)
    case .threeColumnsOrStack: return makeSplit(.three, list: makeScreen(), compact: .navigation)
    }
  }

  private func makeTabs() -> (UIViewController, ModelState.Member) {
    let roots = (0..<2).map { _ in makeScreen() }
    let navigations = roots.map { UINavigationController(rootViewController: $0) }
    navigations[1].delegate = choreographer
    return makeTabs(
      navigations,
      ModelState.Member(
        number: -1, navigations: navigations.map { admit($0) }, stacks: roots.map { [$0.number] }))
  }

  private func makeTabs(with kind: SplitKind) -> (UIViewController, ModelState.Member) {
    let root = makeScreen()
    let navigation = UINavigationController(rootViewController: root)
    var (split, member) = makeSplit(kind, list: makeScreen())
    member.navigations.insert(admit(navigation), at: 0)
    member.stacks.insert([root.number], at: 0)
    member.columns?.list = 1
    return makeTabs([navigation, split], member)
  }

  private func makeTabs(
    _ controllers: [UIViewController], _ member: ModelState.Member
  ) -> (UIViewController, ModelState.Member) {
    let tabs = UITabBarController()
    tabs.delegate = choreographer
    tabs.viewControllers = controllers
    let number = admit(tabs)
    let whole = ModelState.Member(
      number: number, navigations: member.navigations, stacks: member.stacks,
      tabs: [number: ModelState.Tabs(controllers: numbers(controllers))], columns: member.columns)
    return (tabs, whole)
  }

  /// What kind of split view controller there is.
  enum SplitKind {
    case classic
    case two
    case three
  }

  /// Makes a split view controller.
  ///
  /// - Parameters:
  ///   - kind: which columns it has.
  ///   - list: the screen in the first list.
  ///   - compact: what stands for all columns where there is little room.
  /// - Returns: the split view controller, and what the model knows of it.
  func makeSplit(
    _ kind: SplitKind, list: ModelScreen, compact: ModelOperation.Content = .nothing
  ) -> (UIViewController, ModelState.Member) {
    let screens = [list] + (0..<(kind == .three ? 2 : 1)).map { _ in makeScreen() }
    let navigations = screens.map { UINavigationController(rootViewController: $0) }
    let small = make(compact)
    let split: UISplitViewController
    if kind == .classic {
      split = UISplitViewController()
      split.viewControllers = navigations
    } else {
      split = UISplitViewController(style: kind == .three ? .tripleColumn : .doubleColumn)
      split.setViewController(navigations[0], for: .primary)
      split.setViewController(navigations[navigations.count - 1], for: .secondary)
      if kind == .three { split.setViewController(navigations[1], for: .supplementary) }
      split.setViewController(small, for: .compact)
    }
    let (number, held) = (admit(split), navigations.map { admit($0) })
    movedColumns.insert(number)
    let kept = held.dropFirst() + screens.dropFirst().map(\.number) + (small.map(numbersInside) ?? [])
    return (
      split,
      ModelState.Member(
        number: number, navigations: held, stacks: screens.map { [$0.number] },
        columns: ModelState.Columns(
          split: number, isClassic: kind == .classic, hasTwoLists: kind == .three,
          middle: kind == .three ? held[1] : nil, content: held.last,
          compact: small.map { numbers([$0])[0] }, kept: Set(kept)))
    )
  }
}
