public import Foundation
@_spi(Sceneway) internal import HeadlessUIKit
internal import Sceneway

extension AppDriver {
  /// Taps the back button in the navigation bar.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there is none.
  public func back(file: String = #fileID, line: Int = #line) async throws {
    try await act("go back", file, line) {
      guard let screen = liveScreen else { return .noWindow }
      guard let button = screen.elements.first(where: { $0.value.kind == .backButton }) else {
        return .noBackButton
      }
      return touch(button)
    }
  }

  /// Holds the back button and chooses a screen further back in the menu that opens.
  ///
  /// - Parameters:
  ///   - title: the screen's title, as the menu shows it.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there is no back button, or no such screen behind it.
  public func back(to title: String, file: String = #fileID, line: Int = #line) async throws {
    try await at(file, line) { try await back(to: .words(title)) }
  }

  package func back(to reference: Reference) async throws {
    try await act("go back to \(reference)") {
      guard let screen = liveScreen else { return .noWindow }
      guard let button = screen.elements.first(where: { $0.value.kind == .backButton }),
        case .back(let navigation) = button.target
      else { return .noBackButton }
      let titles = navigation.backMenuTitles
      switch reference {
      case .number(let number):
        guard titles.indices.contains(number - 1) else { return .noSuchNumber(highest: titles.count) }
        return navigation.chooseBackMenuItem(at: number - 1) ? nil : .noBackButton
      case .words(let words), .identifier(let words):
        let wanted = words.matchable
        guard let index = titles.firstIndex(of: words) ?? titles.firstIndex(where: { $0.matchable == wanted })
        else {
          return .notFound(suggestions: Spelling.suggestions(for: words, among: titles))
        }
        return navigation.chooseBackMenuItem(at: index) ? nil : .noBackButton
      }
    }
  }

  /// Swipes to the next page of a page view controller.
  ///
  /// - Parameters:
  ///   - completes: false for a finger that lets go too early, so that the page falls back; true by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there are no pages, or this is the last one.
  public func nextPage(completes: Bool = true, file: String = #fileID, line: Int = #line) async throws {
    try await at(file, line) { try await turnPage(forward: true, completes: completes) }
  }

  /// Swipes to the page before in a page view controller.
  ///
  /// - Parameters:
  ///   - completes: false for a finger that lets go too early, so that the page falls back; true by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there are no pages, or this is the first one.
  public func previousPage(completes: Bool = true, file: String = #fileID, line: Int = #line) async throws {
    try await at(file, line) { try await turnPage(forward: false, completes: completes) }
  }

  package func turnPage(forward isForward: Bool, completes: Bool = true) async throws {
    try await act(isForward ? "turn to the next page" : "turn to the page before") {
      guard let root = window?.rootViewController else { return .noWindow }
      guard let pages = root.topmostPresented.visiblePages else { return .noPages }
      return pages.turnPage(isForward ? .forward : .reverse, completes: completes) ? nil : .noFurtherPage
    }
  }

  /// Whether there are pages that a finger may turn.
  package var hasPages: Bool {
    perform {
      window?.rootViewController?.topmostPresented.visiblePages?.dataSource != nil && openMenu == nil
    }
  }

  /// Leaves what lies over the rest by a gesture: swipes a sheet away, taps an alert's cancel button, taps beside a
  /// popover or an open menu.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where nothing is there, or it cannot be left so.
  public func dismiss(file: String = #fileID, line: Int = #line) async throws {
    try await act("dismiss", file, line) {
      if openMenu != nil {
        closeMenu()
        return nil
      }
      guard let top = modals.last else { return .nothingToDismiss }
      if let alert = top as? UIAlertController {
        guard let cancel = alert.actions.first(where: { $0.style == .cancel }) else { return .noCancelButton }
        return alert.tap(cancel) ? nil : .disabled
      }
      return reason(for: top.swipeToDismiss(), of: top)
    }
  }

  // MARK: From outside

  /// Opens a link in the app, as another app does.
  ///
  /// - Parameters:
  ///   - url: the link.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there is no app delegate, as in a test of one flow or screen, or UIKit raises an
  ///   exception on the way.
  public func openURL(_ url: URL, file: String = #fileID, line: Int = #line) async throws {
    try await act("open \(url)", file, line) {
      guard UIApplication.shared.delegate != nil else { return .withoutDelegate }
      UIApplication.shared.receive(url)
      return nil
    }
  }

  /// The links that the app opened in other apps, in order.
  public var openedExternalURLs: [URL] { perform { UIApplication.shared.openedExternalURLs } }

  /// Sends the app off the screen, as the home gesture does.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where UIKit raises an exception on the way.
  public func enterBackground(file: String = #fileID, line: Int = #line) async throws {
    try await act("leave the app", file, line) {
      UIApplication.shared.enterBackground()
      return nil
    }
  }

  /// Whether the app is off the screen.
  package var isInBackground: Bool { perform { UIApplication.shared.applicationState == .background } }

  /// Brings the app back on the screen.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where UIKit raises an exception on the way.
  public func enterForeground(file: String = #fileID, line: Int = #line) async throws {
    try await act("come back to the app", file, line) {
      UIApplication.shared.enterForeground()
      return nil
    }
  }
}

extension UIViewController {
  /// The innermost page view controller that is on the screen, from here down.
  fileprivate var visiblePages: UIPageViewController? {
    for child in visibleChildren {
      if let found = child.visiblePages { return found }
    }
    return self as? UIPageViewController
  }
}
