import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

/// A screen that may want to stay.
final class GuardedScreen: Screen, LeavingGuard {
  var letsGo = true
  var asks = true
  private(set) var leavings: [Leaving] = []
  /// Called while the question is open.
  var whileAsked: (@MainActor () async -> Void)?

  var asksBeforeLeaving: Bool { asks }

  func mayLeave(_ leaving: Leaving) async -> Bool {
    leavings.append(leaving)
    await whileAsked?()
    return letsGo
  }

  var reasons: [Leaving.Reason] { leavings.map(\.reason) }
}

@MainActor
@Suite struct `Asking before a screen is left` {
  /// One way to leave a screen that is pushed, presented and in a tab.
  enum Exit: String, CaseIterable, CustomTestStringConvertible {
    case backTap, backMenu, edgeSwipe, tabTap, tabTapAgain, sheetSwipe
    case pop, popTo, popToRoot, set, replaceTop, pushAndClear
    case dismiss, dismissAll, unwind, unwindToRoot, select, setRoot, link

    var testDescription: String { rawValue }

    var isOfSheet: Bool {
      switch self {
      case .sheetSwipe, .dismiss, .dismissAll: true
      default: false
      }
    }

    var reason: Leaving.Reason {
      switch self {
      case .backTap: .backTap
      case .backMenu: .backMenu
      case .edgeSwipe: .edgeSwipe
      case .tabTap: .tabTap
      case .tabTapAgain: .tabTapAgain
      case .sheetSwipe: .sheetSwipe
      case .pop, .popTo, .popToRoot: .pop
      case .set, .replaceTop, .pushAndClear: .replacement
      case .dismiss, .dismissAll: .dismissal
      case .unwind, .unwindToRoot: .unwind
      case .select: .tabSelection
      case .setRoot: .rootReplacement
      case .link: .link
      }
    }

    var cause: NavigationCause {
      switch self {
      case .backTap, .backMenu, .tabTap, .tabTapAgain: .tap
      case .edgeSwipe, .sheetSwipe: .swipe
      case .link: .link(Exit.url)
      default: .code
      }
    }

    static let url = URL(fileURLWithPath: "/orders")
  }

  @MainActor
  private struct Place {
    let tabs = UITabBarController()
    let stack = SceneNavigationController(rootViewController: Screen("root"))
    let middle = Screen("middle")
    let screen = GuardedScreen("guarded")
    let navigator: Navigator
    let stage: FlowStage

    init(_ exit: Exit, _ stage: FlowStage, coversRoot: Bool = false) {
      self.stage = stage
      tabs.viewControllers = [stack, Screen("other")]
      if coversRoot {
        let root = Screen("covered")
        navigator = stage.navigator(root)
        tabs.modalPresentationStyle = .fullScreen
        root.present(tabs, animated: false)
        stage.settle()
      } else {
        navigator = stage.navigator(tabs)
      }
      stack.pushViewController(middle, animated: false)
      if exit.isOfSheet {
        screen.modalPresentationStyle = .pageSheet
        stack.present(screen, animated: false)
      } else {
        stack.pushViewController(screen, animated: false)
      }
      stage.settle()
    }

    func leave(_ exit: Exit) {
      switch exit {
      case .backTap: _ = stack.tapBackButton()
      case .backMenu: _ = stack.chooseBackMenuItem(at: 1)
      case .edgeSwipe: stack.beginInteractivePop()?.finish()
      case .tabTap: tabs.tapTab(at: 1)
      case .tabTapAgain: tabs.tapTab(at: 0)
      case .sheetSwipe: screen.swipeToDismiss()
      case .pop: navigator.pop()
      case .popTo: navigator.pop(to: stack.viewControllers[0])
      case .popToRoot: navigator.popToRoot()
      case .set: navigator.set([stack.viewControllers[0]])
      case .replaceTop: navigator.replaceTop(with: Screen("new"))
      case .pushAndClear: navigator.pushAndClear(Screen("new"))
      case .dismiss: navigator.dismiss()
      case .dismissAll: navigator.dismissAll()
      case .unwind: navigator.unwind(to: stack.viewControllers[0])
      case .unwindToRoot: navigator.unwindToRoot()
      case .select: navigator.select(index: 1)
      case .setRoot: navigator.setRoot(Screen("new root"))
      case .link: NavigationCause.with(.link(Exit.url)) { _ = navigator.unwindToRoot() }
      }
    }

