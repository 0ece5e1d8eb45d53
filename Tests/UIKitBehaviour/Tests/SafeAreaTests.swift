import BehaviourRecorder
import Testing
import UIKit

/// How far bars reach into a controller's view, what the controller adds, and who hears of it.
@MainActor
@Suite struct `Safe areas` {
  /// Counts what it is told about its safe area.
  private final class Screen: UIViewController {
    private(set) var told: [UIEdgeInsets] = []

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      told.append(view.safeAreaInsets)
    }
  }

  /// Counts what it is told about its safe area.
  private final class Pane: UIView {
    private(set) var told: [UIEdgeInsets] = []

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      told.append(safeAreaInsets)
    }
  }

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func `values are kept, with UIKit's own at the start`() {
    let screen = Screen()
    #expect(screen.edgesForExtendedLayout == .all && !screen.extendedLayoutIncludesOpaqueBars)
    #expect(screen.additionalSafeAreaInsets == .zero)
    screen.edgesForExtendedLayout = [.left, .bottom]
    screen.extendedLayoutIncludesOpaqueBars = true
    screen.additionalSafeAreaInsets = insets(1, 2, 3, 4)
    #expect(!screen.isViewLoaded)
    #expect(screen.edgesForExtendedLayout == [.left, .bottom] && screen.extendedLayoutIncludesOpaqueBars)
    #expect(screen.additionalSafeAreaInsets == insets(1, 2, 3, 4))
  }

  @Test func `bars of containers add up, and the controller's own come on top`() async {
    await Stage.play { stage in
      let screen = Screen()
      screen.additionalSafeAreaInsets = insets(1, 2, 3, 4)
      let navigation = stage.navigation("nav", screen)
      stage.show(stage.tabs("tab", navigation))
      #expect(screen.view.safeAreaInsets == insets(45, 2, 52, 4))
      #expect(
        screen.view.safeAreaLayoutGuide.layoutFrame == screen.view.bounds.inset(by: insets(45, 2, 52, 4)))
      navigation.additionalSafeAreaInsets = insets(10, 0, 20, 0)
      stage.settle()
      #expect(screen.view.safeAreaInsets == insets(55, 2, 72, 4))
      navigation.setNavigationBarHidden(true, animated: false)
      screen.additionalSafeAreaInsets = .zero
      stage.settle()
      #expect(screen.view.safeAreaInsets == insets(10, 0, 69, 0))
      navigation.additionalSafeAreaInsets = .zero
      navigation.tabBarController?.additionalSafeAreaInsets = insets(5, 5, 5, 5)
      stage.settle()
      #expect(screen.view.safeAreaInsets == insets(5, 5, 54, 5))
    }
  }

  @Test func `a controller hears of each change once, and of nothing that stays`() async {
    await Stage.play { stage in
      let (screen, next) = (Screen(), Screen())
      let navigation = stage.navigation("nav", screen)
      stage.show(navigation)
      #expect(screen.told == [insets(44, 0, 0, 0)])
      navigation.pushViewController(next, animated: true)
      stage.settle()
      #expect(next.told == [insets(44, 0, 0, 0)])
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(screen.told.count == 1)
      screen.additionalSafeAreaInsets.top = 6
      #expect(screen.told.dropFirst() == [insets(50, 0, 0, 0)])
      screen.additionalSafeAreaInsets.top = 6
      stage.settle()
      #expect(screen.told.count == 2)
      navigation.setNavigationBarHidden(true, animated: false)
      stage.settle()
      #expect(screen.told.dropFirst(2) == [insets(6, 0, 0, 0)])
    }
  }

  @Test func `a container of the app's own hands on what reaches its children`() async {
    await Stage.play { stage in
      let (parent, top, bottom) = (Screen(), Screen(), Screen())
      let navigation = stage.navigation("nav", parent)
      parent.loadViewIfNeeded()
      for child in [top, bottom] {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      let half = parent.view.bounds.height / 2
      top.view.frame = CGRect(x: 0, y: 20, width: parent.view.bounds.width, height: half)
      bottom.view.frame = CGRect(x: 0, y: half, width: parent.view.bounds.width, height: half)
      stage.show(navigation)
      #expect(top.view.safeAreaInsets == insets(24, 0, 0, 0) && top.told == [insets(24, 0, 0, 0)])
      #expect(bottom.view.safeAreaInsets == .zero && bottom.told == [])
      parent.additionalSafeAreaInsets = insets(10, 0, 30, 0)
      stage.settle()
      #expect(top.told.last == insets(34, 0, 0, 0) && bottom.told == [insets(0, 0, 30, 0)])
      bottom.additionalSafeAreaInsets.bottom = 1
      #expect(bottom.view.safeAreaInsets == insets(0, 0, 31, 0))
      // A child that comes later, or moves, hears of it with the next layout.
      let late = Screen()
      parent.addChild(late)
      late.view.frame = parent.view.bounds
      parent.view.addSubview(late.view)
      late.didMove(toParent: parent)
      stage.settle()
      #expect(late.told == [insets(54, 0, 30, 0)])
      late.view.frame = CGRect(x: 0, y: 54, width: 100, height: 100)
      late.view.setNeedsLayout()
      stage.settle()
      #expect(late.told.dropFirst() == [.zero])
    }
  }

  @Test func `views inside hear of it where it reaches them`() async {
    await Stage.play { stage in
      let screen = Screen()
      let (covered, inside, below) = (Pane(), Pane(), Pane())
      covered.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      inside.frame = CGRect(x: 0, y: 40, width: 50, height: 50)
      below.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
      screen.view.addSubview(covered)
      covered.addSubview(inside)
      screen.view.addSubview(below)
      stage.show(stage.navigation("nav", screen))
      #expect(covered.told == [insets(44, 0, 0, 0)] && inside.told == [insets(4, 0, 0, 0)])
      #expect(below.told == [])
    }
  }

  @Test func `a new view has what the controller adds, the old one no more`() async {
    await Stage.play { stage in
      let screen = Screen()
      screen.additionalSafeAreaInsets.left = 7
      let old: UIView = screen.view
      #expect(old.safeAreaInsets == insets(0, 7, 0, 0))
      screen.view = UIView()
      #expect(screen.view.safeAreaInsets == insets(0, 7, 0, 0) && old.safeAreaInsets == .zero)
    }
  }

  // MARK: Extended layout

  @Test func `edges that do not extend leave the bars their room`() async {
    await Stage.play { stage in
      let (screen, next) = (Screen(), Screen())
      screen.edgesForExtendedLayout = []
      let navigation = stage.navigation("nav", screen)
      let tabs = stage.tabs("tab", navigation)
      stage.show(tabs)
      let room = stage.window.bounds.inset(by: insets(44, 0, 49, 0))
      #expect(screen.view.convert(screen.view.bounds, to: nil) == room)
      #expect(screen.view.safeAreaInsets == .zero && screen.told == [])
      screen.edgesForExtendedLayout = .bottom
      stage.settle()
      #expect(screen.view.frame.minY == 44 && screen.view.frame.maxY == stage.window.bounds.maxY)
      #expect(screen.view.safeAreaInsets == insets(0, 0, 49, 0))
      navigation.pushViewController(next, animated: true)
      stage.settle()
      #expect(next.view.frame == stage.window.bounds && next.view.safeAreaInsets == insets(44, 0, 49, 0))
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(screen.view.frame.minY == 44)
      screen.edgesForExtendedLayout = .all
      stage.settle()
      #expect(screen.view.frame == stage.window.bounds)
      #expect(screen.view.safeAreaInsets == insets(44, 0, 49, 0))
    }
  }

  @Test func `below an opaque bar a view extends only where the controller says so`() async {
    await Stage.play { stage in
      let screen = Screen()
      let navigation = stage.navigation("nav", screen)
      let tabs = stage.tabs("tab", navigation)
      navigation.navigationBar.isTranslucent = false
      stage.show(tabs)
      #expect(screen.view.frame.minY == 44 && screen.view.safeAreaInsets == insets(0, 0, 49, 0))
      tabs.tabBar.isTranslucent = false
      stage.settle()
      let room = stage.window.bounds.inset(by: insets(44, 0, 49, 0))
      #expect(screen.view.convert(screen.view.bounds, to: nil) == room)
      screen.extendedLayoutIncludesOpaqueBars = true
      stage.settle()
      #expect(screen.view.frame == stage.window.bounds && screen.view.safeAreaInsets == insets(44, 0, 49, 0))
      navigation.setNavigationBarHidden(true, animated: false)
      screen.extendedLayoutIncludesOpaqueBars = false
      stage.settle()
      #expect(screen.view.frame.minY == 0 && screen.view.frame.maxY == stage.window.bounds.maxY - 49)
    }
  }

  @Test func `a tab without a navigation controller leaves the tab bar its room too`() async {
    await Stage.play { stage in
      let (screen, opaque) = (Screen(), Screen())
      screen.edgesForExtendedLayout = .top
      let tabs = stage.tabs("tab", screen, opaque)
      stage.show(tabs)
      #expect(screen.view.frame.maxY == stage.window.bounds.maxY - 49 && screen.view.safeAreaInsets == .zero)
      tabs.tabBar.isTranslucent = false
      tabs.selectedIndex = 1
      stage.settle()
      #expect(opaque.view.frame.maxY == stage.window.bounds.maxY - 49)
      stage.rotate()
      stage.settle()
      #expect(opaque.view.frame.maxY == stage.window.bounds.maxY - 49)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
  func `PRES-11 what stands in a child's place has that child's bars`(
    style: UIModalPresentationStyle, inNavigation: Bool
  ) async {
    await Stage.play { stage in
      let (screen, guest) = (Screen(), Screen())
      let navigation = stage.navigation("nav", screen)
      stage.show(stage.tabs("tab", inNavigation ? navigation : screen))
      screen.definesPresentationContext = true
      guest.modalPresentationStyle = style
      screen.present(guest, animated: true)
      stage.settle()
      let bars = insets(inNavigation ? 44 : 0, 0, 49, 0)
      #expect(guest.view.safeAreaInsets == bars && guest.told == [bars])
      guest.additionalSafeAreaInsets.bottom = 1
      #expect(guest.view.safeAreaInsets.bottom == 50)
      guard inNavigation else { return }
      navigation.setNavigationBarHidden(true, animated: false)
      stage.settle()
      #expect(guest.view.safeAreaInsets == insets(0, 0, 50, 0))
    }
  }

  @Test func `nobody is kept by what it adds`() async {
    await Stage.play { stage in
      weak var gone: UIViewController?
      let navigation = stage.navigation("nav", stage.controller("R"))
      stage.show(navigation)
      do {
        let screen = Screen()
        screen.additionalSafeAreaInsets.top = 3
        gone = screen
        navigation.pushViewController(screen, animated: true)
        stage.settle()
      }
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(gone == nil)
    }
  }
}
