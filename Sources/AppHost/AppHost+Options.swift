internal import CommandLineParsing
internal import Foundation

/// Why an app cannot be hosted as it was asked for.
public struct HostOptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault as a sentence.
  public let description: String
}

extension AppHost {
  /// Looks whether what the options name is there.
  ///
  /// - Parameter tests: whether the app's unit tests are wanted.
  /// - Throws: ``HostOptionError`` that names the first that is not, and what may have been meant.
  public func checkOptions(tests: Bool = false) throws(HostOptionError) {
    let everything = project.libraries + [project.app] + project.testedModules + project.tests
    let files = everything.flatMap { $0.swiftFiles + $0.resources }
    for pattern in options.excluded {
      var one = options
      one.excluded = [pattern]
      guard !files.contains(where: one.excludes) else { continue }
      let words = Set(
        files.flatMap { [$0.lastPathComponent, $0.deletingLastPathComponent().lastPathComponent] })
      throw HostOptionError(
        description: "No file of \(project.app.name) is meant by --exclude \(pattern)"
          + Self.question(pattern, words))
    }
    let imported = Set(everything.flatMap(\.importedModules))
    for (name, place) in options.stubs.sorted(by: { $0.key < $1.key }) {
      guard imported.contains(name) else {
        throw HostOptionError(
          description: "No file of \(project.app.name) imports the module of --stub \(name)"
            + Self.question(name, imported.subtracting(Self.always)))
      }
      guard let place else { continue }
      guard ProjectFiles.all(in: place).contains(where: { $0.pathExtension == "swift" }) else {
        throw HostOptionError(description: "The folder of --stub \(name), \(place.path), has no Swift files.")
      }
    }
    let languages = AppLanguages.all(of: project.app)
    if let language = options.language, AppLanguages.best(for: language, among: languages) == nil {
      throw HostOptionError(
        description: languages.isEmpty
          ? "\(project.app.name) is in no other language than its own."
          : "\(project.app.name) is not in the language \(language); it is in \(languages.joined(separator: ", "))."
      )
    }
    if let name = project.namedTests, !tests {
      throw HostOptionError(description: "\(name) has unit tests, which --test builds and runs.")
    }
    guard tests, self.tests.isEmpty else { return }
    throw HostOptionError(
      description: project.tests.isEmpty
        ? "\(project.app.name) has no unit tests." : "No tests are left: --exclude leaves out all of them.")
  }

  /// Modules that are always there.
  private static let always: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "XCTest", "Testing",
  ]

  private static func question(_ word: String, _ candidates: Set<String>) -> String {
    let question = Suggestion.didYouMean(word, candidates.sorted())
    return question.isEmpty ? "." : question
  }
}
