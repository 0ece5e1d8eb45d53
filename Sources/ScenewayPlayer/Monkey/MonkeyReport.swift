/// What a monkey did and found.
public struct MonkeyReport: Hashable, Sendable, Codable {
  /// The version of this form of JSON; it changes when something is taken away or means something else.
  public static let currentVersion = 1

  /// The version of this form of JSON.
  public var version = currentVersion

  /// What was played.
  public var name: String

  /// The beginning of the random numbers.
  public var seed: UInt64

  /// How many steps it took.
  public var steps = 0

  /// How many of them no finger could do.
  public var refused = 0

  /// How often the app was started again.
  public var restarts = 0

  /// How many scenes came on the screen, of those that the storyboards have.
  public var screens = Reach()

  /// How many segues were performed, of those that the storyboards have.
  public var segues = Reach()

  /// What UIKit complained of, by the row of the behaviour that the words come from.
  public var complaints: [Complaint] = []

  /// What should not be.
  public var findings: [Finding] = []

  /// The steps as a script, where it was asked for.
  public var script: [String]?

  /// Makes a report of nothing.
  ///
  /// - Parameters:
  ///   - name: what was played.
  ///   - seed: the beginning of the random numbers.
  public init(name: String, seed: UInt64) {
    self.name = name
    self.seed = seed
  }

  /// How much of something was reached.
  public struct Reach: Hashable, Sendable, Codable {
    /// How many were reached.
    public var reached = 0
    /// How many there are; nil where nobody knows, as in an app.
    public var total: Int?
    /// What was not reached, by name.
    public var missed: [String] = []
  }

  /// A complaint of UIKit's.
  public struct Complaint: Hashable, Sendable, Codable {
    /// The row of the behaviour that the words come from.
    public var id: String
    /// How often it came.
    public var count: Int
    /// The first of them, without the addresses of objects.
    public var example: String
    /// The first step that led to it.
    public var step: Int
  }

  /// Something that should not be.
  public struct Finding: Hashable, Sendable, Codable {
    /// What kind of thing it is.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// Appearance calls that do not go together.
      case unbalanced
      /// A screen that left and is still alive.
      case leak
      /// A complaint that is not one of UIKit's.
      case complaint
      /// An app that never comes to rest.
      case restless
      /// An app that does not start again.
      case launch
    }

    /// What kind of thing it is.
    public var kind: Kind
    /// What it is, in words.
    public var text: String
    /// The step that led to it, from 1; 0 for the launch.
    public var step: Int
    /// A script that leads to it, from the launch before it.
    public var script: [String]
  }
}
