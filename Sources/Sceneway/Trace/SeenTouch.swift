#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// A person's touch, as the trace writes it down.
struct SeenTouch {
  /// Which touch it is; what one touch brings about has one number.
  let number: Int

  /// The words of what was touched, where it has some.
  let words: String?

  /// The bar of UIKit's that was touched.
  let bar: Bar?

  /// Bars whose buttons navigate by themselves.
  enum Bar {
    case navigation
    case tab
  }

  @MainActor init(number: Int, words: String?, view: UIView?) {
    self.number = number
    self.words = words ?? view.flatMap(SeenTouch.words)
    bar = view.flatMap(SeenTouch.bar)
  }

  @MainActor private static func bar(around view: UIView) -> Bar? {
    for candidate in sequence(first: view, next: \.superview) {
      if candidate is UITabBar { return .tab }
      if candidate is UINavigationBar { return .navigation }
    }
    return nil
  }

  /// The words of a control or cell that a touched view stands for.
  @MainActor static func words(of view: UIView) -> String? {
    var current: UIView? = view
    while let candidate = current, !(candidate is UIControl), !(candidate is UITableViewCell),
      !(candidate is UICollectionViewCell)
    {
      current = candidate.superview
    }
    guard let target = current else { return text(in: view) }
    return text(in: target)
  }

  @MainActor private static func text(in view: UIView) -> String? {
    let own = (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text ?? view.accessibilityLabel
    if let own, !own.isEmpty { return own }
    return view.subviews.lazy.compactMap { text(in: $0) }.first
  }
}
