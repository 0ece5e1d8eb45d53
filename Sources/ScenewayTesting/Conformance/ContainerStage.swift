internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// Plays a container with a probe inside it, in an app of its own.
@MainActor
final class ContainerStage<Container: UIViewController> {
  private let make: @MainActor (UIViewController) -> Container
  private let replace: (@MainActor (Container, UIViewController) -> Void)?
  private let animated: Bool
  private let exceptions: Set<ConformanceReport.Promise>
  private let device: AppDevice
  var report = ConformanceReport(subject: String(describing: Container.self))

  private weak var container: Container?
  private weak var child: ProbeScreen?
  private var place = ""

  init(
    make: @escaping @MainActor (UIViewController) -> Container,
    replace: (@MainActor (Container, UIViewController) -> Void)?, animated: Bool,
    exceptions: Set<ConformanceReport.Promise>, device: AppDevice
  ) {
    self.make = make
    self.replace = replace
    self.animated = animated
    self.exceptions = exceptions
    self.device = device
  }

  /// Plays all situations, one after the other.
  ///
  /// - Throws: an ``AppDriverError`` where one does not come about.
  func play() async throws {
    let app = try await AppDriver.launch(root: StageScreen("below"), device: device)
    try await app.perform {
      let situations = [show, cover, turn, darken, lookAtStatusBar, unwind, replaceChild, leave]
      for situation in situations {
        try await situation(app)
        app.checkAppearances()
      }
      begin("at the end")
      for finding in app.appearances.findings { add(.appearanceBalanced, finding.description) }
      for complaint in app.diagnostics { add(.nothingComplained, complaint.description) }
    }
  }

  private func begin(_ name: String) {
    place = name + (animated ? "" : ", at once")
    report.play(place)
  }

  private func add(_ promise: ConformanceReport.Promise, _ what: String) {
    guard !exceptions.contains(promise) else { return }
    report.add(promise, what, at: place)
  }

  // MARK: Calls

  /// Compares what a child heard with what it should have.
  private func expect(
    _ expected: [ProbeScreen.Call], of child: ProbeScreen?, _ calls: [ProbeScreen.Call]? = nil
  ) {
    guard let child else { return }
    expect(expected, of: child.title ?? "a child", calls ?? child.takeCalls())
  }

  private func expect(_ expected: [ProbeScreen.Call], of name: String, _ heard: [ProbeScreen.Call]) {
    compare(expected.filter(\.isAppearance), heard.filter(\.isAppearance), .appearanceForwarded, name)
    compare(expected.filter(\.isContainment), heard.filter(\.isContainment), .containmentBalanced, name)
  }

  private func compare(
    _ expected: [ProbeScreen.Call], _ heard: [ProbeScreen.Call], _ promise: ConformanceReport.Promise,
    _ name: String
  ) {
    guard expected != heard else { return }
    func text(_ calls: [ProbeScreen.Call]) -> String {
      calls.isEmpty ? "nothing" : calls.map(\.rawValue).joined(separator: ", ")
    }
    add(promise, "\(name) hears \(text(heard)) instead of \(text(expected))")
  }

  private static var appearing: [ProbeScreen.Call] { [.willAppear, .isAppearing, .didAppear] }
  private static var disappearing: [ProbeScreen.Call] { [.willDisappear, .didDisappear] }

  // MARK: Situations

  private func show(on app: AppDriver) async throws {
    begin("shown")
    let first = ProbeScreen("the first child")
    let made = make(first)
    (container, child) = (made, first)
    made.modalPresentationStyle = .fullScreen
    app.window?.rootViewController?.present(made, animated: animated)
    await app.waitUntilIdle()
    expect([.willMove, .didMove] + Self.appearing, of: child)
    if !isInside(child) { add(.viewInContainer, "the view of the child in sight is not in the container's") }
    if !isDescendant(child) { add(.containmentBalanced, "the child in sight is no child of the container") }
  }

  private func cover(on app: AppDriver) async throws {
    begin("covered by a screen")
    let cover = StageScreen("cover")
    cover.modalPresentationStyle = .fullScreen
    container?.present(cover, animated: animated)
    await app.waitUntilIdle()
    expect(Self.disappearing, of: child)
    begin("uncovered")
    cover.presentingViewController?.dismiss(animated: animated)
    await app.waitUntilIdle()
    expect(Self.appearing, of: child)
  }

  private func turn(on app: AppDriver) async throws {
    begin("turned on its side")
    try await app.rotate()
    let sizes = child?.takeCalls().filter { $0 == .size }.count ?? 1
    if sizes != 1 {
      let times = sizes == 0 ? "never" : "\(sizes) times"
      add(.sizeForwarded, "the child in sight hears of another size \(times)")
    }
    compareTraits { $0.verticalSizeClass == $1.verticalSizeClass }
    try await app.rotate()
    _ = child?.takeCalls()
  }

  private func darken(on app: AppDriver) async throws {
    begin("set to dark")
    UIApplication.shared.changeSettings { $0.userInterfaceStyle = .dark }
    await app.waitUntilIdle()
    compareTraits { $0.userInterfaceStyle == $1.userInterfaceStyle }
    UIApplication.shared.changeSettings { $0.userInterfaceStyle = .light }
    await app.waitUntilIdle()
  }

