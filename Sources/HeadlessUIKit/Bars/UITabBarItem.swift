public import Foundation

/// A tab in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while the tab is chosen.
  open var selectedImage: UIImage?

  /// The words in the small mark at the tab's corner.
  open var badgeValue: String?

  /// The colour of the mark.
  open var badgeColor: UIColor?

  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// How the tab looks.
  open var standardAppearance: UITabBarAppearance?

  /// How the tab looks where content ends behind the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?

  private var badgeTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes a tab with words and a picture.
  ///
  /// - Parameters:
  ///   - title: the words.
  ///   - image: the picture.
  ///   - tag: a number to find the tab by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab with words and two pictures.
  ///
  /// - Parameters:
  ///   - title: the words.
  ///   - image: the picture.
  ///   - selectedImage: the picture while the tab is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's tabs.
  ///
  /// - Parameters:
  ///   - systemItem: which one.
  ///   - tag: a number to find the tab by.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.systemTitle
    self.tag = tag
  }

  /// Sets the look of the words in the mark.
  ///
  /// - Parameters:
  ///   - textAttributes: the look; nil for the ordinary one.
  ///   - state: when they look so.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeTextAttributes[state.rawValue] = textAttributes
  }

  /// The look of the words in the mark.
  ///
  /// - Parameter state: when they look so.
  /// - Returns: the look; nil for the ordinary one.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeTextAttributes[state.rawValue]
  }
}
