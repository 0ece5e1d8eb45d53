internal import Foundation
internal import InterfaceBuilder

/// A segue as the storyboard describes it; performing it makes a ``UIStoryboardSegue`` (SEG-08).
@MainActor
final class SegueTemplate: NSObject {
  /// The segue's element.
  let segue: Segue
  let storyboard: UIStoryboard

  /// The controller that the segue starts at.
  weak var source: UIViewController?
  /// The view that an embed segue fills.
  weak var container: UIView?
  /// The view that a popover points at.
  private(set) weak var anchorView: UIView?
  /// The bar button item that a popover points at.
  private(set) weak var anchorItem: UIBarButtonItem?

  init(_ segue: Segue, storyboard: UIStoryboard) {
    self.segue = segue
    self.storyboard = storyboard
    super.init()
  }

  var identifier: String? { segue.identifier }

  /// The method that controls, bar items and recognisers send to the template.
  static let action: Selector = "perform:"

  // MARK: Senders

  /// Makes an object start the segue.
  func connect(to sender: NSObject) {
    switch sender {
    case let control as UIControl:
      control.addTarget(self, action: SegueTemplate.action, for: control.defaultEvent)
    case let item as UIBarButtonItem:
      item.target = self
      item.action = SegueTemplate.action
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(self, action: SegueTemplate.action)
    case let cell as UITableViewCell where segue.trigger == "accessoryAction":
      cell.accessorySegue = { [weak self, weak cell] in self?.performForUser(sender: cell) }
    case let cell as UITableViewCell:
      cell.selectionSegue = { [weak self, weak cell] in self?.performForUser(sender: cell) }
    case let cell as UICollectionViewCell:
      cell.selectionSegue = { [weak self, weak cell] in self?.performForUser(sender: cell) }
    case let view as UIView where segue.kind == .embed:
      container = view
    default:
      // A controller itself: code starts the segue.
      break
    }
  }

  /// Remembers what a popover points at, once it is made.
  func findAnchors(in instantiation: Instantiation) {
    if let id = segue.popoverAnchorViewID, let view = instantiation.object(id: id) as? UIView {
      anchorView = view
    }
    if let id = segue.popoverAnchorBarButtonItemID {
      anchorItem = instantiation.object(id: id) as? UIBarButtonItem ?? anchorItem
    }
  }

  // MARK: The destination

  /// The scene that the segue leads to.
  func findDestination(complains: Bool) -> StoryboardDestination? {
    segue.destination.flatMap { StoryboardDestination.find($0, in: storyboard, complains: complains) }
  }

  /// What the storyboard says about the segue.
  override var description: String { "\(SegueTemplate.self) \(segue.identifier ?? segue.id)" }

  var summary: SegueDescription {
    var classes: [String] = []
    var next = segue.kind == .unwind ? nil : findDestination(complains: false)
    while let destination = next, classes.count < 8 {
      classes.append(destination.className)
      next = destination.firstRelated
    }
    return SegueDescription(
      identifier: identifier, kind: segue.kind.name, destinationClass: classes.first,
      destinationClasses: classes)
  }
}

extension StoryboardDestination {
  /// The scene's class, as code knows it.
  fileprivate var className: String {
    if let name = element.customClass { return AppClass.fullName(name, of: element) }
    return ElementClass.uikitClass(named: element.name).map(HeadlessUIKit.className) ?? element.name
  }

  /// The first controller that a container starts with.
  fileprivate var firstRelated: Self? {
    Controller(element)?.relationships.first?.destination
      .flatMap { StoryboardDestination.find($0, in: storyboard, complains: false) }
  }
}
