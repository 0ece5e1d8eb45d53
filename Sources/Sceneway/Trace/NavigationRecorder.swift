public import Foundation

#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Writes down which scenes were seen, which segues were taken and which ways were gone, so that a map can show what code
/// does besides the storyboards, and what tests never visit.
///
/// With `SCENEWAY_RECORD=folder` in the environment every process writes a file of its own into the folder, one JSON
/// object per line: each scene and segue once, each way as often as it was gone. Processes that run side by side never write
/// to the same file.
///
/// ```json
/// {"kind":"scene","scene":"DetailViewController"}
/// {"element":"Main#Hom-s1-001","from":"HomeViewController","kind":"segue","segue":"detail","to":"DetailViewController"}
/// {"cause":"tap","from":"HomeViewController","how":"present","kind":"way","test":"Tests/MapTests.swift:12","to":"Form"}
/// ```
@MainActor
public final class NavigationRecorder {
  /// The name of the environment's variable.
  public static let variable = "SCENEWAY_RECORD"

  /// The recorder of the process; nil where the environment asks for none.
  public static let process: NavigationRecorder? = ProcessInfo.processInfo.environment[variable].flatMap {
    $0.isEmpty ? nil : NavigationRecorder(folder: URL(fileURLWithPath: $0, isDirectory: true))
  }

  /// One line of a file.
  public struct Line: Hashable, Sendable, Codable {
    /// What was visited.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// A scene was on the screen.
      case scene
      /// A segue was taken.
      case segue
      /// One scene led to another.
      case way
    }

