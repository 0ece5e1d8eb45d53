/// Says what should be gone and is still alive, and what holds it.
public struct LeakError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What holds something that should be gone.
  public enum Holder: Hashable, Sendable {
    /// The app does; the path from one of its living objects, such as `HomeViewController.lastDetail`.
    case app(path: [String])
    /// It holds itself, by way of others; the path leads from it back to it.
    case circle(path: [String])
    /// Something does that should be gone too.
    case leak(path: [String])
    /// Nothing that the app's objects store: a closure or an object outside of the app's tree, such as a global, a static
    /// property, a task or the test itself; with closures that it holds itself and that may be the ones.
    case unknown(closures: [String])
    /// Nobody looked.
    case notLookedFor
  }

  /// One thing that is still alive.
  public struct Leak: Hashable, Sendable {
    /// What it is: class and title.
    public var name: String

    /// What holds it.
    public var holder: Holder

    init(name: String, holder: Holder = .notLookedFor) {
      self.name = name
      self.holder = holder
    }

    /// What it is and what holds it, in one sentence.
    public var description: String { "\(name) is still alive: \(holder)" }
  }

  /// What is still alive, in the order in which it came on the screen.
  public var leaks: [Leak]

  /// What the person had done last, such as `go back`; nil where the end of a part of a test was waited for.
  public var action: String?

  /// The test's file, as `#fileID` writes it; nil where no test asked.
  public var file: String?

  /// The line of the test; nil where no test asked.
  public var line: Int?

  init(leaks: [Leak], action: String? = nil) {
    self.leaks = leaks
    self.action = action
  }

  /// Where the test is, and the leaks in words, one a line.
  public var description: String {
    let start = AppDriver.place(file, line) + (action.map { "after “\($0)”: " } ?? "")
    return leaks.map { start + $0.description }.joined(separator: "\n")
  }
}

extension LeakError.Leak: CustomStringConvertible {}

extension LeakError.Holder: CustomStringConvertible {
  /// The holder in words.
  public var description: String {
    switch self {
    case .app(let path):
      if path.last?.hasPrefix(LeakError.Holder.timer) == true {
        return "held by a repeating Timer as its target, until it is invalidated"
      }
      let way = path.count > 1 ? " (\(path.joined(separator: " → ")))" : ""
      return "held by \(path.last ?? "the app")\(way)\(isLeftPresented ? LeakError.Holder.leftPresented : "")"
    case .circle(let path):
      let start = path.first?.prefix { $0 != "." } ?? "itself"
      return "held in a circle, \(path.joined(separator: " → ")) → \(start)"
    case .leak(let path):
      return "held by \(path.last ?? "another"), which should be gone too (\(path.joined(separator: " → ")))"
    case .unknown(let closures):
      let hint =
        closures.isEmpty
        ? "" : "; it holds closures, which may hold it: " + closures.joined(separator: ", ")
      return "held by a closure or an object outside of the app's tree" + hint
    case .notLookedFor: return "held by something other than the screen"
    }
  }

  /// What a timer is called in a path.
  static let timer = "a repeating Timer"

  /// Whether a window holds it as part of a presentation that is nobody's any more.
  private var isLeftPresented: Bool {
    guard case .app(let path) = self, let last = path.last, last.contains(".presentations[") else {
      return false
    }
    return last.hasSuffix("].presenter") || last.hasSuffix("].presented")
  }

  private static let leftPresented =
    "; the window got another root while this was presented over the old one, and UIKit dismisses nothing then: "
    + "dismiss first"
}
