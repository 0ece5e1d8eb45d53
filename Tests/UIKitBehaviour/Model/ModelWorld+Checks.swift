internal import BehaviourRecorder
internal import UIKit

extension ModelWorld {
  /// Checks what must hold at any time.
  func checkNow() {
    if let first = balance.faults.first { fail("unbalanced: \(first)") }
    // A dismissal that waits looks like one that was dropped.
    if !lateComplaints.isEmpty { state.chain.removeAll { controller($0.number) == nil } }
    for place in state.places {
      let number = state.navigation(at: place)
      guard let navigation = navigation(number) else {
        return fail("navigation controller \(number) is gone")
      }
      let stack = numbers(navigation.viewControllers)
      if isMoved(place) { continue }
      let possible = history[number] ?? [state[place]]
      guard let index = possible.lastIndex(of: stack) else {
        return fail("stack \(stack) of \(number), expected one of \(possible)")
      }
      // A stack does not go back to what it was before.
      if index > 0, finger?.navigation != number { history[number] = Array(possible[index...]) }
      if navigation.navigationBar.items ?? [] != navigation.flatStack.map(\.navigationItem) {
        fail("the bar of \(number) does not show its stack")
      }
    }
    checkPages()
    checkTabs()
  }

  /// Checks what must hold when everything has ended.
  func checkSettled() {
    noteLateComplaints()
    if !lateComplaints.isEmpty { followDroppedPresentations(dismissals: true) }
    settleColumns()
    for place in state.places {
      let number = state.navigation(at: place)
      let stack = numbers(navigation(number)?.viewControllers ?? [])
      if stack != state[place] { fail("stack \(stack) of \(number) at the end, expected \(state[place])") }
    }
    history = [:]
    state.forgetTheGone()
    checkPlaces()
    let chain = presentedChain
    if chain != state.chain.map(\.number) {
      fail("presented \(chain), expected \(state.chain.map(\.number))")
    }
    if balance.on != state.visible {
      fail("on the screen \(balance.on.sorted()), expected \(state.visible.sorted())")
    }
    if turn != nil { fail("a page is still being turned") }
    checkRest()
    if !balance.underWay.isEmpty { fail("still on their way \(balance.underWay.sorted())") }
    let leaked = alive.subtracting(state.everyone)
    if !leaked.isEmpty {
      figures.leaks += leaked.count
      fail("still alive \(leaked.sorted())")
    }
    compareExceptions()
    lateComplaints = []
    leaving = []
    leavingGuests = [:]
    forgetTheGone()
    isMoving = false
  }

  /// Checks what holds of every controller where nothing moves.
  private func checkRest() {
    for (number, controller) in everybody {
      if controller.transitionCoordinator != nil { fail("\(number) has a coordinator at rest") }
      if balance.on.contains(number), controller.viewIfLoaded?.window !== stage.window {
        fail("\(number) has appeared without a window")
      }
    }
  }

  /// The root and what is presented over it.
  private var presentedChain: [Int] {
    var chain: [UIViewController] = []
    var next = stage.window.rootViewController
    while let controller = next {
      if let below = chain.last, controller.presentingViewController !== below { fail("a link is missing") }
      chain.append(controller)
      next = controller.presentedViewController
    }
    return numbers(chain)
  }

  /// Takes over that calls to a navigation controller waited and were dropped.
  ///
  /// - Parameter complaint: what names the navigation controller.
  func followDroppedChange(_ complaint: String) {
    for number in (state.chain + leaving).flatMap(\.navigations) {
      guard let navigation = navigation(number),
        complaint.contains(stage.description(of: navigation, separator: " "))
      else { continue }
      let stack = numbers(navigation.viewControllers)
      guard history[number]?.contains(stack) == true else { return }
      follow(number, to: stack)
      history[number] = [stack]
    }
  }

  /// Takes over what a navigation controller holds, be it one that is dismissed: that may be dropped yet.
  func follow(_ number: Int, to stack: [Int]) {
    for index in state.chain.indices { state.chain[index].hold(stack, in: number) }
    for index in leaving.indices { leaving[index].hold(stack, in: number) }
  }

  /// Takes over that presentations were dropped before they began.
  ///
  /// - Parameter dismissals: whether dismissals were dropped, or given up, too.
  func followDroppedPresentations(dismissals: Bool) {
    let back = dismissals ? leaving.filter { controller($0.number)?.isBeingDismissed == false } : []
    leaving.removeAll { back.contains($0) }
    movedColumns.formUnion(back.compactMap(\.columns?.split))
    followDroppedGuests(dismissals: dismissals)
    let known = state.chain + back
    state.chain = presentedChain.compactMap { number in known.first { $0.number == number } }
  }
}

extension ModelWorld {
  /// Takes everything away; nobody may be left.
  func end() async {
    await settle()
    if state.isHidden { await run(.hideOrShowWindow) }
    if state.chain.count > 1 { await run(.dismiss(level: 0, inside: false, animated: false)) }
    await settle()
    guard fault == nil else { return }
    stage.window.rootViewController = nil
    await stage.idle()
    givenUp = []
    state.chain = []
    state.forgetTheGone()
    checkSettled()
  }
}

extension UINavigationController {
  /// The stack, with what a navigation controller on it holds in its place.
  fileprivate var flatStack: [UIViewController] {
    viewControllers.flatMap { ($0 as? UINavigationController)?.flatStack ?? [$0] }
  }
}
