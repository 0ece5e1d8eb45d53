public import Foundation

extension UISearchBar {
  /// The pictures of a search bar.
  public enum Icon: Int, Sendable {
    /// The glass at the beginning.
    case search
    /// The button that clears the text.
    case clear
    /// The button for bookmarks.
    case bookmark
    /// The button for results.
    case resultsList
  }

  /// Sets a picture.
  ///
  /// - Parameters:
  ///   - iconImage: the picture; nil for the ordinary one.
  ///   - icon: which.
  ///   - state: when it shows.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    stateImages["icon", state, UInt(icon.rawValue)] = iconImage
  }

  /// A picture.
  ///
  /// - Parameters:
  ///   - icon: which.
  ///   - state: when it shows.
  /// - Returns: the picture; nil for the ordinary one.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    stateImages["icon", state, UInt(icon.rawValue)]
  }

  /// Moves a picture; nothing is drawn.
  ///
  /// - Parameters:
  ///   - adjustment: how far, in points.
  ///   - icon: which.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  /// Sets the picture behind the text.
  ///
  /// - Parameters:
  ///   - backgroundImage: the picture; nil for the ordinary one.
  ///   - state: when it shows.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    stateImages["field", state] = backgroundImage
  }

  /// The picture behind the text.
  ///
  /// - Parameter state: when it shows.
  /// - Returns: the picture; nil for the ordinary one.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    stateImages["field", state]
  }

  /// Sets the picture behind the bar.
  ///
  /// - Parameters:
  ///   - backgroundImage: the picture; nil for the ordinary one.
  ///   - barPosition: for which place; the same for all.
  ///   - barMetrics: for which bars; the same for all.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }

  /// Sets the look of the words of scopes.
  ///
  /// - Parameters:
  ///   - attributes: the look.
  ///   - state: when it shows.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopeAttributes[state.rawValue] = attributes }

  /// The look of the words of scopes.
  ///
  /// - Parameter state: when it shows.
  /// - Returns: the look; nil for the ordinary one.
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeAttributes[state.rawValue] }
}

/// A thing that is searched for beside the words, as a person sees it before them.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// What it stands for.
  open var representedObject: Any?
  /// Its words.
  @_spi(Sceneway) public let text: String

  /// Makes a token.
  ///
  /// - Parameters:
  ///   - icon: its picture; not kept.
  ///   - text: its words.
  public init(icon: UIImage?, text: String) {
    self.text = text
    super.init()
  }
}

extension UISearchTextField {
  /// Adds a token.
  ///
  /// - Parameters:
  ///   - token: the token.
  ///   - tokenIndex: its place, from 0.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Takes a token away.
  ///
  /// - Parameter tokenIndex: its place, from 0.
  public func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}
