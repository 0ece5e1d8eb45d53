import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway

/// What Sceneway adds to transitions, against the same ones by direct calls of UIKit in a window of their own.
///
/// A round brings a screen and takes it away again, on both sides with the same screens: a bare controller, one with as
/// many views as a form has, and the scenes of a storyboard. What Sceneway adds does not depend on what is on the screen, so that the last two are
/// what an app feels and the first shows the cost itself.
///
/// The aim is missed: a round of two transitions took 56 µs against 11 µs for a bare controller, 170 µs against 107 µs for
/// a form and 157 µs against 89 µs for a scene. What is added, 23 to 34 µs a
/// transition, is the request with its place in the queue, one look at what came and went, and a hidden view in each
/// screen that tells when it comes and goes. It hardly grows with the number of flows.
@MainActor
func measureFlows() {
  let world = FlowWorld()
  HeadlessEnvironment.withEnvironment(world.environment) {
    world.settle()
    for (name, screen) in FlowWorld.screens {
      let rounds = 10
      ratio("navigator: push and pop, \(name) / direct", rounds: rounds, aim: 1.1) {
        world.navigator.push(screen(), animation: .none)
        world.settle()
        world.navigator.pop(animated: false)
        world.settle()
      } floor: {
        world.push(screen(), animated: false)
      }
      ratio("navigator: the same with animation / direct", rounds: rounds, aim: 1.1) {
        world.navigator.push(screen())
        world.settle()
        world.navigator.pop()
        world.settle()
      } floor: {
        world.push(screen(), animated: true)
      }
      ratio("navigator: present and dismiss, \(name) / direct", rounds: rounds, aim: 1.1) {
        world.navigator.present(screen(), .fullScreen, animation: .none)
        world.settle()
        world.navigator.dismiss(animated: false)
        world.settle()
      } floor: {
        world.present(screen(), animated: false)
      }
      ratio("coordinator: show and pop, \(name) / direct", rounds: rounds, aim: 1.1) {
        world.app.show(screen(), animated: false)
        world.settle()
        world.stack?.popViewController(animated: false)
        world.settle()
      } floor: {
        world.push(screen(), animated: false)
      }
      ratio("a flow pushed and finished, \(name) / direct", rounds: rounds, aim: nil) {
        let flow = BenchmarkFlow(screen())
        world.app.start(flow)
        world.settle()
        flow.finish(animated: false)
        world.settle()
      } floor: {
        world.push(screen(), animated: true)
      }
    }
  }
}

/// A flow of one screen.
final class BenchmarkFlow: Coordinator<Void> {
  private var first: UIViewController?

  init(_ first: UIViewController) { self.first = first }

  override func start() {
    if let first { show(first) }
    first = nil
  }
}

/// Two windows with a stack in each: one of a coordinator's, one that Sceneway knows nothing of.
@MainActor
final class FlowWorld {
  let environment = HeadlessEnvironment(mode: .virtual)
  let app: BenchmarkFlow
  let window: UIWindow
  let direct: UINavigationController
  let directWindow: UIWindow

  var navigator: Navigator { app.navigator }
  var stack: UINavigationController? { app.navigationController }

  init() {
    // The scenes' own classes are not here.
    environment.standIns = StandIns()
    (app, window, direct, directWindow) = HeadlessEnvironment.withEnvironment(environment) {
      let directWindow = UIWindow(frame: UIScreen.main.bounds)
      let direct = UINavigationController(rootViewController: UIViewController())
      directWindow.rootViewController = direct
      directWindow.isHidden = false
      let window = UIWindow(frame: UIScreen.main.bounds)
      let app = BenchmarkFlow(UIViewController())
      app.start(in: window)
      window.makeKeyAndVisible()
      return (app, window, direct, directWindow)
    }
  }

  func settle() { environment.clock.runUntilIdle() }

  func push(_ screen: UIViewController, animated: Bool) {
    direct.pushViewController(screen, animated: animated)
    settle()
    direct.popViewController(animated: animated)
    settle()
  }

  func present(_ screen: UIViewController, animated: Bool) {
    screen.modalPresentationStyle = .fullScreen
    direct.present(screen, animated: animated)
    settle()
    direct.dismiss(animated: animated)
    settle()
  }

  /// What is brought: a controller alone, one with the views of a form, or the scenes of the example's storyboard in
  /// turn.
  static let screens: [(name: String, make: @MainActor () -> UIViewController)] = [
    ("bare", { UIViewController() }), ("a form", { FormController() }), ("a scene", StoryboardScenes.next),
  ]
}

