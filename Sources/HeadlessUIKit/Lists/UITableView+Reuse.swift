internal import Foundation

extension UITableView {
  /// Makes cells of a class where one of an identifier is asked for.
  ///
  /// - Parameters:
  ///   - cellClass: the class; nil to forget it.
  ///   - identifier: the identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      cellMakers[identifier] = nil
      return
    }
    cellMakers[identifier] = { ClassInstantiation.makeCell(type, reuseIdentifier: identifier) }
  }

  /// Makes cells from a nib where one of an identifier is asked for.
  ///
  /// - Parameters:
  ///   - nib: the nib, with one cell at its top; nil to forget it.
  ///   - identifier: the identifier.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }
    }
  }

  /// Makes views above and below sections from a nib where one of an identifier is asked for.
  ///
  /// - Parameters:
  ///   - nib: the nib, with one view at its top; nil to forget it.
  ///   - identifier: the identifier.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterMakers[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first }
    }
  }

  /// Makes views above and below sections of a class where one of an identifier is asked for.
  ///
  /// - Parameters:
  ///   - aClass: the class; nil to forget it.
  ///   - identifier: the identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      headerFooterMakers[identifier] = nil
      return
    }
    headerFooterMakers[identifier] = {
      ClassInstantiation.makeHeaderFooter(type, reuseIdentifier: identifier)
    }
  }

  /// A view for above or below a section that is not used any more, or a new one of a registered class.
  ///
  /// - Parameter identifier: the identifier.
  /// - Returns: the view; nil where nothing is known by the identifier.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let view = reusableHeaderFooters[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = headerFooterMakers[identifier]?()
    view?.adopt(reuseIdentifier: identifier)
    return view
  }
}

/// Calls initialisers that are not `required` on classes known by value alone; see ``ClassInstantiation``.
extension ClassInstantiation {
  private final class CellPose: UITableViewCell {}
  private final class HeaderFooterPose: UITableViewHeaderFooterView {}

  @MainActor
  static func makeCell(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    let pose = unsafeBitCast(type, to: CellPose.Type.self)
    return unsafeBitCast(
      pose.init(dynamically: .default, reuseIdentifier) as AnyObject, to: UITableViewCell.self)
  }

  @MainActor
  static func makeHeaderFooter(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String)
    -> UITableViewHeaderFooterView
  {
    let pose = unsafeBitCast(type, to: HeaderFooterPose.Type.self)
    return unsafeBitCast(
      pose.init(dynamically: reuseIdentifier) as AnyObject, to: UITableViewHeaderFooterView.self)
  }
}

extension UITableViewCell {
  @inline(never)
  fileprivate convenience init(dynamically style: CellStyle, _ reuseIdentifier: String) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @inline(never)
  fileprivate convenience init(dynamically reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
}
