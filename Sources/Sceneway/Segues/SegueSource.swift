#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// A controller that segues start at: every view controller.
///
/// A protocol, because only there may a method name the class of the very controller that it is called on.
@MainActor
public protocol SegueSource: UIViewController {}

extension UIViewController: SegueSource {}

extension SegueSource {
  /// Performs a segue and configures its destination, before the destination's view loads.
  ///
  /// The destination may stand inside a navigation, tab bar or other container. The closure runs once, inside this
  /// call, before the controller's own `prepare(for:sender:)`. An unwind segue's destination is the controller that it
  /// goes back to, which is on the screen; the closure runs before the unwind action does.
  ///
  /// - Parameters:
  ///   - segue: one of the segues that start at this class.
  ///   - sender: handed to `prepare`; nil by default.
  ///   - configure: gets the destination; does nothing by default.
  /// - Throws: ``SceneError`` where the scene has no such segue, the segue leads elsewhere, did not happen or left a
  ///   required input out; whatever `configure` throws. Nothing comes on the screen then, unless the segue is of a class of
  ///   the app's own or unwinds.
  public func perform<Destination: UIViewController>(
    _ segue: Segue<Self, Destination>, sender: Any? = nil, configure: (Destination) throws -> Void = { _ in }
  ) throws {
    try performSegue(to: Destination.self, identifier: segue.identifier, sender: sender, configure: configure)
  }

  /// A segue that starts at another class.
  @available(
    *, unavailable,
    message: """
      this segue starts at another class; with 'Source: ThatClass' it has its dot in subclasses too, and where a subclass is \
      at hand of a segue with 'Source == ThatClass', say segue.perform(from:)
      """
  )
  public func perform<Source: UIViewController, Destination: UIViewController>(
    _ segue: Segue<Source, Destination>, sender: Any? = nil,
    configure: (Destination) throws -> Void = { _ in }
  ) throws {}

  /// Answers a segue, whoever starts it: a row, a button, code.
  ///
  /// It takes the place of one case of the switch in `prepare(for:sender:)`:
  ///
  /// ```swift
  /// onSegue(.changeItem) { source, destination, sender in
  ///   destination.item = source.item(of: sender as? UITableViewCell)
  /// }
  /// ```
  ///
  /// The closure stays until it is replaced and runs for each segue of the identifier, before the closure of a
  /// `performSegue` and before `prepare`. It is given the source, so that it does not have to hold it. What it throws is
  /// thrown by the Sceneway call that performs the segue, or goes to ``SceneProblems``.
  ///
  /// - Parameters:
  ///   - segue: one of the segues that start at this class. Where the scene has no such segue, ``SceneProblems`` hears it.
  ///   - answer: gets the source, the destination, whose view is not loaded, and what started the segue; nil takes
  ///     the former closure away.
  public func onSegue<Destination: UIViewController>(
    _ segue: Segue<Self, Destination>, perform answer: ((Self, Destination, Any?) throws -> Void)?
  ) {
    let run = answer.map { answer in
      { (source: UIViewController, segue: UIStoryboardSegue, sender: Any?) throws in
        guard let source = source as? Self else { return }
        try answer(source, source.destination(Destination.self, of: segue), sender)
      }
    }
    SegueClosures.of(self).answer(segue.identifier, with: run, known: segueNames)
  }

  /// Configures a child that an embed segue brings while this controller's view loads.
  ///
  /// - Parameters:
  ///   - segue: an embed segue of this class.
  ///   - configure: gets the child before its view loads; runs once.
  /// - Throws: ``SceneError`` of the kind ``SceneError/Kind/viewAlreadyLoaded``: the segue has been performed.
  public func configureEmbed<Child: UIViewController>(
    _ segue: Segue<Self, Child>, configure: @escaping (Child) throws -> Void
  ) throws {
    try configureEmbed(Child.self, identifier: segue.identifier, configure: configure)
  }
}
