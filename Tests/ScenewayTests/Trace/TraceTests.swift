import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Writing down what happens in a window` {
  private func line(_ event: NavigationEvent?) -> String {
    event.map { String("\($0)".drop { $0 != " " }.dropFirst()) } ?? "nothing"
  }

  private func lines(_ trace: NavigationTrace) -> [String] { trace.history.map { line($0) } }

  @Test func `Wish 12: requests are written down with cause, place and outcome`() async throws {
    try await FlowStage.play { stage in
      let navigator = stage.navigator()
      let trace = navigator.trace
      let url = try #require(URL(string: "app://detail/2"))
      navigator.push(DetailScreen(1), key: 1, policy: .coalesce)
      navigator.push(DetailScreen(1), key: 1, policy: .coalesce)
      NavigationCause.with(.link(url)) { _ = navigator.push(DetailScreen(2), animation: .none) }
      navigator.present(Screen("sheet"), .sheet)
      stage.settle()
      navigator.dismiss()
      navigator.pop()
      navigator.pop(to: DetailScreen(9))
      stage.settle()
      #expect(
        lines(trace) == [
          "code push Screen → DetailScreen(1) in UINavigationController: coalesced",
          "code push Screen → DetailScreen(1) in UINavigationController",
          "link app://detail/2 push DetailScreen(1) → DetailScreen(2) in UINavigationController at once",
          "code present DetailScreen(2) → Screen",
          "code dismiss Screen → DetailScreen(2)",
          "code pop DetailScreen(2) → DetailScreen(1) in UINavigationController",
          "code pop DetailScreen(1) → DetailScreen(9) in UINavigationController: failed: Navigator does not find "
            + "DetailScreen(9); on the screen are: Screen, DetailScreen(1).",
        ])
      #expect(trace.history.map(\.number) == Array(1...7))
      #expect(trace.text.split(separator: "\n").count == 7)
    }
  }

  @Test(arguments: [true, false])
  func `what a container decides when it comes on the screen is no way of its own`(byTap: Bool) async {
    await FlowStage.play { stage in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UINavigationController(rootViewController: Screen("list")), for: .primary)
      split.setViewController(UINavigationController(rootViewController: DetailScreen(1)), for: .secondary)
      let preference = PrimaryFirst()
      split.delegate = preference
      let tabs = UITabBarController()
      tabs.viewControllers = [Screen("first"), split]
      let navigator = stage.navigator(tabs)
      let trace = navigator.trace
      if byTap { tabs.tapTab(at: 1) } else { navigator.select(split) }
      stage.settle()
      // The request ends before the columns are decided.
      let screen = byTap ? "Screen" : "UISplitViewController"
      #expect(
        trace.history.map { "\($0.kind) \($0.from ?? "") → \($0.to ?? "")" } == ["select Screen → \(screen)"])
    }
  }

  private final class PrimaryFirst: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ split: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  @Test func `Wish 12: what others did is written down too: taps, swipes and direct calls`() async {
    await FlowStage.play { stage in
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: Screen("A"))
      tabs.viewControllers = [stack, DetailScreen(7)]
      let trace = stage.navigator(tabs).trace
      stack.pushViewController(DetailScreen(1), animated: true)
      stage.settle()
      _ = stack.tapBackButton()
      stage.settle()
      stack.pushViewController(DetailScreen(2), animated: false)
      stage.settle()
      stack.beginInteractivePop()?.cancel()
      stage.settle()
      stack.beginInteractivePop()?.finish()
      stage.settle()
      tabs.tapTab(at: 1)
      stage.settle()
      tabs.selectedIndex = 0
      stage.settle()
      let sheet = Screen("sheet")
      sheet.modalPresentationStyle = .pageSheet
      tabs.present(sheet, animated: true)
      stage.settle()
      sheet.swipeToDismiss(completes: false)
      stage.settle()
      sheet.swipeToDismiss()
      stage.settle()
      stage.window.rootViewController = DetailScreen(0)
      stage.settle()
      let place = "in UITabBarController/UINavigationController"
      #expect(
        lines(trace) == [
          "code push Screen → DetailScreen(1) \(place)",
          "tap pop DetailScreen(1) → Screen \(place)",
          "code push Screen → DetailScreen(2) \(place) at once",
          "swipe pop DetailScreen(2) → Screen \(place): cancelled",
          "swipe pop DetailScreen(2) → Screen \(place)",
          "tap select Screen → DetailScreen(7) in UITabBarController at once",
          "code select DetailScreen(7) → Screen in UITabBarController at once",
          "code present Screen → Screen",
          "swipe dismiss Screen → Screen: cancelled",
          "swipe dismiss Screen → Screen",
          "code root Screen → DetailScreen(0) at once",
        ])
      #expect(
        trace.history.map(\.gesture) == [
          nil, .back, nil, .edgeSwipe, .edgeSwipe, .tab, nil, nil, .sheetSwipe, .sheetSwipe, nil,
        ])
      #expect(trace.history[5].tab == 1)
    }
  }

  @Test func `Wish 12: what a control's tap asks for is a tap, with the control's words`() async {
    await FlowStage.play { stage in
      let screen = Screen("A")
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
      let navigator = stage.navigator(UINavigationController(rootViewController: screen))
      screen.view.addSubview(button)
      button.addAction(UIAction { _ in navigator.push(DetailScreen(1)) }, for: .touchUpInside)
      stage.settle()
      let trace = navigator.trace
      TouchSimulator.tap(button)
      stage.settle()
      #expect(lines(trace) == ["tap push Screen → DetailScreen(1) in UINavigationController"])
      #expect(trace.history.first?.touched == "Open")
      #expect(trace.history.first?.touch == 1)
      navigator.push(DetailScreen(2))
      stage.settle()
      #expect(trace.history.last?.cause == .code)
    }
  }

  @Test func `Wish 12: a page that a finger turns is chosen by a swipe, also where it falls back`() async {
    await FlowStage.play { stage in
      let (first, second) = (DetailScreen(1), DetailScreen(2))
      let book = TwoPages(first, second)
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = book
      pages.setViewControllers([first], direction: .forward, animated: false)
      let navigator = stage.navigator(pages)
      let trace = navigator.trace
      pages.turnPage(.forward)
      stage.settle()
      pages.turnPage(.reverse, completes: false)
      stage.settle()
      pages.turnPage(.reverse)
      stage.settle()
      pages.setViewControllers([second], direction: .forward, animated: true)
      stage.settle()
      #expect(
        lines(trace) == [
          "swipe select DetailScreen(1) → DetailScreen(2) in UIPageViewController",
          "swipe select DetailScreen(2) → DetailScreen(2) in UIPageViewController: cancelled",
          "swipe select DetailScreen(2) → DetailScreen(1) in UIPageViewController",
          "code select DetailScreen(1) → DetailScreen(2) in UIPageViewController at once",
        ])
      #expect(trace.history.map(\.gesture) == [.nextPage, .previousPage, .previousPage, nil])
    }
  }

  @Test func `Wish 12: events name the flows around them`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let trace = parent.navigator.trace
      let child = NumberFlow()
      parent.start(child)
      stage.settle()
      child.navigationController?.popViewController(animated: true)
      stage.settle()
      #expect(trace.history.map(\.flows) == [["ParentFlow", "NumberFlow"], ["ParentFlow"]])
      #expect(trace.history.map(\.kind) == [.push, .pop])
    }
  }

  @Test func `Wish 12: events come as a sequence, which ends with the window`() async {
    await FlowStage.play { stage in
      var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
      let stack = UINavigationController(rootViewController: Screen("A"))
      window?.rootViewController = stack
      window?.makeKeyAndVisible()
      stage.settle()
      let reader: Task<[Transition.Kind], Never>
      do {
        guard let window else { return }
        let navigator = Navigator.of(window)
        let events = navigator.trace.events
        reader = Task {
          var kinds: [Transition.Kind] = []
          for await event in events { kinds.append(event.kind) }
          return kinds
        }
        navigator.push(Screen("B"))
        navigator.pop()
        stage.settle()
      }
      window?.isHidden = true
      window = nil
      stage.settle()
      #expect(await reader.value == [.push, .pop])
    }
  }

  @Test func `Wish 12: the history is bounded, and its numbers go on`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let trace = navigator.trace
      trace.limit = 3
      var heard: [Int] = []
      trace.hear { heard.append($0.number) }
      for _ in 1...5 { navigator.pop() }
      stage.settle()
      #expect(trace.history.map(\.number) == [3, 4, 5])
      #expect(trace.history.map(\.outcome) == [.unchanged, .unchanged, .unchanged])
      #expect(trace.count == 5)
      #expect(heard == [1, 2, 3, 4, 5])
    }
  }

  @Test func `Wish 12: JSON comes back as it was, and a later version is refused`() throws {
    let url = try #require(URL(string: "app://detail/1?a=b%20c"))
    let error = SceneError(.notFound, scene: "Navigator", expected: "X", found: ["A"])
    let outcomes: [TransitionOutcome] = [
      .performed, .unchanged, .coalesced, .replaced, .dropped, .refused(by: "Edit(1)"), .cancelled,
      .failed(error),
    ]
    let events = outcomes.enumerated().map { index, outcome in
      NavigationEvent(
        number: index + 1, cause: index.isMultiple(of: 2) ? .link(url) : .tap, kind: .push, from: "A",
        to: "B",
        containers: ["C"], animated: false, outcome: outcome, flows: ["F"], gesture: .back, tab: 1,
        touched: "OK",
        touch: 3)
    }
    let data = try NavigationTrace.json(of: events)
    #expect(try NavigationTrace.events(fromJSON: data) == events)
    let text = try #require(String(data: data, encoding: .utf8))
    #expect(text.hasPrefix("{\"events\":[{\"animated\":false,\"cause\":\"link app://detail/1?a=b%20c\""))
    #expect(text.hasSuffix("\"version\":1}"))
    #expect(throws: DecodingError.self) {
      try NavigationTrace.events(
        fromJSON: Data(text.replacingOccurrences(of: "\"version\":1", with: "\"version\":2").utf8))
    }
    for cut in stride(from: 0, to: data.count - 1, by: 7) {
      #expect(throws: DecodingError.self) { try NavigationTrace.events(fromJSON: data.prefix(cut)) }
    }
  }
}

@MainActor
@Suite struct `Recording what was visited` {
  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("visited-\(UUID().uuidString)")
  }

  @Test func `each scene is written once, and a line that was cut off is passed over`() async throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try await FlowStage.play { stage in
      let navigator = stage.navigator()
      let recorder = NavigationRecorder(folder: folder)
      recorder.record(navigator)
      stage.settle()
      for id in 1...3 { navigator.push(DetailScreen(id)) }
      stage.settle()
      let text = try String(contentsOf: recorder.file, encoding: .utf8).components(separatedBy: "\n")
      #expect(
        text.filter { $0.contains("\"scene\"") }
          == ["UINavigationController", "Screen", "DetailScreen"]
          .map { "{\"kind\":\"scene\",\"scene\":\"\($0)\"}" })
      #expect(
        text.filter { $0.contains("\"way\"") }
          == ["Screen", "DetailScreen", "DetailScreen"]
          .map {
            "{\"cause\":\"code\",\"from\":\"\($0)\",\"how\":\"push\",\"kind\":\"way\",\"to\":\"DetailScreen\"}"
          })
      let handle = try FileHandle(forWritingTo: recorder.file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("{\"kind\":\"sce".utf8))
      try handle.close()
      #expect(NavigationRecorder.lines(in: folder).count == 3)
    }
  }

  @Test func `recorders that write at the same time lose nothing`() async {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    await withTaskGroup { group in
      for _ in 1...8 {
        group.addTask {
          await FlowStage.play { stage in
            let navigator = stage.navigator()
            NavigationRecorder(folder: folder).record(navigator)
            navigator.push(DetailScreen(1))
            await stage.settle(until: { navigator.isIdle && navigator.visibleScreen is DetailScreen })
            stage.settle()
          }
        }
      }
    }
    #expect(
      NavigationRecorder.lines(in: folder).compactMap(\.scene).sorted() == [
        "DetailScreen", "Screen", "UINavigationController",
      ])
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path).count) == 8)
  }

  @Test func `segues are written with where they start and lead`() async throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try await FlowStage.play { stage in
      let storyboard = UIStoryboard(name: "Segues", bundle: .module)
      let controller = try #require(storyboard.instantiateInitialViewController())
      let navigator = stage.navigator(controller)
      NavigationRecorder(folder: folder).record(navigator)
      let source = try #require(navigator.visibleScreen)
      let identifier = try #require(source.segueIdentifiers.first)
      source.performSegue(withIdentifier: identifier, sender: nil)
      stage.settle()
      let segues = NavigationRecorder.lines(in: folder).filter { $0.kind == .segue }
      #expect(segues.map(\.segue) == [identifier])
      #expect(segues.first?.from == "\(type(of: source))")
    }
  }
}

/// Two pages side by side.
private final class TwoPages: NSObject, UIPageViewControllerDataSource {
  private let pages: [UIViewController]

  init(_ pages: UIViewController...) {
    self.pages = pages
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}
