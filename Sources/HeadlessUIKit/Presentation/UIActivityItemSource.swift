public import Foundation

/// Says what is shared, for each activity; all but the first two methods are optional.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Asked for something that stands for the item until an activity is chosen.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

  /// Asked for the item that an activity gets; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// Asked for a subject; none by default.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Asked for a subject; none by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Makes an item that takes long to make, once it is wanted.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// What stands for the item meanwhile.
  public let placeholderItem: Any?

  /// The activity that the item is for; nil before one is chosen.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Makes a provider.
  ///
  /// - Parameter placeholderItem: what stands for the item meanwhile.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; what stands for it by default.
  open var item: Any { placeholderItem ?? NSNull() }

  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? NSNull()
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
