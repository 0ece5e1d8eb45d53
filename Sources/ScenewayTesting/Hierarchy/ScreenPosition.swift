@_spi(Sceneway) internal import HeadlessUIKit

/// Where in an app a person is: which stack, which tab, under what.
package struct ScreenPosition {
  /// A controller and which object it is.
  package struct Place: Hashable {
    package let object: ObjectIdentifier
    package let summary: ControllerSummary

    /// Whether two places are the same object, whatever they are called.
    package static func == (left: Place, right: Place) -> Bool { left.object == right.object }

    package func hash(into hasher: inout Hasher) { hasher.combine(object) }
  }

  /// The window's root.
  package let root: Place?
  /// What lies over the root, from the bottom up.
  package let modals: [Place]
  /// The navigation stack on the screen, the root first.
  package let stack: [Place]
  /// The place of the chosen tab, from 0, and its title.
  package let tab: (index: Int, title: String)?
  /// The screen itself.
  package let visible: Place?
}

extension AppDriver {
  /// Where a person is now.
  package var position: ScreenPosition {
    perform {
      let visible = visibleViewController
      let tabs = visible?.tabBarController
      let selected = tabs?.selectedViewController
      return ScreenPosition(
        root: window?.rootViewController.map(place),
        modals: modals.map { place($0.frontmostContent, for: $0) },
        stack: stack.map(place),
        tab: tabs.map { tabs in
          let title = selected?.tabBarItem?.title ?? selected?.title ?? ""
          return (tabs.selectedIndex, title)
        },
        visible: visible.map(place))
    }
  }

  private func place(_ controller: UIViewController) -> ScreenPosition.Place {
    place(controller, for: controller)
  }

  /// A place that is called by its content, such as that of a navigation controller.
  private func place(_ content: UIViewController, for controller: UIViewController) -> ScreenPosition.Place {
    ScreenPosition.Place(object: ObjectIdentifier(controller), summary: ControllerSummary(content))
  }

  // MARK: Segues

  /// Takes the segues that were performed since they were taken last.
  ///
  /// - Returns: the identifier of the one that led to the screen, or to something around it; nil where none with an
  ///   identifier did.
  package func takeSegue() -> String? {
    let segues = performedSegues
    performedSegues = []
    guard let visible = visibleViewController else { return nil }
    let around = sequence(first: visible) { $0.parent }.map(ObjectIdentifier.init)
    return segues.last { around.contains($0.destination) }?.identifier
  }
}

/// A segue that was performed.
struct PerformedSegue {
  let identifier: String?
  let destination: ObjectIdentifier
}
