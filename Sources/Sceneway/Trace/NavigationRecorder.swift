public import Foundation

#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Writes down which scenes were seen and which segues were taken, so that a map can show what tests never visit.
///
/// With `SCENEWAY_RECORD=folder` in the environment every process writes a file of its own into the folder, one JSON
/// object per line, each scene and segue once. Processes that run side by side never write to the same file.
///
/// ```json
/// {"kind":"scene","scene":"DetailViewController"}
/// {"from":"HomeViewController","kind":"segue","segue":"detail","to":"DetailViewController"}
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
    }

    /// What was visited.
    public var kind: Kind
    /// The scene's class; nil for a segue.
    public var scene: String?
    /// The segue's identifier; nil for a scene, and for a segue without identifier.
    public var segue: String?
    /// The class that the segue started from.
    public var from: String?
    /// The class that the segue led to.
    public var to: String?
  }

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
    navigator.tree.coverage = self
    watchSegues { [weak self] segue in
      self?.write(
        Line(
          kind: .segue, segue: segue.identifier, from: segue.source.sceneName, to: segue.destination.sceneName
        ))
    }
    navigator.tree.noteCoverage()
    navigator.tree.hierarchyChanged()
  }

  func note(_ controllers: [UIViewController]) {
    for controller in controllers { write(Line(kind: .scene, scene: controller.sceneName)) }
  }

  /// Reads what recorders wrote into a folder, each scene and segue once.
  ///
  /// - Parameter folder: the folder. A line that is cut off, as by a process that was killed, is passed over.
  /// - Returns: what was visited, in no order; empty where there is no such folder.
  public static func lines(in folder: URL) -> Set<Line> {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let decoder = JSONDecoder()
    return files.filter { $0.pathExtension == "jsonl" }.reduce(into: []) { lines, file in
      guard let data = try? Data(contentsOf: file) else { return }
      for line in data.split(separator: UInt8(ascii: "\n")) {
        if let line = try? decoder.decode(Line.self, from: line) { lines.insert(line) }
      }
    }
  }

  private func write(_ line: Line) {
    guard seen.insert(line).inserted else { return }
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
