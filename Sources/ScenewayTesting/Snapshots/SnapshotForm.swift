@_spi(Sceneway) internal import HeadlessUIKit

/// A form in which an app can be written down as text.
public struct SnapshotForm: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case screen, tree, flows, hierarchy, numberedHierarchy
  }

  let kind: Kind

  /// What a person sees, as ``ScreenSnapshot/description`` writes it.
  public static let screen = SnapshotForm(kind: .screen)

  /// The tree of controllers, as ``ControllerTree/description`` writes it.
  public static let tree = SnapshotForm(kind: .tree)

  /// The tree of flows, as ``FlowOutline/description`` writes it.
  public static let flows = SnapshotForm(kind: .flows)

  /// The tree of controllers in the form of UIKit's `_printHierarchy`; the addresses of objects are left out.
  public static let hierarchy = SnapshotForm(kind: .hierarchy)

  /// The tree of controllers in the form of UIKit's `_printHierarchy`; numbers in the order of the text stand for the
  /// addresses of objects, so that tools that read the debugger's text read this too.
  public static let numberedHierarchy = SnapshotForm(kind: .numberedHierarchy)
}

extension AppDriver {
  /// The app of this moment as text.
  ///
  /// - Parameter form: what of it is written down, and how.
  /// - Returns: the text, without a line end after the last line; the same for the same app in every run.
  public func text(_ form: SnapshotForm) -> String {
    switch form.kind {
    case .screen: return screen.description
    case .tree: return hierarchy?.description ?? ""
    case .flows: return flows.map(\.description).joined(separator: "\n")
    case .hierarchy: return printedHierarchy(.leftOut)
    case .numberedHierarchy: return printedHierarchy(.numbered)
    }
  }

  private func printedHierarchy(_ addresses: PrintedHierarchy.Addresses) -> String {
    perform {
      guard let root = window?.rootViewController else { return "" }
      var printed = PrintedHierarchy(addresses)
      return printed.lines(of: root).joined(separator: "\n")
    }
  }
}
