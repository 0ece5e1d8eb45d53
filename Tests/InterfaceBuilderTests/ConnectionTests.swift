import InterfaceBuilder
import Testing

struct ConnectionTests {
  private let document: InterfaceBuilderDocument

  init() throws { document = try Fixture.read(Fixture.shop) }

  private func segue(_ id: String) throws -> Segue { Segue(try #require(document[id])) }

  @Test func `lists the segues in document order`() {
    #expect(
      document.segues.map(\.id) == [
        "seg-Ta-b01", "seg-Ta-b02", "seg-Na-v01", "seg-Sh-ow0", "seg-Po-p00", "seg-Cu-st0", "seg-Ta-p00",
        "seg-Un-w00",
      ])
  }

  @Test func `reads a segue of a cell`() throws {
    let segue = try segue("seg-Sh-ow0")
    #expect(segue.kind == .show)
    #expect(segue.identifier == "detail")
    #expect(segue.trigger == "accessoryAction")
    #expect(segue.destinationCreationSelector == "makeDetail:sender:")
    #expect(segue.destinationController?.id == "det-Co-ntr")
    #expect(segue.sender?.id == "cel-Go-od0")
    #expect(segue.source?.id == "lst-Co-ntr")
    #expect(segue.animates)
    #expect(!segue.isManual)
  }

  @Test func `reads a popover segue`() throws {
    let segue = try segue("seg-Po-p00")
    #expect(segue.kind == .popoverPresentation)
    #expect(segue.popoverAnchorBarButtonItem?.name == "barButtonItem")
    #expect(segue.popoverAnchorView == nil)
    #expect(!segue.animates)
    #expect(segue.modalTransitionStyle == "crossDissolve")
    #expect(segue.source?.id == "lst-Co-ntr")
  }

  @Test func `reads a custom segue of the controller itself`() throws {
    let segue = try segue("seg-Cu-st0")
    #expect(segue.kind == .custom)
    #expect(segue.customClass == "FadeSegue")
    #expect(segue.customModule == "Shop")
    #expect(segue.usesTargetModule)
    #expect(segue.isManual)
    #expect(segue.source?.id == "lst-Co-ntr")
  }

  @Test func `finds the source of an object beside the controller`() throws {
    let segue = try segue("seg-Ta-p00")
    #expect(segue.sender?.name == "tapGestureRecognizer")
    #expect(segue.source?.id == "lst-Co-ntr")
    #expect(segue.modalPresentationStyle == "formSheet")
  }

  @Test func `reads an unwind segue`() throws {
    let segue = try segue("seg-Un-w00")
    #expect(segue.kind == .unwind)
    #expect(segue.unwindAction == "unwindToList:")
    #expect(segue.destination.flatMap(Exit.init)?.id == "exi-De-t00")
    #expect(segue.destinationController == nil)
  }

  @Test func `reads relationships`() throws {
    let segue = try segue("seg-Ta-b02")
    #expect(segue.kind == .relationship)
    #expect(segue.relationship == "viewControllers")
    #expect(segue.destinationController?.isReference == true)
    #expect(!segue.isManual)
  }

  @Test func `reads peek and pop inside their segue`() throws {
    let document = try Fixture.read(
      Fixture.storyboard(scenes: [
        """
        <viewController id="a"><connections><segue kind="show" destination="a" id="b">
        <segue key="commit" inheritsFrom="parent" id="c"/><segue key="preview" inheritsFrom="commit" id="d"/>
        </segue></connections></viewController>
        """
      ]))
    #expect(document.segues.map(\.id) == ["b"])
    #expect(document.segues.first?.commitSegue?.id == "c")
    #expect(document.segues.first?.previewSegue?.id == "d")
  }

  @Test(arguments: [
    "show", "showDetail", "presentation", "popoverPresentation", "embed", "unwind", "relationship", "custom",
    "push",
    "modal", "popover", "replace", "sheet",
  ])
  func `knows each kind by name`(_ name: String) {
    let kind = Segue.Kind(name: name)
    #expect(kind.name == name)
    #expect(kind != .unknown(name))
  }

  @Test func `keeps a kind that it does not know`() {
    #expect(Segue.Kind(name: "teleport") == .unknown("teleport"))
    #expect(Segue.Kind(name: "teleport").name == "teleport")
  }

  @Test func `reads outlets, collections and actions`() throws {
    let detail = try #require(document.controller(id: "det-Co-ntr"))
    let outlet = try #require(detail.connections.compactMap(\.outlet).first)
    #expect(outlet.property == "button")
    #expect(outlet.destination?.id == "btn-De-t00")
    #expect(outlet.owner?.id == "det-Co-ntr")
    let collection = try #require(detail.connections.compactMap(\.outletCollection).first)
    #expect(collection.property == "controls")
    #expect(collection.collectionClass == "NSMutableArray")
    #expect(collection.appends)
    #expect(collection.destination?.id == "btn-De-t00")
    let action = Action(try #require(document["act-Sa-ve0"]))
    #expect(action.selector == "save:")
    #expect(action.eventType == "touchUpInside")
    #expect(action.destination?.id == "det-Co-ntr")
    #expect(action.owner?.id == "btn-De-t00")
    #expect(action.trigger == nil)
  }

  @Test func `reads an action and a binding of macOS`() throws {
    let document = try Fixture.read(
      Fixture.storyboard(scenes: [
        """
        <menuItem id="a"><connections><action selector="copy:" target="b" id="c"/>
        <binding destination="b" name="value" keyPath="self" id="d"/></connections></menuItem><placeholder id="b"/>
        """
      ]))
    let connections = try #require(document["a"]).connections
    #expect(connections.compactMap(\.action).first?.destination?.id == "b")
    guard case .other(let binding)? = connections.last else {
      Issue.record("no binding")
      return
    }
    #expect(binding.name == "binding")
  }
}
