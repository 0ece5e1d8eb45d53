internal import Foundation

extension ComplaintWords {
  /// The table.
  var entry: Entry {
    switch self {
    // Launch
    case .applicationDelegateNotMade:
      .inconsistency(
        "BOOT-01",
        "Unable to instantiate the UIApplication delegate instance. No class named {class} is loaded.")
    case .noRootAtEndOfLaunch:
      .inconsistency(
        "BOOT-13",
        "Application windows are expected to have a root view controller at the end of application launch")
    case .noEntryPoint:
      .log(
        "BOOT-14",
        "[Application] Failed to instantiate the default view controller for UIMainStoryboardFile '{storyboard}' - "
          + "perhaps the designated entry point is not set?")
    case .delegateWithoutWindow:
      .log(
        "BOOT-15",
        "[Application] The app delegate must implement the window property if it wants to use a main storyboard "
          + "file.")
    case .storyboardWithoutSceneDelegate:
      .log(
        "BOOT-16",
        "[WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main "
          + "storyboard file.")
    case .sceneDelegateNotFound:
      .log(
        "BOOT-17",
        "[SceneConfiguration] Info.plist configuration \"{configuration}\" for {role} contained "
          + "UISceneDelegateClassName key, but could not load class with name \"{class}\".")

    // View controllers
    case .viewReadWhileLoading:
      .inconsistency(
        "LIFE-10",
        "{controller} read its view inside -loadView before setting it. Set the view first, or call super's "
          + "-loadView.")
    case .viewNotLoaded:
      .inconsistency("LIFE-10", "{controller} returned from -loadView without a view. Set the view there.")
    case .loadingViewWhileDeallocating:
      .log(
        "LIFE-21",
        "Attempting to load the view of a view controller while it is deallocating is not allowed and may result "
          + "in undefined behavior ({controller})")
    case .unbalancedAppearance:
      .log("CONT-14", "Unbalanced calls to begin/end appearance transitions for {controller}.")
    case .wrongParent:
      .hierarchyInconsistency(
        "CONT-15",
        "child view controller:{child} should have parent view controller:{expected} but actual parent is:{actual}"
      )
    case .wrongRequestedParent:
      .hierarchyInconsistency(
        "CONT-15",
        "child view controller:{child} should have parent view controller:{expected} but requested parent "
          + "is:{requested}")
    case .addingRootAsChild:
      .hierarchyInconsistency(
        "CONT-16",
        "adding a root view controller {root} as a child of view controller:{parent}")
    case .standingInItself:
      .hierarchyInconsistency("", "{parent} cannot hold {child}, which it is or stands inside of.")
    case .viewHasAnotherController:
      .hierarchyInconsistency(
        "CONT-17",
        "A view can only be associated with at most one view controller at a time! View {view} is associated with "
          + "{owner}. Clear this association before associating this view with {controller}.")
    case .transitionBetweenStrangers:
      .invalidArgument(
        "CONT-18",
        "Children view controllers {from} and {to} must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    case .backgroundThread:
      .log("MIS-30", "Main Thread Checker: UI API called on a background thread: -[{class} {selector}]")
    case .layoutFromBackgroundThread:
      .inconsistency(
        "MIS-30",
        "Modifications to the layout engine must not be performed from a background thread after it has been "
          + "accessed from the main thread.")

    // Containers
    case .poppedToStranger:
      .inconsistency("NAV-POP-10", "Tried to pop to a view controller that doesn't exist.")
    case .stackHoldsTwice:
      .inconsistency(
        "NAV-SET-08",
        "All view controllers in a navigation controller must be distinct (( {controllers} ))")
    case .navigationCallDropped:
      .log(
        "MIS-01",
        "{call} called on {navigation} while an existing transition or presentation is occurring; the navigation "
          + "stack will not be updated.")
    case .nestedPush:
      .log("MIS-02", "nested push animation can result in corrupted navigation bar")
    case .nestedPop:
      .log("MIS-02", "nested pop animation can result in corrupted navigation bar")
    case .unexpectedTransitionState:
      .log(
        "MIS-02",
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get "
          + "corrupted.")
    case .pushedTwice:
      .invalidArgument(
        "MIS-04",
        "{navigation} is pushing the same view controller instance ({controller}) more than once which is not "
          + "supported and is most likely an error in the application : {application}")
    case .pushedTwiceOfOld:
      .invalidArgument(
        "MIS-04",
        "Pushing the same view controller instance more than once is not supported ({controller})")
    case .pushedNavigation:
      .invalidArgument("MIS-05", "Pushing a navigation controller is not supported")
    case .pushedNothing:
      .log("MIS-06", "Application tried to push a nil view controller on target {navigation}.")
    case .pushedSplitView:
      .invalidArgument(
        "SPLIT-16", "Split View Controllers cannot be pushed to a Navigation Controller {navigation}")
    case .selectedStranger:
      .invalidArgument(
        "TAB-11",
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list "
          + "of view controllers can be selected.")
    case .managedTabBarChanged:
      .inconsistency("TAB-14", "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    case .managedNavigationBarChanged:
      .inconsistency(
        "setItems", "Cannot call {call} directly on a UINavigationBar managed by a controller.")
    case .managedNavigationBarDelegate:
      .inconsistency(
        "setDelegate",
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    case .wrongPageCount:
      .invalidArgument(
        "setViewControllers",
        "The number of view controllers provided ({count}) doesn't match the number required ({required}) for the "
          + "requested transition")
    case .singleSidedAroundSpine:
      .invalidArgument("", "Pages with the spine in the middle are always double-sided.")

    // Presentation
    case .alreadyPresenting:
      .log(
        "MIS-10",
        "[Presentation] Attempt to present {controller} on {presenter} (from {source}) which is already presenting "
          + "{current}.")
    case .alreadyPresentingOfOld:
      .log(
        "MIS-10",
        "Warning: Attempt to present {controller} on {presenter} which is already presenting {current}")
    case .notInWindow:
      .log(
        "MIS-11",
        "[Presentation] Attempt to present {controller} on {presenter} (from {source}) whose view is not in the "
          + "window hierarchy.")
    case .notInWindowOfOld:
      .log(
        "MIS-11",
        "Warning: Attempt to present {controller} on {presenter} whose view is not in the window hierarchy!")
    case .presentationInProgress:
      .log(
        "MIS-12",
        "[Presentation] Attempt to present {controller} on {presenter} (from {source}) while a presentation is in "
          + "progress.")
    case .presentationInProgressOfOld:
      .log(
        "MIS-12",
        "Warning: Attempt to present {controller} on {presenter} while a presentation is in progress!")
    case .presentingOnDetached:
      .log("MIS-13", "Presenting view controllers on detached view controllers is discouraged {controller}.")
    case .dismissalInProgress:
      .log(
        "MIS-14",
        "Warning: Attempt to dismiss from view controller {controller} while a presentation or dismiss is in "
          + "progress!")
    case .dismissingTwice:
      .log(
        "MIS-15",
        "Trying to dismiss the presentation controller while transitioning already. ({presentation})")
    case .dismissedDuringPresentation:
      .log(
        "MIS-15",
        "transitionViewForCurrentTransition is not set, presentation controller was dismissed during the "
          + "presentation? ({presentation})")
    case .presentingActive:
      .invalidArgument(
        "MIS-16",
        "Application tried to present modally a view controller {controller} that is already being presented by "
          + "{presenter}.")
    case .presentingAround:
      .invalidArgument("MIS-16", "Application tried to present modally an active controller {controller}.")
    case .presentingChild:
      .invalidArgument(
        "MIS-17",
        "Application tried to present modally a view controller {controller} that has a parent view controller "
          + "{parent}.")
    case .presentingItself:
      .invalidArgument(
        "MIS-18",
        "Application tried to present modal view controller on itself. Presenting controller is {controller}."
      )
    case .presentingNothing:
      .invalidArgument(
        "MIS-19", "Application tried to present a nil modal view controller on target {controller}.")
    case .presentationStyleNone:
      .inconsistency(
        "MIS-21",
        "The specified modal presentation style doesn't have a corresponding presentation controller.")
    case .popoverWithoutAnchor:
      .generic(
        "POP-01",
        "UIPopoverPresentationController ({popover}) should have a non-nil sourceView or barButtonItem set before "
          + "the presentation occurs.")
    case .actionSheetWithoutAnchor:
      .generic(
        "PRES-28",
        "Your application has presented a UIAlertController ({controller}) of style "
          + "UIAlertControllerStyleActionSheet from {class} ({presenter}). The modalPresentationStyle of a "
          + "UIAlertController with this style is UIModalPresentationPopover. You must provide location information "
          + "for this popover through the alert controller's popoverPresentationController. You must provide either a "
          + "sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the "
          + "alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
          + "-prepareForPopoverPresentation.")
    case .secondCancelAction:
      .inconsistency(
        "PRES-28", "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    case .textFieldInActionSheet:
      .inconsistency(
        "PRES-28",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    case .searchWithoutPlace:
      .log(
        "",
        "{search} cannot become active: its search bar is in no window. Put it into a screen first, with "
          + "navigationItem.searchController for one, and begin in viewDidAppear at the earliest.")
    case .presentingSplitView:
      .invalidArgument(
        "SPLIT-17", "Application tried to present a Split View Controllers modally {controller}.")

    // Storyboards, nibs and segues
    case .storyboardNotFound:
      .invalidArgument(
        "SB-01",
        "Could not find a storyboard named '{storyboard}' in bundle NSBundle <{bundle}> (loaded)")
    case .storyboardUnreadable:
      .log("", "{error}")
    case .sceneNotFound:
      .invalidArgument(
        "SB-03",
        "Storyboard ({storyboard}) doesn't contain a view controller with identifier '{identifier}'")
    case .undefinedKey:
      .unknownKey(
        "SB-12",
        "[{object} setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key {key}."
      )
    case .undefinedReadKey:
      .unknownKey(
        "SB-12",
        "[{object} valueForUndefinedKey:]: this class is not key value coding-compliant for the key {key}.")
    case .inspectedPropertyNotSet:
      .log(
        "SB-13",
        "Failed to set ({path}) user defined inspected property on ({class}): [{object} "
          + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key {key}.")
    case .unknownClass:
      .log("SB-15", "Unknown class {class} in Interface Builder file.")
    case .nibNotFound:
      .inconsistency(
        "SB-17", "Could not load NIB in bundle: 'NSBundle <{bundle}> (loaded)' with name '{nib}'")
    case .viewOutletNotSet:
      .inconsistency(
        "SB-18",
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"{nib}\" nib but the view outlet was not "
          + "set.")
    case .sceneOfAnotherClass:
      .inconsistency("SB-19", "The view controller with identifier '{identifier}' is {made}, not a {class}.")
    case .notMadeByCoder:
      .inconsistency("SB-20", "Custom instantiated view controller must call -[super initWithCoder:]")
    case .sceneUnreachable:
      .log(
        "SB-26",
        "“{scene}“ is unreachable because it has no entry points, and no identifier for runtime access via "
          + "-[UIStoryboard instantiateViewControllerWithIdentifier:].")
    case .pushWithoutNavigation:
      .generic(
        "SEG-17",
        "Could not find a navigation controller for segue '{segue}'. Push segues can only be used when the source "
          + "controller is managed by an instance of UINavigationController.")
    case .noSegueClass:
      .invalidArgument("SEG-18", "Could not find a segue class named '{class}'")
    case .segueCannotPerform:
      .inconsistency(
        "SEG-19",
        "Could not perform segue with identifier '{segue}'. A segue must either have a performHandler or it must "
          + "override -perform.")
    case .noSegue:
      .invalidArgument("SEG-20", "Receiver ({controller}) has no segue with identifier '{segue}'")
    case .segueToNowhere:
      .log("", "the segue {segue} leads to ‘{destination}’, which ‘{storyboard}.storyboard’ does not have")
    case .embeddedInItself:
      .log("", "{controller} embeds a scene that embeds itself without end; the next one is left out.")
    case .tooManyEmbeddings:
      .log("", "A screen embeds more than {limit} scenes; {controller} leaves the rest out.")
    case .embeddedTwice:
      .inconsistency(
        "SEG-26",
        "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a "
          + "subview was added programmatically?")
    case .restorationClassUnfit:
      .log(
        "REST-08",
        "Warning: restoration class for view controller does not conform to UIViewControllerRestoration protocol: "
          + "Class is {class}")
    case .notEncodable:
      .invalidArchiveOperation(
        "REST-01", "Objects of class '{class}' cannot be archived; the class does not adopt NSCoding.")
    case .notEncodableSecurely:
      .invalidArchiveOperation(
        "REST-01",
        "This archiver encodes only objects that adopt NSSecureCoding; class '{class}' does not adopt it.")

    // Objects, views and lists
    case .addingViewToItself:
      .invalidArgument("MIS-03", "Can't add self as subview")
    case .unrecognizedSelector:
      .invalidArgument("MIS-31", "-[{class} {selector}]: unrecognized selector sent to instance {address}")
    case .unrecognizedClassSelector:
      .invalidArgument("MIS-31", "+[{class} {selector}]: unrecognized selector sent to class {address}")
    case .constraintWithoutCommonAncestor:
      .generic(
        "NSLayoutConstraint.isActive",
        "Unable to activate constraint with anchors {first} and {second} because they have no common ancestor.  "
          + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      )
    case .constraintFormatUnreadable:
      .invalidArgument(
        "NSLayoutConstraint.constraints",
        "Unable to parse constraint format: \n{reason} \n{format} \n{place}^")
    case .noCell:
      .inconsistency(
        "SB-30",
        "unable to dequeue a cell with identifier {identifier} - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard")
    case .noReusableView:
      .inconsistency(
        "SB-30",
        "could not dequeue a view of kind: {kind} with identifier {identifier} - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    case .sectionCountUnfit:
      .inconsistency(
        "endUpdates",
        "Invalid update: invalid number of sections. The number of sections contained in the {view} after the "
          + "update ({after}) must be equal to the number of sections contained in the {view} before the update "
          + "({before}), plus or minus the number of sections inserted or deleted ({inserted} inserted, {deleted} "
          + "deleted).")
    case .rowCountUnfit:
      .inconsistency(
        "endUpdates",
        "Invalid update: invalid number of {elements} in section {section}. The number of {elements} contained in "
          + "an existing section after the update ({after}) must be equal to the number of {elements} contained in "
          + "that section before the update ({before}), plus or minus the number of {elements} inserted or deleted "
          + "from that section ({inserted} inserted, {deleted} deleted) and plus or minus the number of {elements} "
          + "moved into or out of that section ({movedIn} moved in, {movedOut} moved out).")
    case .noLayout:
      .invalidArgument(
        "UICollectionView.init", "UICollectionView must be initialized with a non-nil layout parameter")
    case .deletedRowBeyond:
      .inconsistency(
        "endUpdates",
        "attempt to delete {element} {row} from section {section} which only contains {count} {elements} before "
          + "the update")
    case .insertedRowBeyond:
      .inconsistency(
        "endUpdates",
        "attempt to insert {element} {row} into section {section}, but there are only {count} {elements} in "
          + "section {section} after the update")
    case .deletedSectionBeyond:
      .inconsistency(
        "endUpdates",
        "attempt to delete section {section}, but there are only {count} sections before the update")
    case .insertedSectionBeyond:
      .inconsistency(
        "endUpdates",
        "attempt to insert section {section} but there are only {count} sections after the update")
    case .deletedAndReloaded:
      .inconsistency("endUpdates", "attempt to delete and reload the same index path ({path})")
    case .deletedAndMoved:
      .inconsistency("endUpdates", "attempt to perform a delete and a move from the same index path ({path})")
    case .insertedAndMoved:
      .inconsistency("endUpdates", "attempt to perform an insert and a move to the same index path ({path})")
    case .identifiersNotUnique:
      .inconsistency(
        "NSDiffableDataSourceSnapshot",
        "Fatal: supplied {kind} identifiers are not unique. Duplicate identifiers: {list}")
    case .identifierNotThere:
      .inconsistency(
        "NSDiffableDataSourceSnapshot",
        "Attempted to {work} identifier that does not exist in the snapshot: {identifier}")
    case .noSectionForItems:
      .inconsistency(
        "NSDiffableDataSourceSnapshot",
        "There are currently no sections in the data source. Please add a section first.")
    case .snapshotPlaceNotFound:
      .inconsistency("NSDiffableDataSourceSnapshot", "Invalid parameter not satisfying: {condition}")
    case .noCellProvided:
      .inconsistency(
        "UITableViewDiffableDataSource",
        "{source} cell provider returned nil for index path {path} with item identifier '{item}', which is not "
          + "allowed. You must always return a cell to the {kind}: {view}")
    case .scrolledToRowBeyond:
      .range(
        "scrollToRow",
        "Attempted to scroll the {kind} to an out-of-bounds {element} ({row}) when there are only {count} "
          + "{elements} in section {section}. {Kind}: {view}")
    case .scrolledToSectionBeyond:
      .range(
        "scrollToRow",
        "Attempted to scroll the {kind} to an out-of-bounds section ({section}) when there are only {count} "
          + "sections. {Kind}: {view}")
    }
  }
}
