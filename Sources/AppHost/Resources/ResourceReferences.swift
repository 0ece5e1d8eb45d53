internal import CommandLineParsing
internal import Foundation
internal import InterfaceBuilder
internal import SourceBridge

/// Finds what leads nowhere between an app's storyboards, nibs and sources: destinations, classes, outlets, actions, and
/// names that code asks for.
struct ResourceReferences {
  private let outline: SourceOutline
  private let kit: KitNames
  /// The modules of the app's own, whose classes are known.
  private let modules: Set<String>
  /// The texts of sources that are not Swift, which may have any class.
  private let foreign: String
  let documents: [InterfaceBuilderDocument]
  private let resources: [URL]
  private let sceneManifests: [SceneManifest]
  /// The kinds of documents of which one at least cannot be read, so that nobody knows all that is in them.
  private let unreadKinds: Set<String>

  init(_ sources: [AppSources], in sceneway: URL) throws {
    let files = sources.flatMap(\.swiftFiles).filter { FileManager.default.fileExists(atPath: $0.path) }
    outline = SourceOutline(try SourceFile.read(files))
    kit = KitNames(in: sceneway)
    modules = Set(sources.map(\.moduleName))
    sceneManifests = sources.filter { $0.kind == .app }.compactMap(\.infoPlist).compactMap(SceneManifest.init)
    foreign = sources.flatMap(\.foreignSources)
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    var seen: Set<String> = []
    resources = sources.flatMap(\.resources).filter { seen.insert($0.path).inserted }
    let all = resources.filter { ["storyboard", "xib"].contains($0.pathExtension.lowercased()) }
      .map { (file: $0, document: try? InterfaceBuilderDocument(contentsOf: $0)) }
    documents = all.compactMap(\.document)
    unreadKinds = Set(all.filter { $0.document == nil }.map(\.file.pathExtension.localizedLowercase))
  }

  /// What leads nowhere, in the order of the files; what a person may have done on purpose is a warning.
  var problems: [HostDiagnostic] {
    documents.filter { $0.targetRuntime == .iOS }.flatMap { document in
      document.root.descendants.flatMap { problems(of: $0, in: document) }
    } + outline.uses.compactMap(problem) + sceneManifests.flatMap(\.classes).compactMap(problem)
  }

  /// A class that a scene manifest names and nobody has: no window would show.
  private func problem(of named: SceneManifest.NamedClass) -> HostDiagnostic? {
    guard named.module.map({ modules.contains($0) }) ?? true, outline.className(for: named.name) == nil,
      !kit.types.contains(named.name), !foreign.contains(named.name)
    else { return nil }
    let known = outline.classNames.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    return HostDiagnostic(
      named.file, named.line, 1,
      "the scene manifest names the class ‘\(named.name)’, which is nowhere\(Suggestion.didYouMean(named.name, known))"
    )
  }

  // MARK: Documents

  private func problems(of element: Element, in document: InterfaceBuilderDocument) -> [HostDiagnostic] {
    var problems: [HostDiagnostic] = []
    if let problem = classProblem(of: element) { problems.append(problem) }
    if let problem = referenceProblem(of: element, in: document) { problems.append(problem) }
    for connection in element.connections {
      switch connection {
      case .segue(let segue): problems += self.problems(of: segue)
      case .outlet(let outlet):
        problems += self.problems(of: outlet.property, to: outlet.destinationID, connection.element, element)
      case .outletCollection(let outlet):
        problems += self.problems(of: outlet.property, to: outlet.destinationID, connection.element, element)
      case .action(let action): problems += self.problems(of: action)
      case .other: break
      }
    }
    return problems
  }

  /// A class that is nowhere: UIKit makes an object of its own class instead.
  private func classProblem(of element: Element) -> HostDiagnostic? {
    guard let name = element.customClass, isOwn(element), ownClass(of: element) == nil,
      !kit.types.contains(name),
      !foreign.contains(name)
    else { return nil }
    let known = outline.classNames.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    return diagnostic(
      element, "customClass", "there is no class ‘\(name)’\(Suggestion.didYouMean(name, known))")
  }

  /// Whether the class of an element would be in the app's own sources.
  private func isOwn(_ element: Element) -> Bool {
    element.customModule.map { modules.contains($0) || element.usesTargetModule } ?? true
  }

