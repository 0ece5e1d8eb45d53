#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension UIViewController {
  /// Configures a child that an embed segue brings while this controller's view loads.
  ///
  /// ```swift
  /// override func awakeFromNib() {
  ///   super.awakeFromNib()
  ///   attempt { try configureEmbed(TotalsController.self) { $0.currency = .euro } }
  /// }
  /// ```
  ///
  /// Whoever shows the controller may ask for it as well. The closure runs once, before this controller's own
  /// `prepare(for:sender:)` and before the child's view loads (SEG-24). Where the segue has not happened when the view
  /// is loaded, the closure is dropped and ``SceneProblems`` hears it; so it does of what the closure throws.
  ///
  /// - Parameters:
  ///   - type: the child's class; it may stand inside a container.
  ///   - identifier: the segue's identifier; nil takes the next embedded child of the class.
  ///   - configure: gets the child.
  /// - Throws: ``SceneError`` of the kind ``SceneError/Kind/viewAlreadyLoaded``: the segue has been performed.
  public func configureEmbed<Child: UIViewController>(
    _ type: Child.Type, identifier: String? = nil, configure: @escaping (Child) throws -> Void
  ) throws {
    let name = String(describing: type)
    guard !isViewLoaded else {
      throw SceneError(.viewAlreadyLoaded, scene: sceneName, identifier: identifier, expected: name)
    }
    let embedding = SegueClosures.Embedding(identifier: identifier, child: name) { [unowned self] segue in
      if identifier == nil, segue.destination.firstInside(type) == nil { return false }
      try configure(destination(type, of: segue))
      return true
    }
    SegueClosures.of(self).expect(embedding, in: self)
  }

  /// The controller of a class that a segue leads to, directly or inside a container; loads no view.
  func destination<Destination: UIViewController>(_ type: Destination.Type, of segue: UIStoryboardSegue)
    throws
    -> Destination
  {
    guard let found = segue.destination.firstInside(type) else {
      throw SceneError(
        .wrongDestination, scene: sceneName, identifier: segue.identifier, expected: String(describing: type),
        found: segue.destination.classesInside)
    }
    return found
  }
}
