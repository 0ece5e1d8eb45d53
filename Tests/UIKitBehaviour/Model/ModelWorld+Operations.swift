internal import BehaviourRecorder
internal import UIKit

extension ModelWorld {
  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .overFullScreen, .fullScreen, .automatic, .currentContext,
    .overCurrentContext, .popover, .custom, .custom, .fullScreen,
  ]

  /// Carries an operation out, in the world and in the model.
  func run(_ operation: ModelOperation) async {
    figures.operations[operation.kind, default: 0] += 1
    let isAtRest = !isMoving
    switch operation {
    case .present(let level, let style, let holder, let inside, let animated):
      present(level: level, style: style, holder: holder, inside: inside, animated: animated)
    case .dismiss(let level, let inside, let animated):
      dismiss(level: level, inside: inside, animated: animated)
    case .select(let tab): select(tab)
    case .selectInside(let tabs, let tab): selectInside(tabs, tab)
    case .beginSwipe(let stack): beginSwipe(stack)
    case .endSwipe(let completes): endSwipe(completes: completes)
    case .swipeSheet(let completes): swipeSheet(completes: completes)
    case .addChild(let stack, let depth): addChild(to: screen(stack, depth))
    case .removeChild(let stack, let depth): removeChild(of: screen(stack, depth))
    case .exchangeChild(let stack, let depth, let animated):
      exchangeChild(of: screen(stack, depth), animated: animated)
    case .turnPage(let level, let animated): turnPage(level: level, animated: animated)
    case .beginTurn(let level): beginTurn(level: level)
    case .endTurn(let completes): endTurn(completes: completes)
    case .endAnimation(let which, let completes): endAnimation(which, completes: completes)
    case .rotate where state.isHidden: break  // What a hidden window makes of it, nobody has written down.
    case .rotate:
      stage.rotate()
      isOnItsSide.toggle()
      isMoving = true
      noteRotation(fromRest: isAtRest)
    case .hideOrShowWindow:
      stage.window.isHidden.toggle()
      state.isHidden = stage.window.isHidden
      isMoving = true
    case .showDetail(let level, let content): showDetail(level: level, content: content)
    case .setContent(let level, let content): setContent(level: level, content: content)
    case .setSupplementary(let level, let content): setColumn(.supplementary, level: level, content: content)
    case .setCompact(let level, let content): setColumn(.compact, level: level, content: content)
    case .showColumn(let level, let column, let shows): showColumn(level: level, column, shows: shows)
    case .preferMode(let level, let mode): preferMode(level: level, mode)
    case .swipeList(let level, let comes): swipeList(level: level, comes: comes)
    case .replaceRoot(let root): await replaceRoot(root)
    case .turn: stage.turn()
    case .settle: await settle()
    default: change(operation)
    }
    noteLateComplaints()
    noteLostSwipe()
    followGivenUp()
    followColumns(fromRest: isAtRest)
    checkNow()
  }

  /// Lets everything end, and looks at what is there then.
  func settle() async {
    endSwipe(completes: true)
    endTurn(completes: true)
    await stage.idle()
    while !animations.isEmpty, fault == nil {
      followGivenUp()
      animations.first?.end(completes: true)
      await stage.idle()
    }
    followGivenUp()
    checkSettled()
  }

  // MARK: Presentations

  private func present(
    level: Int, style: Int, holder: ModelOperation.Holder, inside: Bool, animated: Bool
  ) {
    let level = level % state.chain.count
    let isTop = level == state.chain.count - 1
    let below = state.chain[level]
    let choice = style % Self.styles.count
    let style = Self.styles[choice]
    let isContextual = [.currentContext, .overCurrentContext].contains(style)
    guard let source = source(below.number, inside: inside, inList: choice.isMultiple(of: 2)) else { return }
    if isContextual, inside, let place = context(of: source), numbers([place]) != [below.number] {
      return presentInPlace(of: place, from: source, style: style, animated: animated)
    }
    guard !isTop || state.chain.count < 6 else { return }
    let screen = makeScreen()
    var (presented, member) = hold(screen, in: holder, scrolls: animated)
    presented.modalPresentationStyle = style
    if choice > 8 { presented.transitioningDelegate = choreographer }
    if choice == 10 { presented.definesPresentationContext = true }
    (presented as? UINavigationController)?.delegate = animated ? choreographer : nil
    presented.popoverPresentationController?.sourceView = source.viewIfLoaded
    var allowed: Set<String> = isMoving ? ["MIS-10", "MIS-11", "MIS-12"] : []
    if !isTop { allowed = allowed.union(["MIS-10", "MIS-11"]) }
    let isSeen = !state.isHidden && (!inside || isSeen(source))
    if !isSeen { allowed.insert("MIS-11") }
    let isAccepted = isAccepted(droppedBy: allowed) { source.present(presented, animated: animated) }
    guard isAccepted else { return }
    if !isSeen, !isMoving { fail("something is presented from what nobody sees") }
    if state.isHidden { fail("something is presented in a hidden window") }
    if !isTop, !isMoving { fail("something is presented under something else") }
    isMoving = true
    member.covers =
      [.fullScreen, .currentContext].contains(style)
      || (style == .custom && presented.definesPresentationContext)
    member.isSheet = [.pageSheet, .formSheet, .automatic, .popover].contains(style)
    member.isContextual = isContextual
    state.chain.append(member)
  }

  /// The controller that a call is made on: a member itself, or the screen that it shows.
  private func source(_ number: Int, inside: Bool, inList: Bool = false) -> UIViewController? {
    guard var source = controller(number) else { return nil }
    while inside, let next = source.shownChild(inList: inList) { source = next }
    return source
  }

  /// Whether a screen is seen, or a container without one.
  func isSeen(_ source: UIViewController) -> Bool {
    let number = numbers([source])[0]
    if let place = state.places.first(where: { state.navigation(at: $0) == number }) {
      return !state.isHidden && !state.isCovered(place.level) && state.isInSight(place)
    }
    return state.visible.contains(number)
  }

  /// Puts a screen into a container.
  ///
  /// - Returns: what is to be presented, and what the model knows of it.
  private func hold(
    _ screen: ModelScreen, in holder: ModelOperation.Holder, scrolls: Bool
  ) -> (UIViewController, ModelState.Member) {
    switch holder {
    case .nothing: return (screen, ModelState.Member(number: screen.number))
    case .navigation:
      let navigation = UINavigationController(rootViewController: screen)
      let number = admit(navigation)
      return (
        navigation, ModelState.Member(number: number, navigations: [number], stacks: [[screen.number]])
      )
    case .pages:
      let pages = makePages(screen, scrolls: scrolls)
      return (pages, ModelState.Member(number: admit(pages), page: screen.number))
    case .columns: return makeSplit(.two, list: screen)
    case .split: return makeSplit(.classic, list: screen)
    case .threeColumns: return makeSplit(.three, list: screen)
    case .columnsOrTabs: return makeSplit(.two, list: screen, compact: .tabs)
    }
  }

  private func dismiss(level: Int, inside: Bool, animated: Bool) {
    let level = level % state.chain.count
    let member = state.chain[level]
    guard let source = source(member.number, inside: inside) else { return }
    // What this one or one around it presents is dismissed; where it is nothing, the member itself (DISM-07 to DISM-09).
    // What is on its way out and still there is meant once more (DISM-18).
    let target = source.presentedViewController.map { numbers([$0])[0] } ?? member.number
    let isAccepted = isAccepted(droppedBy: isMoving ? ["MIS-14", "MIS-15"] : []) {
      source.dismiss(animated: animated)
    }
    guard isAccepted else { return }
    if dismissInPlace(target) { return }
    guard let first = state.chain.firstIndex(where: { $0.number == target }), first > 0 else { return }
    leaving += state.chain[first...]
    state.chain.removeSubrange(first...)
    isMoving = true
  }

  private func swipeSheet(completes: Bool) {
    guard state.chain.count > 1, let top = state.chain.last, let presented = controller(top.number) else {
      return
    }
    let outcome = stage.swipeAway(presented, completes: completes)
    let end = outcome == "started" ? (completes ? "completed" : "taken back") : outcome
    figures.swipes["sheet \(end)", default: 0] += 1
    let isSwipeable = top.isSheet && !isOnItsSide && !state.hasGuest(state.chain.count - 1)
    // In a low window a sheet fills the screen, and no finger takes it away (PRES-22).
    if !isMoving, !state.isHidden, (outcome == "started") != isSwipeable {
      fail("a swipe over \(top.number) is \(outcome)")
    }
    guard outcome == "started" else { return }
    isMoving = true
    if completes { state.chain.removeLast() }
  }

  private func replaceRoot(_ root: ModelOperation.Root) async {
    // What is presented stays over a new root (BOOT-11), so that it goes first.
    if state.chain.count > 1 || !leaving.isEmpty {
      await settle()
      dismiss(level: 0, inside: false, animated: false)
      await settle()
    }
    let (root, member) = makeRoot(root)
    stage.window.rootViewController = root
    state.chain = [member]
    history = [:]
    finger = nil
    isMoving = true
  }
}

extension UIViewController {
  /// What a container shows; nil for a screen.
  fileprivate func shownChild(inList: Bool) -> UIViewController? {
    switch self {
    case let tabs as UITabBarController: tabs.selectedViewController
    case let navigation as UINavigationController: navigation.topViewController
    case let pages as UIPageViewController: pages.viewControllers?.first
    case let split as UISplitViewController:
      inList ? split.outermostShown : split.viewControllers.last
    default: nil
    }
  }
}
