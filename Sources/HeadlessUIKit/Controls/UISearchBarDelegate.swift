public import Foundation

/// Who is asked and told about a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Asked whether editing may begin; yes by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Told that editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Asked whether editing may end; yes by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Told that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Told that a person changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Asked whether text may change; yes by default.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Told that the search key was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Told that the button with the book was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// Told that the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Told that the button with the list was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// Told that another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Asked whether editing may begin; yes by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Told that editing began; does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Asked whether editing may end; yes by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Told that editing ended; does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Told that a person changed the text; does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Asked whether text may change; yes by default.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Told that the search key was tapped; does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Told that the button with the book was tapped; does nothing by default.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  /// Told that the cancel button was tapped; does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Told that the button with the list was tapped; does nothing by default.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

  /// Told that another scope was chosen; does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
