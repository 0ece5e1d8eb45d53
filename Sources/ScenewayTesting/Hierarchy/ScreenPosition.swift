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

  /// What is chosen in a tab bar.
  package struct Tab {
    /// The tab bar controller.
    package let container: ObjectIdentifier
    /// The place in the bar, from 0; that of More for a tab behind it; nil where nothing is chosen.
    package let placeInBar: Int?
    /// The place among all tabs, from 1; while the list behind More shows, that of More in the bar.
    package let number: Int
    /// The tab's words; `tab 2` for one without any.
    package let title: String
  }

  /// A navigation stack on the screen.
  package struct Stack {
    /// The navigation controller; the screen itself where there is no stack.
    package let container: ObjectIdentifier
    /// The screens, the root first.
    package let places: [Place]
  }

  /// A column of a split view controller.
  package struct Column: Hashable {
    package let split: ObjectIdentifier
    package let controller: ObjectIdentifier
  }

  /// The window's root.
  package let root: Place?
  /// What lies over the root, from the bottom up.
  package let modals: [Place]
  /// The navigation stack of the screen.
  package let stack: Stack
  /// Other stacks on the screen: those inside of it and those of other columns.
  package let otherStacks: [Stack]
  /// What is chosen in the bars around the screen, the outermost first, then in other bars on the screen.
  package let tabs: [Tab]
  /// The column that the screen stands in, where several stand beside or over one another.
  package let column: Column?
  /// The screen itself.
  package let visible: Place?
}

extension AppDriver {
  /// Where a person is now.
  package var position: ScreenPosition {
    perform {
      let visible = visibleViewController
      let around = visible.map { Array(sequence(first: $0, next: \.parent)) } ?? []
      var containers = VisibleContainers()
      if let root = window?.rootViewController { containers.collect(root) }
      let main = mainStack
      let own = around.reversed().compactMap { $0 as? UITabBarController }
      let bars = own + containers.tabBars.filter { !own.contains($0) }
      return ScreenPosition(
        root: window?.rootViewController.map(place),
        modals: modals.map { place($0.frontmostContent, for: $0) },
        stack: main,
        otherStacks: containers.navigations.map {
          ScreenPosition.Stack(container: ObjectIdentifier($0), places: $0.screens.map(place))
        }.filter { $0.container != main.container },
        tabs: bars.compactMap(\.chosenTab),
        column: column(in: around), visible: visible.map(place))
    }
  }

  /// The stack of the screen, with what it belongs to.
  private var mainStack: ScreenPosition.Stack {
    let navigation = visibleNavigation
    let container = navigation.map(ObjectIdentifier.init) ?? visibleViewController.map(ObjectIdentifier.init)
    return ScreenPosition.Stack(
      container: container ?? ObjectIdentifier(self), places: stack.map(place))
  }

  /// The column that is the innermost around the screen.
  private func column(in around: [UIViewController]) -> ScreenPosition.Column? {
    for (child, parent) in zip(around, around.dropFirst()) {
      guard let split = parent as? UISplitViewController else { continue }
      if split.isCollapsed { return nil }
      return ScreenPosition.Column(split: ObjectIdentifier(split), controller: ObjectIdentifier(child))
    }
    return nil
  }

  private func place(_ controller: UIViewController) -> ScreenPosition.Place {
    place(controller, for: controller)
  }

  /// A place that is called by its content, such as that of a navigation controller.
  private func place(_ content: UIViewController, for controller: UIViewController) -> ScreenPosition.Place {
    ScreenPosition.Place(
      object: ObjectIdentifier(controller), summary: ControllerSummary(content, presentedIn: controller))
  }

  // MARK: Segues

  /// Takes the segues that were performed since they were taken last.
  ///
  /// - Parameter place: where a stack inside the screen leads now; nil where it is the screen that changed.
  /// - Returns: the identifier of the one that led to the screen, or to something around it; nil where none with an
  ///   identifier did.
  package func takeSegue(towards place: ScreenPosition.Place? = nil) -> String? {
    let segues = performedSegues
    performedSegues = []
    guard let visible = visibleViewController else { return nil }
    var around = Set(sequence(first: visible) { $0.parent }.map(ObjectIdentifier.init))
    if let place { around.insert(place.object) }
    return segues.last { around.contains($0.destination) }?.identifier
  }
}

/// A segue that was performed.
struct PerformedSegue {
  let identifier: String?
  let destination: ObjectIdentifier
}

/// The containers on the screen, outer ones before inner ones.
@MainActor
private struct VisibleContainers {
  private(set) var navigations: [UINavigationController] = []
  private(set) var tabBars: [UITabBarController] = []

  /// Collects the containers from a controller down; what lies under a presented screen is left out.
  mutating func collect(_ controller: UIViewController) {
    if let presented = controller.covering { return collect(presented) }
    if let navigation = controller as? UINavigationController, !navigation.isNested {
      navigations.append(navigation)
    }
    if let tabs = controller as? UITabBarController { tabBars.append(tabs) }
    for child in controller.visibleChildren { collect(child) }
  }
}

extension UITabBarController {
  /// What is chosen; nil where nothing is.
  fileprivate var chosenTab: ScreenPosition.Tab? {
    guard let index = placeOfSelected ?? placeInBarOfSelected else { return nil }
    let isTab = placeOfSelected != nil
    let titles = tabTitles
    let title = isTab && titles.indices.contains(index) ? titles[index] : titleInBar(at: index)
    return ScreenPosition.Tab(
      container: ObjectIdentifier(self), placeInBar: placeInBarOfSelected, number: index + 1,
      title: title.flatMap { $0.isEmpty ? nil : $0 } ?? "tab \(index + 1)")
  }
}
