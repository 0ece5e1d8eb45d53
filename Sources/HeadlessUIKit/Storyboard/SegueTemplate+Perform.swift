internal import Foundation
internal import InterfaceBuilder

extension UIViewController {
  /// Performs a segue that code asks for; the controller is not asked whether it should (SEG-02).
  func performSegueTemplate(withIdentifier identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      return UIKitComplaint.noSegue(identifier, of: self).report()
    }
    template.perform(sender: sender)
  }
}

extension SegueTemplate {
  /// Performs the segue because of what the person did; the source is asked first (SEG-01, SEG-03).
  func performForUser(sender: Any?) {
    guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
      return
    }
    perform(sender: sender)
  }

  /// Performs the segue (SEG-01): destination, segue object, `prepare`, `perform`.
  func perform(sender: Any?) {
    guard let source else { return }
    if segue.kind == .unwind { return unwind(from: source, sender: sender) }
    guard let destination = makeDestination(source: source, sender: sender) else { return }
    applyStyles(to: destination, sender: sender)
    guard let made = makeSegue(from: source, to: destination) else { return }
    let kind = segue.kind
    let animated = segue.animates
    made.setPerformHandler(for: kind) { [unowned made, weak self] in
      self?.perform(made, kind, animated: animated, sender: sender)
    }
    SegueTemplate.prepare(source, for: made, sender: sender)
    made.perform()
    // A segue that animates its destination lives as long as the presentation (SEG-34).
    if made.destination.ownPresentingViewController != nil {
      made.destination.storedPresentationController?.retain(made)
    }
  }

  /// Tells the source, and before it whoever looks at its segues.
  static func prepare(_ source: UIViewController, for segue: UIStoryboardSegue, sender: Any?) {
    HeadlessEnvironment.current.segueWitness?.willPrepare(segue, sender)
    HeadlessEnvironment.current.segueObserver?.willPrepare(segue, sender)
    source.segueInterceptor?.willPrepare(segue, sender)
    source.prepare(for: segue, sender: sender)
  }

  // MARK: Before

  private func makeDestination(source: UIViewController, sender: Any?) -> UIViewController? {
    if segue.destination == nil {
      SegueTemplate.complain(ofMissingDestination: segue, in: storyboard)
    }
    guard let found = findDestination(complains: true) else {
      // A storyboard played without its app may lack the others; a bare screen stands in for what is there.
      guard let standIns = HeadlessEnvironment.current.standIns else { return nil }
      standIns.note(deadEnd: "an empty screen stands in for what is not there")
      return UIViewController()
    }
    let made = found.storyboard.make(found.element, creator: segueAction(of: source, sender: sender))
    if made == nil, Controller(found.element) == nil {
      HeadlessEnvironment.current.standIns?.note(
        deadEnd: "the segue \(identifier.map { "‘\($0)’" } ?? segue.id) leads to a ‘\(found.element.name)’, "
          + "which is no controller")
    }
    return made
  }

  /// Says that a segue leads to what the storyboard does not have; Xcode would not have built it.
  static func complain(ofMissingDestination segue: Segue, in storyboard: UIStoryboard) {
    let name = segue.identifier.map { "‘\($0)’" } ?? segue.id
    let complaint = UIKitComplaint.segueToNowhere(name, destination: segue.destinationID, in: storyboard)
    if let standIns = HeadlessEnvironment.current.standIns {
      standIns.note(deadEnd: complaint.text)
    } else {
      complaint.report()
    }
  }

  /// The source's own method that makes the destination (SEG-36).
  private func segueAction(of source: UIViewController, sender: Any?) -> Creator? {
    guard let name = segue.destinationCreationSelector else { return nil }
    let selector = Selector(name)
    if let standIns = HeadlessEnvironment.current.standIns, !source.responds(to: selector) {
      standIns.note(name, of: source.sceneContext?.missingClass ?? className(of: type(of: source)))
      return nil
    }
    let identifier = identifier
    return Creator { [unowned source] coder in
      let arguments = [coder, sender, identifier].prefix(selector.argumentCount)
      return source.invoke(selector, Array(arguments)) as? UIViewController
    }
  }

  /// Sets how the destination is presented, as the segue says (SEG-15, SEG-16).
  private func applyStyles(to destination: UIViewController, sender: Any?) {
    if let style = segue.modalPresentationStyle.flatMap(UIModalPresentationStyle.init(name:)) {
      destination.modalPresentationStyle = style
    }
    if let style = segue.modalTransitionStyle.flatMap(UIModalTransitionStyle.init(name:)) {
      destination.modalTransitionStyle = style
    }
    if segue.kind == .popoverPresentation || segue.kind == .popover {
      anchorPopover(of: destination, sender: sender)
    }
  }

  /// Makes the segue object, of the app's own class where the storyboard names one.
  func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue? {
    var type: UIStoryboardSegue.Type =
      segue.kind == .popover ? UIStoryboardPopoverSegue.self : UIStoryboardSegue.self
    if let name = segue.customClass {
      if let custom = AppClass.find(name, of: segue.element) as? UIStoryboardSegue.Type {
        type = custom
      } else if let standIns = HeadlessEnvironment.current.standIns {
        standIns.note(missing: AppClass.fullName(name, of: segue.element))
      } else {
        UIKitComplaint.noSegueClass(name).report()
        return nil
      }
    }
    let made = ClassInstantiation.make(
      type, identifier: identifier, source: source, destination: destination)
    made.storyboardElement = StoryboardElement(storyboard: storyboard.fileName, id: segue.id)
    return made
  }

  // MARK: Going

  /// Does what UIKit does for a kind of segue.
  private func perform(_ segue: UIStoryboardSegue, _ kind: Segue.Kind, animated: Bool, sender: Any?) {
    let source = segue.source
    let destination = segue.destination
    switch kind {
    case .show:
      SegueTemplate.animating(animated) { source.show(destination, sender: sender) }
    case .showDetail:
      SegueTemplate.animating(animated) { source.showDetailViewController(destination, sender: sender) }
    case .push:
      guard let navigation = source.navigationController else {
        return UIKitComplaint.pushWithoutNavigation(segue).report()
      }
      navigation.pushViewController(destination, animated: animated)
    case .presentation, .modal, .popoverPresentation, .popover, .sheet:
      source.present(destination, animated: animated)
    case .replace:
      replace(in: source.splitViewController, with: destination)
    case .embed:
      embed(destination, in: source)
    case .custom, .unknown, .unwind, .relationship:
      // Only a stand-in comes here: the app's own class is missing.
      SegueTemplate.animating(animated) { source.show(destination, sender: sender) }
    }
  }

  private static func animating(_ animated: Bool, _ show: () -> Void) {
    if animated { return show() }
    UIView.performWithoutAnimation(show)
  }

  private func replace(in split: UISplitViewController?, with destination: UIViewController) {
    guard let split else { return }
    guard !split.isCollapsed else { return split.showDetailViewController(destination, sender: segue) }
    let index = segue.element.integer("splitViewControllerTargetIndex") ?? 1
    var controllers = split.viewControllers
    if controllers.indices.contains(index) {
      controllers[index] = destination
    } else {
      controllers.append(destination)
    }
    split.viewControllers = controllers
  }
}

extension UIStoryboardSegue {
  /// Gives a segue what UIKit does for its kind; a custom one has to know itself (SEG-19).
  fileprivate func setPerformHandler(for kind: Segue.Kind, _ perform: @escaping @MainActor () -> Void) {
    if kind == .custom,
      HeadlessEnvironment.current.standIns == nil || type(of: self) != UIStoryboardSegue.self
    {
      return
    }
    setPerformHandler(perform)
  }
}
