internal import Foundation
internal import InterfaceBuilder

extension SegueTemplate {
  /// How often a scene may lie in itself before the storyboard is taken to embed it without end.
  private static let embeddingLimit = 16

  /// Fires an embed segue while the source's view is loaded (SEG-24).
  func performEmbed() {
    guard let source, let destination = findDestination(complains: false) else {
      return performForUser(sender: nil)
    }
    let around = source.selfAndAncestors.count { $0.isMade(from: destination) }
    if around < SegueTemplate.embeddingLimit { performForUser(sender: nil) }
  }

  /// Puts the destination into its container view (SEG-26, SEG-27).
  func embed(_ destination: UIViewController, in source: UIViewController) {
    guard let container else { return }
    guard container.subviews.isEmpty else { return UIKitComplaint.embeddedTwice.report() }
    source.addChild(destination)
    if let view = destination.view {
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
    }
    destination.didMove(toParent: source)
  }
}

extension UIViewController {
  fileprivate func isMade(from destination: StoryboardDestination) -> Bool {
    sceneContext?.element.isIdentical(to: destination.element) ?? false
  }
}
