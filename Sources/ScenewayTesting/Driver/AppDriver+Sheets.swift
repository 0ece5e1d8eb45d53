@_spi(Sceneway) public import HeadlessUIKit

extension AppDriver {
  /// Drags a sheet to another height at which it rests.
  ///
  /// - Parameters:
  ///   - detent: the height; one of those that the sheet has, `.medium` or `.large` for most.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no sheet is there, or it has no such height.
  public func dragSheet(
    to detent: UISheetPresentationController.Detent.Identifier, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act("drag the sheet to \(detent.rawValue)", file, line) {
      guard openMenu == nil, let top = modals.last else { return .nothingToDismiss }
      guard let sheet = top.presentationController as? UISheetPresentationController else {
        return .notSwipeable
      }
      if sheet.pull(to: detent) { return nil }
      return .noSuchValue(among: sheet.detents.map(\.identifier.rawValue))
    }
  }
}
