internal import Foundation
internal import InterfaceBuilder

/// The storyboards and xibs that an environment has read; each file is read once.
@MainActor
final class StoryboardLibrary {
  private var files: [URL: InterfaceBuilderFile] = [:]
  /// What is wrong with those that cannot be read.
  private var broken: [URL: InterfaceBuilderError] = [:]
  /// Those of them that were complained of.
  private var told: Set<URL> = []

  private var places: [Query: URL?] = [:]
  private var missingClasses: Set<String> = []
  /// Storyboards that a reference may name though they lie elsewhere, by file name.
  private var givenStoryboards: [String: URL] = [:]

  nonisolated init() {}

  /// Whether a class is missed for the first time.
  func isNews(missingClass name: String) -> Bool { missingClasses.insert(name).inserted }

  /// Reads a file, or takes it from those read before.
  ///
  /// - Parameter url: the file.
  /// - Returns: the file's content.
  /// - Throws: what is wrong with the file, and where.
  func file(at url: URL) throws(InterfaceBuilderError) -> InterfaceBuilderFile {
    let url = url.standardizedFileURL
    if let known = files[url] { return known }
    if let error = broken[url] { throw error }
    let document: InterfaceBuilderDocument
    do {
      document = try InterfaceBuilderDocument(contentsOf: url)
    } catch {
      broken[url] = error
      throw error
    }
    let file = InterfaceBuilderFile(
      document: document, name: url.deletingPathExtension().lastPathComponent,
      place: ResourcePlace.place(of: url))
    files[url] = file
    return file
  }

  /// Finds a file by name.
  ///
  /// - Parameters:
  ///   - name: the file's name without its extension.
  ///   - fileExtension: `storyboard` or `xib`.
  ///   - place: where to look first; then come the app's own bundle and those beside the executable.
  /// - Returns: the file; nil where there is none that can be read. A broken one is complained of, once.
  func file(named name: String, extension fileExtension: String, near place: ResourcePlace?)
    -> InterfaceBuilderFile?
  {
    guard let url = url(of: Query(name: name, fileExtension: fileExtension, place: place)) else { return nil }
    do {
      return try file(at: url)
    } catch {
      // Whoever plays storyboards without their app is told where the way led to it.
      if HeadlessEnvironment.current.standIns == nil, told.insert(url).inserted {
        UIKitComplaint.storyboardUnreadable(error).report()
      }
      return nil
    }
  }

  /// Why a file that is there cannot be read; nil where it can, or is not there.
  func problem(named name: String, extension fileExtension: String, near place: ResourcePlace?)
    -> InterfaceBuilderError?
  {
    guard let url = url(of: Query(name: name, fileExtension: fileExtension, place: place)) else { return nil }
    do {
      _ = try file(at: url)
      return nil
    } catch {
      return error
    }
  }

  /// Lets references find storyboards wherever they lie.
  func give(_ urls: [URL]) {
    for url in urls where givenStoryboards[url.lastPathComponent] == nil {
      givenStoryboards[url.lastPathComponent] = url
    }
  }

  /// Looks for a file once, whether it is there or not.
  private func url(of query: Query) -> URL? {
    if let given = givenStoryboards["\(query.name).\(query.fileExtension)"] { return given }
    if let known = places[query] { return known }
    let environment = HeadlessEnvironment.current
    let bundles = [environment.mainBundle, .main].compactMap { $0 }.map(ResourcePlace.init(bundle:))
    let all = [query.place].compactMap { $0 } + bundles + ResourcePlace.besideExecutable
    let url = all.lazy.compactMap {
      $0.file(named: query.name, extension: query.fileExtension, languages: environment.languages)
    }.first
    places[query] = .some(url)
    return url
  }

  private struct Query: Hashable {
    let name: String
    let fileExtension: String
    let place: ResourcePlace?
  }
}

extension ResourcePlace {
  /// The place of a bundle's resources.
  init(bundle: Bundle) {
    self.init(folder: bundle.resourceURL ?? bundle.bundleURL)
  }
}
