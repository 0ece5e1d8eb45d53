public import Foundation

/// Bar button items that stand together, and one that stands for them where there is little room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items.
  open var barButtonItems: [UIBarButtonItem]

  /// The item that stands for them.
  open var representativeItem: UIBarButtonItem?

  /// Whether that item stands for them now; never in a headless bar, which has room for all.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - barButtonItems: the items.
  ///   - representativeItem: the item that stands for them where there is little room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}
