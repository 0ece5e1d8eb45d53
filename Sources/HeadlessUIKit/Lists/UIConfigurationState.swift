/// Names something of the app's own in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  ///
  /// - Parameter rawValue: the name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a name.
  ///
  /// - Parameter rawValue: the name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A state that a configuration can look different in.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Makes the ordinary state.
  ///
  /// - Parameter traitCollection: the traits of the view.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Something of the app's own; nil where it was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// How a view stands.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is chosen.
  public var isSelected = false
  /// Whether a keyboard's or remote control's focus is on the view.
  public var isFocused = false
  /// Whether the view stays at the edge while others scroll.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the ordinary state.
  ///
  /// - Parameter traitCollection: the traits of the view.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Something of the app's own; nil where it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// How a cell stands.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What is done with a cell that is dragged.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// It is lifted.
    case lifting
    /// It is under the finger.
    case dragging
  }

  /// What is done with a cell that something is dragged over.
  public enum DropState: Int, Sendable {
    /// Nothing.
    case none
    /// Something is dragged over others.
    case notTargeted
    /// Something is dragged over it.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether a keyboard's or remote control's focus is on the cell.
  public var isFocused = false
  /// Whether the cell stays at the edge while others scroll.
  public var isPinned = false
  /// Whether the cell shows what editing offers.
  public var isEditing = false
  /// Whether what is below the cell shows.
  public var isExpanded = false
  /// Whether the cell shows its actions.
  public var isSwiped = false
  /// Whether the cell is moved.
  public var isReordering = false
  /// What is done with the cell while it is dragged.
  public var cellDragState = DragState.none
  /// What is done with the cell while something is dragged over it.
  public var cellDropState = DropState.none

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the ordinary state.
  ///
  /// - Parameter traitCollection: the traits of the cell.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Something of the app's own; nil where it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
