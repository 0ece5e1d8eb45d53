public import Foundation

extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// As one list.
    case plain = 0
    /// As groups.
    case grouped = 1
    /// As groups with round corners.
    case insetGrouped = 2
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Upwards.
    case top = 3
    /// Downwards.
    case bottom = 4
    /// At once.
    case none = 5
    /// Towards the middle.
    case middle = 6
    /// As the table view thinks best.
    case automatic = 100
  }

  /// Where a row comes to stand.
  public enum ScrollPosition: Int, Sendable {
    /// Just in sight.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// Stands for a height that the content decides.
  public static let automaticDimension: CGFloat = -1

  /// Stands for a lens in the index at the side.
  public static let indexSearch = "{search}"

  /// Posted when another row was chosen; the object is the table view.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
  /// What a cell shows and where.
  public enum CellStyle: Int, Sendable {
    /// A picture and words.
    case `default` = 0
    /// Words at the left and grey ones at the right.
    case value1 = 1
    /// Words at the left and others beside them.
    case value2 = 2
    /// Words and smaller ones below.
    case subtitle = 3
  }

  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// Blue, as it used to be.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system does it.
    case `default` = 3
  }

  /// What stands at the right of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow.
    case disclosureIndicator = 1
    /// A button and an arrow.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// What editing offers for a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deleting.
    case delete = 1
    /// Inserting.
    case insert = 2
  }

  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One line.
    case singleLine = 1
    /// One line, as it used to be.
    case singleLineEtched = 2
  }
}
