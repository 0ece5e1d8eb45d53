/// Says what a person could not do in an app, why not, and what was on the screen.
public struct AppDriverError: Error, Hashable, Sendable {
  /// Why something could not be done.
  public enum Reason: Hashable, Sendable {
    /// Nothing on the screen has these words; with the likeliest words that are there.
    case notFound(suggestions: [String])
    /// What has these words is not where a finger reaches it now, such as `under the sheet “Edit”`.
    case elsewhere(String)
    /// Several things on the screen have these words; with their numbers.
    case ambiguous(numbers: [Int])
    /// There is no such number; with the highest one.
    case noSuchNumber(highest: Int)
    /// It is there, but it is hidden.
    case hidden
    /// It is there, but it cannot be used now.
    case disabled
    /// It is there, but something lies over it, which is named.
    case covered(by: String)
    /// It is there, but outside of something around it, which is named and lets no touch through there.
    case outsideOf(String)
    /// It is there, but has no size.
    case withoutSize
    /// It is there, but outside of what the screen shows.
    case offScreen
    /// It is there, but touches are switched off for it or for something around it.
    case touchesSwitchedOff
    /// It is there, but it is only something to read.
    case notTouchable
    /// It is there, but it takes no words.
    case notTypable
    /// It is there, but the app does not let it be edited.
    case refusesEditing
    /// It has no such value; with values it can have, where they can be listed.
    case noSuchValue(among: [String])
    /// It is there, but nothing happens by a touch.
    case nothingHappens
    /// There is no back button on this screen.
    case noBackButton
    /// No swipe from the edge of the screen leads back here.
    case noSwipeBack
    /// There are no tabs on this screen.
    case noTabs
    /// There is no list at the side of this screen, or it is there already, or gone already.
    case noSidebar
    /// The device always gives an app its whole screen.
    case wholeScreenOnly
    /// The device does not turn.
    case notTurnable
    /// There are no pages to turn on this screen.
    case noPages
    /// There is no page in that direction, or the app does not let a finger turn to it.
    case noFurtherPage
    /// Nothing is there that could be dismissed.
    case nothingToDismiss
    /// It is not of a kind that can be swiped: a screen that covers everything, or no row.
    case notSwipeable
    /// A swipe over it does not offer this; with what it offers.
    case notOffered(offered: [String])
    /// The app does not let it be swiped away.
    case refused
    /// An alert has no cancel button to leave it by.
    case noCancelButton
    /// No window is on the screen.
    case noWindow
    /// Code has no segue of this name or number here; with those that it has.
    case noSuchSegue(names: [String])
    /// There is no such scene in the storyboard; with what there is.
    case noSuchScene(identifiers: [String])
    /// The storyboard does not say which scene it starts with; with the scenes that can be named.
    case noInitialScene(identifiers: [String])
    /// The app has one window alone.
    case oneWindowOnly
    /// No app delegate can be made from the class.
    case noDelegate
    /// The app was started without a delegate, so nobody is there to be told or to be launched again.
    case withoutDelegate
    /// The test itself waits for something that no time brings, since only a person's action does.
    case endlessWait
    /// UIKit raised an exception, which ends an app.
    case exception(AppDiagnostic)
    /// Sceneway reported a fault that nobody took, such as a segue without a route.
    case problem(AppDiagnostic)
  }

  /// What was asked, such as `tap “Sign in”`.
  public var request: String

  /// Why it could not be done.
  public var reason: Reason

  /// What was on the screen; nil where there was none.
  public var screen: ScreenSnapshot?

  /// The test's file, as `#fileID` writes it; nil where no test asked.
  public var file: String?

  /// The line of the test; nil where no test asked.
  public var line: Int?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - request: what was asked, such as `tap “Sign in”`.
  ///   - reason: why it could not be done.
  ///   - screen: what was on the screen; none by default.
  ///   - file: the test's file; none by default.
  ///   - line: the test's line; none by default.
  public init(
    _ request: String, _ reason: Reason, screen: ScreenSnapshot? = nil, file: String? = nil, line: Int? = nil
  ) {
    self.request = request
    self.reason = reason
    self.screen = screen
    self.file = file
    self.line = line
  }
}

