import HeadlessUIKit
import Sceneway

/// An app of two tabs whose flows come back: a shop with orders, and settings.
final class ShopApp: TabCoordinator<Never>, RestorableFlow {
  enum Step: Codable, Hashable { case help }

  let shop: ShopFlow
  let settings: SettingsFlow

  init(shop: ShopFlow = ShopFlow(), settings: SettingsFlow = SettingsFlow()) {
    self.shop = shop
    self.settings = settings
    super.init()
  }

  override func makeTabs() -> [FlowTab] { [FlowTab(shop, nil), FlowTab(settings, nil)] }

  func go(to step: Step) { present(DetailScreen(0), .fullScreen) }
}

/// Orders: a list, an order above it, a checkout of its own over that.
class ShopFlow: Coordinator<Never>, RestorableFlow {
  enum Step: Codable, Hashable {
    case order(Int), pair(Int, Int), checkout(Int), late(Int), nothing, question
  }

  private(set) var results: [Int?] = []

  override func start() { show(NoteScreen("list")) }

  func go(to step: Step) {
    switch step {
    case .order(let id): show(DetailScreen(id))
    case .pair(let one, let other):
      show(DetailScreen(one))
      show(DetailScreen(other))
    case .checkout(let id):
      start(CheckoutFlow(id), presented: .sheet) { [weak self] in self?.results.append(try? $0.get()) }
    case .late(let id):
      Task {
        await Task.yield()
        let result = try? await run(CheckoutFlow(id), presented: .sheet)
        results.append(result)
        show(DetailScreen(result ?? -1))
      }
    case .nothing: break
    case .question: present(UIAlertController(title: "Really?", message: nil, preferredStyle: .alert))
    }
  }
}

/// A flow in a sheet that returns a number.
final class CheckoutFlow: Coordinator<Int>, RestorableFlow {
  enum Step: Codable, Hashable { case pay(String), receipt(Int) }

  let id: Int

  init(_ id: Int) {
    self.id = id
    super.init()
  }

  override func start() { show(NoteScreen("cart \(id)")) }

  func go(to step: Step) {
    switch step {
    case .pay(let card): show(Screen(card))
    case .receipt(let number): start(NumberFlow("receipt \(number)"), presented: .fullScreen)
    }
  }
}

class SettingsFlow: Coordinator<Never>, RestorableFlow {
  enum Step: Codable, Hashable { case page(String) }

  override func start() { show(Screen("settings")) }

  func go(to step: Step) {
    if case .page(let name) = step { show(Screen(name)) }
  }
}

/// A screen that holds a text.
final class NoteScreen: Screen, RestorableScreen {
  var text = ""
  var restorationState: String { text }
  func restore(_ state: String) { text = state }
}

extension FlowStage {
  /// Starts an app in the window, as one that is launched does.
  func launch<Flow: AnyCoordinator>(_ flow: Flow) -> Flow {
    window.rootViewController = nil
    settle()
    flow.start(in: window)
    window.makeKeyAndVisible()
    settle()
    return flow
  }

  /// Restores a snapshot to its end.
  func restore(_ snapshot: NavigationSnapshot, in flow: AnyCoordinator) async -> RestorationReport? {
    var report: RestorationReport?
    let task = Task { report = await flow.restore(snapshot) }
    await settle { report != nil }
    if report == nil { task.cancel() }
    return report
  }

  /// The flows and screens, by class and name.
  func tree(of flow: AnyCoordinator, _ indent: String = "") -> [String] {
    let screens = flow.screens.map { screen in (screen as? Screen)?.name ?? "\(type(of: screen))" }
    return ["\(indent)\(type(of: flow)): \(screens.joined(separator: ", "))"]
      + flow.children.flatMap { tree(of: $0, indent + "  ") }
  }
}
