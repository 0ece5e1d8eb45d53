import Foundation
import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

@MainActor
@Suite("Links, taps, swipes and leaving the app, at random")
struct RandomFlowTests {
  /// How many sequences are played: `SCENEWAY_SEQUENCES` says more than the short form.
  private nonisolated static let count =
    ProcessInfo.processInfo.environment["SCENEWAY_SEQUENCES"].flatMap { Int($0) } ?? 160

  /// The seed of the first sequence, to play one again that a run has told of: `SCENEWAY_SEED` says another than 1.
  private nonisolated static let firstSeed =
    ProcessInfo.processInfo.environment["SCENEWAY_SEED"].flatMap { UInt64($0) } ?? 1

  /// Eight lots, which are played side by side.
  private nonisolated static let lots = 0..<8

  @Test("The tree and the screens never disagree", arguments: lots)
  func sequences(lot: Int) async throws {
    var (done, refused) = (0, 0)
    for seed in stride(from: lot, to: Self.count, by: Self.lots.count) {
      try await play(seed: UInt64(seed) + Self.firstSeed, &done, &refused)
    }
    // Otherwise nothing was proved; a few sequences may be full of what no finger could do.
    #expect(done > 2 * refused || Self.count < 100, "\(done) steps were done, \(refused) were not")
  }

  private func play(seed: UInt64, _ done: inout Int, _ refused: inout Int) async throws {
    var random = SeededNumbers(seed: seed)
    var steps: [String] = []
    weak var app: WanderingApp?
    try await AppDriver.run(WanderingAppDelegate.self) { driver in
      defer { app = WanderingStep.app }
      for _ in 0..<Int.random(in: 4...14, using: &random) {
        let step = WanderingStep.random(&random)
        steps.append("\(step)")
        // What no finger could do now is left out.
        do {
          try await step.perform(driver)
          done += 1
        } catch is AppDriverError {
          refused += 1
        }
        guard await driver.waitUntilIdle() else {
          Issue.record("seed \(seed) never rests: \(steps.joined(separator: ", "))")
          return
        }
        let faults = TreeFaults.find()
        #expect(faults.isEmpty, "seed \(seed): \(steps.joined(separator: ", "))")
        guard faults.isEmpty else { return }
      }
      #expect(driver.diagnostics.isEmpty, "seed \(seed): \(steps.joined(separator: ", "))")
    }
    // Who waits for a link that was overtaken by the end holds the app until its task has gone on.
    for _ in 0..<100 where app != nil { await Task.yield() }
    // What is left of an app slows all later ones down, since it hears what they do.
    #expect(app == nil, "seed \(seed) leaves its app behind: \(steps.joined(separator: ", "))")
  }
}

/// One thing that a person, a link or the system does.
enum WanderingStep {
  case link(String), twoLinks(String, String), tab(Int), item(Int), wizard(pushed: Bool), page, innerWizard
  case signIn, signInPage(Int), signInHelp, signedIn(Bool), refuse(Bool)
  case help, back, edgeSwipe(completes: Bool), sheetSwipe, dismiss, finish, popToRoot, leaveAndReturn,
    relaunch

  static func random(_ random: inout SeededNumbers) -> WanderingStep {
    let (tab, id) = (Int.random(in: 0...1, using: &random), Int.random(in: 1...5, using: &random))
    let links = [
      "/list/\(tab)", "/list/\(tab)/item/\(id)", "/help", "/wizard/\(tab)", "/nowhere",
      "/secret/\(tab)/\(id)",
      "/secret/\(tab)/\(id)",
    ]
    let link = links.randomElement(using: &random) ?? "/help"
    switch Int.random(in: 0..<24, using: &random) {
    case 0...2: return .link(link)
    case 3: return .twoLinks(link, links.randomElement(using: &random) ?? "/help")
    case 4: return .tab(tab)
    case 5...6: return .item(id)
    case 7: return .wizard(pushed: Bool.random(using: &random))
    case 8: return .page
    case 9: return .innerWizard
    case 10: return .help
    case 11: return .back
    case 12: return .edgeSwipe(completes: Bool.random(using: &random))
    case 13: return .sheetSwipe
    case 14: return .dismiss
    case 15: return .finish
    case 16: return Bool.random(using: &random) ? .popToRoot : .leaveAndReturn
    case 17: return .signIn
    case 18: return .signInPage(200 + id)
    case 19: return .signInHelp
    case 20...21: return .signedIn(Bool.random(using: &random))
    case 22: return .refuse(id < 3)
    default: return id < 4 ? .relaunch : .leaveAndReturn
    }
  }

