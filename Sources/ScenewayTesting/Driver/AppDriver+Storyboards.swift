public import Foundation
@_spi(Sceneway) internal import HeadlessUIKit
internal import InterfaceBuilder

extension AppDriver {
  /// Shows a scene of a storyboard in a window, runs a test in its world and lets it go.
  ///
  /// - Parameters:
  ///   - storyboard: the storyboard's file; its references are looked for beside it.
  ///   - scene: the storyboard identifier of the scene; the storyboard's entry point by default.
  ///   - siblings: storyboards that references may name though they lie elsewhere; none by default.
  ///   - device: the device to run on; a phone by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  ///   - function: the test's function, whose name a record of the navigation has.
  ///   - body: the test.
  /// - Returns: what the test returns.
  /// - Throws: what the test throws, what is wrong with the file, or an ``AppDriverError`` where there is no such scene.
  public static func run<Result>(
    storyboard: URL, scene: String? = nil, siblings: [URL] = [], device: AppDevice = .phone,
    file: String = #fileID, line: Int = #line, function: String = #function,
    _ body: @MainActor (AppDriver) async throws -> Result
  ) async throws -> Result {
    let driver = try await launch(
      storyboard: storyboard, scene: scene, siblings: siblings, device: device, file: file, line: line)
    return try await driver.perform {
      try await driver.play(file, line, function) { try await body(driver) }
    }
  }

  /// Shows a scene of a storyboard in a window.
  ///
  /// - Parameters:
  ///   - storyboard: the storyboard's file; its references are looked for beside it.
  ///   - scene: the storyboard identifier of the scene; the storyboard's entry point by default.
  ///   - siblings: storyboards that references may name though they lie elsewhere; none by default.
  ///   - device: the device to run on; a phone by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Returns: the driver of the scene, which rests.
  /// - Throws: what is wrong with the file, or an ``AppDriverError`` where there is no such scene.
  public static func launch(
    storyboard: URL, scene: String? = nil, siblings: [URL] = [], device: AppDevice = .phone,
    file: String = #fileID, line: Int = #line
  ) async throws -> AppDriver {
    let driver = AppDriver(device: device, bundle: nil)
    try await at(file, line) { try await driver.show(storyboard, scene: scene, siblings: siblings) }
    return driver
  }

  /// Shows a scene of a storyboard without its app, whose classes are played by UIKit's own.
  ///
  /// - Parameters:
  ///   - storyboard: the storyboard's file.
  ///   - id: the Interface Builder id of the scene's controller; nil for the entry point.
  ///   - siblings: storyboards that references may name though they lie elsewhere.
  ///   - device: the device to run on.
  /// - Returns: the driver of the scene, which rests.
  /// - Throws: what is wrong with the file, or an ``AppDriverError`` where there is no such scene.
  package static func play(
    storyboard: URL, elementID id: String?, siblings: [URL], device: AppDevice
  ) async throws -> AppDriver {
    let driver = AppDriver(device: device, bundle: nil)
    driver.environment.standIns = StandIns(areForAllClasses: true)
    driver.isPlayedWithoutApp = true
    driver.environment.fixedDate = Date(timeIntervalSince1970: 1_767_225_600)
    driver.environment.giveStoryboards(siblings)
    try await driver.show {
      let board = try UIStoryboard(contentsOf: storyboard)
      let made =
        id.map { board.instantiateViewController(elementID: $0) } ?? board.instantiateInitialViewController()
      guard let made else {
        let request = "show “\(id ?? storyboard.lastPathComponent)”"
        let identifiers = (board.document?.controllers ?? []).compactMap(\.storyboardIdentifier)
        throw AppDriverError(
          request,
          id == nil
            ? .noInitialScene(identifiers: identifiers)
            : .noSuchScene(
              identifiers: identifiers))
      }
      return made
    }
    return driver
  }

  private func show(_ storyboard: URL, scene: String?, siblings: [URL]) async throws {
    environment.giveStoryboards(siblings)
    try await show {
      let board = try UIStoryboard(contentsOf: storyboard)
      let request = "show “\(scene ?? storyboard.lastPathComponent)”"
      let identifiers = (board.document?.controllers ?? []).compactMap(\.storyboardIdentifier)
      if let scene {
        guard identifiers.contains(scene) else {
          throw AppDriverError(request, .noSuchScene(identifiers: identifiers))
        }
        return board.instantiateViewController(withIdentifier: scene)
      }
      guard let initial = board.instantiateInitialViewController() else {
        throw AppDriverError(request, .noInitialScene(identifiers: identifiers))
      }
      return initial
    }
  }

  /// The ways of storyboards that led nowhere since the launch, in words, where they are played without their app.
  package var deadEnds: [String] { environment.standIns?.deadEnds ?? [] }

  /// Lets the lists on the screen that no app serves show their prototypes.
  ///
  /// - Returns: whether one shows something else from now on.
  func showPrototypes() -> Bool {
    guard isPlayedWithoutApp, let view = window?.rootViewController?.topmostPresented.viewIfLoaded else {
      return false
    }
    return showPrototypes(in: view)
  }

  private func showPrototypes(in view: UIView) -> Bool {
    let changes =
      (view as? UITableView)?.showPrototypes() ?? (view as? UICollectionView)?.showPrototypes() ?? false
    return view.subviews.reduce(changes) { showPrototypes(in: $1) || $0 }
  }
}
