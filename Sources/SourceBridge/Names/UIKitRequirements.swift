/// Optional requirements of UIKit's protocols whose arguments have no labels, so that a call of one,
/// `delegate.scrollViewDidScroll?(view)`, looks like a call of a closure.
enum UIKitRequirements {
  /// Their names without labels.
  static let names: Set<String> = [
    // Animations and transitions
    "addAnimations", "addCompletion", "animationDidStart", "animationEnded",
    // The app and its scenes
    "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationDidFinishLaunching",
    "applicationDidReceiveMemoryWarning", "applicationProtectedDataDidBecomeAvailable",
    "applicationProtectedDataWillBecomeUnavailable", "applicationShouldRequestHealthAuthorization",
    "applicationSignificantTimeChange", "applicationWillEnterForeground", "applicationWillResignActive",
    "applicationWillTerminate", "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive",
    // Containers and presentations
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations",
    "pageViewControllerPreferredInterfaceOrientationForPresentation",
    "pageViewControllerSupportedInterfaceOrientations",
    "popoverPresentationControllerDidDismissPopover", "popoverPresentationControllerShouldDismissPopover",
    "prepareForPopoverPresentation",
    "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    "splitViewControllerDidCollapse", "splitViewControllerDidExpand",
    "splitViewControllerInteractivePresentationGestureDidEnd",
    "splitViewControllerInteractivePresentationGestureWillBegin",
    "splitViewControllerPreferredInterfaceOrientationForPresentation",
    "splitViewControllerSupportedInterfaceOrientations",
    "tabBarControllerPreferredInterfaceOrientationForPresentation",
    "tabBarControllerSupportedInterfaceOrientations",
    // Lists and scrolling
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll", "scrollViewDidScrollToTop",
    "scrollViewDidZoom", "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging",
    // Text and search
    "didDismissSearchController", "didPresentSearchController", "presentSearchController",
    "willDismissSearchController", "willPresentSearchController",
    "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked", "searchBarResultsListButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
    "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing",
    "textFieldShouldReturn",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing",
    "textViewShouldBeginEditing", "textViewShouldEndEditing",
    // Gestures and pickers
    "documentPickerWasCancelled", "gestureRecognizerShouldBegin", "imagePickerControllerDidCancel",
  ]
}
