internal import Foundation

extension __UIKitBridge {
  /// Methods of UIKit's own that apps name as actions, of timers and in `perform`.
  static func registerMessages() {
    RuntimeClass(UIResponder.self)
      .method("becomeFirstResponder") { object, _ in object.becomeFirstResponder() }
      .method("resignFirstResponder") { object, _ in object.resignFirstResponder() }
      .register()
    RuntimeClass(UIView.self)
      .action("removeFromSuperview") { $0.removeFromSuperview() }
      .action("setNeedsLayout") { $0.setNeedsLayout() }
      .action("layoutIfNeeded") { $0.layoutIfNeeded() }
      .action("setNeedsDisplay") { $0.setNeedsDisplay() }
      .action("setNeedsUpdateConstraints") { $0.setNeedsUpdateConstraints() }
      .action("layoutSubviews") { $0.layoutSubviews() }
      .action("sizeToFit") { $0.sizeToFit() }
      .method("endEditing:") { object, arguments in
        object.endEditing((arguments.first ?? nil).map(RuntimeArgument.truth) ?? false)
      }
      .method("addSubview:") { object, arguments in
        (arguments.first as? UIView).map(object.addSubview)
        return nil
      }
      .register()
    RuntimeClass(UIViewController.self)
      .action("loadView") { $0.loadView() }
      .action("viewDidLoad") { $0.viewDidLoad() }
      .action("viewDidLayoutSubviews") { $0.viewDidLayoutSubviews() }
      .action("viewWillLayoutSubviews") { $0.viewWillLayoutSubviews() }
      .action("viewWillAppear:") { $0.viewWillAppear($1.map(RuntimeArgument.truth) ?? false) }
      .action("viewDidAppear:") { $0.viewDidAppear($1.map(RuntimeArgument.truth) ?? false) }
      .action("viewWillDisappear:") { $0.viewWillDisappear($1.map(RuntimeArgument.truth) ?? false) }
      .action("viewDidDisappear:") { $0.viewDidDisappear($1.map(RuntimeArgument.truth) ?? false) }
      .action("didReceiveMemoryWarning") { $0.didReceiveMemoryWarning() }
      .action("removeFromParentViewController") { $0.removeFromParent() }
      .action("setNeedsStatusBarAppearanceUpdate") { $0.setNeedsStatusBarAppearanceUpdate() }
      .method("dismissViewControllerAnimated:completion:") { object, arguments in
        // As an action it gets its sender and event; whatever object comes, it counts as true.
        object.dismiss(animated: (arguments.first ?? nil).map(RuntimeArgument.truth) ?? false)
        return nil
      }
      .register()
    RuntimeClass(UINavigationController.self)
      .method("popViewControllerAnimated:") { object, arguments in
        object.popViewController(animated: (arguments.first ?? nil).map(RuntimeArgument.truth) ?? false)
      }
      .method("popToRootViewControllerAnimated:") { object, arguments in
        object.popToRootViewController(animated: (arguments.first ?? nil).map(RuntimeArgument.truth) ?? false)
      }
      .register()
    RuntimeClass(UITableView.self).action("reloadData") { $0.reloadData() }.register()
    RuntimeClass(UICollectionView.self).action("reloadData") { $0.reloadData() }.register()
    RuntimeClass(UIRefreshControl.self)
      .action("beginRefreshing") { $0.beginRefreshing() }
      .action("endRefreshing") { $0.endRefreshing() }
      .register()
    RuntimeClass(UIActivityIndicatorView.self)
      .action("startAnimating") { $0.startAnimating() }
      .action("stopAnimating") { $0.stopAnimating() }
      .register()
  }
}

extension RuntimeArgument {
  /// An argument as the truth value that a method takes: a number by itself, any other object as true.
  static func truth(_ argument: Any) -> Bool {
    switch argument {
    case let truth as Bool: truth
    case let number as NSNumber: number.boolValue
    default: true
    }
  }
}
