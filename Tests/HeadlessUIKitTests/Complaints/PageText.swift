@testable import HeadlessUIKit

/// A complaint as the semantics page writes it down.
struct PageText {
  let words: ComplaintWords
  /// What the page writes for the names in braces.
  let values: [String: String]
  let text: String

  init(_ words: ComplaintWords, _ values: [String: String], _ text: String) {
    self.words = words
    self.values = values
    self.text = text
  }

  /// Every text of the page.
  static let all: [PageText] = [
    PageText(
      .noRootAtEndOfLaunch, [:],
      "Application windows are expected to have a root view controller at the end of application launch"),
    PageText(
      .noEntryPoint, ["storyboard": "Main"],
      "[Application] Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - "
        + "perhaps the designated entry point is not set?"),
    PageText(
      .delegateWithoutWindow, [:],
      "[Application] The app delegate must implement the window property if it wants to use a main "
        + "storyboard file."),
    PageText(
      .storyboardWithoutSceneDelegate, [:],
      "[WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a "
        + "main storyboard file."),
    PageText(
      .sceneDelegateNotFound,
      [
        "configuration": "Default Configuration", "role": "UIWindowSceneSessionRoleApplication",
        "class": "App.SceneDelegate",
      ],
      "[SceneConfiguration] Info.plist configuration \"Default Configuration\" for "
        + "UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load "
        + "class with name \"App.SceneDelegate\"."),
    PageText(
      .loadingViewWhileDeallocating, ["controller": "<X: 0x…>"],
      "Attempting to load the view of a view controller while it is deallocating is not allowed and may "
        + "result in undefined behavior (<X: 0x…>)"),
    PageText(
      .unbalancedAppearance, ["controller": "<X: 0x…>"],
      "Unbalanced calls to begin/end appearance transitions for <X: 0x…>."),
    PageText(
      .wrongParent, ["child": "<C>", "expected": "<P>", "actual": "<Q>"],
      "child view controller:<C> should have parent view controller:<P> but actual parent is:<Q>"),
    PageText(
      .wrongRequestedParent, ["child": "<C>", "expected": "<P>", "requested": "<Q>"],
      "child view controller:<C> should have parent view controller:<P> but requested parent is:<Q>"),
    PageText(
      .addingRootAsChild, ["root": "<X>", "parent": "<Y>"],
      "adding a root view controller <X> as a child of view controller:<Y>"),
    PageText(
      .viewHasAnotherController, ["view": "<V>", "owner": "<A>", "controller": "<B>"],
      "A view can only be associated with at most one view controller at a time! View <V> is associated "
        + "with <A>. Clear this association before associating this view with <B>."),
    PageText(
      .transitionBetweenStrangers, ["from": "<A>", "to": "<B>"],
      "Children view controllers <A> and <B> must have a common parent view controller when calling "
        + "-[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]"),
    PageText(
      .backgroundThread, ["class": "UIViewController", "selector": "view"],
      "Main Thread Checker: UI API called on a background thread: -[UIViewController view]"),
    PageText(
      .layoutFromBackgroundThread, [:],
      "Modifications to the layout engine must not be performed from a background thread after it has been "
        + "accessed from the main thread."),
    PageText(
      .poppedToStranger, [:],
      "Tried to pop to a view controller that doesn't exist."),
    PageText(
      .stackHoldsTwice, ["controllers": "\"<A>\", \"<A>\""],
      "All view controllers in a navigation controller must be distinct (( \"<A>\", \"<A>\" ))"),
    PageText(
      .navigationCallDropped,
      ["call": "pushViewController:animated:", "navigation": "<UINavigationController 0x…>"],
      "pushViewController:animated: called on <UINavigationController 0x…> while an existing transition or "
        + "presentation is occurring; the navigation stack will not be updated."),
    PageText(
      .nestedPush, [:],
      "nested push animation can result in corrupted navigation bar"),
    PageText(
      .nestedPop, [:],
      "nested pop animation can result in corrupted navigation bar"),
    PageText(
      .unexpectedTransitionState, [:],
      "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get "
        + "corrupted."),
    PageText(
      .pushedTwice,
      [
        "navigation": "<UINavigationController: 0x…>", "controller": "<B: 0x…>",
        "application": "com.example.app",
      ],
      "<UINavigationController: 0x…> is pushing the same view controller instance (<B: 0x…>) more than "
        + "once which is not supported and is most likely an error in the application : com.example.app"),
    PageText(
      .pushedTwiceOfOld, ["controller": "<B: 0x…>"],
      "Pushing the same view controller instance more than once is not supported (<B: 0x…>)"),
    PageText(
      .pushedNavigation, [:],
      "Pushing a navigation controller is not supported"),
    PageText(
      .pushedNothing, ["navigation": "<UINavigationController: 0x…>"],
      "Application tried to push a nil view controller on target <UINavigationController: 0x…>."),
    PageText(
      .pushedSplitView, ["navigation": "<UINavigationController: 0x…>"],
      "Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController: 0x…>"),
    PageText(
      .selectedStranger, [:],
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
        + "list of view controllers can be selected."),
    PageText(
      .managedTabBarChanged, [:],
      "Directly modifying a tab bar managed by a tab bar controller is not allowed."),
    PageText(
      .alreadyPresenting,
      ["controller": "<B: 0x…>", "presenter": "<A: 0x…>", "source": "<A2: 0x…>", "current": "<C: 0x…>"],
      "[Presentation] Attempt to present <B: 0x…> on <A: 0x…> (from <A2: 0x…>) which is already presenting "
        + "<C: 0x…>."),
    PageText(
      .alreadyPresentingOfOld, ["controller": "<B>", "presenter": "<A>", "current": "<C>"],
      "Warning: Attempt to present <B> on <A> which is already presenting <C>"),
    PageText(
      .notInWindow, ["controller": "<B>", "presenter": "<A>", "source": "<A2>"],
      "[Presentation] Attempt to present <B> on <A> (from <A2>) whose view is not in the window hierarchy."),
    PageText(
      .notInWindowOfOld, ["controller": "<B>", "presenter": "<A>"],
      "Warning: Attempt to present <B> on <A> whose view is not in the window hierarchy!"),
    PageText(
      .presentationInProgress, ["controller": "<B>", "presenter": "<A>", "source": "<A2>"],
      "[Presentation] Attempt to present <B> on <A> (from <A2>) while a presentation is in progress."),
    PageText(
      .presentationInProgressOfOld, ["controller": "<B>", "presenter": "<A>"],
      "Warning: Attempt to present <B> on <A> while a presentation is in progress!"),
    PageText(
      .presentingOnDetached, ["controller": "<A: 0x…>"],
      "Presenting view controllers on detached view controllers is discouraged <A: 0x…>."),
    PageText(
      .dismissalInProgress, ["controller": "<X: 0x…>"],
      "Warning: Attempt to dismiss from view controller <X: 0x…> while a presentation or dismiss is in "
        + "progress!"),
    PageText(
      .dismissingTwice, ["presentation": "<PC: 0x…>"],
      "Trying to dismiss the presentation controller while transitioning already. (<PC: 0x…>)"),
    PageText(
      .dismissedDuringPresentation, ["presentation": "<PC: 0x…>"],
      "transitionViewForCurrentTransition is not set, presentation controller was dismissed during the "
        + "presentation? (<PC: 0x…>)"),
    PageText(
      .presentingActive, ["controller": "<B: 0x…>", "presenter": "<A: 0x…>"],
      "Application tried to present modally a view controller <B: 0x…> that is already being presented by "
        + "<A: 0x…>."),
    PageText(
      .presentingAround, ["controller": "<B: 0x…>"],
      "Application tried to present modally an active controller <B: 0x…>."),
    PageText(
      .presentingChild, ["controller": "<B: 0x…>", "parent": "<P: 0x…>"],
      "Application tried to present modally a view controller <B: 0x…> that has a parent view controller "
        + "<P: 0x…>."),
    PageText(
      .presentingItself, ["controller": "<A: 0x…>"],
      "Application tried to present modal view controller on itself. Presenting controller is <A: 0x…>."),
    PageText(
      .presentingNothing, ["controller": "<A: 0x…>"],
      "Application tried to present a nil modal view controller on target <A: 0x…>."),
    PageText(
      .presentationStyleNone, [:],
      "The specified modal presentation style doesn't have a corresponding presentation controller."),
    PageText(
      .popoverWithoutAnchor, ["popover": "<…>"],
      "UIPopoverPresentationController (<…>) should have a non-nil sourceView or barButtonItem set before "
        + "the presentation occurs."),
    PageText(
      .presentingSplitView, ["controller": "<X: 0x…>"],
      "Application tried to present a Split View Controllers modally <X: 0x…>."),
    PageText(
      .storyboardNotFound, ["storyboard": "X", "bundle": "/path"],
      "Could not find a storyboard named 'X' in bundle NSBundle </path> (loaded)"),
    PageText(
      .sceneNotFound, ["storyboard": "<UIStoryboard: 0x…>", "identifier": "X"],
      "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier 'X'"),
    PageText(
      .undefinedKey, ["object": "<App.VC 0x…>", "key": "foo"],
      "[<App.VC 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "foo."),
    PageText(
      .inspectedPropertyNotSet, ["path": "foo", "class": "App.VC", "object": "<App.VC 0x…>", "key": "foo"],
      "Failed to set (foo) user defined inspected property on (App.VC): [<App.VC 0x…> "
        + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key foo."),
    PageText(
      .unknownClass, ["class": "_TtC3App3Foo"],
      "Unknown class _TtC3App3Foo in Interface Builder file."),
    PageText(
      .nibNotFound, ["bundle": "path", "nib": "X"],
      "Could not load NIB in bundle: 'NSBundle <path> (loaded)' with name 'X'"),
    PageText(
      .viewOutletNotSet, ["nib": "X"],
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"X\" nib but the view outlet was not "
        + "set."),
    PageText(
      .notMadeByCoder, [:],
      "Custom instantiated view controller must call -[super initWithCoder:]"),
    PageText(
      .sceneUnreachable, ["scene": "X"],
      "“X“ is unreachable because it has no entry points, and no identifier for runtime access via "
        + "-[UIStoryboard instantiateViewControllerWithIdentifier:]."),
    PageText(
      .pushWithoutNavigation, ["segue": "x"],
      "Could not find a navigation controller for segue 'x'. Push segues can only be used when the source "
        + "controller is managed by an instance of UINavigationController."),
    PageText(
      .noSegueClass, ["class": "X"],
      "Could not find a segue class named 'X'"),
    PageText(
      .segueCannotPerform, ["segue": "x"],
      "Could not perform segue with identifier 'x'. A segue must either have a performHandler or it must "
        + "override -perform."),
    PageText(
      .noSegue, ["controller": "<App.VC: 0x…>", "segue": "x"],
      "Receiver (<App.VC: 0x…>) has no segue with identifier 'x'"),
    PageText(
      .embeddedTwice, [:],
      "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once "
        + "or a subview was added programmatically?"),
    PageText(
      .restorationClassUnfit, ["class": "X"],
      "Warning: restoration class for view controller does not conform to UIViewControllerRestoration "
        + "protocol: Class is X"),
    PageText(
      .addingViewToItself, [:],
      "Can't add self as subview"),
    PageText(
      .unrecognizedSelector, ["class": "App.X", "selector": "foo:", "address": "0x…"],
      "-[App.X foo:]: unrecognized selector sent to instance 0x…"),
  ]
}
