import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway

// An app whose links need a sign-in of two pages, which a person may begin by hand too.

@MainActor
final class PassWorld {
  var user: String?
  /// The sign-ins that have begun.
  var signIns: [PassSignIn] = []
  /// What those who began one by hand heard.
  var heard: [String] = []
}

class PassApp: Coordinator<Never>, LinkOpening, RestorableFlow {
  enum Route: LinkRoute { case secret(Int), open(Int) }
  enum Step: Codable { case signIn, help }

  let world: PassWorld
  private(set) var failures: [LinkFailure] = []
  private(set) var report: RestorationReport?

  init(_ world: PassWorld = PassWorld()) {
    self.world = world
    super.init()
  }

  lazy var gate = LinkGate("sign-in", isOpen: { [world] in world.user != nil }, pass: passGate)

  fileprivate var passGate: @MainActor () async throws -> Void {
    { [unowned self] in world.user = try await run(PassSignIn(world), presented: .sheet) }
  }

  var links: LinkTable<Route> {
    get throws {
      try LinkTable(
        schemes: ["shop"],
        [LinkPattern("/secret/{id}") { .secret($0) }, LinkPattern("/open/{id}") { .open($0) }])
    }
  }

  override func start() { show(Screen("home")) }

  func path(to route: Route) -> LinkPath {
    switch route {
    case .secret(let id): .root.screen(id) { DetailScreen(id) }.requiring(gate)
    case .open(let id): .root.screen(id) { DetailScreen(id) }
    }
  }

  func go(to step: Step) {
    switch step {
    case .signIn: signInByHand()
    case .help: present(Screen("help"), .sheet)
    }
  }

  /// Begins the sign-in as a button does.
  func signInByHand() { begin(.presented(.sheet)) }

  func pushSignIn() { begin(.pushed) }

  private func begin(_ placement: Placement) {
    start(PassSignIn(world), placement) { [weak self] result in
      self?.world.heard.append((try? result.get()) ?? "nobody")
      if let user = try? result.get() { self?.world.user = user }
    }
  }

  override func didRestore(_ report: RestorationReport) { self.report = report }

  func linkFailed(_ url: URL, _ error: any Error) {
    if let failure = error as? LinkFailure { failures.append(failure) }
  }
}

/// The same, whose gate says which flow passes it.
final class ToldPassApp: PassApp {
  private lazy var told = LinkGate(
    "sign-in", flow: PassSignIn.self, isOpen: { [world] in world.user != nil }, pass: passGate)

  override var gate: LinkGate {
    get { told }
    set {}
  }
}

final class PassSignIn: Coordinator<String>, RestorableFlow {
  enum Step: Codable { case code(String), help(Int) }

  let world: PassWorld
  let first = NoteScreen("name")

  init(_ world: PassWorld) {
    self.world = world
    super.init()
  }

  override func start() {
    world.signIns.append(self)
    show(first)
  }

  func go(to step: Step) {
    switch step {
    case .code(let name): show(NoteScreen("code for \(name)"))
    case .help(let id): start(CheckoutFlow(id), presented: .fullScreen)
    }
  }
}

extension FlowStage {
  /// Starts an app of this kind in the window.
  func passApp(_ world: PassWorld = PassWorld()) -> PassApp { launch(PassApp(world)) }

  /// The names of the screens of the main stack, then of each presentation.
  var passState: String {
    let stack = window.rootViewController as? UINavigationController
    let sheets = presented.map { controller in
      (controller as? UINavigationController).map { names(of: $0).joined(separator: "/") }
        ?? (controller as? Screen)?.name ?? "\(type(of: controller))"
    }
    return ([names(of: stack).joined(separator: "/")] + sheets).joined(separator: " + ")
  }

  /// Opens a link as the system does.
  func receive(_ text: String, in app: PassApp) {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = link(text)
    app.open(activity)
  }
}
