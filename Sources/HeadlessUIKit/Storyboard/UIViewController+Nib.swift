internal import Foundation

extension UIViewController {
  /// Makes the root view from the nib that was named, or from one named after the class (LIFE-08).
  func viewFromNib() -> UIView? {
    guard storyboard == nil, let name = nibName ?? nibNamedAfterClass else { return nil }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    if storedView == nil, UINib.file(named: name, in: nibBundle) != nil {
      UIKitComplaint.viewOutletNotSet(name).report()
    }
    return storedView
  }

  /// A nib of the class's name, or of that without `Controller`.
  private var nibNamedAfterClass: String? {
    let type = Swift.type(of: self)
    let name = String(describing: type)
    guard !String(reflecting: type).hasPrefix("HeadlessUIKit.") else { return nil }
    let candidates = [name, name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil]
    return candidates.compactMap { $0 }.first { UINib.file(named: $0, in: nibBundle) != nil }
  }
}
