internal import BehaviourRecorder
internal import UIKit

extension ModelWorld {
  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .overFullScreen, .fullScreen, .automatic, .currentContext,
    .overCurrentContext, .popover,
  ]

  /// Carries an operation out, in the world and in the model.
  func run(_ operation: ModelOperation) async {
    figures.operations[operation.kind, default: 0] += 1
    switch operation {
    case .present(let level, let style, let holder, let animated):
      present(level: level, style: style, holder: holder, animated: animated)
    case .dismiss(let level, let animated): dismiss(level: level, animated: animated)
    case .select(let tab): select(tab)
    case .beginSwipe(let stack): beginSwipe(stack)
    case .endSwipe(let completes): endSwipe(completes: completes)
    case .swipeSheet(let completes): swipeSheet(completes: completes)
    case .turnPage(let level, let animated): turnPage(level: level, animated: animated)
    case .beginTurn(let level): beginTurn(level: level)
    case .endTurn(let completes): endTurn(completes: completes)
    case .rotate where state.isHidden: break  // What a hidden window makes of it, nobody has written down.
    case .rotate:
      stage.rotate()
      isOnItsSide.toggle()
      isMoving = true
    // Nor what it makes of a transition, or of what is presented in a place of its own.
    case .hideOrShowWindow where isMoving || state.chain.contains { $0.isContextual }: break
    case .hideOrShowWindow:
      stage.window.isHidden.toggle()
      state.isHidden = stage.window.isHidden
      isMoving = true
    case .replaceRoot: await replaceRoot()
    case .turn: stage.turn()
    case .settle: await settle()
    default: change(operation)
    }
    noteLateComplaints()
    noteLostSwipe()
    checkNow()
  }

  /// Lets everything end, and looks at what is there then.
  func settle() async {
    endSwipe(completes: true)
    endTurn(completes: true)
    await stage.idle()
    checkSettled()
  }

  // MARK: Presentations

  private func present(level: Int, style: Int, holder: ModelOperation.Holder, animated: Bool) {
    let level = level % state.chain.count
    let isTop = level == state.chain.count - 1
    guard !isTop || state.chain.count < 6, let source = controller(state.chain[level].number) else { return }
    let style = Self.styles[style % Self.styles.count]
    let screen = makeScreen()
    let (presented, number) = hold(screen, in: holder, scrolls: animated)
    presented.modalPresentationStyle = style
    presented.popoverPresentationController?.sourceView = source.view
    var allowed: Set<String> = isMoving ? ["MIS-10", "MIS-11", "MIS-12"] : []
    if !isTop { allowed = allowed.union(["MIS-10", "MIS-11"]) }
    if state.isHidden { allowed.insert("MIS-11") }
    let isAccepted = isAccepted(droppedBy: allowed) { source.present(presented, animated: animated) }
    guard isAccepted else { return }
    if state.isHidden { fail("something is presented in a hidden window") }
    if !isTop, !isMoving { fail("something is presented under something else") }
    isMoving = true
    state.chain.append(
      ModelState.Member(
        number: number, covers: style == .fullScreen || style == .currentContext,
        isSheet: [.pageSheet, .formSheet, .automatic, .popover].contains(style),
        isContextual: [.currentContext, .overCurrentContext].contains(style),
        navigations: holder == .navigation ? [number] : [],
        stacks: holder == .navigation ? [[screen.number]] : [],
        page: holder == .pages ? screen.number : nil))
  }

  /// Puts a screen into a container.
  ///
  /// - Returns: what is to be presented, and its number.
  private func hold(
    _ screen: ModelScreen, in holder: ModelOperation.Holder, scrolls: Bool
  ) -> (UIViewController, Int) {
    switch holder {
    case .nothing: return (screen, screen.number)
    case .navigation:
      let navigation = UINavigationController(rootViewController: screen)
      return (navigation, admit(navigation))
    case .pages:
      let pages = makePages(screen, scrolls: scrolls)
      return (pages, admit(pages))
    }
  }

  private func dismiss(level: Int, animated: Bool) {
    let level = level % state.chain.count
    guard let source = controller(state.chain[level].number) else { return }
    let isTop = level == state.chain.count - 1
    // What it presented is on its way out and still there, so that the call is about that once more (DISM-09, DISM-18).
    let isAboutTheSame = isTop && source.presentedViewController != nil
    let isAccepted = isAccepted(droppedBy: isMoving ? ["MIS-14", "MIS-15"] : []) {
      source.dismiss(animated: animated)
    }
    guard isAccepted, state.chain.count > 1, !isAboutTheSame else { return }
    // Where it presents nothing, its own presenter dismisses it (DISM-07).
    let first = isTop ? level : level + 1
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
    // In a low window a sheet fills the screen, and no finger takes it away (PRES-22).
    if !isMoving, !state.isHidden, (outcome == "started") != (top.isSheet && !isOnItsSide) {
      fail("a swipe over \(top.number) is \(outcome)")
    }
    guard outcome == "started" else { return }
    isMoving = true
    if completes { state.chain.removeLast() }
  }

  private func replaceRoot() async {
    // What is presented stays over a new root (BOOT-11), so that it goes first.
    if state.chain.count > 1 || !leaving.isEmpty {
      await settle()
      dismiss(level: 0, animated: false)
      await settle()
    }
    let (root, member) = makeRoot()
    stage.window.rootViewController = root
    state.chain = [member]
    history = [:]
    finger = nil
    isMoving = true
  }

  private func select(_ tab: Int) {
    guard let tabs = controller(state.chain[0].number) as? UITabBarController else { return }
    tabs.selectedIndex = tab % 2
    if state.chain[0].selected != tab % 2 { isMoving = true }
    state.chain[0].selected = tab % 2
  }
}
