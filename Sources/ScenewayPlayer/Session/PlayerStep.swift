public import ScenewayTesting

/// What one command did: where it led, and what is on the screen now.
public struct PlayerStep: Hashable, Sendable {
  /// The version of this form of JSON; it changes when something is taken away or means something else.
  public static let currentVersion = 1

  /// The version of this form of JSON.
  public var version = currentVersion

  /// The place of the step, from 0 for the launch.
  public var step: Int

  /// The line of the script; nil for the launch and for what a person typed.
  public var line: Int?

  /// The command as it was written; nil for the launch.
  public var command: String?

  /// Headings of the script since the step before.
  public var narration: [String]

  /// What there is to say about the storyboards themselves: at the launch in general, then where a way led nowhere.
  public var notes: [String]

  /// How the screen changed.
  public var transition: PlayerTransition

  /// What is on the screen now.
  public var screen: ScreenSnapshot

  /// The controllers of the screen's navigation stack, the root first.
  public var stack: [ControllerSummary]

  /// The tab that is chosen, of the outermost bar; nil where there are no tabs.
  public var tab: TabSummary?

  /// What lies over the app's first screen, from the bottom up.
  public var modals: [ControllerSummary]

  /// What UIKit complained of during the step.
  public var diagnostics: [AppDiagnostic]

  /// What the app printed during the step, line by line, where steps are written as JSON; otherwise it stands among them.
  public var output: [String] = []

  /// Whether the screen looks different from before.
  public var changesScreen: Bool

  /// The ways out of the screen that only the app's code goes, which `segue` goes in its place.
  public var ways: [Way]

  /// What a person may not know can be done on this screen.
  public var hints: [String]

  /// The tree of controllers, for the command that asks for it.
  public var tree: ControllerTree?

  /// Why the command could not be done; nil where it was.
  public var error: String?

  /// A segue that starts at a controller itself.
  public struct Way: Hashable, Sendable, Codable {
    /// Its number among the ways out of the screen, from 1.
    public var number: Int
    /// The segue's identifier; nil where it has none.
    public var identifier: String?
    /// The kind as Interface Builder writes it, such as `show` or `unwind`.
    public var kind: String
    /// What a person would call where it leads; the action for an unwind segue.
    public var destination: String

    /// Describes a way out.
    ///
    /// - Parameters:
    ///   - number: its number among the ways out of the screen, from 1.
    ///   - identifier: the segue's identifier; nil where it has none.
    ///   - kind: the kind as Interface Builder writes it.
    ///   - destination: what a person would call where it leads.
    public init(number: Int, identifier: String?, kind: String, destination: String) {
      self.number = number
      self.identifier = identifier
      self.kind = kind
      self.destination = destination
    }

    init(_ way: WayByCode) {
      self.init(
        number: way.number, identifier: way.identifier, kind: way.kind, destination: way.destination)
    }
  }

  /// A tab.
  public struct TabSummary: Hashable, Sendable, Codable {
    /// The tab's place among all tabs, from 1; that of More in the bar while the list behind it shows.
    public var number: Int
    /// The tab's title; `tab 2` for one without any.
    public var title: String

    /// Makes a summary.
    ///
    /// - Parameters:
    ///   - number: the tab's place, from 1.
    ///   - title: the tab's title.
    public init(number: Int, title: String) {
      self.number = number
      self.title = title
    }
  }
}

/// How the screen changed in a step.
public struct PlayerTransition: Hashable, Sendable, Codable {
  /// The kind of change.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The app came on the screen.
    case launch
    /// A controller came on top of a navigation stack.
    case push
    /// Controllers left a navigation stack.
    case pop
    /// A stack, or the window, got another controller in the same place.
    case replace
    /// Something came over the screen.
    case present
    /// Something that lay over the screen left.
    case dismiss
    /// Another tab was chosen.
    case tab
    /// Another column of a split view controller came to the front, or left.
    case column
    /// The screen is the same as before.
    case none
  }

  /// The kind of change.
  public var kind: Kind

  /// The screen before; nil at the launch.
  public var from: ControllerSummary?

  /// The screen after.
  public var to: ControllerSummary?

  /// The identifier of the segue that led there; nil where code did, or the segue has none.
  public var segue: String?

  /// The tab that was chosen; nil where none was.
  public var tab: PlayerStep.TabSummary?

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - kind: the kind of change.
  ///   - from: the screen before; none by default.
  ///   - to: the screen after; none by default.
  ///   - segue: the identifier of the segue that led there; none by default.
  ///   - tab: the tab that was chosen; none by default.
  public init(
    kind: Kind, from: ControllerSummary? = nil, to: ControllerSummary? = nil, segue: String? = nil,
    tab: PlayerStep.TabSummary? = nil
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.segue = segue
    self.tab = tab
  }
}

extension PlayerStep: Codable {}
