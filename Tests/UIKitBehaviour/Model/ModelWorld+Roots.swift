internal import UIKit

/// What stands at the bottom of the window.
extension ModelWorld {
  func makeRoot(_ root: ModelOperation.Root) -> (UIViewController, ModelState.Member) {
    switch root {
    case .tabs: return makeTabs()
    case .columns, .split: return makeSplit(isClassic: root == .split, list: makeScreen())
    case .tabsAndColumns, .tabsAndSplit: return makeTabs(withClassicSplit: root == .tabsAndSplit)
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

  private func makeTabs(withClassicSplit isClassic: Bool) -> (UIViewController, ModelState.Member) {
    let root = makeScreen()
    let navigation = UINavigationController(rootViewController: root)
    var (split, member) = makeSplit(isClassic: isClassic, list: makeScreen())
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
    let whole = ModelState.Member(
      number: admit(tabs), navigations: member.navigations, stacks: member.stacks, columns: member.columns)
    return (tabs, whole)
  }

  func makeSplit(isClassic: Bool, list: ModelScreen) -> (UIViewController, ModelState.Member) {
    let screens = [list, makeScreen()]
    let navigations = screens.map { UINavigationController(rootViewController: $0) }
    let split: UISplitViewController
    if isClassic {
      split = UISplitViewController()
      split.viewControllers = navigations
    } else {
      split = UISplitViewController(style: .doubleColumn)
      split.setViewController(navigations[0], for: .primary)
      split.setViewController(navigations[1], for: .secondary)
    }
    let (number, held) = (admit(split), navigations.map { admit($0) })
    movedColumns.insert(number)
    return (
      split,
      ModelState.Member(
        number: number, navigations: held, stacks: screens.map { [$0.number] },
        columns: ModelState.Columns(
          split: number, isClassic: isClassic, content: held[1], kept: [held[1], screens[1].number]))
    )
  }
}
