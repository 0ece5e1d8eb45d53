internal import Foundation
internal import InterfaceBuilder

extension SegueTemplate {
  /// How often a scene may lie in itself before the storyboard is taken to embed it without end.
  private static let embeddingLimit = 3

  /// How many scenes one screen may embed, directly and in one another.
  ///
  /// Two in each of twenty would be a million.
  private static let embeddingsLimit = 2_000

  /// How many embed segues are being performed inside one another now, and how many the outermost one led to.
  private static var running = (depth: 0, count: 0)

  /// Fires an embed segue while the source's view is loaded (SEG-24).
  func performEmbed() {
    guard let source, let destination = findDestination(complains: false) else {
      return performForUser(sender: nil)
    }
    let around = source.selfAndAncestors.count { $0.isMade(from: destination) }
    guard around < SegueTemplate.embeddingLimit else {
      return UIKitComplaint.embeddedInItself(in: source).report()
    }
    SegueTemplate.running.depth += 1
    SegueTemplate.running.count += 1
    defer {
      SegueTemplate.running.depth -= 1
      if SegueTemplate.running.depth == 0 { SegueTemplate.running.count = 0 }
    }
    guard SegueTemplate.running.count <= SegueTemplate.embeddingsLimit else {
      if SegueTemplate.running.count == SegueTemplate.embeddingsLimit + 1 {
        UIKitComplaint.tooManyEmbeddings(SegueTemplate.embeddingsLimit, in: source).report()
      }
      return
    }
    performForUser(sender: nil)
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
