@_spi(Sceneway) internal import HeadlessUIKit
public import Sceneway

/// Plays the segues of a router's scene and the ways without them, and reports each promise that breaks.
///
/// Every segue with an identifier has a route and every route a segue; both ways lead to the same screen with the same data,
/// which is handed over before the destination's view loads; what the destination requires is given. The scene stands in a
/// navigation controller in a window.
///
/// ```swift
/// try await checkRouter { HomeViewController.make(message: "Hello") }.require()
/// ```
///
/// - Parameters:
///   - segue: the identifier of the one segue to play; nil, the default, for all of the scene.
///   - segueOnly: the identifiers of segues whose routes are never called without a segue, such as those made of
///     `routeWithoutData`; none by default. Unwind and embed segues are such by their nature.
///   - make: makes the scene's view controller from its storyboard, with the data that it hands over; called for each way.
/// - Returns: what was found out.
@MainActor
public func checkRouter<Source: RoutedViewController>(
  segue: String? = nil, segueOnly: Set<String> = [], _ make: @escaping @MainActor () throws -> Source
) async -> ConformanceReport where Source.Router: AnySceneRouter {
  let check = RouterCheck(make: make, segueOnly: segueOnly)
  return await check.report(on: segue)
}

/// Plays the segues of one scene.
@MainActor
struct RouterCheck<Source: RoutedViewController> where Source.Router: AnySceneRouter {
  let make: @MainActor () throws -> Source
  let segueOnly: Set<String>

  /// What one way led to.
  private struct Arrival {
    var screen: String?
    var cover: String?
    var data = ValueSummary(of: nil)
    var viewLoadedEarly = false
    var problems: [SceneError] = []
    var error: String?
  }

  func report(on only: String?) async -> ConformanceReport {
    var report = ConformanceReport(subject: String(describing: Source.Router.self))
    do {
      let (segues, routes) = try await names(&report)
      report.subject = String(describing: Source.Router.self)
      for segue in segues where only == nil || segue.identifier == only {
        await play(segue, hasRoute: routes.contains(segue.identifier), &report)
      }
      if let only, !segues.contains(where: { $0.identifier == only }) {
        report.add(
          .routeHasSegue, "the scene has no segue “\(only)”; it has \(list(segues.map(\.identifier)))",
          at: "the segue “\(only)”")
      }
      for route in routes where only == nil && !segues.contains(where: { $0.identifier == route }) {
        report.add(.routeHasSegue, "no segue of the scene is called “\(route)”", at: "the route “\(route)”")
      }
    } catch {
      report.skip("everything", "\(error)")
    }
    return report
  }

