internal import InterfaceBuilder

/// A segue that starts at a controller itself, so that only code performs it.
@_spi(Sceneway)
public struct SegueByCode: Hashable, Sendable {
  /// The identifier that code uses; nil where the segue has none.
  public let identifier: String?
  /// The kind as Interface Builder writes it, such as `show` or `unwind`.
  public let kind: String
  /// What a person would call where it leads; the action for an unwind segue.
  public let destination: String
}

extension UIViewController {
  /// The segues that start at the controller itself, in document order; relationships are none.
  @_spi(Sceneway)
  public var seguesByCode: [SegueByCode] { templatesByCode.map(\.byCode) }

  /// Performs a segue that starts at the controller itself, as its code would (SEG-02).
  ///
  /// - Parameter index: its place among ``seguesByCode``.
  /// - Returns: whether there is such a segue.
  @_spi(Sceneway) @discardableResult
  public func performSegueByCode(at index: Int) -> Bool {
    let templates = templatesByCode
    guard templates.indices.contains(index) else { return false }
    templates[index].perform(sender: self)
    return true
  }

  private var templatesByCode: [SegueTemplate] {
    segueTemplates.filter { $0.segue.isManual && $0.segue.kind != .embed }
  }
}

extension SegueTemplate {
  fileprivate var byCode: SegueByCode {
    SegueByCode(identifier: identifier, kind: segue.kind.name, destination: nameOfDestination)
  }

  private var nameOfDestination: String {
    if segue.kind == .unwind { return segue.unwindAction ?? "exit" }
    guard let found = findDestination(complains: false) else { return segue.destinationID }
    return found.personalName(depth: 4)
  }
}

extension StoryboardDestination {
  /// What a person would call the scene: its title, otherwise that of what a container starts with, or its class.
  fileprivate func personalName(depth: Int) -> String {
    guard let controller = Controller(element) else { return element.name }
    let titles = [controller.navigationItem?.string("title"), controller.title]
    if let title = titles.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return title }
    if depth > 0, let first = controller.relationships.first?.destination,
      let related = StoryboardDestination.find(first, in: storyboard, complains: false)
    {
      return related.personalName(depth: depth - 1)
    }
    let names = [controller.storyboardIdentifier, controller.userLabel, controller.customClass]
    return names.compactMap { $0 }.first { !$0.isEmpty } ?? controller.element.name
  }
}
