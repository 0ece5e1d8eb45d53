import InterfaceBuilder
import Testing

struct SceneTests {
  private let document: InterfaceBuilderDocument

  init() throws { document = try Fixture.read(Fixture.shop) }

  private func controller(_ id: String) throws -> Controller { try #require(document.controller(id: id)) }

  @Test func `reads scenes in order`() {
    #expect(
      document.scenes.map(\.id) == ["scn-Ta-b00", "scn-Na-v00", "scn-Li-st0", "scn-De-t00", "scn-Re-f00"])
    #expect(
      document.scenes.map(\.label) == [
        "Tab Bar Controller", "Navigation Controller", "Goods", "DetailViewController", "Settings",
      ])
    #expect(document.scenes.map(\.title).last == .some("Settings"))
    #expect(document.scenes[3].title == nil)
    #expect(document.scenes[0].canvasLocation == Point(x: -1200, y: 40.5))
    #expect(document.scenes[1].canvasLocation == nil)
    #expect(document.scenes[2].canvasLocation == Point(x: 0, y: 0))
  }

  @Test func `sorts the objects of a scene`() {
    let list = document.scenes[2]
    #expect(list.objects.map(\.name) == ["tableViewController", "tapGestureRecognizer", "customObject"])
    #expect(list.gestureRecognizers.map(\.id) == ["tap-Ge-st0"])
    #expect(list.customObjects.map(\.customClass) == ["Presenter"])
    #expect(list.controllers.map(\.id) == ["lst-Co-ntr"])
    #expect(list.firstResponder == nil)
    #expect(document.scenes[0].firstResponder?.id == "fst-Ta-b00")
    #expect(document.scenes[3].exits.map(\.id) == ["exi-De-t00"])
    #expect(document.scenes[4].storyboardReference?.id == "ref-Se-ttg")
    #expect(document.scenes[3].storyboardReference == nil)
  }

  @Test func `reads a controller`() throws {
    let list = try controller("lst-Co-ntr")
    #expect(list.kind == .tableViewController)
    #expect(list.storyboardIdentifier == "list")
    #expect(list.restorationIdentifier == "goods")
    #expect(list.customClass == "ListViewController")
    #expect(list.customModule == "Shop")
    #expect(list.usesTargetModule)
    #expect(list.title == "Goods")
    #expect(list.view?.kind == "tableView")
    #expect(list.navigationItem?["title"] == "Goods")
    #expect(list.connections.map(\.element.id) == ["seg-Cu-st0"])
    #expect(list.segues.map(\.id) == ["seg-Sh-ow0", "seg-Po-p00", "seg-Cu-st0", "seg-Ta-p00"])
    #expect(list.scene == document.scenes[2])
    #expect(!list.isReference && list.reference == nil)
    let detail = try controller("det-Co-ntr")
    #expect(detail.definesPresentationContext && detail.hidesBottomBarWhenPushed)
    #expect(!detail.usesTargetModule)
    #expect(detail.toolbarItems.map(\.id) == ["bar-Fl-ex0"])
    let navigation = try controller("nav-Co-ntr")
    #expect(navigation.restorationIdentifier == "shop")
    #expect(navigation.tabBarItem?["title"] == "Shop")
    #expect(navigation.navigationBar?.id == "nba-Na-v00")
    #expect(navigation.relationships.map(\.relationship) == ["rootViewController"])
    #expect(try controller("tab-Ba-rCo").tabBar?.frame == Rect(x: 0, y: 0, width: 393, height: 49))
    #expect(try controller("tab-Ba-rCo").view == nil)
  }

  @Test func `reads a reference`() throws {
    let reference = try #require(try controller("ref-Se-ttg").reference)
    #expect(reference.storyboardName == "Settings")
    #expect(reference.referencedIdentifier == "root")
    #expect(reference.bundleIdentifier == "org.example.settings")
    #expect(try controller("ref-Se-ttg").isReference)
  }

  @Test func `reads views`() throws {
    let view = try #require(try controller("det-Co-ntr").view)
    #expect(view.subviews.map(\.kind) == ["button"])
    #expect(view.constraints.map { $0["constant"] } == ["20"])
    #expect(view.frame == nil)
    let button = try #require(view.subviews.first)
    #expect(button.runtimeAttributes.map(\.value) == [.integer(8)])
    #expect(button.connections.compactMap(\.action).map(\.selector) == ["save:"])
    let cell = View(try #require(document["cel-Go-od0"]))
    #expect(cell.frame == Rect(x: 0, y: 50, width: 393, height: 43.666667938232422))
    #expect(cell.contentView?.subviews.map { $0.element["text"] } == ["Name & price"])
  }

  @Test(arguments: [
    ("<controller id='a' identifier='main'/>", Controller.Kind.interfaceController),
    ("<pagecontroller id='a' identifier='main'/>", .pageController),
    ("<windowController id='a' storyboardIdentifier='main'/>", .windowController),
    (
      "<holoController id='a' sceneMemberID='viewController' storyboardIdentifier='main'/>",
      Controller.Kind(rawValue: "holoController")
    ),
  ])
  func `knows controllers of every platform`(_ source: String, _ kind: Controller.Kind) throws {
    let document = try Fixture.read(Fixture.storyboard(scenes: [source]))
    #expect(document.controllers.map(\.kind) == [kind])
    #expect(document.controller(storyboardIdentifier: "main")?.id == "a")
  }

  @Test(arguments: [
    "<application id='a' sceneMemberID='viewController'/>", "<arrayController id='a'/>",
    "<searchDisplayController id='a'/>", "<userDefaultsController id='a'/>", "<view id='a'/>",
  ])
  func `takes nothing else for a controller`(_ source: String) throws {
    let document = try Fixture.read(Fixture.storyboard(scenes: [source]))
    #expect(document.controllers.isEmpty)
    #expect(document.scenes.first?.controller == nil)
    #expect(document.scenes.first?.label == "scn-00-000")
  }
}
