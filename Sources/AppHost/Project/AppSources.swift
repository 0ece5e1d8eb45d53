internal import CommandLineParsing
public import Foundation

/// What an app, or one of its frameworks or test bundles, is made of: files and settings, wherever they were found.
public struct AppSources: Hashable, Sendable {
  /// What is built.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// An app.
    case app
    /// A framework or library that an app uses.
    case library
    /// Unit tests.
    case tests
  }

  /// The target's name.
  public var name: String
  /// What is built.
  public var kind: Kind
  /// The name that Swift code imports it by.
  public var moduleName: String
  /// The Swift files, in the order of the project.
  public var swiftFiles: [URL] = []
  /// Storyboards, nibs, string tables, property lists, asset catalogues and other files that are read at run time.
  public var resources: [URL] = []
  /// The Info.plist; nil where the project has its values among the build settings.
  public var infoPlist: URL?
  /// Values that build settings put into the Info.plist.
  public var infoValues: [String: String] = [:]
  /// The version that people see, such as `2.1`; nil where none is given.
  public var marketingVersion: String?
  /// The number of the build; nil where none is given.
  public var projectVersion: String?
  /// The identifier of the bundle; nil where none is given.
  public var bundleIdentifier: String?
  /// The Swift version that the sources are written in, such as `5.0`; nil where none is given.
  public var swiftVersion: String?
  /// The platform's SDK, such as `iphoneos`; nil where the project says none.
  public var sdk: String?
  /// The targets of the same project that it needs.
  public var dependencies: [String] = []
  /// The products of packages that it needs.
  public var packageProducts: [String] = []
  /// Words that are true for `#if`.
  public var conditions: [String] = []
  /// Whether what says nothing of actors belongs to the main one.
  public var isolatesToMainActor = false
  /// Whether it is a target of a Swift package, whose code may ask for `Bundle.module`.
  public var isOfPackage = false
  /// Whether it is tests that run inside the app, which is launched before them.
  public var runsInApp = false
  /// Source files that are not Swift, which cannot be built.
  public var foreignSources: [URL] = []
  /// Folders that the project names as its own and that are not there.
  var lostFolders: [URL] = []

  /// Makes an empty target.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - kind: what is built.
  ///   - moduleName: the name that Swift code imports it by; made of the target's name by default.
  public init(_ name: String, _ kind: Kind, moduleName: String? = nil) {
    self.name = name
    self.kind = kind
    self.moduleName = moduleName ?? AppSources.identifier(of: name)
  }

  /// A name as a Swift identifier, by Xcode's rule: what is no letter or digit is an underscore.
  ///
  /// - Parameter name: any name.
  /// - Returns: the identifier.
  public static func identifier(of name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}

/// Why a project cannot be read.
public struct AppProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of fault.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// There is no such folder or project.
    case notFound
    /// The project file is no property list, or lacks its main parts.
    case unreadable
    /// There is no app, and no Swift file.
    case nothingToBuild
    /// Several apps, so that one has to be named.
    case severalApps
    /// The target that was named is not there.
    case unknownTarget
    /// Several projects have a target of the name.
    case severalTargets
    /// The folder of an app's sources is not there.
    case lostFolder
  }

  /// What kind of fault it is.
  public var kind: Kind
  /// The folder or file.
  public var path: String
  /// What was found.
  public var found: [String]
  /// What may have been meant; nil where nothing is like it.
  public var nearest: String?

  init(_ kind: Kind, _ path: String, found: [String] = [], wanted: String? = nil) {
    nearest = wanted.flatMap { Suggestion.nearest(to: $0, among: found) }
    self.kind = kind
    self.path = path
    self.found = found
  }

  /// The fault as a sentence, and what to do.
  public var description: String {
    let list = found.joined(separator: ", ")
    return switch kind {
    case .notFound: "\(path) is not there."
    case .unreadable:
      "\(path) cannot be read: \(list.hasPrefix("error: ") ? String(list.dropFirst(7)) : list)"
    case .nothingToBuild: "\(path) has no app and no Swift files."
    case .severalApps: "\(path) has several apps: \(list). Name one with --target."
    case .unknownTarget where found.isEmpty: "\(path) has no project, so that it has no targets to name."
    case .unknownTarget:
      "\(path) has no such target; it has: \(list)\(nearest.map { ". Did you mean '\($0)'?" } ?? ".")"
    case .lostFolder:
      "\(path) names \(found.count == 1 ? "the folder" : "the folders") \(list), and nothing is there."
    case .severalTargets: "\(path) has several targets of that name, in \(list). Name the project itself."
    }
  }
}