extension AppDriverError: CustomStringConvertible {
  /// What was asked and why it could not be done, in one sentence.
  public var summary: String { "cannot \(request): \(reason.words)" }

  /// Where the test is, the summary, and the screen as text.
  public var description: String {
    let place = AppDriver.place(file, line)
    guard let screen else { return place + summary }
    return "\(place)\(summary)\nOn the screen was:\n\(screen)"
  }
}

extension AppDriverError.Reason {
  /// The reason in words.
  fileprivate var words: String {
    switch self {
    case .notFound(let suggestions): "nothing on the screen is called so" + didYouMean(suggestions)
    case .elsewhere(let place): "it is \(place)"
    case .ambiguous(let numbers):
      "several things are called so, by number: \(numbers.map(String.init).joined(separator: ", "))"
    case .noSuchNumber(let highest):
      highest == 0 ? "nothing on the screen can be touched" : "the numbers on the screen end at \(highest)"
    case .hidden: "it is hidden"
    case .disabled: "it is disabled"
    case .covered(let name): "it is covered by \(name)"
    case .outsideOf(let name): "it stands outside of \(name), which is around it, so no finger reaches it"
    case .withoutSize: "it has no size, so no finger reaches it"
    case .offScreen: "it is outside of what the screen shows"
    case .touchesSwitchedOff: "touches are switched off for it or for something around it"
    case .notTouchable: "it is only something to read"
    case .notTypable: "it takes no words"
    case .refusesEditing: "the app does not let it be edited"
    case .noSuchValue(let values):
      values.isEmpty
        ? "it has no such value" : "it has no such value; there are \(list(Array(values.prefix(20))))"
    case .nothingHappens: "nothing is connected to it"
    case .noBackButton: "the screen has no back button"
    case .noSwipeBack: "no swipe from the edge leads back here"
    case .noTabs: "the screen has no tabs"
    case .noSidebar: "there is none on this screen"
    case .wholeScreenOnly: "only an iPad shares its screen among apps"
    case .notTurnable: "it does not turn"
    case .noPages: "the screen has no pages to turn"
    case .noFurtherPage: "no finger turns a page in that direction"
    case .nothingToDismiss: "nothing lies over the app's first screen"
    case .notSwipeable: "it is not something to swipe"
    case .notOffered(let offered):
      offered.isEmpty ? "a swipe offers nothing there" : "a swipe offers \(list(offered)) there"
    case .refused: "the app does not let it be swiped away"
    case .noCancelButton: "the alert has no cancel button"
    case .noWindow: "no window is on the screen"
    case .noSuchSegue(let names):
      names.isEmpty
        ? "no segue starts at this screen itself" : "no such segue starts here; there are \(list(names))"
    case .noSuchScene(let identifiers):
      identifiers.isEmpty
        ? "the storyboard has no scene with an identifier"
        : "there is no such scene; there are \(list(identifiers))"
    case .noInitialScene(let identifiers):
      "the storyboard does not say which scene it starts with"
        + (identifiers.isEmpty
          ? ", and none has an identifier to name it by" : "; there are \(list(identifiers))")
    case .oneWindowOnly: "the app has one window alone"
    case .noDelegate: "no app delegate can be made from the class"
    case .withoutDelegate:
      "there is no app delegate here; launch the app with run(AppDelegate.self), or open a link with flow.open(_:)"
    case .endlessWait:
      "the app rests, and only a person brings that about; put it into a task, act, and look at its value after that: "
        + "let result = Task { … }; await app.waitUntilIdle(); …; await result.value"
    case .exception(let diagnostic):
      "UIKit raised \(diagnostic.exception ?? "an exception"), which ends the app: \(diagnostic.text)"
    case .problem(let diagnostic):
      "Sceneway reported a fault, which the test has not read in `problems`: \(diagnostic.text)"
    }
  }

  private func didYouMean(_ suggestions: [String]) -> String {
    suggestions.isEmpty ? "" : "; did you mean \(list(suggestions, or: true))?"
  }

  private func list(_ words: [String], or: Bool = false) -> String {
    let quoted = words.map { "“\($0)”" }
    guard or, let last = quoted.last, quoted.count > 1 else { return quoted.joined(separator: ", ") }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
