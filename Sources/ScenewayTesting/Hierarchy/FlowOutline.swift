@_spi(Sceneway) internal import HeadlessUIKit
internal import Sceneway

/// A flow that runs, its screens and the flows that it started, as a value.
public struct FlowOutline: Hashable, Sendable, Codable {
  /// The coordinator's class, without its module.
  public var coordinator: String

  /// What the flow's screens are called, in the order in which they were shown; its own containers are left out.
  public var screens: [String]

  /// The flows that it started and that still run, in the order in which they were started.
  public var children: [FlowOutline]

  @MainActor
  init(_ flow: AnyCoordinator) {
    coordinator = String(describing: type(of: flow))
    screens = flow.screens.filter { !$0.isContainer }.map { screen in
      screen.declaredClassName + (screen.screenTitle.map { " “\($0)”" } ?? "")
    }
    children = flow.children.map(FlowOutline.init)
  }
}

extension FlowOutline: CustomStringConvertible {
  /// The tree as text, one flow a line.
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    let name = coordinator + (screens.isEmpty ? "" : ": " + screens.joined(separator: ", "))
    return [name]
      + children.enumerated().flatMap { index, child -> [String] in
        let isLast = index == children.count - 1
        return child.lines.enumerated().map { line, text in
          (line == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")) + text
        }
      }
  }
}

extension AppDriver {
  /// The flows that run in the app's windows, those that no other started; the rest hang below them.
  public var flows: [FlowOutline] {
    perform {
      UIApplication.shared.windows.flatMap { Navigator.outermostFlows(in: $0).map(FlowOutline.init) }
    }
  }
}
