/// How an app's sources are bridged.
public struct BridgeOptions: Hashable, Sendable {
  /// The module's name.
  public var moduleName: String

  /// Modules that every file imports, whether it says so or not; `UIKit` and `Foundation` by default.
  ///
  /// On Apple's systems a bridging header or the framework's own header brings UIKit to files that do not import it.
  public var imports: [String]

  /// Modules that are not there, so that their imports are taken out.
  public var absentModules: Set<String>

  /// Modules that are not there and have an empty one in their place, so that the rest of a file can be compiled.
  ///
  /// Each import of one is told as an error, and `#if canImport(…)` is answered as without it.
  public var standIns: Set<String> = []

  /// What extensions of other modules override of this one's classes, which make them replaceable.
  public var outerOverrides: [OuterOverride] = []

  /// What other modules' classes have made replaceable for this one's extensions: ``BridgeResult/replaceable`` of theirs.
  public var replaceable: Set<OuterOverride> = []

  /// What classes of other modules override: names of methods with their labels, and of properties.
  public var overriddenElsewhere: Set<String> = []

  /// What classes of this module may override of other modules' extensions: ``BridgeResult/dispatched`` of theirs.
  public var dispatched: Set<DispatchedMember> = []

  /// Whether the app's string tables have several forms for numbers of things, which Foundation for Linux does not read;
  /// false by default.
  public var readsPlurals = false

  /// Whether the module holds tests of XCTest; false by default.
  ///
  /// XCTest for Linux ends at the first test that throws and belongs to the main actor without being asynchronous, so each
  /// of those is made asynchronous.
  public var holdsTests = false

  /// Whether what a file with syntax errors lacks is put in, so that a compiler reads on and tells what else is wrong; false by
  /// default, so that it does not compile.
  public var mendsSyntaxErrors = false

  /// Whether the app's main class stays what starts the process; otherwise whoever imports the module starts it.
  public var keepsMain: Bool

  /// Makes options.
  ///
  /// - Parameters:
  ///   - moduleName: the module's name.
  ///   - imports: modules that every file imports.
  ///   - absentModules: modules whose imports are taken out.
  ///   - keepsMain: whether the app's main class stays what starts the process; true by default.
  public init(
    moduleName: String, imports: [String] = ["Foundation", "UIKit"], absentModules: Set<String> = [],
    keepsMain: Bool = true
  ) {
    self.keepsMain = keepsMain
    self.moduleName = moduleName
    self.imports = imports
    self.absentModules = absentModules
  }
}
