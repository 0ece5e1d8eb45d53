internal import Foundation

extension __UIKitBridge {
  static func registerLists() {
    RuntimeClass(UITableView.self)
      .outlet("dataSource", \.dataSource)
      .outlet("delegate", \.delegate)
      .outlet("tableHeaderView", \.tableHeaderView)
      .outlet("tableFooterView", \.tableFooterView)
      .outlet("backgroundView", \.backgroundView)
      .outlet("separatorColor", \.separatorColor)
      .attribute("rowHeight", \.rowHeight)
      .attribute("estimatedRowHeight", \.estimatedRowHeight)
      .attribute("sectionHeaderHeight", \.sectionHeaderHeight)
      .attribute("sectionFooterHeight", \.sectionFooterHeight)
      .attribute("allowsSelection", \.allowsSelection)
      .attribute("allowsMultipleSelection", \.allowsMultipleSelection)
      .register()
    RuntimeClass(UITableViewCell.self)
      .outlet("accessoryView", \.accessoryView)
      .outlet("backgroundView", \.backgroundView)
      .outlet("selectedBackgroundView", \.selectedBackgroundView)
      .reading("contentView") { $0.contentView }
      .reading("textLabel") { $0.textLabel }
      .reading("detailTextLabel") { $0.detailTextLabel }
      .reading("imageView") { $0.imageView }
      .register()
    RuntimeClass(UICollectionView.self)
      .outlet("dataSource", \.dataSource)
      .outlet("delegate", \.delegate)
      .outlet("backgroundView", \.backgroundView)
      .attribute("collectionViewLayout", \.collectionViewLayout)
      .attribute("allowsSelection", \.allowsSelection)
      .attribute("allowsMultipleSelection", \.allowsMultipleSelection)
      .register()
    RuntimeClass(UICollectionViewCell.self)
      .reading("contentView") { $0.contentView }
      .outlet("backgroundView", \.backgroundView)
      .outlet("selectedBackgroundView", \.selectedBackgroundView)
      .register()
    RuntimeClass(UICollectionViewController.self)
      .value(
        "collectionView", get: { $0.collectionView }, set: { $0.collectionView = $1 as? UICollectionView }
      )
      .register()
    RuntimeClass(UITableViewController.self)
      .value("tableView", get: { $0.tableView }, set: { $0.tableView = $1 as? UITableView })
      .outlet("refreshControl", \.refreshControl)
      .register()
  }

  static func registerValueControls() {
    RuntimeClass(UISwitch.self)
      .attribute("on", \.isOn)
      .outlet("onTintColor", \.onTintColor)
      .outlet("thumbTintColor", \.thumbTintColor)
      .register()
    RuntimeClass(UISlider.self)
      .attribute("value", \.value)
      .attribute("minimumValue", \.minimumValue)
      .attribute("maximumValue", \.maximumValue)
      .register()
    RuntimeClass(UIStepper.self)
      .attribute("value", \.value)
      .attribute("minimumValue", \.minimumValue)
      .attribute("maximumValue", \.maximumValue)
      .attribute("stepValue", \.stepValue)
      .register()
    RuntimeClass(UISegmentedControl.self)
      .attribute("selectedSegmentIndex", \.selectedSegmentIndex)
      .register()
    RuntimeClass(UIPageControl.self)
      .attribute("numberOfPages", \.numberOfPages)
      .attribute("currentPage", \.currentPage)
      .register()
    RuntimeClass(UIProgressView.self)
      .attribute("progress", \.progress)
      .register()
    RuntimeClass(UIStackView.self)
      .attribute("spacing", \.spacing)
      .register()
  }
}
