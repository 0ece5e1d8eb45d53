public import InterfaceBuilder
public import Sceneway

/// A map of an app's flows: the scenes and segues of its storyboards, joined with what code does besides.
///
/// What code does is not read from its sources, but from what recorded runs of tests have done
/// (Sceneway's `NavigationRecorder`). So the map says of each edge where it comes from, and whether anybody walked it.
///
/// ```swift
/// let map = NavigationMap(documents, recorded: NavigationRecorder.allLines(in: folder))
/// print(map.text)
/// ```
public struct NavigationMap: Hashable, Sendable, Codable {
  /// A place in a file.
  public struct Place: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The file, as it was named.
    public var file: String
    /// The line, from 1.
    public var line: Int

    /// As a compiler prints it.
    public var description: String { "\(file):\(line)" }
  }

  /// A scene of a storyboard, or one that code makes.
  public struct Scene: Hashable, Sendable, Codable {
    /// The scene's name in the map: its class; for one without a class of its own the storyboard identifier, title or id.
    public var name: String
    /// The scene in its storyboard; nil where code makes it.
    public var place: Place?
    /// Whether a storyboard starts with it.
    public var isInitial: Bool
    /// Whether it was seen in what was recorded.
    public var isSeen: Bool
  }

  /// Where an edge comes from.
  public enum Origin: Hashable, Sendable, Codable {
    /// A segue of a storyboard, or a relationship of a container.
    case segue(identifier: String?, Place)
    /// No storyboard: the app's code, or UIKit for a person, such as for a tap on a tab.
    case code
  }

  /// A way from one scene to another.
  public struct Edge: Hashable, Sendable, Codable {
    /// The scene that it starts from; nil for a window's first one.
    public var from: String?
    /// The scene that it leads to; for an unwind segue that nobody walked its action.
    public var to: String
    /// What it does: the kind of a segue, such as `show`, or of a transition, such as `push`.
    public var how: String
    /// Where it comes from.
    public var origin: Origin
    /// How often it was walked in what was recorded.
    public var walks: Int
    /// Who asked for it, and how often: `code`, `tap`, `swipe`, `link`, `restore`.
    public var causes: [String: Int]
    /// The tests that walked it, by file, line and name, in order: `Tests/MapTests.swift:12 “goes back”`.
    public var tests: [String]

    /// Whether it is a part of a container rather than a way, so that nobody walks it.
    public var isPart: Bool { how == "relationship" }
  }

  /// The scenes: those of the storyboards in their order, then those that code makes.
  public var scenes: [Scene]

  /// The edges: those of the storyboards in their order, then what code does, in the order in which it was first done.
  public var edges: [Edge]

  /// Whether anything was recorded, so that it is known what was walked.
  public var isRecorded: Bool

  /// Makes a map.
  ///
  /// Navigation controllers without a class of their own are looked through: what leads to one leads to its first screen.
  ///
  /// - Parameters:
  ///   - documents: the storyboards; documents of other kinds have no scenes.
  ///   - recorded: what was recorded; nothing by default.
  public init(_ documents: [InterfaceBuilderDocument], recorded: [NavigationRecorder.Line] = []) {
    var storyboards = StoryboardGraph(documents)
    storyboards.walk(recorded)
    scenes = storyboards.scenes
    edges = storyboards.edges
    isRecorded = !recorded.isEmpty
  }

  /// The scenes that were not seen.
  public var unseen: [Scene] { scenes.filter { !$0.isSeen } }

  /// The edges that nobody walked, those of containers left out.
  public var unwalked: [Edge] { edges.filter { $0.walks == 0 && !$0.isPart } }
}