  private func ownClass(of element: Element) -> String? {
    element.customClass.flatMap { outline.className(for: $0) }
  }

  private func referenceProblem(of element: Element, in document: InterfaceBuilderDocument) -> HostDiagnostic?
  {
    guard let reference = StoryboardReference(element), reference.bundleIdentifier == nil else { return nil }
    guard let name = reference.storyboardName else { return nil }
    let named = documents.filter { $0.kind == .storyboard && Self.name(of: $0) == name }
    guard !named.isEmpty else {
      guard !hasResource(name, "storyboard") else { return nil }
      let names = documents.filter { $0.kind == .storyboard }.map(Self.name)
      return diagnostic(
        element, "storyboardName", "there is no storyboard ‘\(name)’\(Suggestion.didYouMean(name, names))")
    }
    let controllers = named.flatMap(\.controllers)
    if let identifier = reference.referencedIdentifier {
      let identifiers = controllers.compactMap(\.storyboardIdentifier)
      guard !identifiers.contains(identifier) else { return nil }
      return diagnostic(
        element, "referencedIdentifier",
        "the storyboard ‘\(name)’ has no scene ‘\(identifier)’\(Suggestion.didYouMean(identifier, identifiers))"
      )
    }
    guard named.allSatisfy({ $0.initialViewController == nil }) else { return nil }
    return diagnostic(element, "storyboardName", "the storyboard ‘\(name)’ has no initial scene")
  }

  private func problems(of segue: Segue) -> [HostDiagnostic] {
    var problems: [HostDiagnostic] = []
    let name = segue.identifier.map { "the segue ‘\($0)’" } ?? "this segue"
    if segue.destination == nil {
      problems.append(
        diagnostic(
          segue.element, "destination", "\(name) leads to ‘\(segue.destinationID)’, which is nowhere"))
    }
    if let problem = creationProblem(of: segue, name) { problems.append(problem) }
    if segue.kind == .unwind, let action = segue.unwindAction, !outline.hasMethod(action),
      !foreign.contains(action.prefix { $0 != ":" })
    {
      problems.append(
        diagnostic(
          segue.element, "unwindAction", "no class has an action ‘\(action)’ for \(name) to unwind to"))
    }
    return problems
  }

  /// A method that is to make the segue's destination and that its source does not have.
  private func creationProblem(of segue: Segue, _ name: String) -> HostDiagnostic? {
    guard let selector = segue.destinationCreationSelector, let source = segue.source?.element else {
      return nil
    }
    func problem(_ words: String) -> HostDiagnostic {
      diagnostic(segue.element, "destinationCreationSelector", words)
    }
    guard source.customClass != nil else {
      return problem("\(name) asks UIKit's own class for ‘\(selector)’, which it does not have")
    }
    guard isOwn(source), let className = ownClass(of: source) else { return nil }
    switch outline.method(selector, of: className) {
    case .present: return nil
    case .hidden: return problem("‘\(selector)’ of \(className) is no @IBSegueAction")
    case .absent(let base):
      guard isKnown(base) else { return nil }
      let names = outline.segueActions(of: className)
      return problem(
        "\(className) has no segue action ‘\(selector)’ for \(name)\(Suggestion.didYouMean(selector, names))")
    }
  }

  private func problems(
    of property: String, to destination: String, _ connection: Element, _ owner: Element
  ) -> [HostDiagnostic] {
    guard Outlet(connection).destination != nil else {
      return [
        diagnostic(
          connection, "destination", "the outlet ‘\(property)’ leads to ‘\(destination)’, which is nowhere")
      ]
    }
    guard isOwn(owner), let className = ownClass(of: owner) else { return [] }
    switch outline.property(property, of: className) {
    case .present: return []
    case .hidden:
      return [diagnostic(connection, "property", "‘\(property)’ of \(className) is no @IBOutlet")]
    case .absent(let base):
      guard isKnown(base), !kit.properties.contains(property) else { return [] }
      let names = outline.outlets(of: className)
      return [
        diagnostic(
          connection, "property",
          "\(className) has no outlet ‘\(property)’\(Suggestion.didYouMean(property, names))")
      ]
    }
  }

