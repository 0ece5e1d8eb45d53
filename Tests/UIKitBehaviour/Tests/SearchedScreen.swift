import BehaviourRecorder
import UIKit

/// A screen with a search in its navigation item.
///
/// - Parameters:
///   - stage: the stage whose line the screen writes on.
///   - name: the screen's name there; A by default.
///   - context: whether the search is presented over the screen alone; true by default.
///   - results: shows what was found; nothing by default.
/// - Returns: the screen and its search.
@MainActor
func searched(
  _ stage: Stage, _ name: String = "A", context: Bool = true, results: UIViewController? = nil
) -> (RecordingViewController, UISearchController) {
  let screen = stage.controller(name)
  let search = UISearchController(searchResultsController: results)
  screen.navigationItem.searchController = search
  screen.definesPresentationContext = context
  return (screen, search)
}
