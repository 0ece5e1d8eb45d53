import BehaviourRecorder
import Testing
import UIKit

/// What is presented over the current context lives with its presenter's place, whenever that is left.
@MainActor
@Suite struct `Presentations and their places` {
  private nonisolated static let styles: [UIModalPresentationStyle] = [.currentContext, .overCurrentContext]

  /// Makes a controller that is presented in the place of another.
  private func present(
    _ name: String, _ style: UIModalPresentationStyle, from presenter: UIViewController, on stage: Stage,
    animated: Bool = false
  ) -> RecordingViewController {
    let presented = stage.controller(name)
    presenter.definesPresentationContext = true
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: animated)
    return presented
  }

  @Test(arguments: styles)
  func
    `PRES-11 BOOT-10 it goes with its window's root, does not come with the next and comes back with its own`(
      style: UIModalPresentationStyle
    ) async
  {
    await Stage.play { stage in
      let (a, x) = (stage.controller("A"), stage.controller("X"))
      let tabs = stage.tabs("tab", a)
      stage.show(tabs)
      let b = present("B", style, from: a, on: stage)
      stage.settle()
      stage.timeline.clear()
      stage.window.rootViewController = x
      #expect(
        stage.happensUntilSettled()
          == (style == .currentContext ? "B.wD B.dD " : "B.wD A.wD A.dD B.dD ")
          + "X.load X.vdl X.wA X.iA X.dA")
      #expect(b.viewIfLoaded?.window == nil && a.presentedViewController === b)
      stage.window.isHidden = true
      stage.window.isHidden = false
      #expect(stage.happensUntilSettled() == "X.wD X.dD X.wA X.iA X.dA")
      stage.window.rootViewController = tabs
      #expect(
        stage.happensUntilSettled()
          == "X.wD X.dD "
          + (style == .currentContext ? "B.wA B.iA B.dA" : "A.wA B.wA A.iA B.iA A.dA B.dA"))
      #expect(b.view.window === stage.window)
      #expect((a.view.window == nil) == (style == .currentContext))
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: styles, [true, false])
  func `TAB-20 a tab that is left in the turn of a presentation takes along what comes`(
    style: UIModalPresentationStyle, animated: Bool
  ) async {
    await Stage.play { stage in
      let (a, c) = (stage.controller("A"), stage.controller("C"))
      let tabs = stage.tabs("tab", a, c)
      stage.show(tabs)
      let b = present("B", style, from: a, on: stage, animated: animated)
      tabs.selectedIndex = 1
      let covers = style == .currentContext
      #expect(
        stage.happensUntilSettled()
          == "B.load B.vdl \(covers ? "A.wD " : "")B.wA B.iA C.load C.vdl C.wA "
          + (covers ? "B.wD A.dD B.dD" : "B.wD A.wD A.dD B.dD") + " C.iA C.dA")
      #expect(a.view.window == nil && b.view.window == nil && c.view.window === stage.window)
      #expect(a.presentedViewController === b && !b.isBeingPresented)
      #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
      tabs.selectedIndex = 0
      #expect(
        stage.happensUntilSettled()
          == (covers ? "B.wA C.wD C.dD B.iA B.dA" : "A.wA B.wA C.wD C.dD A.iA B.iA A.dA B.dA"))
      #expect(b.view.window === stage.window && (a.view.window == nil) == covers)
      a.dismiss(animated: false)
      #expect(stage.happensUntilSettled() == (covers ? "B.wD A.wA A.iA A.dA B.dD" : "B.wD B.dD"))
      #expect(a.view.window === stage.window)
      #expect(stage.said() == [])
    }
  }

  /// A way to leave a place on a stack.
  enum Leaving: CaseIterable {
    case pop, popAnimated, set, setAnimated, push, root, hide
  }

  @Test(arguments: styles, Leaving.allCases)
  func `PRES-11 a place that is left as something comes there takes it along, and it is free with its place`(
    style: UIModalPresentationStyle, way: Leaving
  ) async {
    await Stage.play { stage in
      weak var wasPresenter: UIViewController?
      weak var wasPresented: UIViewController?
      let balance = Balance()
      do {
        let (home, a) = (stage.controller("H"), stage.controller("A"))
        let navigation = stage.navigation("nav", home)
        stage.show(navigation)
        a.onEvent = { balance.hear("A", $0) }
        navigation.pushViewController(a, animated: false)
        stage.settle()
        let b = present("B", style, from: a, on: stage, animated: true)
        b.onEvent = { balance.hear("B", $0) }
        (wasPresenter, wasPresented) = (a, b)
        stage.turn()
        #expect(b.view.window === stage.window)
        let other = stage.controller("O")
        switch way {
        case .pop: navigation.popViewController(animated: false)
        case .popAnimated: navigation.popViewController(animated: true)
        case .set: navigation.setViewControllers([home, other], animated: false)
        case .setAnimated: navigation.setViewControllers([home, other], animated: true)
        case .push: navigation.pushViewController(other, animated: false)
        case .root: stage.window.rootViewController = other
        case .hide: stage.window.isHidden = true
        }
        stage.settle()
        #expect(balance.faults == [] && balance.isSettled && balance.visible == [])
        #expect(a.view.window == nil && b.view.window == nil)
        #expect(b.transitionCoordinator == nil && !b.isBeingPresented)
        if way == .hide { stage.window.isHidden = false }
        if way == .push { navigation.popViewController(animated: false) }
        stage.settle()
        if way == .hide || way == .push {
          #expect(balance.visible == (style == .currentContext ? ["B"] : ["A", "B"]))
          #expect(b.view.window === stage.window)
        }
      }
      stage.window.rootViewController = UIViewController()
      stage.settle()
      #expect(wasPresenter == nil && wasPresented == nil)
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: styles, [true, false])
  func `TAB-20 DISM-02 a tab that is left in the turn of a dismissal does not come back for it`(
    style: UIModalPresentationStyle, animated: Bool
  ) async {
    await Stage.play { stage in
      let (a, c) = (stage.controller("A"), stage.controller("C"))
      let tabs = stage.tabs("tab", a, c)
      let balance = Balance()
      stage.show(tabs)
      let b = present("B", style, from: a, on: stage)
      stage.settle()
      balance.hear("B", "wA")
      balance.hear("B", "dA")
      if style == .overCurrentContext {
        balance.hear("A", "wA")
        balance.hear("A", "dA")
      }
      a.onEvent = { balance.hear("A", $0) }
      b.onEvent = { balance.hear("B", $0) }
      c.onEvent = { balance.hear("C", $0) }
      a.dismiss(animated: animated)
      tabs.selectedIndex = 1
      stage.settle()
      #expect(balance.faults == [] && balance.visible == ["C"] && balance.isSettled)
      #expect(a.view.window == nil && b.view.window == nil && a.presentedViewController == nil)
      tabs.selectedIndex = 0
      stage.settle()
      #expect(balance.faults == [] && balance.visible == ["A"] && balance.isSettled)
      #expect(a.view.window === stage.window && c.view.window == nil)
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: styles)
  func `PRES-11 SPLIT-18 a column that is covered stays so whatever the layout does`(
    style: UIModalPresentationStyle
  ) async {
    await Stage.play { stage in
      stage.use(.pad, 1024, 768)
      let (a, d) = (stage.controller("A"), stage.controller("D"))
      let split = stage.split(a, d)
      stage.show(split)
      let b = present("B", style, from: a, on: stage)
      stage.settle()
      stage.timeline.clear()
      let covers = style == .currentContext
      for _ in 0..<2 {
        #expect((a.view.window == nil) == covers)
        #expect(b.view.window === stage.window && b.view.bounds.width == split.primaryColumnWidth)
        split.preferredPrimaryColumnWidth += 100
        split.view.layoutIfNeeded()
        stage.settle()
      }
      #expect(stage.happened() == "")
      a.dismiss(animated: false)
      #expect(stage.happensUntilSettled() == (covers ? "B.wD A.wA A.iA A.dA B.dD" : "B.wD B.dD"))
      #expect(a.view.window === stage.window && a.view.bounds.width == split.primaryColumnWidth)
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: styles)
  func `PRES-11 a page that is covered stays so when a finger lets go of it`(
    style: UIModalPresentationStyle
  ) async throws {
    try await Stage.play { stage in
      let pages = stage.pages("AC")
      let book = PageBook(pages)
      let container = stage.show(book)
      let b = present("B", style, from: pages[0], on: stage)
      stage.settle()
      let finger = try #require(stage.turn(container, .forward))
      stage.turn()
      finger.cancel()
      stage.settle()
      #expect(b.view.window === stage.window && pages[1].view.window == nil)
      #expect((pages[0].view.window == nil) == (style == .currentContext))
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: styles)
  func `PRES-11 CONT-10 a place inside a plain container goes and comes with that`(
    style: UIModalPresentationStyle
  ) async {
    await Stage.play { stage in
      let (a, outer, c) = (stage.controller("A"), UIViewController(), stage.controller("C"))
      outer.addChild(a)
      outer.view.addSubview(a.view)
      a.didMove(toParent: outer)
      let tabs = stage.tabs("tab", outer, c)
      stage.show(tabs)
      let b = present("B", style, from: a, on: stage)
      stage.settle()
      stage.timeline.clear()
      let covers = style == .currentContext
      tabs.selectedIndex = 1
      #expect(
        stage.happensUntilSettled()
          == "C.load C.vdl C.wA \(covers ? "B.wD B.dD" : "B.wD A.wD A.dD B.dD") C.iA C.dA")
      tabs.selectedIndex = 0
      #expect(
        stage.happensUntilSettled()
          == (covers ? "B.wA C.wD C.dD B.iA B.dA" : "A.wA B.wA C.wD C.dD A.iA B.iA A.dA B.dA"))
      tabs.selectedIndex = 1
      stage.settle()
      a.dismiss(animated: true)
      stage.settle()
      stage.timeline.clear()
      tabs.selectedIndex = 0
      #expect(stage.happensUntilSettled() == "A.wA C.wD C.dD A.iA A.dA")
      #expect(a.view.window === stage.window && b.view.window == nil)
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-11 PRES-18 what is presented over it, in its place or on the screen, knows of that too`()
    async
  {
    await Stage.play { stage in
      let (a, c) = (stage.controller("A"), stage.controller("C"))
      let tabs = stage.tabs("tab", a, c)
      stage.show(tabs)
      let b = present("B", .overCurrentContext, from: a, on: stage)
      stage.settle()
      let above = present("D", .currentContext, from: b, on: stage)
      stage.settle()
      stage.timeline.clear()
      tabs.selectedIndex = 1
      #expect(
        stage.happensUntilSettled() == "C.load C.vdl C.wA D.wD A.wD A.dD D.dD C.iA C.dA")
      #expect(above.view.window == nil)
      tabs.selectedIndex = 0
      #expect(
        stage.happensUntilSettled() == "A.wA D.wA C.wD C.dD A.iA D.iA A.dA D.dA")
      #expect(above.view.window === stage.window && b.view.window == nil)
      b.dismiss(animated: false)
      stage.settle()
      let full = stage.controller("F")
      full.modalPresentationStyle = .fullScreen
      b.present(full, animated: false)
      stage.settle()
      tabs.selectedIndex = 1
      stage.settle()
      stage.timeline.clear()
      tabs.selectedIndex = 0
      #expect(stage.happensUntilSettled() == "A.wA C.wD C.dD A.iA A.dA")
      b.dismiss(animated: false)
      #expect(stage.happensUntilSettled() == "F.wD B.wA B.iA B.dA F.dD")
      #expect(b.view.window === stage.window)
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: [true, false])
  func `SPLIT-18 a change of columns that its screen leaves behind leaves no coordinator`(isHidden: Bool)
    async
  {
    await Stage.play { stage in
      stage.use(.pad, 1024, 768)
      let (a, d) = (stage.controller("A"), stage.controller("D"))
      let split = stage.columns(a, d)
      stage.show(split)
      var ends = 0
      split.hide(.primary)
      split.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
      if isHidden {
        stage.window.isHidden = true
      } else {
        stage.window.rootViewController = UIViewController()
      }
      stage.settle()
      #expect(split.transitionCoordinator == nil && ends == 1)
      #expect(split.displayMode == .secondaryOnly)
    }
  }
}