/// A screen of ten rows, each with a label and a field.
private final class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = (0..<10).map { row in
      let label = UILabel()
      label.text = "Row \(row)"
      let field = UITextField()
      field.placeholder = "Value \(row)"
      let pair = UIStackView(arrangedSubviews: [label, field])
      pair.axis = .horizontal
      return pair
    }
    let form = UIStackView(arrangedSubviews: rows)
    form.axis = .vertical
    form.frame = view.bounds
    view.addSubview(form)
  }
}

/// The scenes of the example's storyboard, one after the other; how many rounds are timed is a multiple of their number.
@MainActor
private enum StoryboardScenes {
  private static let names = ["Home", "Detail", "Menu", "ChangeItem", "Settings"]
  private static let storyboard: UIStoryboard? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try? UIStoryboard(
      contentsOf: root.appendingPathComponent("Examples/MenuApp/Sources/Resources/Main.storyboard"))
  }()
  private static var place = 0

  static func next() -> UIViewController {
    place = (place + 1) % names.count
    guard let storyboard else { preconditionFailure("The example's storyboard is not there.") }
    return storyboard.instantiateViewController(withIdentifier: names[place])
  }
}

// MARK: - Many

/// A thousand flows that live at the same time: what the last one costs against the first, and what each one weighs.
@MainActor
func measureManyFlows() {
  let world = FlowWorld()
  HeadlessEnvironment.withEnvironment(world.environment) {
    world.settle()
    let rounds = 100
    @MainActor func start() -> Double {
      seconds {
        for _ in 0..<rounds {
          let flow = BenchmarkFlow(UIViewController())
          world.app.start(flow, presented: .fullScreen)
          world.settle()
          flow.finish(animated: false)
          world.settle()
        }
      } / Double(rounds)
    }
    _ = start()
    let first = (0..<5).map { _ in start() }
    let count = 1_000
    let before = allocatedBytes()
    // Side by side on one stack, below what is started next.
    let stack = world.stack
    for _ in 0..<count {
      world.app.start(BenchmarkFlow(UIViewController()))
    }
    world.settle()
    let perFlow = (allocatedBytes() - before) / count
    let last = (0..<5).map { _ in start() }
    let ratio = median(last) / median(first)
    report(
      "starting the 1,000th flow / the first",
      "\(number(ratio)) (\(number(median(last) * 1e6)) µs / \(number(median(first) * 1e6)) µs)",
      aim: "at most 2",
      isMet: ratio <= 2)
    report(
      "memory of a flow with a pushed screen", "\(perFlow) bytes", aim: "at most 8192",
      isMet: perFlow <= 8_192)
    precondition(stack?.viewControllers.count == count + 1)
    precondition(world.app.children.count == count)
    let target = world.app.children[count / 2]
    let lookUp =
      median(
        (0..<9).map { _ in
          seconds {
            for _ in 0..<100 {
              precondition(target.isRunning && world.app.children.contains { $0 === target })
            }
          }
        }) / 100
    print("    \(number(lookUp * 1e6)) microseconds to find one of them among its parent's children")
    measureMemoryOfFlows()
  }
}

/// What a coordinator weighs by itself, beside a bare object.
@MainActor
private func measureMemoryOfFlows() {
  let count = 10_000
  var kept: [AnyObject] = []
  kept.reserveCapacity(count)
  let before = allocatedBytes()
  for _ in 0..<count { kept.append(Coordinator<Void>()) }
  let bytes = (allocatedBytes() - before) / count
  withExtendedLifetime(kept) {}
  report("memory of a coordinator", "\(bytes) bytes", aim: "at most 1024", isMet: bytes <= 1_024)
}

// MARK: - Links

/// Matching a URL among more and more patterns.
@MainActor
func measureLinks() {
  var first = 0.0
  for count in [10, 100, 1_000, 10_000] {
    let patterns = (0..<count).map { index in
      LinkPattern<Int>("/area\(index / 10)/part\(index % 10)/{id}") { (id: Int) in index &+ id }
    }
    guard let table = try? LinkTable(schemes: ["shop"], patterns),
      let url = URL(string: "shop:///area\(count / 20)/part7/42")
    else { return }
    let times = (0..<9).map { _ in
      seconds { for _ in 0..<2_000 { _ = try? table.route(for: url) } }
    }
    let time = median(times) / 2_000
    if count == 10 { first = time }
    report(
      "matching a URL among \(count) patterns / among 10",
      "\(number(time / first)) (\(number(time * 1e6)) µs)", aim: "at most 1.5", isMet: time <= first * 1.5)
  }
}