  private func problems(of action: Action) -> [HostDiagnostic] {
    let selector = action.selector
    guard let receiver = action.destination else {
      return [
        diagnostic(
          action.element, "destination",
          "the action ‘\(selector)’ goes to ‘\(action.destinationID)’, which is nowhere")
      ]
    }
    if Placeholder(receiver)?.isFirstResponder == true || Exit(receiver) != nil {
      guard !outline.hasMethod(selector), !kit.hasMethod(selector), foreign.isEmpty else { return [] }
      return [diagnostic(action.element, "selector", "no class has an action ‘\(selector)’")]
    }
    guard isOwn(receiver), let className = ownClass(of: receiver) else { return [] }
    switch outline.method(selector, of: className) {
    case .present: return []
    case .hidden:
      return [diagnostic(action.element, "selector", "‘\(selector)’ of \(className) is no @IBAction")]
    case .absent(let base):
      guard isKnown(base), !kit.hasMethod(selector) else { return [] }
      let names = outline.actions(of: className)
      return [
        diagnostic(
          action.element, "selector",
          "\(className) has no action ‘\(selector)’\(Suggestion.didYouMean(selector, names))")
      ]
    }
  }

  /// Whether a class outside the app is one of UIKit's, whose members are known.
  private func isKnown(_ base: String?) -> Bool {
    guard let base else { return true }
    return kit.types.contains(String(base.prefix { $0 != "<" })) || base == "NSObject"
  }

  // MARK: Sources

  /// What code asks for and no resource has; nil where it is there, or may be.
  private func problem(of use: ResourceUse) -> HostDiagnostic? {
    func missing(_ words: String, among names: [String], severity: String = "error") -> HostDiagnostic? {
      guard !names.contains(use.name) else { return nil }
      var diagnostic = HostDiagnostic(
        URL(fileURLWithPath: use.file), use.line, use.column,
        "\(words) ‘\(use.name)’\(Suggestion.didYouMean(use.name, names))")
      diagnostic.severity = severity
      return diagnostic
    }
    let storyboards = documents.filter { $0.kind == .storyboard }
    // It may stand in the document that cannot be read, which is told by itself.
    let hidesSome = unreadKinds.contains("storyboard")
    switch use.kind {
    case .segue, .scene: if hidesSome { return nil }
    case .cell: if !unreadKinds.isEmpty { return nil }
    default: break
    }
    switch use.kind {
    case .segue:
      return missing(
        "no storyboard has a segue", among: storyboards.flatMap(\.segues).compactMap(\.identifier))
    case .scene:
      return missing(
        "no storyboard has a scene",
        among: storyboards.flatMap(\.controllers).compactMap(\.storyboardIdentifier))
    case .storyboard:
      guard !hasResource(use.name, "storyboard") else { return nil }
      return missing("there is no storyboard", among: storyboards.map(Self.name))
    case .nib:
      guard !hasResource(use.name, "xib"), !hasResource(use.name, "nib") else { return nil }
      return missing("there is no nib", among: documents.filter { $0.kind == .xib }.map(Self.name))
    case .cell: return cellProblem(use, missing)
    case .selector:
      guard !outline.hasMethod(use.name), !kit.hasMethod(use.name), foreign.isEmpty else { return nil }
      return missing("no class has a method of the selector", among: [], severity: "warning")
    }
  }

  /// A cell may be registered by a constant, or by the name of its class, so that only what stands nowhere else is told.
  private func cellProblem(
    _ use: ResourceUse, _ missing: (String, [String], String) -> HostDiagnostic?
  ) -> HostDiagnostic? {
    let asked = outline.uses.count { $0.kind == .cell && $0.name == use.name }
    guard outline.texts[use.name] == asked, outline.className(for: use.name) == nil,
      !hasResource(use.name, "xib")
    else { return nil }
    let identifiers = documents.flatMap { $0.root.descendants.compactMap { $0["reuseIdentifier"] } }
    return missing("no cell is registered or laid out as", identifiers, "warning")
  }

  private func hasResource(_ name: String, _ kind: String) -> Bool {
    resources.contains { $0.lastPathComponent == "\(name).\(kind)" }
  }

  private static func name(of document: InterfaceBuilderDocument) -> String {
    URL(fileURLWithPath: document.file).deletingPathExtension().lastPathComponent
  }

  private func diagnostic(_ element: Element, _ attribute: String, _ message: String) -> HostDiagnostic {
    let place = element.attribute(attribute)?.location ?? element.location
    return HostDiagnostic(URL(fileURLWithPath: element.file), place.line, place.column, message)
  }
}
