import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

private enum InnerRoute: LinkRoute { case detail(Int), second }

/// A flow in one of the tabs that another flow pushes.
private final class InnerFlow: Coordinator<Never>, LinkRouting {
  override func start() { show(Screen("inner")) }

  func path(to route: InnerRoute) -> LinkPath {
    switch route {
    case .detail(let id): .root.screen(id) { DetailScreen(id) }
    case .second: .elsewhere
    }
  }
}

/// A flow whose stack has tabs pushed on it, with a stack in each.
private final class OuterFlow: Coordinator<Never>, LinkRouting {
  let second = NumberFlow("second")

  override func start() { show(Screen("outer")) }

  func path(to route: InnerRoute) -> LinkPath {
    guard case .second = route else { return .elsewhere }
    let second = second
    return LinkPath.child(.pushed, where: { $0 === second }) { second }
  }

  func pushTabs() { start(TabCoordinator<Never>([FlowTab(InnerFlow()), FlowTab(second)])) }
}

/// Pains of users of other libraries that the page of them lists without tests of their own.
@MainActor
@Suite struct `Further pains` {
  private func open(_ route: InnerRoute, _ flow: OuterFlow, _ stage: FlowStage) async throws -> LinkPlan {
    var result: Result<LinkPlan, any Error>?
    Task {
      do { result = .success(try await flow.open(route)) } catch { result = .failure(error) }
    }
    await stage.settle { result != nil }
    stage.settle()
    return try #require(result).get()
  }

