internal import Foundation
internal import InterfaceBuilder
internal import Sceneway

/// The scenes and edges of some storyboards, and what was walked of them.
struct StoryboardGraph {
  private(set) var scenes: [NavigationMap.Scene] = []
  /// The places of the scenes by name.
  private var numbers: [String: Int] = [:]
  private(set) var edges: [NavigationMap.Edge] = []
  /// The storyboards by name; of several of one name the first counts, as in a bundle.
  private var documents: [String: InterfaceBuilderDocument] = [:]
  /// The names of the scenes by `storyboard#id`.
  private var names: [String: String] = [:]
  /// The names of the scenes by class, the first of each.
  private var classes: [String: String] = [:]
  /// The edges by `storyboard#id` of their segues.
  private var segues: [String: Int] = [:]
  /// The edges of code by what they join.
  private var ways: [[String?]: Int] = [:]

  init(_ all: [InterfaceBuilderDocument]) {
    let storyboards = all.filter { $0.kind == .storyboard }.map { (name: Self.name(of: $0), document: $0) }
    for (name, document) in storyboards where documents[name] == nil { documents[name] = document }
    for (storyboard, document) in storyboards { add(document, storyboard) }
    for (storyboard, document) in storyboards {
      for segue in document.segues { add(segue, in: document, storyboard) }
    }
  }

  private static func name(of document: InterfaceBuilderDocument) -> String {
    URL(fileURLWithPath: document.file).deletingPathExtension().lastPathComponent
  }

  // MARK: Storyboards

  private mutating func add(_ document: InterfaceBuilderDocument, _ storyboard: String) {
    var initial = document.initialViewController
    while let controller = initial, controller.isPlainStack { initial = controller.firstScreen }
    for controller in document.controllers where !controller.isReference && !controller.isPlainStack {
      let key = "\(storyboard)#\(controller.id)"
      guard names[key] == nil else { continue }
      let words = [
        controller.customClass, controller.storyboardIdentifier, controller.title, controller.userLabel,
      ]
      var name = words.compactMap { $0 }.first { !$0.isEmpty } ?? controller.id
      if numbers[name] != nil {
        name += " (\(controller.storyboardIdentifier ?? controller.id))"
      }
      names[key] = name
      if let type = controller.customClass, classes[type] == nil { classes[type] = name }
      add(
        NavigationMap.Scene(
          name: name, place: document.place(of: controller.element),
          isInitial: controller.id == initial?.id, isSeen: false))
    }
  }

  private mutating func add(
    _ segue: InterfaceBuilder.Segue, in document: InterfaceBuilderDocument, _ storyboard: String
  ) {
    guard let source = segue.source, !source.isPlainStack, let from = name(of: source, in: storyboard) else {
      return
    }
    let to: String
    if segue.kind == .unwind {
      to = segue.unwindAction ?? ""
    } else {
      guard let destination = segue.destinationController else { return }
      to = name(of: destination, in: storyboard) ?? segue.destinationID
    }
    segues["\(storyboard)#\(segue.id)"] = edges.count
    edges.append(
      NavigationMap.Edge(
        from: from, to: to, how: segue.kind.name,
        origin: .segue(identifier: segue.identifier, document.place(of: segue.element)), walks: 0,
        causes: [:],
        tests: []))
  }

  private mutating func add(_ scene: NavigationMap.Scene) {
    if numbers[scene.name] == nil { numbers[scene.name] = scenes.count }
    scenes.append(scene)
  }

  /// The name of the scene that a controller is or stands for.
  private func name(of controller: Controller, in storyboard: String, depth: Int = 0) -> String? {
    // References may lead in a circle.
    guard depth < 32 else { return nil }
    if let reference = controller.reference {
      let other = reference.storyboardName.flatMap { $0.isEmpty ? nil : $0 } ?? storyboard
      let found = documents[other].flatMap { document in
        reference.referencedIdentifier.map { document.controller(storyboardIdentifier: $0) }
          ?? document.initialViewController
      }
      if let found, let name = name(of: found, in: other, depth: depth + 1) { return name }
      return "\(other).storyboard" + (reference.referencedIdentifier.map { " \($0)" } ?? "")
    }
    if controller.isPlainStack, let first = controller.firstScreen {
      return name(of: first, in: storyboard, depth: depth + 1)
    }
    return names["\(storyboard)#\(controller.id)"]
  }

  // MARK: What was recorded

  /// Notes what was seen and walked.
  mutating func walk(_ lines: [NavigationRecorder.Line]) {
    for line in lines {
      switch line.kind {
      case .scene: if let scene = line.scene { see(scene) }
      case .segue: note(segue: line)
      case .way: note(way: line)
      }
    }
  }

  /// An embedded child comes without a way, so that its segue alone tells of it.
  private mutating func note(segue line: NavigationRecorder.Line) {
    guard let index = line.element.flatMap({ segues[$0] }), edges[index].how == "embed" else { return }
    edges[index].walks = max(1, edges[index].walks)
    arrive(at: index, line)
  }

  private mutating func note(way line: NavigationRecorder.Line) {
    guard let to = line.to else { return }
    let index: Int
    if let segue = line.element.flatMap({ segues[$0] }) {
      index = segue
      arrive(at: index, line)
    } else {
      let how = line.how?.rawValue ?? ""
      let key = [line.from, to, how]
      index = ways[key] ?? edges.count
      if index == edges.count {
        ways[key] = index
        edges.append(
          NavigationMap.Edge(
            from: line.from.map { see($0) }, to: see(to), how: how, origin: .code, walks: 0, causes: [:],
            tests: []))
      }
    }
    edges[index].walks += 1
    if let cause = line.cause { edges[index].causes[cause, default: 0] += 1 }
    let name = line.testName.map { " “\($0)”" } ?? ""
    if let test = line.test.map({ $0 + name }), !edges[index].tests.contains(test) {
      edges[index].tests.append(test)
      edges[index].tests.sort { $0.localizedStandardCompare($1) == .orderedAscending }
    }
  }

  /// Notes the scenes at both ends of a segue that was taken; that of an unwind segue is known only now.
  private mutating func arrive(at index: Int, _ line: NavigationRecorder.Line) {
    if let from = edges[index].from { seeScene(from) }
    if edges[index].how == "unwind", let to = line.to { edges[index].to = see(to) }
    seeScene(edges[index].to)
  }

  /// Notes that a class was seen; makes a scene of one that no storyboard has.
  ///
  /// - Returns: the scene's name.
  @discardableResult
  private mutating func see(_ type: String) -> String {
    let name = classes[type] ?? type
    if numbers[name] != nil {
      seeScene(name)
    } else if !Self.containers.contains(type) {
      add(NavigationMap.Scene(name: name, place: nil, isInitial: false, isSeen: true))
    }
    return name
  }

  private mutating func seeScene(_ name: String) {
    if let number = numbers[name] { scenes[number].isSeen = true }
  }

  /// Containers without a class of their own are no scenes.
  private static let containers: Set<String> = [
    "UINavigationController", "SceneNavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController",
  ]
}

extension Controller {
  /// Whether it is a navigation controller without a class of its own, which shows nothing itself.
  fileprivate var isPlainStack: Bool { kind == .navigationController && customClass == nil }

  /// The first controller of a navigation controller.
  fileprivate var firstScreen: Controller? {
    relationships.first { $0.relationship == "rootViewController" }?.destinationController
  }
}

extension InterfaceBuilderDocument {
  fileprivate func place(of element: Element) -> NavigationMap.Place {
    NavigationMap.Place(file: file, line: element.location.line)
  }
}
