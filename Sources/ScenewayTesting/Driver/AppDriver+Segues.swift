@_spi(Sceneway) internal import HeadlessUIKit
internal import Sceneway

extension AppDriver {
  /// Reports a segue whose source's scene is not assembled when it has been prepared, so that no router has answered it.
  ///
  /// - Parameters:
  ///   - segue: a segue with an identifier, that is about to be prepared; one without needs no route.
  ///   - otherwise: called where that is so, before the segue is performed.
  static func askAfterPreparing(_ segue: UIStoryboardSegue, otherwise: @escaping @MainActor () -> Void) {
    guard let identifier = segue.identifier else { return }
    segue.askBeforePerforming { [source = segue.source] in
      guard source.isUnassembledScene else { return true }
      let scene = String(describing: Swift.type(of: source))
      SceneProblems.report(SceneError(.notAssembled, scene: scene, identifier: identifier))
      otherwise()
      return true
    }
  }
}