  @Test func `RC 33, RC 35: screens inside tabs that were pushed on a stack are found, not made again`()
    async throws
  {
    try await FlowStage.play { stage in
      let outer = OuterFlow()
      outer.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      outer.pushTabs()
      stage.settle()
      let tabs = try #require(stage.rootStack?.topViewController as? UITabBarController)
      #expect(try await open(.detail(42), outer, stage).steps.map(\.kind) == [.push])
      let inner = try #require(tabs.selectedViewController as? UINavigationController)
      #expect(stage.names(of: inner) == ["inner", "detail 42"])
      let detail = inner.topViewController
      #expect(outer.navigator.visibleScreen === detail)
      // Again from there, from another tab, from above the tabs, and from below a modal.
      #expect(try await open(.detail(42), outer, stage).steps.isEmpty)
      #expect(try await open(.second, outer, stage).steps.map(\.kind) == [.select])
      #expect(try await open(.detail(42), outer, stage).steps.map(\.kind) == [.select])
      outer.show(Screen("above"))
      stage.settle()
      #expect(stage.rootStack?.viewControllers.count == 3)
      #expect(try await open(.detail(42), outer, stage).steps.map(\.kind) == [.pop])
      outer.present(Screen("modal"), .sheet)
      stage.settle()
      #expect(try await open(.detail(42), outer, stage).steps.map(\.kind) == [.dismiss])
      #expect(inner.topViewController === detail && stage.rootStack?.topViewController === tabs)
      // By the navigator too.
      tabs.tapTab(at: 1)
      stage.settle()
      let first = try #require(inner.viewControllers.first)
      let unwinding = outer.navigator.unwind(to: first)
      stage.settle()
      #expect(unwinding.outcome == .performed && outer.navigator.visibleScreen === first)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  /// How something is left that has a modal over the current context.
  enum Exit: String, CaseIterable { case link, unwind, dismissAll, dismiss, root, flowEnd, tab }

  @Test(arguments: Exit.allCases, [false, true])
  func `RC 46: a modal over the current context is dismissed by whatever leads elsewhere`(
    exit: Exit, inStack: Bool
  ) async throws {
    try await FlowStage.play { stage in
      let outer = OuterFlow()
      outer.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      outer.pushTabs()
      stage.settle()
      let tabs = try #require(stage.rootStack?.topViewController as? UITabBarController)
      let inner = try #require(tabs.selectedViewController as? UINavigationController)
      let flow = ParentFlow()
      let presenting = Screen("presenting")
      flow.first = presenting
      (outer.children.first?.children.first as? InnerFlow)?.start(flow)
      stage.settle()
      // The context is the screen itself, or the stack around it.
      if inStack {
        inner.definesPresentationContext = true
      } else {
        presenting.definesPresentationContext = true
      }
      weak var modal: Screen?
      do {
        let screen = Screen("modal")
        modal = screen
        flow.present(screen, PresentationStyle(.overCurrentContext))
        stage.settle()
      }
      #expect(modal?.presentingViewController === (inStack ? inner : presenting))
      let navigator = outer.navigator
      let first = try #require(inner.viewControllers.first)
      switch exit {
      case .link: #expect(try await open(.detail(1), outer, stage).steps.map(\.kind).last == .push)
      case .unwind: navigator.unwind(to: first)
      case .dismissAll: navigator.dismissAll()
      case .dismiss: flow.dismiss()
      case .root: navigator.setRoot(Screen("new"))
      case .flowEnd: flow.cancel()
      case .tab:
        // It covers its own tab alone, and stays there as what is pushed does.
        #expect(try await open(.second, outer, stage).steps.map(\.kind) == [.select])
        #expect(modal?.presentingViewController != nil)
        #expect(try outer.plan(to: InnerRoute.detail(1)).steps.map(\.kind).prefix(2) == [.dismiss, .select])
        #expect(try await open(.detail(1), outer, stage).steps.count >= 3)
      }
      stage.settle()
      #expect(modal == nil)
      #expect(navigator.isIdle)
      switch exit {
      case .link, .tab: #expect(stage.names(of: inner) == ["inner", "detail 1"])
      case .unwind, .flowEnd: #expect(stage.names(of: inner) == ["inner"])
      case .dismissAll, .dismiss: #expect(flow.isRunning)
      case .root: #expect(flow.ending == .rootReplaced)
      }
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: ["root", "sheet", "tab", "pushed"])
  func `XC 97: a flow that shows its own stack again gets an error, and nothing moves`(place: String) async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let flow = NumberFlow("flow")
      switch place {
      case "sheet": parent.start(flow, presented: .sheet)
      case "tab": parent.start(TabCoordinator<Never>([FlowTab(flow)]), .root)
      case "root": parent.start(flow, .root)
      default: parent.start(flow)
      }
      stage.settle()
      let stack = flow.navigationController
      let names = stage.names(of: stack)
      var outcomes: [TransitionOutcome?] = []
      if let stack {
        outcomes.append(flow.show(stack).outcome)
        outcomes.append(flow.replaceTop(with: stack).outcome)
        let push = flow.navigator.push(stack, on: stack)
        let present = flow.present(stack)
        stage.settle()
        outcomes += [push.outcome, present.outcome]
      }
      #expect(outcomes.count == 4)
      for case .failed(let error)? in outcomes {
        #expect([.screenShownTwice, .transitionRefused].contains(error.kind))
      }
      let failures = outcomes.filter { if case .failed? = $0 { true } else { false } }
      #expect(failures.count == 4, "\(outcomes)")
      #expect(stage.names(of: stack) == names)
      #expect(flow.isRunning && flow.screen.viewIfLoaded?.window != nil)
      // Two coordinators share the stack all the same.
      let child = NumberFlow("child")
      flow.start(child)
      stage.settle()
      #expect(child.navigationController === stack)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [0, 1, 2], [true, false])
  func `SR 62: a sheet that is shown and dismissed in rapid turn leaves the screen as asked last`(
    turns: Int, animated: Bool
  ) async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      var endings: [FlowEnding] = []
      var transitions: [Transition] = []
      for round in 0..<40 {
        switch round % 4 {
        case 0: transitions.append(parent.present(Screen("sheet \(round)"), .sheet, animated: animated))
        case 2: parent.start(NumberFlow("flow \(round)"), presented: .sheet) { endings.append($0.ending) }
        default: transitions.append(parent.dismiss(animated: animated))
        }
        for _ in 0..<turns { stage.turn() }
      }
      let last = Screen("last")
      parent.navigator.dismissAll(animated: animated)
      parent.present(last, .sheet, animated: animated)
      stage.settle()
      #expect(stage.presented == [last])
      #expect(transitions.allSatisfy { $0.outcome != nil })
      #expect(endings.count == 10)
      #expect(parent.children.isEmpty)
      #expect(last.appearances == 1 && last.disappearances == 0)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `Woo 2123, Wish 10: a swipe back asks whether to discard, and the answer decides`(discards: Bool) async
  {
    await FlowStage.play { stage in
      final class Edit: Screen, LeavingGuard {
        func mayLeave(_ leaving: Leaving) async -> Bool {
          await confirm("Discard the changes?", yes: "Discard", no: "Keep editing")
        }
      }
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let edit = Edit("edit")
      parent.show(edit)
      stage.settle()
      stage.rootStack?.beginInteractivePop()?.finish()
      await stage.settle { stage.presented.last is UIAlertController }
      stage.settle()
      #expect(stage.rootStack?.topViewController === edit)
      let alert = stage.presented.last as? UIAlertController
      let action = alert?.actions.first { $0.title == (discards ? "Discard" : "Keep editing") }
      if let action { #expect(alert?.tap(action) == true) }
      await stage.settle { parent.navigator.isIdle && stage.presented.isEmpty }
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == (discards ? ["parent"] : ["parent", "edit"]))
    }
  }

  @Test func `openradar 13382: a swipe that is given up after another stack was set leaves its count`() async
  {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let screens = ["A", "B", "C"].map { Screen($0) }
      let set = navigator.set(screens)
      stage.turn()
      // In the middle of the animation, and after it.
      stage.rootStack?.beginInteractivePop()?.cancel()
      stage.settle()
      #expect(set.outcome == .performed)
      for _ in 1...3 {
        let swipe = stage.rootStack?.beginInteractivePop()
        stage.settle()
        swipe?.update(0.3)
        swipe?.cancel()
        stage.settle()
        #expect(stage.names(of: stage.rootStack) == ["A", "B", "C"])
        #expect(stage.rootStack?.children.count == 3)
      }
      let push = navigator.push(Screen("D"))
      stage.settle()
      #expect(push.outcome == .performed)
      #expect(stage.names(of: stage.rootStack) == ["A", "B", "C", "D"])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test
  func `openradar 3382: an unwind action has no transition yet, and what its task asks for comes after`()
    async
  {
    await FlowStage.play { stage in
      let storyboard = UIStoryboard(name: "Adopted", bundle: .module)
      let start = storyboard.instantiateInitialViewController()
      let place = storyboard.instantiateViewController(withIdentifier: "Place")
      let parent = ParentFlow()
      parent.first = start
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      parent.show(place)
      stage.settle()
      var next: Transition?
      RuntimeClass(AdoptedStart.self)
        .action("comeHome:") { screen, _ in
          #expect(screen.transitionCoordinator == nil)
          Task { next = parent.show(Screen("next")) }
        }
        .register()
      place.performSegue(withIdentifier: "home", sender: nil)
      // Other tests use the class meanwhile.
      RuntimeClass(AdoptedStart.self)
        .action("comeHome:") { if let segue = $1 as? UIStoryboardSegue { $0.comeHome(segue) } }
        .register()
      await stage.settle { next?.outcome != nil }
      stage.settle()
      #expect(next?.outcome == .performed)
      #expect(stage.rootStack?.viewControllers.count == 2)
      #expect((stage.rootStack?.topViewController as? Screen)?.name == "next")
      #expect(stage.complaints.isEmpty)
    }
  }
}
