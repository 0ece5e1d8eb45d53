/// A change of traits: what everybody below an object had before it, told to those who have others after it.
///
/// Whoever changes something that traits depend on makes one first, makes the change, and tells.
@MainActor
final class TraitChange {
  private struct Record {
    weak var node: (any UITraitEnvironment)?
    let before: UITraitCollection
  }

  private var records: [Record] = []
  private var seen: Set<ObjectIdentifier> = []

  /// Looks at an object and everything below it, from the outside in.
  ///
  /// - Parameter root: the object.
  init(below root: any TraitNode) {
    switch root {
    case let scene as UIWindowScene:
      record(scene)
      for window in scene.windows { visit(window) }
    case let view as UIView: visit(view)
    case let controller as UIViewController: visit(controller)
    default: record(root)
    }
  }

  /// Whether the change is about an object.
  func covers(_ node: any TraitNode) -> Bool { seen.contains(ObjectIdentifier(node)) }

  // MARK: Before

  @discardableResult
  private func record(_ node: any UITraitEnvironment) -> Bool {
    guard seen.insert(ObjectIdentifier(node)).inserted else { return false }
    records.append(Record(node: node, before: node.traitCollection))
    return true
  }

  private func visit(_ view: UIView) {
    guard record(view) else { return }
    for subview in view.storedSubviews {
      if let controller = subview.viewDelegate { visit(controller) } else { visit(subview) }
    }
    guard let window = view as? UIWindow else { return }
    if let root = window.rootViewController { visit(root) }
    for presentation in window.presentations.map(\.presentation) {
      record(presentation)
      visit(presentation.shownController)
    }
  }

  private func visit(_ controller: UIViewController) {
    guard record(controller) else { return }
    if let view = controller.storedView { visit(view) }
    // Children hear of it whether their views are anywhere or not (CONT-19).
    for child in controller.storedChildren { visit(child) }
  }

  // MARK: After

  /// Lets containers follow first, then tells everybody whose traits are others now.
  func tell() {
    for record in records { (record.node as? UIViewController)?.traitsWillSettle() }
    for record in records {
      guard let node = record.node else { continue }
      let now = node.traitCollection
      guard !now.hasSameTraits(as: record.before) else { continue }
      node.traitCollectionDidChange(record.before)
      guard let observed = node as? any TraitNode else { continue }
      for registration in observed.traitState?.registrations ?? [] {
        registration.tell(observed, from: record.before, to: now)
      }
    }
  }
}

extension TraitNode {
  /// Changes something that traits depend on and tells at once.
  func changeTraits(_ body: () -> Void) {
    let change = TraitChange(below: self)
    body()
    change.tell()
  }

  /// Changes something that traits depend on; it is told at the end of the turn, or when somebody asks for it.
  func changeTraitsLater(_ body: () -> Void) {
    let environment = HeadlessEnvironment.current
    if !environment.pendingTraitChanges.contains(where: { $0.covers(self) }) {
      environment.pendingTraitChanges.append(TraitChange(below: self))
      environment.clock.atCommit { environment.tellTraitChanges() }
    }
    body()
  }
}

extension HeadlessEnvironment {
  /// Tells what waits for the end of the turn.
  func tellTraitChanges() {
    while !pendingTraitChanges.isEmpty { pendingTraitChanges.removeFirst().tell() }
  }
}
