internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit
internal import Sceneway

/// Looks for what holds an object: from the app's living objects, and around in a circle from the object itself.
///
/// It goes through stored properties, the nearest first, and gives up after a number of objects, so that it takes a
/// bounded time in an app of any size.
@MainActor
struct HolderSearch {
  /// Where a search begins.
  struct Root {
    let name: String
    let object: AnyObject
  }

  private struct Step {
    let object: AnyObject
    /// The place of the step before in the list; nil for a root.
    let before: Int?
    /// The way from the object before to this one; the name of a root.
    let way: String
  }

  /// After how many objects the search gives up.
  static let objectLimit = 50_000

  private let roots: [Root]
  private let leaks: [Root]

  init(roots: [Root], leaks: [Root]) {
    self.roots = roots
    self.leaks = leaks
  }

  /// What holds an object.
  func holder(of object: AnyObject) -> LeakError.Holder {
    if let path = path(to: object, from: roots) { return .app(path: path) }
    if let circle = path(to: object, from: [Root(name: "", object: object)]) {
      return .circle(path: circle)
    }
    let others = leaks.filter { $0.object !== object }
    if let path = path(to: object, from: others) { return .leak(path: path) }
    return .unknown(closures: closures(around: object))
  }

  // MARK: Searching

  private func path(to target: AnyObject, from roots: [Root]) -> [String]? {
    var seen: Set<ObjectIdentifier> = []
    var steps: [Step] = []
    for root in roots where seen.insert(ObjectIdentifier(root.object)).inserted {
      steps.append(Step(object: root.object, before: nil, way: root.name))
    }
    var index = 0
    while index < steps.count, steps.count < HolderSearch.objectLimit {
      for reference in HeldObjects(of: steps[index].object).references {
        if reference.object === target { return text(of: steps, endingAt: index, reference.way) }
        guard HolderSearch.isWorthwhile(reference.object),
          seen.insert(ObjectIdentifier(reference.object)).inserted
        else { continue }
        steps.append(Step(object: reference.object, before: index, way: reference.way))
      }
      index += 1
    }
    return nil
  }

  /// All that the app's living objects hold.
  private var livingObjects: Set<ObjectIdentifier> {
    var seen = Set(roots.map { ObjectIdentifier($0.object) })
    var objects = roots.map(\.object)
    var index = 0
    while index < objects.count, objects.count < HolderSearch.objectLimit {
      for reference in HeldObjects(of: objects[index]).references
      where HolderSearch.isWorthwhile(reference.object)
        && seen.insert(ObjectIdentifier(reference.object)).inserted
      {
        objects.append(reference.object)
      }
      index += 1
    }
    return seen
  }

  /// The path as `Class.property`, one piece for each object on the way; UIKit's own properties are left out but the last.
  private func text(of steps: [Step], endingAt last: Int, _ way: String) -> [String] {
    var path: [String] = []
    var current: Int? = last
    var next = way
    while let index = current {
      let step = steps[index]
      let name = HolderSearch.name(of: step.object)
      let showsWay = path.isEmpty || HolderSearch.isApps(step.object)
      path.insert(showsWay ? "\(name).\(next)" : name, at: 0)
      next = step.way
      current = step.before
    }
    return path
  }

  /// The closures of the app's own objects that an object holds, which may hold it in turn.
  ///
  /// What the living app holds as well is left out: it would stand there whatever holds the object.
  private func closures(around object: AnyObject) -> [String] {
    var seen = livingObjects
    seen.insert(ObjectIdentifier(object))
    var objects = [object]
    var found: [String] = []
    var index = 0
    while index < objects.count, index < 200, found.count < 3 {
      let held = HeldObjects(of: objects[index])
      if HolderSearch.isApps(objects[index]) || objects[index] is UIAction {
        found += held.closures.map { "\(HolderSearch.name(of: objects[index])).\($0)" }
      }
      for reference in held.references where HolderSearch.isWorthwhile(reference.object) {
        if seen.insert(ObjectIdentifier(reference.object)).inserted { objects.append(reference.object) }
      }
      index += 1
    }
    return Array(found.prefix(3))
  }

  // MARK: Names

  private static func name(of object: AnyObject) -> String {
    if object is Timer { return LeakError.Holder.timer }
    return (object as? UIViewController)?.declaredClassName ?? "\(type(of: object))"
  }

  /// Whether the object's class is the app's own.
  private static func isApps(_ object: AnyObject) -> Bool {
    let name = String(reflecting: type(of: object))
    return !["HeadlessUIKit.", "Sceneway.", "Swift.", "Foundation.", "ScenewayTesting."].contains {
      name.hasPrefix($0)
    }
  }

  /// Whether an object may lead to screens; those that only serve this package's tests do not.
  private static func isWorthwhile(_ object: AnyObject) -> Bool {
    !(object is AppDriver || object is LeakDetector || object is HeadlessEnvironment)
  }
}

extension AppDriver {
  /// The living objects of the app that everything else hangs on.
  var livingRoots: [HolderSearch.Root] {
    perform {
      let application = UIApplication.shared
      var roots: [HolderSearch.Root] = []
      func add(_ object: AnyObject?, _ name: String) {
        if let object { roots.append(HolderSearch.Root(name: name, object: object)) }
      }
      let windows = application.windows
      for window in windows { add(window, "the window") }
      for flow in windows.flatMap({ Navigator.outermostFlows(in: $0) }) { add(flow, "a flow that runs") }
      add(application.delegate, "the app's delegate")
      for scene in application.connectedScenes {
        add(scene, "a scene")
        add(scene.delegate, "a scene's delegate")
      }
      add(application, "the app")
      for timer in environment.clock.repeatingTimers { add(timer, "a timer") }
      return roots
    }
  }
}
