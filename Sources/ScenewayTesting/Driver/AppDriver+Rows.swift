internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

extension AppDriver {
  /// Swipes over a row and taps what comes up.
  ///
  /// - Parameters:
  ///   - row: the row's words.
  ///   - action: the words of what comes up, such as `Delete`.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there is no such row, or the swipe does not offer the action.
  public func swipe(
    _ row: String, choosing action: String, file: String = #fileID, line: Int = #line
  ) async throws {
    try await at(file, line) { try await swipe(.words(row), choosing: action) }
  }

  package func swipe(_ reference: Reference, choosing action: String) async throws {
    let request = "swipe over \(reference) and choose “\(action)”"
    try await act(request) {
      let element = try find(reference, request: request) { $0.value.kind == .row }
      guard case .row(let table, let path) = element.target else { return .notSwipeable }
      if let reason = reach(table) { return reason }
      for isLeading in [false, true]
      where table.swipeActionTitles(at: path, leading: isLeading).contains(action) {
        if table.performSwipeAction(action, at: path, leading: isLeading) { return nil }
        // Nobody takes rows out of this list, so a person is not even offered to.
        return .notOffered(offered: offered(by: table, at: path).filter { $0 != action })
      }
      return .notOffered(offered: offered(by: table, at: path))
    }
  }

  private func offered(by table: UITableView, at path: IndexPath) -> [String] {
    table.swipeActionTitles(at: path) + table.swipeActionTitles(at: path, leading: true)
  }

  /// Pulls the content of the screen down to have it loaded again.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where nothing comes of it.
  public func pullToRefresh(file: String = #fileID, line: Int = #line) async throws {
    try await act("pull to refresh", file, line) {
      guard let view = window?.rootViewController?.topmostPresented.viewIfLoaded else { return .noWindow }
      guard let control = refreshControl(in: view) else { return .nothingHappens }
      return control.pull() ? nil : .disabled
    }
  }

  /// Whether there is something on the screen to pull down.
  package var canPullToRefresh: Bool {
    perform {
      window?.rootViewController?.topmostPresented.viewIfLoaded.flatMap(refreshControl) != nil
    }
  }

  private func refreshControl(in view: UIView) -> UIRefreshControl? {
    guard view.isShown else { return nil }
    if let control = (view as? UIScrollView)?.refreshControl { return control }
    for subview in view.subviews {
      if let control = refreshControl(in: subview) { return control }
    }
    return nil
  }
}