    var isThere: Bool {
      let root = stage.window.rootViewController
      return (root === tabs || root?.presentedViewController === tabs) && tabs.selectedIndex == 0
        && (stack.topViewController === screen || stack.presentedViewController === screen
          || tabs.presentedViewController === screen)
    }

    func settle() async {
      for _ in 0..<20 {
        stage.settle()
        await Task.yield()
      }
      stage.settle()
    }
  }

  @Test(arguments: Exit.allCases)
  func `Wish 10: a screen that wants to stay is asked once, with the reason, and nothing moves`(_ exit: Exit)
    async
  {
    await FlowStage.play { stage in
      let place = Place(exit, stage)
      place.screen.letsGo = false
      let trace = place.navigator.trace
      place.leave(exit)
      await place.settle()
      #expect(place.screen.leavings == [Leaving(exit.reason, cause: exit.cause)])
      #expect(place.isThere)
      #expect(place.screen.disappearances == 0)
      #expect(trace.history.map(\.outcome) == [.refused(by: "GuardedScreen")])
      #expect(trace.history.map(\.cause) == [exit.cause])
      #expect(place.navigator.isIdle)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [Exit.backTap, .backMenu, .edgeSwipe, .tabTap, .tabTapAgain, .sheetSwipe])
  func `Wish 10: a person's gesture is asked about in what covers the root's full screen too`(_ exit: Exit)
    async
  {
    await FlowStage.play { stage in
      let place = Place(exit, stage, coversRoot: true)
      place.screen.letsGo = false
      place.leave(exit)
      await place.settle()
      #expect(place.screen.leavings == [Leaving(exit.reason, cause: exit.cause)])
      #expect(place.isThere)
      place.screen.letsGo = true
      place.leave(exit)
      await place.settle()
      #expect(place.screen.reasons == [exit.reason, exit.reason])
      #expect(!place.isThere)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test(arguments: Exit.allCases)
  func `Wish 10: a screen that lets go is asked once and left, and the app's delegates still answer`(
    _ exit: Exit
  ) async {
    await FlowStage.play { stage in
      let place = Place(exit, stage)
      place.leave(exit)
      await place.settle()
      #expect(place.screen.reasons == [exit.reason])
      #expect(!place.isThere)
      #expect(place.screen.disappearances == 1)
      place.navigator.setRoot(Screen("end"))
      await place.settle()
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test(arguments: Exit.allCases)
  func `Wish 10: a screen that has nothing to lose is not asked, and gestures run as they always do`(
    _ exit: Exit
  )
    async
  {
    await FlowStage.play { stage in
      let place = Place(exit, stage)
      place.screen.asks = false
      place.leave(exit)
      await place.settle()
      #expect(place.screen.reasons.isEmpty)
      #expect(!place.isThere)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `calls that the app makes to UIKit itself are not asked about`() async {
    await FlowStage.play { stage in
      let place = Place(.pop, stage)
      place.stack.popViewController(animated: true)
      await place.settle()
      #expect(place.screen.reasons.isEmpty)
      #expect(!place.isThere)
    }
  }

  @Test func `the question may be an alert, and what else was asked for waits for the answer`() async {
    await FlowStage.play { stage in
      let place = Place(.pop, stage)
      let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
      let navigator = place.navigator
      var question: CheckedContinuation<Void, Never>?
      place.screen.whileAsked = {
        #expect(await navigator.present(alert).ended() == .performed)
        await withCheckedContinuation { question = $0 }
      }
      let pop = navigator.pop(from: place.stack)
      let push = navigator.push(Screen("after"), on: place.stack)
      await stage.settle(until: { question != nil })
      #expect(pop.hasBegun && pop.outcome == nil)
      #expect(push.outcome == nil)
      #expect(stage.names(of: place.stack) == ["root", "middle", "guarded"])
      #expect(alert.tap(alert.actions[0]))
      question?.resume()
      await stage.settle(until: { push.outcome != nil })
      #expect([pop.outcome, push.outcome] == [.performed, .performed])
      #expect(stage.names(of: place.stack) == ["root", "middle", "after"])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `several screens are asked from the topmost down, and the first that refuses ends the matter`()
    async
  {
    await FlowStage.play { stage in
      let lower = GuardedScreen("lower")
      let upper = GuardedScreen("upper")
      let sheet = GuardedScreen("sheet")
      let navigator = stage.navigator()
      var asked: [String] = []
      for screen in [lower, upper, sheet] { screen.whileAsked = { asked.append(screen.name) } }
      navigator.push(lower)
      navigator.push(upper)
      navigator.present(sheet, .sheet)
      stage.settle()
      lower.letsGo = false
      let first = navigator.unwindToRoot()
      await stage.settle(until: { first.outcome != nil })
      #expect(first.outcome == .refused(by: "GuardedScreen"))
      #expect(asked == ["sheet", "upper", "lower"])
      upper.letsGo = false
      let second = navigator.setRoot(Screen("new"))
      await stage.settle(until: { second.outcome != nil })
      #expect(asked == ["sheet", "upper", "lower", "sheet", "upper"])
      #expect(stage.presented == [sheet])
    }
  }

  @Test func `taking a transition back while its guard is asked leaves everything as it is`() async {
    await FlowStage.play { stage in
      let place = Place(.pop, stage)
      var question: CheckedContinuation<Void, Never>?
      place.screen.whileAsked = { await withCheckedContinuation { question = $0 } }
      let pop = place.navigator.pop()
      await stage.settle(until: { question != nil })
      pop.cancel()
      #expect(pop.outcome == .cancelled)
      question?.resume()
      await place.settle()
      #expect(place.isThere)
      #expect(place.navigator.isIdle)
    }
  }

  @Test func `a second tap while the guard is asked does not ask again`() async {
    await FlowStage.play { stage in
      let place = Place(.backTap, stage)
      var question: CheckedContinuation<Void, Never>?
      place.screen.whileAsked = { await withCheckedContinuation { question = $0 } }
      place.leave(.backTap)
      await stage.settle(until: { question != nil })
      place.leave(.backTap)
      place.leave(.edgeSwipe)
      await place.settle()
      question?.resume()
      await place.settle()
      #expect(place.screen.reasons == [.backTap])
      #expect(stage.names(of: place.stack) == ["root", "middle"])
    }
  }

  @Test(arguments: [true, false])
  func `a guard that owes an answer is not asked again, and the answer counts for what came last`(
    letsGo: Bool
  ) async {
    await FlowStage.play { stage in
      let place = Place(.pop, stage)
      place.screen.letsGo = letsGo
      var question: CheckedContinuation<Void, Never>?
      place.screen.whileAsked = { await withCheckedContinuation { question = $0 } }
      let first = place.navigator.pop()
      await stage.settle(until: { question != nil })
      first.cancel()
      let second = place.navigator.pop()
      await stage.settle(until: { second.hasBegun })
      second.cancel()
      let third = place.navigator.pop()
      await place.settle()
      #expect(third.hasBegun && third.outcome == nil && place.screen.leavings.count == 1)
      question?.resume()
      await place.settle()
      #expect(place.screen.leavings.count == 1 && place.navigator.isIdle)
      #expect([first.outcome, second.outcome] == [.cancelled, .cancelled])
      #expect(third.outcome == (letsGo ? .performed : .refused(by: "GuardedScreen")))
      #expect(place.isThere != letsGo)
    }
  }

  @Test func `what a guard shows does not wait for the transition that took its question over`()
    async
  {
    await FlowStage.play { stage in
      let place = Place(.pop, stage)
      let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
      let navigator = place.navigator
      var question: CheckedContinuation<Void, Never>?
      var shown: TransitionOutcome?
      place.screen.whileAsked = {
        await withCheckedContinuation { question = $0 }
        shown = await navigator.present(alert).ended()
        alert.dismiss(animated: false)
      }
      let first = navigator.pop()
      await stage.settle(until: { question != nil })
      first.cancel()
      let second = navigator.pop()
      await stage.settle(until: { second.hasBegun })
      question?.resume()
      await stage.settle(until: { second.outcome != nil })
      #expect(shown == .performed && second.outcome == .performed && place.screen.leavings.count == 1)
    }
  }

  @Test func `a screen that the app takes away while it is asked holds nothing up`() async {
    await FlowStage.play { stage in
      let place = Place(.pop, stage)
      var question: CheckedContinuation<Void, Never>?
      place.screen.whileAsked = { await withCheckedContinuation { question = $0 } }
      let pop = place.navigator.pop(to: place.stack.viewControllers[0])
      let push = place.navigator.push(Screen("after"), on: place.stack)
      await stage.settle(until: { question != nil })
      stage.window.rootViewController = Screen("other root")
      question?.resume()
      await stage.settle(until: { pop.outcome != nil && push.outcome != nil })
      #expect(place.navigator.isIdle)
    }
  }
}
