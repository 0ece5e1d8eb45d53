internal import Foundation
internal import InterfaceBuilder

extension SegueTemplate {
  /// Presents the destination as a popover and says what it points at, which `prepare` may still change (SEG-16).
  func anchorPopover(of destination: UIViewController, sender: Any?) {
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    // A popover points at what the storyboard says, otherwise at what the person touched (POP-01).
    if let item = anchorItem ?? (anchorView == nil ? sender as? UIBarButtonItem : nil) {
      popover.barButtonItem = item
    } else if let view = anchorView ?? sender as? UIView {
      popover.sourceView = view
      popover.sourceRect = view.bounds
    }
    if let directions = segue.element.child(key: "popoverArrowDirection") {
      popover.permittedArrowDirections = UIPopoverArrowDirection(directions)
    }
  }
}

extension UIPopoverArrowDirection {
  /// Reads directions as Interface Builder writes them.
  fileprivate init(_ element: InterfaceBuilder.Element) {
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    self = names.reduce(into: []) { directions, name in
      if element.boolean(name.0) ?? false { directions.insert(name.1) }
    }
  }
}
