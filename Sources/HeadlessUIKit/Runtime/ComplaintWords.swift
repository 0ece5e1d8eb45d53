internal import Foundation

/// Everything that UIKit complains of: where it comes from, whether it is printed or raised, and in which words.
///
/// A name in braces stands for what differs from one complaint to the next. The row is that of the semantics page; where
/// the words are of another origin, it is the call that they come from, and nothing where they are our own.
enum ComplaintWords: CaseIterable {
  // MARK: Launch
  case applicationDelegateNotMade, noRootAtEndOfLaunch, noEntryPoint, delegateWithoutWindow,
    storyboardWithoutSceneDelegate, sceneDelegateNotFound

  // MARK: View controllers
  case viewReadWhileLoading, viewNotLoaded, loadingViewWhileDeallocating, unbalancedAppearance, wrongParent,
    wrongRequestedParent, addingRootAsChild, standingInItself, viewHasAnotherController,
    transitionBetweenStrangers,
    backgroundThread,
    layoutFromBackgroundThread

  // MARK: Containers
  case poppedToStranger, stackHoldsTwice, navigationCallDropped, nestedPush, nestedPop,
    unexpectedTransitionState,
    pushedTwice, pushedTwiceOfOld, pushedNavigation, pushedNothing, pushedSplitView, selectedStranger,
    managedTabBarChanged, managedNavigationBarChanged, managedNavigationBarDelegate, wrongPageCount,
    singleSidedAroundSpine

  // MARK: Presentation
  case alreadyPresenting, alreadyPresentingOfOld, notInWindow, notInWindowOfOld, presentationInProgress,
    presentationInProgressOfOld, presentingOnDetached, dismissalInProgress, dismissingTwice,
    dismissedDuringPresentation, presentingActive, presentingAround, presentingChild, presentingItself,
    presentingNothing, presentationStyleNone, popoverWithoutAnchor, actionSheetWithoutAnchor,
    secondCancelAction,
    textFieldInActionSheet,
    presentingSplitView, searchWithoutPlace

  // MARK: Storyboards, nibs and segues
  case storyboardNotFound, storyboardUnreadable, sceneNotFound, undefinedKey, undefinedReadKey,
    inspectedPropertyNotSet, unknownClass, nibNotFound, viewOutletNotSet, sceneOfAnotherClass, notMadeByCoder,
    sceneUnreachable, pushWithoutNavigation, noSegueClass, segueCannotPerform, noSegue, segueToNowhere,
    embeddedInItself, tooManyEmbeddings, embeddedTwice, restorationClassUnfit, notEncodable,
    notEncodableSecurely

  // MARK: Objects, views and lists
  case addingViewToItself, unrecognizedSelector, unrecognizedClassSelector, constraintWithoutCommonAncestor,
    constraintFormatUnreadable,
    noCell, noReusableView, noLayout, sectionCountUnfit, rowCountUnfit, deletedRowBeyond, insertedRowBeyond,
    deletedSectionBeyond, insertedSectionBeyond, scrolledToRowBeyond, scrolledToSectionBeyond,
    deletedAndReloaded, deletedAndMoved, insertedAndMoved, identifiersNotUnique, identifierNotThere,
    noSectionForItems, snapshotPlaceNotFound, noCellProvided

  /// What the table says of one complaint.
  struct Entry {
    /// The row that the words come from.
    let row: String
    /// Whether UIKit prints or raises them.
    let kind: UIKitComplaint.Kind
    /// The words, with names in braces.
    let template: String
  }
}
