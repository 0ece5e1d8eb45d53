internal import Foundation
internal import ScenewayTesting

/// Where the files beside a hosted app's program come from, so that what is said of them names those that their author has.
struct ResourceOrigins: Decodable, Sendable {
  /// The app's name.
  var name = ""
  /// The author's files by their paths in the bundle.
  var files: [String: String] = [:]
  /// What was said of them before the app was started, each in one line.
  var told: [String] = []
  /// The folder that stands for the bundle.
  private var folder = ""

  /// What `sceneway host` wrote for the app of this process; nothing where somebody else built it.
  static let ofProcess = ResourceOrigins(in: Bundle.main.bundleURL)

  private enum CodingKeys: String, CodingKey { case name, files, told }

  /// Reads what lies in a bundle.
  init(in bundle: URL) {
    let file = bundle.appendingPathComponent("sceneway-origins.json")
    guard let data = try? Data(contentsOf: file),
      let origins = try? JSONDecoder().decode(ResourceOrigins.self, from: data)
    else { return }
    self = origins
    folder = bundle.path
  }

  /// The words with the author's files in place of those in the bundle.
  func named(_ words: String) -> String {
    guard !folder.isEmpty, words.contains(folder) else { return words }
    var words = words
    for (copy, original) in files where words.contains("/\(copy)") {
      words = words.replacing("\(folder)/\(copy)", with: original)
    }
    return words.replacing(folder, with: "\(name).app")
  }

  /// Whether a complaint is of a broken file that was told already.
  func hasTold(_ words: String) -> Bool {
    !told.isEmpty && words.split(separator: "\n").allSatisfy { line in told.contains { line.hasSuffix($0) } }
  }
}

extension String {
  /// The words as an author knows what they are about: no addresses of objects, which differ from run to run, and the
  /// author's own files.
  var forPeople: String { ResourceOrigins.ofProcess.named(withoutAddresses) }
}

extension AppDiagnostic {
  /// The complaint as an author knows what it is about; nil for one that was told before the app was started.
  var forPeople: AppDiagnostic? {
    let words = text.forPeople
    if ResourceOrigins.ofProcess.hasTold(words) { return nil }
    return AppDiagnostic(text: words, exception: exception, row: row)
  }
}
