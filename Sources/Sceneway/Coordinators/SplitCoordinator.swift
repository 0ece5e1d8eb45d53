#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// One column of a ``SplitCoordinator``: a flow and where it stands.
@MainActor
public struct FlowColumn {
  let column: UISplitViewController.Column
  let coordinator: AnyCoordinator
  let listen: @MainActor () -> Void

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - column: the column: primary, supplementary or secondary.
  ///   - coordinator: the column's flow; a new coordinator that was not started yet. It is started once.
  ///   - whenEnded: called once, when the flow has ended.
  public init<Output>(
    _ column: UISplitViewController.Column, _ coordinator: Coordinator<Output>,
    whenEnded: @escaping (Result<Output, FlowCancelled>) -> Void = { _ in }
  ) {
    self.column = column
    self.coordinator = coordinator
    listen = { [weak coordinator] in coordinator?.flow.whenEnded(whenEnded) }
  }
}

/// A flow whose first screen is a split view controller with a flow of its own in each column.
///
/// The flows go on when the columns collapse into one place and when they expand again: UIKit moves their screens, and
/// each pushes on the stack where its screens are. The split view controller's delegate is the app's own.
///
/// ```swift
/// final class MailCoordinator: SplitCoordinator<Never> {
///   override func makeColumns() -> [FlowColumn] {
///     [FlowColumn(.primary, MailboxCoordinator()), FlowColumn(.secondary, NothingSelectedCoordinator())]
///   }
/// }
/// // In the list's flow: in place of the detail that is there, pushed where the columns share one place.
/// try await run(MessageCoordinator(message), .detail)
/// ```
///
/// A flow that shows nothing yet leaves its column empty, the first column's apart, and comes into it with its first screen.
///
/// Going back from the detail of a collapsed interface hides it: UIKit keeps its screens for the next expansion, and its
/// flow goes on. Set ``endsDetailOnBack`` where the flow is to end instead, as a pushed one does.
///
/// A detail flow that finishes, or is cancelled, leaves its column empty; the flows of the other columns leave their
/// screens there, as those of tabs do.
open class SplitCoordinator<Output>: Coordinator<Output> {
  override var placesFlows: Bool { true }

  /// The split view controller, once the flow was started; not retained, and its delegate is the app's own.
  public private(set) weak var splitViewController: UISplitViewController?

  private var given: [FlowColumn]

  /// Makes a coordinator whose columns come from ``makeColumns()``.
  public override init() {
    given = []
    super.init()
  }

  /// Makes a coordinator with given columns.
  ///
  /// - Parameter columns: the columns.
  public init(_ columns: [FlowColumn]) {
    given = columns
    super.init()
  }

  /// The columns to start with; by default those given to ``init(_:)``.
  ///
  /// - Returns: the columns, in the order in which their flows are started.
  open func makeColumns() -> [FlowColumn] {
    defer { given = [] }
    return given
  }

  /// Makes the split view controller; one with two columns by default, with three where there is a supplementary one.
  ///
  /// - Parameter hasSupplementary: whether one of the columns is the supplementary one.
  /// - Returns: a split view controller without controllers, of the classic style or one with columns.
  open func makeSplitViewController(hasSupplementary: Bool) -> UISplitViewController {
    UISplitViewController(style: hasSupplementary ? .tripleColumn : .doubleColumn)
  }

  /// Whether going back from the detail of a collapsed interface ends its flow; false by default.
  ///
  /// Where it is false the detail is hidden, and there again when the interface expands; where it is true its flow ends
  /// with ``FlowEnding/back``. Asked when the split flow is started.
  open var endsDetailOnBack: Bool { false }

  /// Starts the flow of each column and shows the split view controller; a subclass that overrides it calls `super`.
  open override func start() {
    let columns = makeColumns()
    let split = makeSplitViewController(hasSupplementary: columns.contains { $0.column == .supplementary })
    splitViewController = split
    own(split)
    let flows = ColumnFlows.of(split)
    flows.backEndsDetail = endsDetailOnBack
    var roots: [(column: UISplitViewController.Column, root: UIViewController)] = []
    for column in columns {
      guard let root = start(column, in: split) else { continue }
      roots.append((column.column, root))
    }
    if split.style == .unspecified {
      split.viewControllers = roots.sorted { $0.column.rawValue < $1.column.rawValue }.map(\.root)
    } else {
      for (column, root) in roots { split.setViewController(root, for: column) }
    }
    show(split)
  }

  private func start(_ column: FlowColumn, in split: UISplitViewController) -> UIViewController? {
    let child = column.coordinator
    // An empty stack beside the first column would lie on top where the columns share one place.
    let root = startInSlot(child, opensEmptyStack: column.column == .primary, listen: column.listen)
    guard child.isRunning else { return nil }
    child.place = .column(WeakSplit(split: split), column.column)
    if let root {
      ColumnFlows.of(split).enter(child, root, column.column, of: split)
    } else {
      ColumnFlows.of(split).expect(child, in: column.column, of: split)
    }
    return root
  }

  // MARK: Columns

  /// The flow of a column, shown or not.
  ///
  /// - Parameter column: the column.
  /// - Returns: the flow; nil where none was started there, or it has ended.
  public func child(in column: UISplitViewController.Column) -> AnyCoordinator? {
    splitViewController.flatMap { ColumnFlows.of($0).flow(in: column) }
  }

  /// Starts a flow as the detail, in place of the one that is there, and hears its end.
  ///
  /// The same as starting it at ``Placement/detail``, which any flow in a column can do.
  ///
  /// - Parameters:
  ///   - child: the flow; a new coordinator that was not started yet.
  ///   - whenEnded: called once, when the flow has ended.
  public func showDetail<Value>(
    _ child: Coordinator<Value>, whenEnded: @escaping (Result<Value, FlowCancelled>) -> Void = { _ in }
  ) {
    start(child, .detail, whenEnded: whenEnded)
  }
}
