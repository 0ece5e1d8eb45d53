/// Rewrites the Swift sources of a UIKit app so that a compiler without Objective-C accepts them.
///
/// What only the Objective-C runtime can do (outlets, actions, selectors, key-value coding) is done by tables that are
/// written into the same files. Each line stays where it was, so that a compiler's errors name the app's own lines.
///
/// ```swift
/// let files = [SourceFile(path: "/app/HomeViewController.swift", text: text)]
/// let result = SourceBridge(BridgeOptions(moduleName: "App")).bridge(files)
/// for file in result.files { try file.text.write(…) }
/// ```
public struct SourceBridge: Sendable {
  private let options: BridgeOptions

  /// Makes a bridge.
  ///
  /// - Parameter options: how the sources are bridged.
  public init(_ options: BridgeOptions) {
    self.options = options
  }

  /// Rewrites all files of a module.
  ///
  /// - Parameter files: every Swift file of the module; what one declares decides how others are rewritten.
  /// - Returns: the files in the same order, one more that ties their tables together, and what could not be done.
  public func bridge(_ files: [SourceFile]) -> BridgeResult {
    var index = ModuleIndex()
    for records in concurrently(files.count, { DeclarationCollector(files[$0]).records }) {
      index.add(records)
    }
    let plan = ModulePlan(index, files, options)
    let results = concurrently(files.count) { number in
      FileRewriter(files[number], number: number, plan: plan, options: options).rewrite()
    }
    var result = BridgeResult()
    var tables: [String] = []
    var genericParts: [String: [String]] = [:]
    var genericConditions: [String: [String?]] = [:]
    for (file, bridged) in zip(files, results) {
      var rewritten = BridgedFile(path: file.path, text: bridged.text)
      rewritten.columns = bridged.columns
      result.files.append(rewritten)
      result.findings += bridged.findings
      if let table = bridged.table { tables.append(table) }
      genericParts.merge(bridged.genericParts) { $0 + $1 }
      genericConditions.merge(bridged.genericConditions) { $0 + $1 }
      result.namedTypes.merge(bridged.namedTypes) { $0 + $1 }
      result.mainType = result.mainType ?? bridged.mainType
    }
    let generics = plan.generics.values.filter { !$0.isPrivate }.sorted { $0.name < $1.name }
      .map {
        TableWriter.generic($0, genericParts[$0.name] ?? [], under: genericConditions[$0.name] ?? [])
      }.joined()
    result.files.append(
      BridgedFile(path: "__UIKitBridge.swift", text: TableWriter.module(tables, generics: generics)))
    result.replaceable = plan.replaceable
    result.dispatched = plan.dispatched
    result.applicationDelegates = index.types.values
      .filter {
        $0.kind == .classType
          && plan.index.lineage(of: $0.name).contains { $0.inherited.contains("UIApplicationDelegate") }
      }
      .map(\.name).sorted()
    return result
  }
}

/// The sources of a module as a compiler without Objective-C accepts them.
public struct BridgeResult: Hashable, Sendable {
  /// The files: the app's own in their order, then one that ties their tables together.
  public var files: [BridgedFile] = []
  /// What could not be bridged, or is done in another way.
  public var findings: [BridgeFinding] = []

  /// The type that starts the process; nil where none is marked.
  public var mainType: String?
  /// How often the files name types of UIKit's, by today's name of the type, without the types inside it.
  public var namedTypes: [String: Int] = [:]
  /// What the module's classes made replaceable of what others' extensions override.
  public var replaceable: Set<OuterOverride> = []
  /// The members of the module's extensions that others' classes override.
  public var dispatched: Set<DispatchedMember> = []
  /// The classes that can be the application's delegate, by name.
  public var applicationDelegates: [String] = []

  /// Makes an empty result.
  public init() {}
}

/// A bridged file.
public struct BridgedFile: Hashable, Sendable {
  /// The path of the app's file; the file that ties the tables together has only a name.
  public var path: String
  /// The text to compile.
  public var text: String
  /// Where the columns of its lines are in the app's file.
  public var columns = ColumnMap()

  /// Makes a bridged file.
  ///
  /// - Parameters:
  ///   - path: the path of the app's file.
  ///   - text: the text to compile.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
