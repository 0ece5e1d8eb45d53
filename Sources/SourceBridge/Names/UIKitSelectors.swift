/// Selectors of UIKit's own methods that Swift knows by shorter names.
enum UIKitSelectors {
  /// The selectors by Swift's names with their labels.
  private static let selectors: [String: String] = [
    "addChild(_:)": "addChildViewController:",
    "allowedChildrenForUnwinding(from:)": "allowedChildViewControllersForUnwindingFromSource:",
    "canPerformUnwindSegueAction(_:from:sender:)":
      "canPerformUnwindSegueAction:fromViewController:withSender:",
    "copy(_:)": "copy:", "cut(_:)": "cut:", "delete(_:)": "delete:", "paste(_:)": "paste:",
    "select(_:)": "select:", "selectAll(_:)": "selectAll:",
    "deselectRow(at:animated:)": "deselectRowAtIndexPath:animated:",
    "didMove(toParent:)": "didMoveToParentViewController:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "endEditing(_:)": "endEditing:",
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
    "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "prepare(for:sender:)": "prepareForSegue:sender:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "removeFromParent()": "removeFromParentViewController",
    "responds(to:)": "respondsToSelector:",
    "setEditing(_:animated:)": "setEditing:animated:",
    "shouldPerformSegue(withIdentifier:sender:)": "shouldPerformSegueWithIdentifier:sender:",
    "show(_:sender:)": "showViewController:sender:",
    "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "traitCollectionDidChange(_:)": "traitCollectionDidChange:",
    "unwind(for:towards:)": "unwindForSegue:towardsViewController:",
    "viewDidAppear(_:)": "viewDidAppear:", "viewDidDisappear(_:)": "viewDidDisappear:",
    "viewWillAppear(_:)": "viewWillAppear:", "viewWillDisappear(_:)": "viewWillDisappear:",
    "willMove(toParent:)": "willMoveToParentViewController:",
  ]

  /// All of them.
  static let all = Set(selectors.values)

  /// The selectors by Swift's names without their labels.
  private static let unlabelled = Dictionary(
    selectors.map { (String($0.key.prefix { $0 != "(" }), $0.value) }, uniquingKeysWith: { min($0, $1) })

  /// The selector of a method of UIKit's.
  ///
  /// - Parameters:
  ///   - name: its name in Swift.
  ///   - labels: its argument labels; nil where they are not written.
  /// - Returns: the selector; nil where it is not known or follows the rules of ``ObjectiveCName``.
  static func selector(of name: String, labels: [String?]?) -> String? {
    guard let labels else { return unlabelled[name] }
    return selectors["\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"]
  }
}
