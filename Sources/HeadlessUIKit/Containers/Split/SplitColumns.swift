/// The controllers of a column style.
struct SplitColumns {
  typealias Column = UISplitViewController.Column

  /// The controllers as they were set.
  var contents: [Column: UIViewController] = [:]
  /// The children that stand for the columns: navigation controllers, but for the compact column.
  var containers: [Column: UIViewController] = [:]
  /// What a column's navigation controller gave to the merged stack at the collapse, with what was set since.
  var merged: [Column: [UIViewController]] = [:]

  /// The lists and the content from the outside in, those without a controller left out.
  var expanded: [Column] { [.primary, .supplementary, .secondary].filter { containers[$0] != nil } }

  /// The column whose navigation controller holds the merged stack of a collapsed interface.
  var base: Column? { expanded.first }

  /// The navigation controller that holds the merged stack of a collapsed interface.
  @MainActor var baseNavigation: UINavigationController? { base.flatMap(navigation) }

  @MainActor func navigation(_ column: Column) -> UINavigationController? {
    containers[column] as? UINavigationController
  }

  /// The column that a controller belongs to.
  func column(of controller: UIViewController) -> Column? {
    containers.first { $0.value === controller }?.key
  }
}
