import Foundation

@_spi(Sceneway) @testable import HeadlessUIKit

/// A device that an app is launched on, ended and launched again, with what happens written down.
@MainActor
final class RestorationStage {
  /// What happened since the last look, in order.
  static var log: [String] = []
  static func write(_ entry: String) { log.append(entry) }

  /// What happened since the last look, as one line.
  static func take() -> String {
    defer { log = [] }
    return log.joined(separator: " ")
  }

  /// What happened since the last look, without what is nobody's promise: appearance and view loading (REST-05).
  static func takeRestoration() -> String {
    take().split(separator: " ").filter { entry in
      ![".vdl", ".wA", ".dA", ".wD", ".dD"].contains { entry.hasSuffix($0) }
    }.joined(separator: " ")
  }

  /// What the device keeps.
  var store = SavedStateStore()
  private(set) var environment = HeadlessEnvironment(mode: .virtual)
  /// Whether the app runs on an iPad; on an iPhone otherwise.
  var isPad = false
  private let folder: URL

  init(info: [String: Any] = [:], storyboards: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("restore-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    for (name, source) in storyboards {
      try Data(source.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))
    }
    RestorationStage.log = []
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  /// Launches the app in a process of its own, which ends with the body as a kill ends it: nobody is told.
  ///
  /// - Parameters:
  ///   - delegate: makes the app's delegate.
  ///   - url: a link to launch with.
  ///   - body: what happens in this run.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  func run<Delegate: UIApplicationDelegate, Result>(
    _ delegate: @autoclosure @MainActor () -> Delegate, url: URL? = nil,
    _ body: @MainActor (UIApplication, Delegate) throws -> Result
  ) rethrows -> Result {
    environment = HeadlessEnvironment(mode: .virtual)
    environment.savedState = store
    if isPad { environment.useDevice(.pad, screenSize: CGSize(width: 1024, height: 768)) }
    environment.mainBundle = Bundle(url: folder)
    environment.diagnostics.logHandler = { _ in }
    environment.diagnostics.exceptionHandler = { _ in }
    return try HeadlessEnvironment.withEnvironment(environment) {
      let delegate = delegate()
      let application = UIApplication.launch(delegate: delegate, url: url)
      settle()
      return try body(application, delegate)
    }
  }

  /// Lets everything end that was asked for.
  func settle() { environment.clock.runUntilIdle() }

  /// Sends the app to the background and tells what happened on the way.
  func background(_ application: UIApplication) -> String {
    _ = RestorationStage.take()
    application.enterBackground()
    return RestorationStage.takeRestoration()
  }

  /// What UIKit said so far, with the rows it came from.
  func said() -> [String] { environment.diagnostics.drain().map { "\($0.row) \($0)" } }
}

/// A controller that writes down what restoration does to it; its name is its identifier.
class RestorableViewController: UIViewController {
  /// A value that is saved.
  var note: String?
  /// Called while the state is read.
  static var onDecode: (@MainActor (RestorableViewController) -> Void)?
  /// Called while the state is written.
  static var onEncode: (@MainActor (RestorableViewController, NSCoder) -> Void)?

  convenience init(_ identifier: String) {
    self.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
    title = identifier
  }

  private func write(_ event: String) { RestorationStage.write("\(restorationIdentifier ?? "–").\(event)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    write("vdl")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("wA")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("dA")
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    write("encode")
    coder.encode(note, forKey: "note")
    Self.onEncode?(self, coder)
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    write("decode")
    note = coder.decodeObject(of: NSString.self, forKey: "note") as String?
    Self.onDecode?(self)
  }

  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    write("finished")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    RestorationStage.write("prepare(\(segue.identifier ?? ""))")
  }
}

/// A controller whose class makes it again.
final class SelfMadeViewController: RestorableViewController, UIViewControllerRestoration {
  /// Identifiers that the class refuses to make.
  static var refused: Set<String> = []

  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> UIViewController?
  {
    RestorationStage.write("class(\(identifierComponents.joined(separator: "/")))")
    guard let name = identifierComponents.last, !refused.contains(name) else { return nil }
    return SelfMadeViewController.make(name)
  }

  static func make(_ name: String) -> SelfMadeViewController {
    let controller = SelfMadeViewController(name)
    controller.restorationClass = SelfMadeViewController.self
    return controller
  }
}

final class RestorableNavigationController: UINavigationController {
  convenience init(_ identifier: String, _ root: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
    viewControllers = [root]
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    RestorationStage.write("\(restorationIdentifier ?? "–").encode")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    RestorationStage.write("\(restorationIdentifier ?? "–").decode")
  }

  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    RestorationStage.write("\(restorationIdentifier ?? "–").finished")
  }
}

/// A delegate that saves and restores, and makes its window itself where there is no storyboard.
class RestorationDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var saves = true
  var restores = true
  /// Makes the window's root.
  var makeRoot: (@MainActor () -> UIViewController)?
  /// Supplies controllers by the last part of their path.
  var supply: @MainActor (String) -> UIViewController? = { _ in nil }
  var onShouldRestore: @MainActor (NSCoder) -> Void = { _ in }

  init(_ makeRoot: (@MainActor () -> UIViewController)? = nil) {
    self.makeRoot = makeRoot
    super.init()
  }

  var navigation: UINavigationController? { window?.rootViewController as? UINavigationController }

  /// The identifiers of the stack.
  var stack: [String] { navigation?.viewControllers.map { $0.restorationIdentifier ?? "–" } ?? [] }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    RestorationStage.write("willFinish")
    if let root = makeRoot?() {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
    }
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    RestorationStage.write("didFinish")
    return true
  }

  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    RestorationStage.write("shouldSave")
    return saves
  }

  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    RestorationStage.write("shouldRestore")
    onShouldRestore(coder)
    return restores
  }

  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    RestorationStage.write("willEncode")
    coder.encode("blue", forKey: "theme")
  }

  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    RestorationStage.write("didDecode(\(coder.decodeObject(of: NSString.self, forKey: "theme") ?? "–"))")
  }

  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    RestorationStage.write("delegate(\(identifierComponents.joined(separator: "/")))")
    return supply(identifierComponents.last ?? "")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { RestorationStage.write("active") }
  func applicationDidEnterBackground(_ application: UIApplication) { RestorationStage.write("background") }
}
