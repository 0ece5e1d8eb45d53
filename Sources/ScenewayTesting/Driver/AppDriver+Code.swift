@_spi(Sceneway) internal import HeadlessUIKit

/// A way out of a screen that only its code goes: a segue that starts at the controller itself.
package struct WayByCode {
  /// Its place among the ways out of the screen, from 1.
  package let number: Int
  /// The segue's identifier; nil where it has none.
  package let identifier: String?
  /// The kind as Interface Builder writes it, such as `show` or `unwind`.
  package let kind: String
  /// What a person would call where it leads; the action for an unwind segue.
  package let destination: String
}

extension AppDriver {
  /// The ways out of the screen that code alone goes: those of its controller, then of what is inside and around it.
  package var waysByCode: [WayByCode] {
    perform {
      controllersWithCode.flatMap(\.seguesByCode).enumerated().map { index, segue in
        WayByCode(
          number: index + 1, identifier: segue.identifier, kind: segue.kind, destination: segue.destination)
      }
    }
  }

  /// Performs a segue that starts at a controller of the screen itself, as its code would.
  ///
  /// - Parameter reference: its identifier, where it leads, or its number among ``waysByCode``.
  /// - Throws: an ``AppDriverError`` where there is no such segue, or UIKit raises an exception on the way.
  package func performSegueByCode(_ reference: Reference) async throws {
    try await act("perform the segue \(reference)") {
      let ways = waysByCode
      guard let place = place(of: reference, in: ways) else {
        return .noSuchSegue(names: ways.map { $0.identifier ?? $0.destination })
      }
      var rest = place
      for controller in controllersWithCode {
        let count = controller.seguesByCode.count
        if rest < count { return controller.performSegueByCode(at: rest) ? nil : .nothingHappens }
        rest -= count
      }
      return .nothingHappens
    }
  }

  /// Takes what lies over the rest away, as code does that calls `dismiss`; a full screen needs no gesture for it.
  ///
  /// - Throws: an ``AppDriverError`` where nothing is there, or UIKit raises an exception on the way.
  package func dismissByCode() async throws {
    try await act("dismiss by code") {
      openMenu = nil
      guard let presenting = modals.last?.presentingViewController else { return .nothingToDismiss }
      presenting.dismiss(animated: true)
      return nil
    }
  }

  private func place(of reference: Reference, in ways: [WayByCode]) -> Int? {
    switch reference {
    case .number(let number): return ways.indices.contains(number - 1) ? number - 1 : nil
    case .words(let words), .identifier(let words):
      let wanted = words.matchable
      return ways.firstIndex { $0.identifier == words } ?? ways.firstIndex { $0.destination == words }
        ?? ways.firstIndex { $0.identifier?.matchable == wanted || $0.destination.matchable == wanted }
    }
  }

  /// The controllers whose code is at work on the screen, the screen's own first.
  private var controllersWithCode: [UIViewController] {
    guard let visible = visibleViewController else { return [] }
    let around = Array(sequence(first: visible, next: \.parent))
    let inside = (window?.rootViewController?.topmostPresented).map(everything) ?? []
    return around + inside.filter { controller in !around.contains { $0 === controller } }
  }

  private func everything(in controller: UIViewController) -> [UIViewController] {
    [controller] + controller.visibleChildren.flatMap(everything)
  }
}