  private func compareTraits(_ isAlike: (UITraitCollection, UITraitCollection) -> Bool) {
    guard let container, let child, !isAlike(container.traitCollection, child.traitCollection) else { return }
    add(.traitsForwarded, "the child in sight has other traits than its container")
  }

  private func lookAtStatusBar(on app: AppDriver) async throws {
    begin("asked about the status bar")
    guard let container, let child else { return }
    if container.deciding(by: \.childForStatusBarStyle) !== child {
      add(.statusBarForwarded, "childForStatusBarStyle does not lead to the child in sight")
    }
    if container.deciding(by: \.childForStatusBarHidden) !== child {
      add(.statusBarForwarded, "childForStatusBarHidden does not lead to the child in sight")
    }
  }

  private func unwind(on app: AppDriver) async throws {
    begin("unwound to")
    try await unwind(to: child, on: app)
    _ = child?.takeCalls()
  }

  /// Presents a screen over the container and unwinds from there.
  private func unwind(to target: ProbeScreen?, on app: AppDriver) async throws {
    guard let container, let target else { return }
    let before = target.unwinds
    target.isUnwindTarget = true
    defer { target.isUnwindTarget = false }
    let source = try UnwindSource.make()
    container.present(source, animated: animated)
    await app.waitUntilIdle()
    source.performSegue(withIdentifier: UnwindSource.segue, sender: nil)
    await app.waitUntilIdle()
    if target.unwinds == before {
      add(.unwindFindsChild, "an unwind segue does not find \(target.title ?? "the child")")
    } else if target.viewIfLoaded?.window == nil {
      add(.unwindShowsChild, "\(target.title ?? "the child") is unwound to and is not in sight then")
    }
    source.presentingViewController?.dismiss(animated: false)
    await app.waitUntilIdle()
  }

  private func replaceChild(on app: AppDriver) async throws {
    guard let replace else { return report.skip("given another child", "no way to do so was given") }
    begin("given another child")
    let second = ProbeScreen("the second child")
    weak let first = child
    let view = first?.viewIfLoaded
    let (name, log) = (first?.title ?? "a child", first?.log)
    _ = log?.take()
    if let container { replace(container, second) }
    child = second
    await app.waitUntilIdle()
    expect([.willMove, .didMove] + Self.appearing, of: second)
    if !isInside(second) { add(.viewInContainer, "the view of the child in sight is not in the container's") }
    if let view, let own = container?.viewIfLoaded, first.map({ !isDescendant($0) }) ?? true,
      view.isDescendant(of: own)
    {
      add(.viewInContainer, "the view of a child that was removed is still in the container's")
    }
    // A container may keep the children that are out of sight.
    if let left = first, isDescendant(left) {
      expect(Self.disappearing, of: left)
      begin("unwound to a child out of sight")
      return try await unwind(to: left, on: app)
    }
    if let calls = log?.take() {
      // One that is gone with a controller around it, which the container let go, was in that to the end.
      let isGoneWithParent = first == nil && !calls.contains(where: \.isContainment)
      expect(
        isGoneWithParent ? Self.disappearing : [.willLeave] + Self.disappearing + [.didLeave], of: name, calls
      )
    }
    if let left = first { add(leftAlive: left, of: app) }
  }

  private func leave(on app: AppDriver) async throws {
    begin("taken off the screen")
    _ = child?.takeCalls()
    app.window?.rootViewController?.dismiss(animated: animated)
    await app.waitUntilIdle()
    // What is still there to be asked has leaked.
    if let child { add(leftAlive: child, of: app) }
    if let container { add(leftAlive: container, of: app) }
  }

  private func add(leftAlive object: UIViewController, of app: AppDriver) {
    let name = object.title ?? String(describing: Swift.type(of: object))
    let search = HolderSearch(roots: app.livingRoots, leaks: [])
    add(.childrenFreed, LeakError.Leak(name: name, holder: search.holder(of: object)).description)
  }

  // MARK: Looking

  private func isInside(_ child: UIViewController?) -> Bool {
    guard let view = child?.viewIfLoaded, let own = container?.viewIfLoaded else { return false }
    return view.isDescendant(of: own)
  }

  private func isDescendant(_ child: UIViewController?) -> Bool {
    guard let child, let container else { return false }
    return sequence(first: child, next: \.parent).contains { $0 === container }
  }
}

/// A screen with an unwind segue, from a storyboard of its own.
@MainActor
enum UnwindSource {
  static let segue = "unwind"

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="source">
      <scenes>
        <scene sceneID="scene">
          <objects>
            <viewController id="source" sceneMemberID="viewController">
              <connections>
                <segue destination="exit" kind="unwind" identifier="unwind" \
    unwindAction="scenewayProbeUnwind:" id="segue"/>
              </connections>
            </viewController>
            <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  /// Makes the screen.
  ///
  /// - Throws: where the storyboard cannot be written to the folder for temporary files, or read from it.
  static func make() throws -> UIViewController {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("unwind-\(UUID().uuidString).storyboard")
    try Data(document.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    guard let source = try UIStoryboard(contentsOf: file).instantiateInitialViewController() else {
      throw AppDriverError("make a screen that unwinds", .noInitialScene(identifiers: []))
    }
    return source
  }
}
