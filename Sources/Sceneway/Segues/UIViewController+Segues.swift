#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension UIViewController {
  /// Performs a segue and configures it by a closure, beside `prepare(for:sender:)`.
  ///
  /// ```swift
  /// try performSegue(withIdentifier: "changeItem", sender: nil) { segue in
  ///   (segue.destination as? ChangeMenuItemController)?.viewModel.source = item
  /// }
  /// ```
  ///
  /// The closure runs once, inside this call, before the controller's own `prepare(for:sender:)`, whether that calls
  /// `super` or not. Where the segue does not happen, the closure is dropped with the call: none waits for a later
  /// segue. As with UIKit's own method, `shouldPerformSegue` is not asked (SEG-02).
  ///
  /// - Parameters:
  ///   - identifier: the segue's identifier.
  ///   - sender: handed to `prepare`.
  ///   - configure: gets the segue; the destination's view is not loaded yet, unless the segue unwinds.
  /// - Throws: ``SceneError`` where the scene has no such segue (known in advance on headless UIKit alone), the segue did
  ///   not happen, UIKit dropped it (MIS-01, MIS-10, MIS-11) or a required input is missing; whatever `configure` throws.
  ///   What went wrong while the segue was prepared stops it, so that nothing comes on the screen; but a segue of a class of
  ///   the app's own, or one that unwinds, goes its way all the same.
  public func performSegue(
    withIdentifier identifier: String, sender: Any?, configure: (UIStoryboardSegue) throws -> Void
  ) throws {
    try performSegue(withIdentifier: identifier, sender: sender, target: { nil }, configure: configure)
  }

  /// The same, with the controller inside the destination that the closure configures.
  private func performSegue(
    withIdentifier identifier: String, sender: Any?, target: @escaping () -> UIViewController?,
    configure: (UIStoryboardSegue) throws -> Void
  ) throws {
    if let known = segueNames, !known.contains(identifier) {
      throw SceneError(.unknownSegue, scene: sceneName, identifier: identifier, found: known)
    }
    try withoutActuallyEscaping(configure) { configure in
      try SegueClosures.of(self).perform(identifier, from: self, target: target, configure: configure) {
        performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }

  /// Performs the segue that leads to a class of controllers and configures the destination.
  ///
  /// ```swift
  /// try performSegue(to: ChangeMenuItemController.self, sender: cell) { $0.viewModel.source = item }
  /// ```
  ///
  /// The destination may stand inside a navigation, tab bar or other container; no view is loaded to find it. What a
  /// container holds is known only when it was made, so a destination of another class is found out when the segue is
  /// prepared: the segue stops there and shows nothing. Only a segue of a class of the app's own (a custom one), which
  /// shows its destination in its own way, happens all the same, without `configure`.
  ///
  /// - Parameters:
  ///   - type: the destination's class.
  ///   - identifier: the segue's identifier. Where it is nil, the only segue that leads to the class; where the
  ///     storyboard cannot be asked, or several do, the segue that is named after the class.
  ///   - sender: handed to `prepare`; nil by default.
  ///   - configure: gets the destination; its view is not loaded yet.
  /// - Throws: ``SceneError`` where no segue, or more than one, leads there, the segue leads elsewhere or did not happen;
  ///   whatever `configure` throws.
  public func performSegue<Destination: UIViewController>(
    to type: Destination.Type, identifier: String? = nil, sender: Any? = nil,
    configure: (Destination) throws -> Void
  ) throws {
    let identifier = try identifier ?? segueIdentifier(leadingTo: type)
    weak var found: Destination?
    try performSegue(withIdentifier: identifier, sender: sender, target: { found }) { segue in
      let destination = try destination(type, of: segue)
      found = destination
      try configure(destination)
    }
  }

  // MARK: What the storyboard tells

  /// The name that errors call the controller by.
  var sceneName: String { ControllerClass.of(self).name }

  /// The segue to a class of controllers, where there is one alone or one named after the class.
  private func segueIdentifier<Destination: UIViewController>(leadingTo type: Destination.Type) throws
    -> String
  {
    let name = String(describing: type)
    guard let outlines = segueOutlines else { return name }
    let leading = outlines.filter { $0.leads(to: type) }
    let identifiers = leading.compactMap(\.identifier)
    if Set(identifiers).count == 1, let only = identifiers.first { return only }
    if outlines.contains(where: { $0.identifier == name }) { return name }
    let kind: SceneError.Kind = identifiers.isEmpty ? .noSegueToDestination : .ambiguousSegue
    throw SceneError(
      kind, scene: sceneName, expected: name,
      found: (identifiers.isEmpty ? outlines : leading).map(\.description))
  }
}
