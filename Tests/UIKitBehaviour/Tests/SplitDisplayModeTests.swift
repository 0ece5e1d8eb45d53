import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Display modes of split views` {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let style: UISplitViewController.Style
    var behavior = Behavior.automatic
    var preferred = Mode.automatic
    let width: CGFloat
    let height: CGFloat
    let mode: Mode
    var testDescription: String { id }
  }

  nonisolated static let cases: [Case] = [
    Case(id: "classic portrait", style: .unspecified, width: 820, height: 1180, mode: .secondaryOnly),
    Case(id: "classic landscape", style: .unspecified, width: 1180, height: 820, mode: .oneBesideSecondary),
    Case(
      id: "classic half of a large screen", style: .unspecified, width: 678, height: 1024,
      mode: .secondaryOnly),
    Case(
      id: "classic over", style: .unspecified, preferred: .oneOverSecondary, width: 1180, height: 820,
      mode: .oneOverSecondary),
    Case(
      id: "classic beside in portrait", style: .unspecified, preferred: .oneBesideSecondary, width: 820,
      height: 1180, mode: .oneBesideSecondary),
    Case(id: "double portrait", style: .doubleColumn, width: 820, height: 1180, mode: .secondaryOnly),
    Case(id: "double landscape", style: .doubleColumn, width: 1180, height: 820, mode: .oneBesideSecondary),
    Case(
      id: "double tile in portrait", style: .doubleColumn, behavior: .tile, width: 820, height: 1180,
      mode: .oneBesideSecondary),
    Case(
      id: "double overlay turns beside into over", style: .doubleColumn, behavior: .overlay,
      preferred: .oneBesideSecondary, width: 1180, height: 820, mode: .oneOverSecondary),
    Case(
      id: "double has no two lists", style: .doubleColumn, preferred: .twoBesideSecondary, width: 1180,
      height: 820, mode: .oneBesideSecondary),
    Case(id: "triple portrait", style: .tripleColumn, width: 820, height: 1180, mode: .secondaryOnly),
    Case(id: "triple landscape", style: .tripleColumn, width: 1180, height: 820, mode: .oneBesideSecondary),
    Case(
      id: "triple two beside", style: .tripleColumn, preferred: .twoBesideSecondary, width: 1180, height: 820,
      mode: .twoBesideSecondary),
    Case(
      id: "triple two beside without room", style: .tripleColumn, preferred: .twoBesideSecondary, width: 820,
      height: 1180, mode: .twoDisplaceSecondary),
    Case(
      id: "triple two over", style: .tripleColumn, behavior: .overlay, preferred: .twoBesideSecondary,
      width: 1180, height: 820, mode: .twoOverSecondary),
    Case(
      id: "triple displace", style: .tripleColumn, behavior: .displace, preferred: .twoOverSecondary,
      width: 1180, height: 820, mode: .twoDisplaceSecondary),
  ]

  private func make(_ stage: Stage, _ style: UISplitViewController.Style) -> UISplitViewController {
    let (p, s, d) = (stage.controller("P"), stage.controller("S"), stage.controller("D"))
    return switch style {
    case .unspecified: stage.split(p, d)
    case .doubleColumn: stage.columns(p, d)
    case .tripleColumn: stage.columns(p, s, d)
    }
  }

  @Test(arguments: cases)
  func `SPLIT-18 the mode follows style, room and preference, and what is hidden does not load`(
    _ example: Case
  )
    async
  {
    await Stage.play { stage in
      stage.use(.pad, example.width, example.height)
      let split = make(stage, example.style)
      split.preferredSplitBehavior = example.behavior
      split.preferredDisplayMode = example.preferred
      stage.show(split)
      #expect(split.displayMode == example.mode)
      let views = split.viewControllers.map { $0.viewIfLoaded?.window != nil }
      let lists =
        switch example.mode {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        default: 2
        }
      let all = split.viewControllers.count
      #expect(views == (0..<all).map { $0 >= all - 1 - lists })
    }
  }

  @Test func `SPLIT-18 both columns appear with the split view`() async {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let split = stage.split(stage.controller("L"), stage.controller("D"))
      stage.timeline.clear()
      stage.window.rootViewController = split
      stage.window.makeKeyAndVisible()
      #expect(
        stage.happensThisTurn() == "L.load L.vdl D.load D.vdl L.wA D.wA L.iA D.iA L.dA D.dA")
    }
  }

  @Test(arguments: Stage.Time.allCases)
  func
    `SPLIT-15 SPLIT-18 SPLIT-19 the button shows the list and hides it, and the list appears and disappears`(
      time: Stage.Time
    ) async
  {
    await Stage.play(time) { stage in
      stage.use(.pad, 820, 1180)
      let (list, detail) = (stage.controller("L"), stage.controller("D"))
      let split = stage.split(list, detail)
      stage.window.rootViewController = split
      stage.window.makeKeyAndVisible()
      await stage.idle()
      #expect(!list.isViewLoaded)
      stage.timeline.clear()
      #expect(stage.tap(split.displayModeButtonItem))
      #expect(stage.happened() == "target mode(oneOverSecondary)")
      #expect(split.displayMode == .oneOverSecondary && split.transitionCoordinator?.isAnimated == true)
      await stage.idle()
      #expect(stage.happened() == "L.load L.vdl L.wA L.iA L.dA")
      #expect(list.animatedFlags == [true, true, true])
      #expect(split.transitionCoordinator == nil)
      stage.tap(split.displayModeButtonItem)
      await stage.idle()
      #expect(stage.happened() == "target mode(secondaryOnly) L.wD L.dD")
      #expect(list.view.window == nil)
    }
  }

  @Test func `SPLIT-19 a delegate chooses where the button leads to`() async {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let split = stage.split(stage.controller("L"), stage.controller("D"))
      stage.timeline.splitAnswers.targetMode = .oneBesideSecondary
      stage.show(split)
      stage.tap(split.displayModeButtonItem)
      #expect(split.displayMode == .oneBesideSecondary)
    }
  }

  @Test func `SPLIT-19 collapsed, the button does nothing`() async {
    await Stage.play { stage in
      let split = stage.split(stage.controller("L"), stage.controller("D"))
      stage.show(split)
      #expect(!stage.tap(split.displayModeButtonItem))
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test func `SPLIT-15 column styles are told which columns come and go`() async {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let split = make(stage, .tripleColumn)
      stage.show(split)
      split.show(.primary)
      #expect(stage.happened() == "mode(twoBesideSecondary) willShow(primary)")
      #expect(stage.happensThisTurn() == "P.load P.vdl P.wA P.iA")
      #expect(stage.happensUntilSettled() == "P.dA P.dM(navP)")
      split.hide(.supplementary)
      #expect(stage.happened() == "mode(secondaryOnly) willHide(primary) willHide(supplementary)")
      #expect(stage.happensUntilSettled() == "P.wD S.wD P.dD S.dD")
      split.hide(.secondary)
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test func `SPLIT-15 a preferred mode is taken on without animation`() async {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let (list, detail) = (stage.controller("L"), stage.controller("D"))
      let split = stage.split(list, detail)
      stage.show(split)
      split.preferredDisplayMode = .oneBesideSecondary
      #expect(stage.happensThisTurn() == "mode(oneBesideSecondary) L.load L.vdl L.wA L.iA L.dA")
      #expect(list.animatedFlags == [false, false, false])
    }
  }

  @Test func `SPLIT-15 a turn of the device changes the mode before the size`() async {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let (list, detail) = (stage.controller("L"), stage.controller("D"))
      let split = stage.split(list, detail)
      stage.show(split)
      stage.timeline.onEntry = { if $0.hasPrefix("mode") { #expect(stage.window.bounds.width == 820) } }
      stage.resize(1180, 820)
      #expect(stage.happened() == "mode(oneBesideSecondary)")
      #expect(stage.happensUntilSettled() == "L.load L.vdl L.wA L.iA L.dA")
      #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 820))
      #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 860, height: 820))
    }
  }

  @Test func `SPLIT-15 showing and hiding in one turn ends as it began`() async {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let split = make(stage, .doubleColumn)
      stage.show(split)
      split.show(.primary)
      split.hide(.primary)
      #expect(
        stage.happensUntilSettled()
          == "mode(oneOverSecondary) willShow(primary) mode(secondaryOnly) willHide(primary)")
      #expect(split.transitionCoordinator == nil)
    }
  }

  @Test func `SPLIT-15 what interrupts a change lets it end first`() async {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let split = make(stage, .doubleColumn)
      stage.show(split)
      split.show(.primary)
      stage.turn()
      stage.timeline.clear()
      split.hide(.primary)
      #expect(
        stage.happensUntilSettled() == "mode(secondaryOnly) willHide(primary) P.dA P.dM(navP) P.wD P.dD")
    }
  }

  @Test func `SPLIT-01 a swipe shows the list and hides it, where gestures are on`() async {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let split = make(stage, .doubleColumn)
      stage.show(split)
      #expect(stage.swipeSidebarIn(split))
      #expect(
        stage.happened() == "gesture mode(oneOverSecondary) willShow(primary) gestureEnded")
      stage.settle()
      #expect(!stage.swipeSidebarIn(split))
      split.presentsWithGesture = false
      #expect(stage.swipeSidebarOut(split))
      stage.settle()
      #expect(split.displayMode == .secondaryOnly)
      #expect(!stage.swipeSidebarIn(split))
    }
  }

  struct Width: Sendable, CustomTestStringConvertible {
    let id: String
    var style = UISplitViewController.Style.doubleColumn
    let set: @MainActor @Sendable (UISplitViewController) -> Void
    let width: CGFloat
    var testDescription: String { id }
  }

  nonisolated static let widths: [Width] = [
    Width(id: "by itself", set: { _ in }, width: 320),
    Width(id: "points", set: { $0.preferredPrimaryColumnWidth = 400 }, width: 400),
    Width(id: "fraction", set: { $0.preferredPrimaryColumnWidthFraction = 0.25 }, width: 300),
    Width(
      id: "minimum",
      set: {
        $0.preferredPrimaryColumnWidthFraction = 0.1
        $0.minimumPrimaryColumnWidth = 200
      }, width: 200),
    Width(
      id: "maximum",
      set: {
        $0.preferredPrimaryColumnWidthFraction = 0.5
        $0.maximumPrimaryColumnWidth = 350
      }, width: 350),
    Width(
      id: "classic keeps to its maximum", style: .unspecified,
      set: { $0.preferredPrimaryColumnWidthFraction = 0.5 }, width: 320),
    Width(
      id: "classic with a greater maximum", style: .unspecified,
      set: {
        $0.preferredPrimaryColumnWidthFraction = 0.5
        $0.maximumPrimaryColumnWidth = 1000
      }, width: 600),
  ]

  @Test(arguments: widths)
  func `SPLIT-18 a list is as wide as preferred, within its bounds`(_ example: Width) async {
    await Stage.play { stage in
      stage.use(.pad, 1200, 900)
      let split = make(stage, example.style)
      example.set(split)
      stage.show(split)
      #expect(split.primaryColumnWidth == example.width)
      #expect(split.viewControllers.first?.view.frame.width == example.width)
      #expect(split.viewControllers.last?.view.frame.minX == example.width)
      #expect(split.viewControllers.last?.view.frame.width == 1200 - example.width)
    }
  }

  @Test func `SPLIT-18 lists stand on the other side where they are to`() async {
    await Stage.play { stage in
      stage.use(.pad, 1200, 900)
      let split = make(stage, .doubleColumn)
      split.primaryEdge = .trailing
      stage.show(split)
      #expect(split.viewControllers.map(\.view.frame.minX) == [880, 0])
      split.preferredPrimaryColumnWidth = 300
      stage.settle()
      #expect(split.viewControllers.map(\.view.frame.minX) == [900, 0])
    }
  }

  @Test func `SPLIT-18 two lists push the content partly off the screen`() async {
    await Stage.play { stage in
      stage.use(.pad, 820, 1180)
      let split = make(stage, .tripleColumn)
      split.preferredSplitBehavior = .displace
      split.preferredDisplayMode = .twoDisplaceSecondary
      stage.show(split)
      #expect(split.viewControllers.map(\.view.frame.minX) == [0, 320, 640])
      #expect(split.viewControllers.map(\.view.frame.width) == [320, 320, 500])
      #expect(split.splitBehavior == .displace)
      split.show(.secondary)
      #expect(split.displayMode == .oneBesideSecondary)
    }
  }

  @Test func `SPLIT-18 lists have little width, the content has the window's`() async {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let split = make(stage, .tripleColumn)
      stage.show(split)
      let classes = split.viewControllers.map(\.traitCollection.horizontalSizeClass)
      #expect(classes == [.compact, .compact, .regular])
    }
  }
}