  @MainActor func perform(_ driver: AppDriver) async throws {
    switch self {
    case .link(let path): try await driver.openURL(Self.url(path))
    case .twoLinks(let one, let other):
      driver.perform { Self.app?.open(one, and: other) }
    case .tab(let number): try await driver.selectTab("Tab \(number)")
    case .item(let id): driver.perform { Self.selected?.take(.item(id)) }
    case .wizard(let pushed): driver.perform { Self.selected?.take(pushed ? .pushedWizard : .wizard) }
    case .page: driver.perform { Self.wizard?.take(.page(101)) }
    case .innerWizard: driver.perform { Self.wizard?.take(.wizard) }
    case .help: driver.perform { Self.app?.take(.help) }
    case .signIn: driver.perform { if Self.runningSignIn == nil { Self.app?.take(.signIn) } }
    case .signInPage(let id): driver.perform { Self.runningSignIn?.take(.page(id)) }
    case .signInHelp: driver.perform { Self.runningSignIn?.take(.help) }
    case .signedIn(let isSignedIn):
      driver.perform {
        if let flow = Self.runningSignIn {
          flow.finish(isSignedIn)
        } else {
          Self.app?.isSignedIn = isSignedIn
        }
      }
    case .refuse(let refuses): driver.perform { Self.app?.refuses = refuses }
    case .back: try await driver.back()
    case .edgeSwipe(let completes): try await driver.swipeBack(completes: completes)
    case .sheetSwipe, .dismiss: try await driver.dismiss()
    case .finish: driver.perform { Self.wizard?.finish(7) }
    case .popToRoot:
      _ = driver.perform { Self.selected?.navigationController?.popToRootViewController(animated: true) }
    case .leaveAndReturn:
      try await driver.enterBackground()
      try await driver.enterForeground()
    case .relaunch: try await driver.relaunch()
    }
  }

  static func url(_ path: String) -> URL { URL(string: "wander:\(path)") ?? URL(fileURLWithPath: path) }

  @MainActor static var app: WanderingApp? {
    UIApplication.shared.connectedScenes.lazy.compactMap { ($0.delegate as? WanderingSceneDelegate)?.app }
      .first
  }

  @MainActor private static var selected: ListFlow? { app?.selectedChild as? ListFlow }

  /// The sign-in that began last.
  @MainActor private static var runningSignIn: WanderingSignIn? {
    app?.children.lazy.compactMap { $0 as? WanderingSignIn }.last
  }

  @MainActor private static var wizard: WizardFlow? {
    var found: WizardFlow?
    var next: AnyCoordinator? = selected
    while let flow = next {
      next = flow.children.last
      if let wizard = next as? WizardFlow { found = wizard }
    }
    return found
  }
}

extension WanderingApp {
  /// Opens two links in one turn: the second takes the first one's place.
  fileprivate func open(_ one: String, and other: String) {
    for path in [one, other] {
      Task { _ = try? await open(WanderingStep.url(path)) }
    }
  }
}

/// What the tree of flows says and the screens do not, or the other way about.
@MainActor
enum TreeFaults {
  static func find() -> [String] {
    var faults: [String] = []
    for scene in UIApplication.shared.connectedScenes {
      guard let window = (scene as? UIWindowScene)?.windows.first, let root = window.rootViewController,
        let app = (scene.delegate as? WanderingSceneDelegate)?.app
      else { continue }
      let shown = screens(in: root)
      let flows = all(app)
      for flow in flows {
        if !flow.isRunning { faults.append("\(type(of: flow)) has ended and is in the tree") }
        for screen in flow.screens where !shown.contains(where: { $0 === screen }) {
          faults.append("\(screen) of \(type(of: flow)) is on no screen")
        }
        // One whose screens went from below those of its children goes on as long as they do.
        if flow.screens.isEmpty, flow.children.isEmpty {
          faults.append("\(type(of: flow)) runs without a screen")
        }
      }
      let sheets = sequence(first: root, next: \.presentedViewController).map { sheet in
        flows.contains { $0 is WanderingSignIn && $0.screens.contains(sheet) }
      }
      if zip(sheets, sheets.dropFirst()).contains(where: { $0 && $1 }) {
        faults.append("a sign-in lies directly over another one")
      }
      let owned = flows.flatMap(\.screens)
      for screen in shown where screen is ItemScreen && !owned.contains(where: { $0 === screen }) {
        faults.append("\(screen) belongs to no flow")
      }
      for list in app.lists {
        let running = list.children.count
        if list.started < list.endings { faults.append("the list heard of more ends than it started flows") }
        if list.started - list.endings > running { faults.append("the list was not told of an end") }
      }
    }
    return faults
  }

  private static func all(_ flow: AnyCoordinator) -> [AnyCoordinator] { [flow] + flow.children.flatMap(all) }

  /// The controllers in and over another one.
  private static func screens(in controller: UIViewController) -> [UIViewController] {
    var found = [controller]
    for child in controller.children { found += screens(in: child) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      found += screens(in: presented)
    }
    return found
  }
}

/// Random numbers that a seed repeats.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