  private func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.map { "“\($0)”" }.joined(separator: ", ")
  }

  // MARK: What there is

  private struct NamedSegue {
    let identifier: String
    let kind: String
  }

  private func names(_ report: inout ConformanceReport) async throws -> ([NamedSegue], [String]) {
    let app = try await AppDriver.launch(root: StageScreen("below"))
    return try app.perform {
      let source = try make()
      let segues = source.segueDescriptions.compactMap { segue in
        segue.identifier.map { NamedSegue(identifier: $0, kind: segue.kind) }
      }
      return (segues, Self.routes(of: source).keys.sorted())
    }
  }

  private static func routes(of source: Source) -> [String: AnySceneRouter.Route] {
    guard let router = source.router else { return [:] }
    guard let generated = (router as? any SegueRoutes)?.segueRoutes else { return router.routes }
    return router.routes.merging(generated) { own, _ in own }
  }

  // MARK: Playing

  private func play(_ segue: NamedSegue, hasRoute: Bool, _ report: inout ConformanceReport) async {
    let place = "the segue “\(segue.identifier)”"
    report.play(place)
    guard hasRoute else {
      return report.add(.segueHasRoute, "no route answers “\(segue.identifier)”", at: place)
    }
    guard segue.kind != "unwind", segue.kind != "embed" else { return }
    let first = await arrive(by: segue.identifier)
    let again = await arrive(by: segue.identifier)
    judge(first, &report, at: place)
    guard !segueOnly.contains(segue.identifier), first.error == nil else { return }
    let without = "the way “\(segue.identifier)” without its segue"
    report.play(without)
    let other = await arrive(withoutSegue: segue.identifier)
    judge(other, &report, at: without)
    guard other.error == nil, other.problems.isEmpty || other.screen != nil else { return }
    if first.screen != other.screen || first.cover != other.cover {
      report.add(
        .sameDestination, "it leads to \(text(other)) instead of \(text(first))", at: without)
      return
    }
    for difference in first.data.differences(from: other.data, besides: again.data) {
      report.add(.sameData, difference, at: without)
    }
  }

  private func text(_ arrival: Arrival) -> String {
    (arrival.screen ?? "no other screen") + (arrival.cover.map { " in a \($0)" } ?? "")
  }

  private func judge(_ arrival: Arrival, _ report: inout ConformanceReport, at place: String) {
    if let error = arrival.error { report.add(.routeAnswers, error, at: place) }
    for problem in arrival.problems {
      let isInput = problem.kind == .missingInput
      report.add(isInput ? .requiredInputs : .routeAnswers, "\(problem)", at: place)
    }
    if arrival.viewLoadedEarly {
      report.add(
        .dataBeforeView, "the destination's view loads while the route hands data over", at: place)
    }
  }

  private func arrive(by identifier: String) async -> Arrival {
    await arrive { app, source, arrival in
      let watch = ArrivalWatch()
      let observer = app.environment.segueObserver
      app.environment.segueObserver = SegueInterceptor { segue, sender in
        observer?.willPrepare(segue, sender)
        guard segue.source === source else { return }
        watch.watch(segue.destination)
        guard source.isUnassembledScene else { return }
        // The route is played all the same, so that the destination has what it requires.
        AppDriver.askAfterPreparing(segue) { [unowned segue] in
          source.router?.prepare(for: segue, sender: nil)
        }
      }
      source.performSegue(withIdentifier: identifier, sender: nil)
      await app.waitUntilIdle()
      arrival.viewLoadedEarly = watch.viewLoadedEarly
    }
  }

  private func arrive(withoutSegue identifier: String) async -> Arrival {
    await arrive { app, source, _ in
      try Self.routes(of: source)[identifier]?(nil)
      await app.waitUntilIdle()
    }
  }

  private func arrive(
    _ go: @MainActor (AppDriver, Source, inout Arrival) async throws -> Void
  ) async -> Arrival {
    var arrival = Arrival()
    let problems = ProblemList()
    do {
      try await SceneProblems.handling(with: { problems.all.append($0) }) {
        let app = try await AppDriver.launch(root: UINavigationController())
        try await app.perform {
          let source = try make()
          (app.window?.rootViewController as? UINavigationController)?.viewControllers = [source]
          await app.waitUntilIdle()
          try await go(app, source, &arrival)
          look(at: app, source, &arrival)
          if let raised = app.diagnostics.first { arrival.error = raised.description }
        }
      }
    } catch let error as SceneError where error.kind == .missingInput {
      problems.all.append(error)
    } catch {
      arrival.error = "\(error)"
    }
    arrival.problems = problems.all
    return arrival
  }

  private func look(at app: AppDriver, _ source: Source, _ arrival: inout Arrival) {
    guard let visible = app.visibleViewController, visible !== source else { return }
    arrival.screen = visible.declaredClassName
    arrival.cover = visible.cover?.kind.rawValue
    arrival.data = ValueSummary(of: (visible as? any RoutedViewController)?.storeOfRouter ?? visible)
    do {
      try visible.checkRequiredInputs()
    } catch let error as SceneError {
      arrival.problems.append(error)
    } catch {
      arrival.error = "\(error)"
    }
  }
}

extension RoutedViewController {
  /// The store of the scene's data, whatever its type.
  fileprivate var storeOfRouter: Any? { router?.dataStore }
}

/// Collects what nobody could catch.
@MainActor
private final class ProblemList {
  var all: [SceneError] = []
}

/// Sees whether a destination's view is loaded before it is on its way to the screen.
@MainActor
private final class ArrivalWatch {
  private(set) var viewLoadedEarly = false

  func watch(_ destination: UIViewController) {
    for controller in [destination] + destination.children {
      guard !controller.isViewLoaded else {
        viewLoadedEarly = true
        continue
      }
      ViewLoadObserver.whenViewLoads(of: controller) { [weak self, unowned controller] in
        let outermost = sequence(first: controller, next: \.parent).reversed().first ?? controller
        // A controller that is on its way has a parent of the source's, or somebody who presents it.
        let isUnderWay = outermost !== destination || destination.presentingViewController != nil
        if !isUnderWay { self?.viewLoadedEarly = true }
      }
    }
  }
}
