internal import Foundation

extension UITableView {
  /// A section whose cells a storyboard laid out.
  struct StaticSection {
    struct Row {
      let cell: UITableViewCell
      var height: CGFloat?
    }

    var header: String?
    var footer: String?
    var headerHeight: CGFloat?
    var footerHeight: CGFloat?
    var rows: [Row]
  }
}
