public import Foundation

/// Who is told that what is searched changed.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Told that the search bar's text changed, or that it became the first responder.
  func updateSearchResults(for searchController: UISearchController)

  /// Told that another suggestion was chosen.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: String)
}

extension UISearchResultsUpdating {
  /// Told that another suggestion was chosen; does nothing by default.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: String
  ) {}
}

/// Who is told that searching begins and ends.
///
/// What an app presents or dismisses itself is not told, as Apple's header of the class says.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Told before the controller presents itself.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Told that the controller has presented itself.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Told before the controller dismisses itself.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Told that the controller has dismissed itself.
  func didDismissSearchController(_ searchController: UISearchController)

  /// Asked to present the controller when searching begins; where it is not presented after that, it presents itself.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Told that searching is about to begin; does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Told that searching began; does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Told that searching is about to end; does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Told that searching ended; does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}

  /// Asked to present the controller when searching begins; leaves that to the controller by default.
  public func presentSearchController(_ searchController: UISearchController) {}
}
