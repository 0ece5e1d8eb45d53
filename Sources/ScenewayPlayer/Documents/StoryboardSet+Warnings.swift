internal import InterfaceBuilder

extension StoryboardSet {
  /// What is wrong with documents that play all the same, as a compiler prints it.
  var warnings: [String] {
    storyboards.flatMap { storyboard in
      let document = storyboard.document
      return document.problems.map { problem in
        let place = problem.location.map { "\(problem.file):\($0)" } ?? problem.file
        return "\(place): warning: \(problem.message)"
      } + segueWarnings(of: document)
    }
  }

  /// Segues and references that Interface Builder would not have written, and that do nothing here.
  private func segueWarnings(of document: InterfaceBuilderDocument) -> [String] {
    var warnings: [String] = []
    func warn(_ element: Element, _ words: String) {
      warnings.append(
        "\(document.file):\(element.location.line):\(element.location.column): warning: \(words)")
    }
    let containers = containedSelves(in: document)
    for segue in document.segues {
      let name = segue.identifier.map { "‘\($0)’" } ?? segue.id
      if case .unknown(let kind) = segue.kind {
        warn(
          segue.element,
          kind.isEmpty ? "the segue \(name) has no kind" : "the segue \(name) has the unknown kind ‘\(kind)’")
      }
      if segue.kind != .unwind, let destination = segue.destination, Controller(destination) == nil {
        warn(segue.element, "the segue \(name) leads to a ‘\(destination.name)’, which is no controller")
      }
      let isFromController = segue.sender.flatMap(Controller.init) != nil
      if segue.kind == .relationship, !isFromController {
        warn(
          segue.element,
          "the relationship \(name) starts at a ‘\(segue.sender?.name ?? "")’, which is no controller")
      }
      if segue.kind == .embed, isFromController || segue.sender?.isControl ?? false {
        warn(
          segue.element,
          "the embed segue \(name) starts at a ‘\(segue.sender?.name ?? "")’, which is no container view")
      }
      if segue.kind == .relationship, let id = segue.sender?.id, containers.contains(id),
        containers.contains(segue.destinationID)
      {
        warn(
          segue.element, "the relationship \(name) leads to a controller that contains itself; it is left out"
        )
      }
    }
    for reference in document.storyboardReferences where isToItself(reference, in: document) {
      warn(reference.element, "the reference leads to itself")
    }
    return warnings
  }

  /// The ids of the controllers that are, by relationships, part of themselves.
  private func containedSelves(in document: InterfaceBuilderDocument) -> Set<String> {
    var parts: [String: [String]] = [:]
    for controller in document.controllers {
      parts[controller.id, default: []] += controller.relationships.map(\.destinationID)
    }
    return parts.keys.filter { start in
      var seen: Set<String> = []
      var next = parts[start] ?? []
      while let id = next.popLast() {
        if id == start { return true }
        if seen.insert(id).inserted { next += parts[id] ?? [] }
      }
      return false
    }.reduce(into: []) { $0.insert($1) }
  }

  private func isToItself(_ reference: StoryboardReference, in document: InterfaceBuilderDocument) -> Bool {
    let name = reference.storyboardName ?? ""
    guard name.isEmpty || "\(name).storyboard" == document.file.split(separator: "/").last.map(String.init)
    else {
      return false
    }
    guard let identifier = reference.referencedIdentifier, !identifier.isEmpty else {
      return name.isEmpty || document.initialViewController?.element == reference.element
    }
    let named = document.controllers.filter { $0.storyboardIdentifier == identifier }
    return !named.isEmpty && named.allSatisfy(\.isReference)
  }
}

extension Element {
  /// Whether the element is a control, which holds no other scene.
  fileprivate var isControl: Bool {
    ["button", "segmentedControl", "textField", "slider", "switch", "stepper", "barButtonItem", "datePicker"]
      .contains(name)
  }
}
