public import Foundation

/// A view that shows what a row of a list shows.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private let imageView = UIImageView()

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      show()
    }
  }

  /// Makes a view.
  ///
  /// - Parameter configuration: what it shows.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    show()
  }

  /// Makes a view with nothing to show.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
  }

  private func show() {
    show(list.text, list.attributedText, list.textProperties, in: textLabel)
    show(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties,
      in: secondaryTextLabel)
    imageView.image = list.image
    keep(imageView, isShown: list.image != nil)
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text =
        switch properties.transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    keep(label, isShown: label.text?.isEmpty == false)
  }

  private func keep(_ view: UIView, isShown: Bool) {
    if isShown, view.superview == nil { addSubview(view) }
    if !isShown { view.removeFromSuperview() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = list.directionalLayoutMargins
    var area = bounds.inset(
      by: UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing))
    if let size = list.image?.size {
      imageView.frame = CGRect(
        x: area.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      let used = size.width + list.imageToTextPadding
      area = CGRect(x: area.minX + used, y: area.minY, width: area.width - used, height: area.height)
    }
    guard secondaryTextLabel.superview != nil else {
      textLabel.frame = area
      return
    }
    if list.prefersSideBySideTextAndSecondaryText {
      let width = min(area.width / 2, secondaryTextLabel.intrinsicContentSize.width)
      textLabel.frame = CGRect(
        x: area.minX, y: area.minY, width: area.width - width, height: area.height)
      secondaryTextLabel.frame = CGRect(
        x: area.maxX - width, y: area.minY, width: width, height: area.height)
    } else {
      textLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height / 2)
      secondaryTextLabel.frame = CGRect(
        x: area.minX, y: area.midY, width: area.width, height: area.height / 2)
    }
  }
}
