internal import Foundation

extension UITableViewCell {
  /// The height that the cell asks for, in points: a storyboard's, or that of its words.
  var wantedHeight: CGFloat? {
    if let designedHeight { return designedHeight }
    let (text, detail, _) = styleViews
    if style == .subtitle, text?.text?.isEmpty == false, detail?.text?.isEmpty == false { return 58 }
    return nil
  }

  /// Places the content, what stands at the right, and the views of a ready-made style.
  func placeViews(accessoryButton: UIButton?) {
    let accessoryWidth = self.accessoryWidth
    contentView.frame = CGRect(x: 0, y: 0, width: bounds.width - accessoryWidth, height: bounds.height)
    backgroundView?.frame = bounds
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: bounds.width - size.width - 15, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    accessoryButton?.frame = CGRect(
      x: bounds.width - accessoryWidth, y: (bounds.height - 44) / 2, width: accessoryWidth, height: 44)
    placeStyleViews(in: contentView.bounds)
  }

  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + 30 }
    switch accessoryType {
    case .none: return 0
    case .disclosureIndicator, .checkmark: return 34
    case .detailButton: return 48
    case .detailDisclosureButton: return 66
    }
  }

  private func placeStyleViews(in area: CGRect) {
    let (text, detail, image) = styleViews
    var left: CGFloat = 16 + CGFloat(indentationLevel) * indentationWidth
    if let image, let size = image.image?.size, size.width > 0 {
      image.frame = CGRect(
        x: left, y: (area.height - size.height) / 2, width: size.width, height: size.height)
      left += size.width + 16
    }
    let width = max(0, area.width - left - 8)
    switch style {
    case .default:
      text?.frame = CGRect(x: left, y: 0, width: width, height: area.height)
    case .subtitle:
      let hasDetail = detail?.text?.isEmpty == false
      let split = hasDetail ? area.height * 0.55 : area.height
      text?.frame = CGRect(x: left, y: 0, width: width, height: split)
      detail?.frame = CGRect(x: left, y: split, width: width, height: area.height - split)
    case .value1:
      let wanted = min(width / 2, detail?.intrinsicContentSize.width ?? 0)
      text?.frame = CGRect(x: left, y: 0, width: width - wanted, height: area.height)
      detail?.frame = CGRect(x: left + width - wanted, y: 0, width: wanted, height: area.height)
    case .value2:
      text?.frame = CGRect(x: left, y: 0, width: 91, height: area.height)
      detail?.frame = CGRect(x: left + 97, y: 0, width: max(0, width - 97), height: area.height)
    }
  }
}
