import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// What is saved of a screen that is searched.
@MainActor
@Suite(.serialized) struct `State restoration: searches` {
  private static func app(_ searchIdentifier: String?) -> RestorationDelegate {
    let app = RestorationDelegate {
      let root = RestorableViewController("root")
      let search = UISearchController(searchResultsController: nil)
      search.restorationIdentifier = searchIdentifier
      root.navigationItem.searchController = search
      root.definesPresentationContext = true
      return RestorableNavigationController("nav", root)
    }
    app.supply = { $0 == "detail" ? RestorableViewController("detail") : nil }
    return app
  }

  @Test(arguments: [nil, "search"])
  func `REST-02 REST-09 a screen is saved while it is searched, and comes back with what is above it`(
    searchIdentifier: String?
  ) throws {
    let stage = try RestorationStage()
    stage.run(Self.app(searchIdentifier)) { application, delegate in
      let root = delegate.navigation?.topViewController as? RestorableViewController
      root?.note = "seen"
      root?.navigationItem.searchController?.isActive = true
      stage.settle()
      #expect(root?.navigationItem.searchController?.isActive == true)
      delegate.navigation?.pushViewController(RestorableViewController("detail"), animated: true)
      stage.settle()
      application.enterBackground()
      #expect(stage.said() == [])
    }
    stage.run(Self.app(searchIdentifier)) { _, delegate in
      #expect(delegate.stack == ["root", "detail"])
      let root = delegate.navigation?.viewControllers.first as? RestorableViewController
      #expect(root?.note == "seen" && stage.said() == [])
      delegate.navigation?.popViewController(animated: true)
      stage.settle()
      let search = root?.navigationItem.searchController
      if search?.isActive != true { search?.isActive = true }
      stage.settle()
      #expect(search?.isActive == true && search?.presentingViewController === root && stage.said() == [])
    }
  }
}
