/// Names of UIKit's before Swift 4.2, which its present form has no more.
enum OldNames {
  /// Types by their old names.
  static let types: [String: String] = [
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationState": "UIApplication.State",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIActivityType": "UIActivity.ActivityType",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIButtonType": "UIButton.ButtonType",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State",
    "UIEdgeInsetsMake": "UIEdgeInsets.init",
    "UIEventSubtype": "UIEvent.EventSubtype",
    "UIEventType": "UIEvent.EventType",
    "UIFontWeight": "UIFont.Weight",
    "UIFontTextStyle": "UIFont.TextStyle",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIImageOrientation": "UIImage.Orientation",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UISearchBarStyle": "UISearchBar.Style",
    "UISplitViewControllerDisplayMode": "UISplitViewController.DisplayMode",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewStyle": "UITableView.Style",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UIWindowLevel": "UIWindow.Level",
    "NSAttributedStringKey": "NSAttributedString.Key",
  ]

  /// Members by their old names, which no other type has.
  static let members: [String: String] = [
    "childViewControllers": "children", "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  ]

  /// Argument labels by their old names, with the methods that have them.
  static let labels: [String: (methods: Set<String>, label: String)] = [
    "toParentViewController": (["didMove", "willMove"], "toParent")
  ]

  /// Methods whose label is a part of their name now.
  static let joined: [String: String] = [
    "bringSubview(toFront:)": "bringSubviewToFront", "sendSubview(toBack:)": "sendSubviewToBack",
  ]

  /// Names of notifications that were members of `NSNotification.Name`.
  static let notifications: [String: String] = [
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
  ]
}