    /// What was visited.
    public var kind: Kind
    /// The class of a scene that was seen; nil for a segue and a way.
    public var scene: String?
    /// The segue's identifier; nil for a scene, for a segue without identifier, and for a way without a segue.
    public var segue: String?
    /// The class that the segue or the way started from; nil for a scene, and for a window's first one.
    public var from: String?
    /// The class that the segue or the way led to; nil for a scene.
    public var to: String?
    /// The segue in its storyboard, such as `Main#7bK-jq-Zjz`; nil where UIKit does not tell, and without a segue.
    public var element: String?
    /// What the transition of a way did; nil for a scene and a segue.
    public var how: Transition.Kind?
    /// Who asked for a way: `code`, `tap`, `swipe`, `link` or `restore`; nil for a scene and a segue.
    public var cause: String?
    /// The test that went a way, by file and line; nil where none is known.
    public var test: String?
    /// The name of that test: that of its function; nil where none is known.
    public var testName: String?
  }

  /// A test, as its driver knows it.
  package struct Test: Sendable {
    /// The test by file and line.
    let place: String
    /// Its name; nil where it cannot be known.
    let name: String?

    /// Describes a test.
    ///
    /// - Parameters:
    ///   - place: the test by file and line.
    ///   - function: what `#function` says there. One that takes arguments is no test, unless its name is a sentence, but
    ///     something that tests call.
    package init(place: String, function: String) {
      self.place = place
      let bracket = function.lastIndex(of: "(") ?? function.endIndex
      let name = function[..<bracket]
      let isTest = !name.isEmpty && (name.contains(" ") || function[bracket...] == "()")
      self.name = isTest ? String(name) : nil
    }
  }

  /// The test that runs now, as its driver says.
  @TaskLocal package static var test: Test?

  /// A segue that was taken and whose transition has not been seen yet.
  private struct Coming {
    let line: Line
    /// The classes of the destination and what is inside it.
    let inside: [String]
  }

  private var coming: [Coming] = []

  /// The file that is written to; it is made with the first line.
  public let file: URL

  private var seen: Set<Line> = []
  private let observers = NotificationObservers()
  private var handle: FileHandle?
  private var recordsAllWindows = false

  /// Makes a recorder with a file of its own in a folder.
  ///
  /// - Parameter folder: the folder; made where it is missing.
  public init(folder: URL) {
    let process = ProcessInfo.processInfo.processIdentifier
    file = folder.appendingPathComponent("navigation-\(process)-\(UUID().uuidString.prefix(8)).jsonl")
  }

  /// Records every window that comes on the screen from now on, whether its app uses Sceneway or not.
  public func recordAllWindows() {
    guard !recordsAllWindows else { return }
    recordsAllWindows = true
    observers.add(UIWindow.didBecomeVisibleNotification) { [weak self] object in
      guard let self, let window = object as? UIWindow else { return }
      record(Navigator.of(window))
    }
  }

  /// Records what happens in a navigator's window from now on.
  ///
  /// - Parameter navigator: the navigator.
  public func record(_ navigator: Navigator) {
    guard navigator.tree.coverage !== self else { return }
    navigator.tree.coverage = self
    watchSegues { [weak self] segue in
      let line = Line(
        kind: .segue, segue: segue.identifier, from: segue.source.sceneName,
        to: segue.destination.sceneName, element: segue.elementName)
      self?.write(line)
      // One that UIKit dropped is overtaken by later ones.
      self?.coming.append(Coming(line: line, inside: segue.destination.classesInside))
      if let count = self?.coming.count, count > 8 { self?.coming.removeFirst() }
    }
    navigator.trace.hear { [weak self] event in self?.note(event) }
    navigator.tree.noteCoverage()
    navigator.tree.hierarchyChanged()
  }

  /// The classes that are no scenes of the app: what a check puts around the app's own.
  private static var leftOut: Set<String> = []

  /// Leaves a class out of what is written down, and the ways that start from it or lead to it.
  ///
  /// - Parameter type: the class.
  package static func leaveOut(_ type: AnyClass) {
    leftOut.insert(String(describing: type))
  }

  func note(_ controllers: [UIViewController]) {
    for controller in controllers where !Self.leftOut.contains(controller.sceneName) {
      write(Line(kind: .scene, scene: controller.sceneName))
    }
  }

  /// Notes a way that was gone forwards, or by an unwind segue; going back is no way of its own.
  private func note(_ event: NavigationEvent) {
    guard event.outcome == .performed, let to = event.to.map(Self.className) else { return }
    var line = Line(kind: .way, from: event.from.map(Self.className), to: to)
    if let index = coming.firstIndex(where: { $0.inside.contains(to) }) {
      let segue = coming[index].line
      coming.removeSubrange(...index)
      (line.segue, line.element, line.from, line.to) = (segue.segue, segue.element, segue.from, segue.to)
    } else if [.pop, .dismiss, .unwind].contains(event.kind) {
      return
    }
    guard !Self.leftOut.contains(line.to ?? ""), !Self.leftOut.contains(line.from ?? "") else { return }
    line.how = event.kind
    line.cause = if case .link = event.cause { "link" } else { "\(event.cause)" }
    (line.test, line.testName) = (Self.test?.place, Self.test?.name)
    write(line)
  }

  /// The class of a screen that says what it shows: `DetailViewController(42)`.
  private static func className(_ screen: String) -> String {
    screen.firstIndex(of: "(").map { String(screen[..<$0]) } ?? screen
  }

  /// Reads what recorders wrote into a folder, each scene and segue once.
  ///
  /// - Parameter folder: the folder. A line that is cut off, as by a process that was killed, is passed over.
  /// - Returns: what was visited, in no order; empty where there is no such folder.
  public static func lines(in folder: URL) -> Set<Line> {
    Set(allLines(in: folder).filter { $0.kind != .way })
  }

  /// Reads all that recorders wrote into a folder, each way as often as it was gone.
  ///
  /// - Parameter folder: the folder. A line that is cut off, as by a process that was killed, is passed over.
  /// - Returns: the lines, those of one file in the order in which they were written; none where there is no such folder.
  public static func allLines(in folder: URL) -> [Line] {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let decoder = JSONDecoder()
    return files.filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }.flatMap { file in
      let data = (try? Data(contentsOf: file)) ?? Data()
      return data.split(separator: UInt8(ascii: "\n")).compactMap {
        try? decoder.decode(Line.self, from: $0)
      }
    }
  }

  private func write(_ line: Line) {
    guard line.kind == .way || seen.insert(line).inserted else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard var data = try? encoder.encode(line), let handle = openFile() else { return }
    data.append(UInt8(ascii: "\n"))
    try? handle.write(contentsOf: data)
  }

  private func openFile() -> FileHandle? {
    if let handle { return handle }
    let files = FileManager.default
    try? files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard files.createFile(atPath: file.path, contents: nil) else { return nil }
    handle = try? FileHandle(forWritingTo: file)
    return handle
  }
}
