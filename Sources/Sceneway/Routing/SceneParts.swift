/// Puts a test's own parts into scenes that are assembled while it runs, whoever makes them: code or a storyboard.
@MainActor
public enum SceneParts {
  /// What a test puts in the place of parts of one type.
  private struct Replacement: Sendable {
    let make: @MainActor (Any?) -> Any?
  }

  @TaskLocal private static var replacements: [ObjectIdentifier: Replacement] = [:]

  /// Replaces the presenters or interactors of a type in the scenes that are assembled inside a body.
  ///
  /// ```swift
  /// try await SceneParts.replacing((any DetailPresentationLogic).self, with: { _ in spy }) {
  ///   source.performSegue(withIdentifier: "Detail", sender: nil)
  ///   …
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type as the scene knows the part: the parameter of its ``SceneInteractor``, for a presenter; that of its
  ///     ``Scene``, for an interactor.
  ///   - make: makes the test's own part; gets the app's.
  ///   - body: what to run.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  public static func replacing<Part, Value>(
    _ type: Part.Type, with make: @escaping @MainActor (Part?) -> Part?,
    _ body: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    var all = replacements
    all[ObjectIdentifier(type)] = Replacement { make($0 as? Part) }
    return try await $replacements.withValue(all) { try await body() }
  }

  /// The part that a test wants in the place of the app's; the app's own where it wants none.
  static func replacement<Part>(for part: Part?) -> Part? {
    guard let replacement = replacements[ObjectIdentifier(Part.self)] else { return part }
    return replacement.make(part) as? Part ?? part
  }
}
