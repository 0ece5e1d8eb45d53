import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Containing controllers by hand` {
  /// Adds a child and its view, as a container does it by the book.
  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `CONT-01 CONT-02 adding tells of the coming move, removing of the past one`() async {
    await Stage.play { stage in
      let p = stage.controller("P")
      let c = stage.controller("C")
      c.onEvent = { event in
        if event == "wM(P)" { #expect(c.parent == nil) }
        if event == "dM(nil)" { #expect(c.parent == nil && p.children.isEmpty) }
      }
      p.addChild(c)
      #expect(stage.happened() == "C.wM(P)")
      #expect(c.parent === p && p.children == [c])
      c.removeFromParent()
      #expect(stage.happened() == "C.dM(nil)")
    }
  }

  @Test func `CONT-03 CONT-04 a child of another parent is taken from it, one of the same moves to the end`()
    async
  {
    await Stage.play { stage in
      let p = stage.controller("P")
      let q = stage.controller("Q")
      let c = stage.controller("C")
      let d = stage.controller("D")
      p.addChild(c)
      q.addChild(c)
      #expect(stage.happened() == "C.wM(P) C.dM(nil) C.wM(Q)")
      #expect(p.children.isEmpty && q.children == [c])
      q.addChild(d)
      q.addChild(c)
      #expect(q.children == [d, c] && c.parent === q)
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: [true, false])
  func `CONT-05 CONT-21 a child embedded in viewDidLoad comes inside its parent's super calls`(pushed: Bool)
    async
  {
    await Stage.play { stage in
      let p = stage.controller("P")
      let c = stage.controller("C")
      stage.timeline.recordsLayout = true
      p.onEvent = { if $0 == "vdl" { embed(c, in: p) } }
      let loads = "P.load P.vdl C.wM(P) C.load C.vdl C.dM(P)"
      let comes = "P.wA C.wA P.iA C.iA P.wL P.dL C.wL C.dL"
      if pushed {
        let navigation = stage.navigation("nav", stage.controller("A"))
        stage.show(navigation)
        navigation.pushViewController(p, animated: true)
        stage.turn()
        let began = stage.happened()
        #expect(began.contains("C.vdl") && began.contains("P.wA C.wA") && began.contains("P.iA C.iA"))
        #expect(stage.happensUntilSettled().contains("P.dA C.dA"))
      } else {
        stage.window.rootViewController = p
        stage.window.makeKeyAndVisible()
        #expect(stage.happensUntilSettled() == "\(loads) \(comes) P.dA C.dA")
      }
    }
  }

  @Test func `CONT-21 what a parent does before super comes first, what it does after comes last`() async {
    await Stage.play { stage in
      let p = Bracketing()
      p.timeline = stage.timeline
      embed(stage.controller("C"), in: p)
      stage.timeline.clear()
      stage.window.rootViewController = p
      stage.window.makeKeyAndVisible()
      #expect(stage.happensUntilSettled() == "before C.wA after C.iA C.dA")
    }
  }

  @Test(arguments: [0.25, 0])
  func `CONT-06 LIFE-18 a transition between two children`(duration: TimeInterval) async {
    await Stage.play { stage in
      let p = stage.controller("P")
      let old = stage.controller("O")
      let new = stage.controller("N")
      embed(old, in: p)
      stage.show(p)
      p.addChild(new)
      old.willMove(toParent: nil)
      p.transition(
        from: old, to: new, duration: duration, options: [],
        animations: { stage.timeline.write("animations") },
        completion: { finished in
          #expect(finished)
          new.didMove(toParent: p)
          old.removeFromParent()
        })
      #expect(
        stage.happensUntilSettled()
          == "N.wM(P) O.wM(nil) O.wD N.load N.vdl N.wA N.iA animations N.dA O.dD N.dM(P) O.dM(nil)")
      #expect(old.view.superview == nil && new.view.superview === p.view)
      #expect(new.animatedFlags == Array(repeating: duration > 0, count: 3))
    }
  }

  @Test func `CONT-07 a swap by hand in a window`() async {
    await Stage.play { stage in
      let p = stage.controller("P")
      let old = stage.controller("O")
      let new = stage.controller("N")
      embed(old, in: p)
      stage.show(p)
      swap(old, new, in: p)
      #expect(
        stage.happensUntilSettled()
          == "N.wM(P) O.wM(nil) N.load N.vdl N.wA O.wD N.iA N.dA O.dD N.dM(P) O.dM(nil)")
    }
  }

  @Test func `CONT-08 a swap outside of a window moves, loads nothing and appears nowhere`() async {
    await Stage.play { stage in
      let p = stage.controller("P")
      let old = stage.controller("O")
      let new = stage.controller("N")
      p.addChild(old)
      old.didMove(toParent: p)
      stage.timeline.clear()
      swap(old, new, in: p)
      #expect(stage.happensUntilSettled() == "N.wM(P) O.wM(nil) N.dM(P) O.dM(nil)")
      #expect(!p.isViewLoaded && !new.isViewLoaded)
    }
  }

  /// Swaps two children as libraries do it, by appearance calls of their own.
  private func swap(_ old: UIViewController, _ new: UIViewController, in parent: UIViewController) {
    parent.addChild(new)
    old.willMove(toParent: nil)
    if parent.isViewLoaded {
      let newView: UIView = new.view
      new.beginAppearanceTransition(true, animated: false)
      old.beginAppearanceTransition(false, animated: false)
      parent.view.insertSubview(newView, aboveSubview: old.view)
      old.view.removeFromSuperview()
      new.endAppearanceTransition()
      old.endAppearanceTransition()
    }
    new.didMove(toParent: parent)
    old.removeFromParent()
  }

  @Test
  func `CONT-09 a child whose view is added to a visible parent appears at once and arrives with the turn`()
    async
  {
    await Stage.play { stage in
      stage.timeline.recordsLayout = true
      let p = stage.controller("P")
      let c = stage.controller("C")
      stage.show(p)
      p.addChild(c)
      p.view.addSubview(c.view)
      #expect(stage.happened() == "C.wM(P) C.load C.vdl C.wA C.iA")
      #expect(stage.happensUntilSettled() == "P.wL P.dL C.wL C.dL C.dA")
      c.view.removeFromSuperview()
      #expect(stage.happened() == "C.wD C.dD")
    }
  }

  @Test(arguments: [true, false])
  func `CONT-07 a child that is taken out while its parent goes ends its way out`(byTheBook: Bool) async {
    await Stage.play { stage in
      let p = stage.controller("P")
      let c = stage.controller("C")
      let b = stage.controller("B")
      b.modalPresentationStyle = .fullScreen
      stage.show(p)
      embed(c, in: p)
      stage.settle()
      p.present(b, animated: true)
      stage.turn()
      stage.timeline.clear()
      c.willMove(toParent: nil)
      if byTheBook {
        c.view.removeFromSuperview()
        c.removeFromParent()
      } else {
        c.removeFromParent()
        c.view.removeFromSuperview()
      }
      #expect(stage.happened() == (byTheBook ? "C.wM(nil) C.dD C.dM(nil)" : "C.wM(nil) C.dM(nil) C.dD"))
      #expect(stage.happensUntilSettled() == "B.dA P.dD")
      #expect(stage.said() == [])
    }
  }

  @Test func `CONT-09 a child that is added and taken out in one turn never arrives`() async {
    await Stage.play { stage in
      let p = stage.controller("P")
      let c = stage.controller("C")
      stage.show(p)
      embed(c, in: p)
      c.view.removeFromSuperview()
      #expect(stage.happensUntilSettled() == "C.wM(P) C.load C.vdl C.wA C.iA C.dM(P) C.wD C.dD")
    }
  }

  @Test func `CONT-10 CONT-11 CONT-12 a parent that forwards by itself`() async {
    await Stage.play { stage in
      let p = Manual()
      let c = stage.controller("C")
      #expect(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
      embed(c, in: p)
      stage.show(p)
      #expect(stage.happensUntilSettled() == "")
      c.beginAppearanceTransition(true, animated: true)
      #expect(stage.happened() == "C.wA")
      c.endAppearanceTransition()
      #expect(stage.happened() == "C.iA C.dA")
      c.beginAppearanceTransition(false, animated: true)
      #expect(stage.happened() == "C.wD")
      c.endAppearanceTransition()
      #expect(stage.happened() == "C.dD")
      #expect(c.animatedFlags == [true, true, true, true, true])
      #expect(stage.said() == [])
    }
  }

  @Test
  func `CONT-13 CONT-14 MIS-29 an appearance that is turned round ends once, a second end is unbalanced`()
    async
  {
    await Stage.play { stage in
      let p = Manual()
      let c = stage.controller("C")
      embed(c, in: p)
      stage.show(p)
      c.beginAppearanceTransition(true, animated: false)
      c.beginAppearanceTransition(false, animated: false)
      c.endAppearanceTransition()
      #expect(stage.happened() == "C.wA C.wD C.dD")
      c.endAppearanceTransition()
      #expect(stage.happened() == "")
      #expect(
        stage.said() == [
          "Unbalanced calls to begin/end appearance transitions for <BehaviourRecorder.RecordingViewController: 0x…>."
        ])
      c.beginAppearanceTransition(true, animated: false)
      c.beginAppearanceTransition(true, animated: false)
      #expect(stage.happened() == "C.wA")
      #expect(stage.said().count == 1)
    }
  }

  @Test func `CONT-19 a child whose view is not added hears of traits and memory, but never appears`() async {
    await Stage.play { stage in
      let p = stage.controller("P")
      let c = Attentive()
      p.addChild(c)
      stage.show(p)
      stage.rotate()
      stage.runOutOfMemory()
      #expect(c.heard == ["willTransition", "size 844x390", "traits", "memory"])
      #expect(!c.isViewLoaded)
    }
  }

  @Test func `CONT-20 the view of a controller that is nobody's child appears with the view it stands in`()
    async
  {
    await Stage.play { stage in
      let p = stage.controller("P")
      let c = stage.controller("C")
      stage.show(p)
      p.view.addSubview(c.view)
      #expect(stage.happensUntilSettled() == "C.load C.vdl C.wA C.iA C.dA")
      stage.window.rootViewController = nil
      #expect(stage.happensUntilSettled() == "P.wD C.wD C.dD P.dD")
    }
  }

  @Test func `CONT-22 a child's preferred size reaches its parent at once`() async {
    await Stage.play { _ in
      let p = Attentive()
      let c = UIViewController()
      p.addChild(c)
      c.preferredContentSize = CGSize(width: 200, height: 100)
      c.preferredContentSize = CGSize(width: 200, height: 100)
      #expect(p.heard == ["preferred 200x100"])
    }
  }

  @Test func `CONT-23 a parent gives a child other traits`() async {
    await Stage.play { stage in
      let p = stage.controller("P")
      let c = Attentive()
      p.addChild(c)
      stage.show(p)
      let wide = UITraitCollection(horizontalSizeClass: .regular)
      p.setOverrideTraitCollection(wide, forChild: c)
      #expect(c.heard == ["traits"])
      #expect(p.overrideTraitCollection(forChild: c) === wide)
      #expect(c.traitCollection.horizontalSizeClass == .regular)
      #expect(c.traitCollection.userInterfaceIdiom == p.traitCollection.userInterfaceIdiom)
      p.setOverrideTraitCollection(wide, forChild: c)
      #expect(c.heard == ["traits"])
      p.setOverrideTraitCollection(nil, forChild: c)
      #expect(c.heard == ["traits", "traits"] && c.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test func `LIFE-30 a new size is told to the root, its children and what is presented, never at first`()
    async
  {
    await Stage.play { stage in
      let root = Attentive()
      let child = Attentive()
      let modal = Attentive()
      root.addChild(child)
      stage.show(root)
      root.present(modal, animated: false)
      stage.settle()
      #expect([root, child, modal].allSatisfy { $0.heard.isEmpty })
      stage.rotate()
      #expect(
        [root, child, modal].allSatisfy { $0.heard == ["willTransition", "size 844x390", "traits"] })
      #expect(root.view.bounds.size == CGSize(width: 844, height: 390))
      #expect(root.view.frame == stage.window.bounds)
      stage.settle()
      #expect(root.heard.suffix(2) == ["alongside", "rotated"])
    }
  }

  @Test func `MIS-32 a parent that leaves super out keeps its children in the dark`() async {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      await Stage.play { stage in
        let silent = Silent()
        let c = stage.controller("C")
        embed(c, in: silent)
        stage.show(silent)
        #expect(stage.happensUntilSettled() == "")
        let other = Silent()
        let d = stage.controller("D")
        embed(d, in: other)
        other.modalPresentationStyle = style
        stage.timeline.clear()
        silent.present(other, animated: true)
        #expect(stage.happensUntilSettled() == "")
        #expect(stage.said() == [])
      }
    }
  }

  @Test func `LIFE-13 a child whose parent is freed goes with it`() async {
    await Stage.play { stage in
      weak var child: UIViewController?
      do {
        let p = stage.controller("P")
        let c = stage.controller("C")
        child = c
        embed(c, in: p)
        stage.show(p)
      }
      #expect(child != nil)
      stage.window.rootViewController = nil
      stage.settle()
      #expect(child == nil)
    }
  }
}

private final class Manual: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

private final class Silent: UIViewController {
  override func viewWillAppear(_ animated: Bool) {}
  override func viewIsAppearing(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
}
