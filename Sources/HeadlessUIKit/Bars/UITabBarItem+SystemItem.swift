internal import Foundation

extension UITabBarItem {
  /// A tab whose look and words are the system's.
  public enum SystemItem: Int, Sendable {
    /// Further tabs.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// What is featured.
    case featured = 2
    /// What is rated best.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was visited.
    case history = 6
    /// Places to come back to.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// What was loaded.
    case downloads = 9
    /// What is newest.
    case mostRecent = 10
    /// What is seen most.
    case mostViewed = 11
  }
}

extension UITabBarItem.SystemItem {
  /// The words that the system puts on the tab.
  var systemTitle: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// The tab of a name as Interface Builder writes it.
  init?(interfaceBuilderName name: String) {
    switch name {
    case "more": self = .more
    case "favorites": self = .favorites
    case "featured": self = .featured
    case "topRated": self = .topRated
    case "recents": self = .recents
    case "contacts": self = .contacts
    case "history": self = .history
    case "bookmarks": self = .bookmarks
    case "search": self = .search
    case "downloads": self = .downloads
    case "mostRecent": self = .mostRecent
    case "mostViewed": self = .mostViewed
    default: return nil
    }
  }
}
