import BehaviourRecorder
import Testing
import UIKit

/// A search is a presentation, with all that follows from that.
@MainActor
@Suite struct `Searching a screen` {
  /// Writes down what it hears of a search.
  final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    let timeline: Timeline
    /// Who presents the search in the controller's stead.
    weak var presenter: UIViewController?

    init(_ timeline: Timeline) { self.timeline = timeline }

    func presentSearchController(_ searchController: UISearchController) {
      timeline.write("asked")
      presenter?.present(searchController, animated: true)
    }
    func willPresentSearchController(_ searchController: UISearchController) { timeline.write("comes") }
    func didPresentSearchController(_ searchController: UISearchController) { timeline.write("came") }
    func willDismissSearchController(_ searchController: UISearchController) { timeline.write("goes") }
    func didDismissSearchController(_ searchController: UISearchController) { timeline.write("went") }
    func updateSearchResults(for searchController: UISearchController) {
      timeline.write("“\(searchController.searchBar.text ?? "")”")
    }
  }

  /// Shows A with a search, on a stack.
  private func show(
    _ stage: Stage, results: UIViewController? = nil, definesContext: Bool
  ) -> (a: RecordingViewController, navigation: UINavigationController, search: UISearchController, Listener)
  {
    let a = stage.controller("A")
    let listener = Listener(stage.timeline)
    let search = UISearchController(searchResultsController: results)
    search.delegate = listener
    search.searchResultsUpdater = listener
    a.navigationItem.searchController = search
    a.definesPresentationContext = definesContext
    let navigation = UINavigationController(rootViewController: a)
    stage.show(navigation)
    return (a, navigation, search, listener)
  }

  @Test(arguments: [true, false])
  func `PRES-08 PRES-11 the nearest context presents a search, and nothing leaves the screen for it`(
    definesContext: Bool
  ) async {
    await Stage.play { stage in
      let (a, navigation, search, listener) = show(stage, definesContext: definesContext)
      search.isActive = true
      #expect(search.isActive && search.presentingViewController === (definesContext ? a : navigation))
      #expect(stage.happensUntilSettled() == "asked comes “” came")
      #expect(navigation.visibleViewController === search && a.presentedViewController === search)
      #expect(search.searchBar.showsCancelButton)
      search.searchBar.searchTextField.text = "ab"
      search.isActive = false
      #expect(!search.isActive)
      #expect(stage.happensUntilSettled() == "goes “” went")
      #expect(search.presentingViewController == nil && search.searchBar.text?.isEmpty != false)
      #expect(navigation.visibleViewController === a && a.view.window === stage.window)
      #expect(stage.said() == [])
      _ = listener
    }
  }

  @Test(arguments: [true, false])
  func
    `MIS-10 a presenter that is searched presents nothing else; the search itself does, and the screen around it`(
      definesContext: Bool
    ) async
  {
    await Stage.play { stage in
      let (a, _, search, _) = show(stage, definesContext: definesContext)
      let b = stage.controller("B")
      search.isActive = true
      stage.settle()
      stage.timeline.clear()
      a.present(b, animated: true)
      #expect(stage.happensUntilSettled().hasPrefix("B.load") == definesContext)
      #expect(stage.rows == (definesContext ? [] : ["MIS-10"]) || stage.rows.isEmpty, "a Mac does not tell")
      #expect(stage.said().count == (definesContext ? 0 : 1))
      guard !definesContext else { return }
      search.present(b, animated: true)
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA")
      #expect(b.presentingViewController === search && search.isActive)
      b.dismiss(animated: true)
      stage.settle()
      #expect(search.isActive)
    }
  }

  @Test func `DISM-07 a dismissal by the searched screen ends the search, and only the updater is told`()
    async
  {
    await Stage.play { stage in
      let (a, _, search, listener) = show(stage, definesContext: true)
      search.isActive = true
      stage.settle()
      search.searchBar.searchTextField.text = "ab"
      stage.timeline.clear()
      a.dismiss(animated: true)
      #expect(!search.isActive)
      #expect(stage.happensUntilSettled() == "“”")
      #expect(search.presentingViewController == nil && !search.searchBar.showsCancelButton)
      _ = listener
    }
  }

  @Test func `who presents the search itself is not told that it comes`() async {
    await Stage.play { stage in
      let (a, _, search, listener) = show(stage, definesContext: true)
      listener.presenter = a
      search.isActive = true
      #expect(stage.happensUntilSettled() == "asked “”")
      #expect(search.presentingViewController === a && search.isActive)
    }
  }

  @Test func `a search that is given up at once comes first and goes then`() async {
    await Stage.play { stage in
      let (_, _, search, listener) = show(stage, definesContext: true)
      search.isActive = true
      search.isActive = false
      search.isActive = false
      #expect(stage.happensUntilSettled() == "asked comes “” goes came “” went")
      search.isActive = true
      #expect(stage.happensUntilSettled() == "asked comes “” came")
      _ = listener
    }
  }

  @Test
  func
    `PRES-11 NAV-PUSH-01 a push over a searched screen takes the search along, and the pop brings it back`()
    async
  {
    await Stage.play { stage in
      let (_, navigation, search, listener) = show(
        stage, results: stage.controller("R"), definesContext: true)
      search.isActive = true
      stage.settle()
      stage.timeline.clear()
      navigation.pushViewController(stage.controller("B"), animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(UINavigationController) B.load B.vdl R.wD A.wD B.wA B.iA A.dD R.dD B.dA "
          + "B.dM(UINavigationController)")
      #expect(search.isActive && search.view.window == nil)
      navigation.popViewController(animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nil) B.wD A.wA R.wA A.iA R.iA B.dD A.dA R.dA B.dM(nil)")
      #expect(search.view.window === stage.window)
      #expect(stage.said() == [])
      _ = listener
    }
  }

  @Test func `results are hidden while nothing is typed, and appear with the search`() async {
    await Stage.play { stage in
      let results = stage.controller("R")
      let (_, _, search, listener) = show(stage, results: results, definesContext: true)
      #expect(!results.isViewLoaded && results.parent == nil)
      search.searchBar.searchTextField.becomeFirstResponder()
      #expect(
        stage.happensUntilSettled()
          == "asked comes “” R.wM(UISearchController) R.load R.vdl R.dM(UISearchController) R.wA R.iA R.dA came"
      )
      #expect(results.parent === search && results.view.isHidden)
      search.searchBar.text = "a"
      #expect(!results.view.isHidden)
      search.showsSearchResultsController = false
      #expect(results.view.isHidden)
      search.automaticallyShowsSearchResultsController = true
      #expect(!results.view.isHidden)
      stage.timeline.clear()
      search.isActive = false
      #expect(stage.happensUntilSettled() == "goes “” R.wD R.dD went")
      #expect(results.view.isHidden)
      _ = listener
    }
  }

  @Test
  func `DISM-10 a sheet is dismissed with the search on its screen, which can be searched again elsewhere`()
    async
  {
    await Stage.play { stage in
      let host = stage.controller("H")
      stage.show(host)
      let a = stage.controller("A")
      let search = UISearchController(searchResultsController: nil)
      a.navigationItem.searchController = search
      let sheet = UINavigationController(rootViewController: a)
      host.present(sheet, animated: true)
      stage.settle()
      search.isActive = true
      stage.settle()
      stage.timeline.clear()
      host.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "A.wD A.dD")
      #expect(
        !search.isActive && search.presentingViewController == nil && host.presentedViewController == nil)
      host.present(sheet, animated: true)
      stage.settle()
      search.isActive = true
      stage.settle()
      #expect(search.isActive && stage.said() == [])
    }
  }

  @Test func `a search without a place cannot begin, and says so`() async {
    await Stage.play { stage in
      stage.show(stage.controller("A"))
      let search = UISearchController(searchResultsController: nil)
      search.isActive = true
      stage.settle()
      #expect(!search.isActive && search.presentingViewController == nil)
      #expect(stage.said().count == 1)
    }
  }

  @Test func `a search that was refused while it was told to end can begin again`() async {
    await Stage.play { stage in
      let (a, search) = searched(stage)
      let navigation = UINavigationController(rootViewController: a)
      stage.show(navigation)
      search.isActive = true
      search.isActive = false
      // Its screen leaves before the presentation begins.
      stage.window.rootViewController = stage.controller("B")
      stage.settle()
      #expect(!search.isActive && search.presentingViewController == nil)
      stage.window.rootViewController = navigation
      stage.settle()
      search.isActive = true
      stage.settle()
      #expect(search.isActive && search.presentingViewController === a)
    }
  }

  @Test func `a searched screen is freed with its search when it is popped in the middle of it`() async {
    await Stage.play { stage in
      weak var freed: UIViewController?
      weak var freedSearch: UISearchController?
      let navigation = UINavigationController(rootViewController: stage.controller("A"))
      stage.show(navigation)
      do {
        let b = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        b.navigationItem.searchController = search
        b.definesPresentationContext = true
        (freed, freedSearch) = (b, search)
        navigation.pushViewController(b, animated: true)
        stage.settle()
        search.isActive = true
        stage.settle()
        #expect(search.presentingViewController === b)
      }
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(freed == nil && freedSearch == nil)
    }
  }
}
