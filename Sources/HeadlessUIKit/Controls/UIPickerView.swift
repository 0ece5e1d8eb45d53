public import Foundation

/// Wheels with rows to choose from.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Who knows what there is to choose from.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// Who says what shows and is told of a choice.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// Whether the chosen row is marked; true by default.
  open var showsSelectionIndicator = true

  private var selectedRows: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  ///
  /// - Parameter component: the wheel, counted from 0.
  /// - Returns: how many.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The size of a wheel's rows.
  ///
  /// - Parameter component: the wheel, counted from 0.
  /// - Returns: the size, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let height = OptionalMethod.call { delegate?.pickerView(self, rowHeightForComponent: component) }
    let width = OptionalMethod.call { delegate?.pickerView(self, widthForComponent: component) }
    let share = bounds.width / CGFloat(max(1, numberOfComponents))
    return CGSize(width: (width ?? nil) ?? share, height: (height ?? nil) ?? 32)
  }

  /// The view of a row, where the delegate makes one.
  ///
  /// - Parameters:
  ///   - row: the row, counted from 0.
  ///   - component: the wheel, counted from 0.
  /// - Returns: the view; nil where the row shows words.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let delegate, (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return OptionalMethod.call {
      delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
  }

  /// Asks again what there is to choose from.
  open func reloadAllComponents() {
    for (component, row) in selectedRows {
      selectedRows[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    }
  }

  /// Asks again what a wheel has to choose from.
  ///
  /// - Parameter component: the wheel, counted from 0.
  open func reloadComponent(_ component: Int) {
    reloadAllComponents()
  }

  /// Chooses a row; nobody is told.
  ///
  /// - Parameters:
  ///   - row: the row, counted from 0; one out of range is passed over.
  ///   - component: the wheel, counted from 0.
  ///   - animated: whether the change is shown; it comes at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selectedRows[component] = row
  }

  /// The chosen row.
  ///
  /// - Parameter component: the wheel, counted from 0.
  /// - Returns: the row, counted from 0; -1 where the wheel has none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : selectedRows[component] ?? 0
  }

  /// The words of a row.
  ///
  /// - Parameters:
  ///   - row: the row, counted from 0.
  ///   - component: the wheel, counted from 0.
  /// - Returns: the words, with their looks left out.
  @_spi(Sceneway)
  public func title(forRow row: Int, inComponent component: Int) -> String? {
    guard let delegate else { return nil }
    let attributed = OptionalMethod.call {
      delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
    }
    if let attributed = attributed ?? nil { return attributed.string }
    let title = OptionalMethod.call {
      delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return title ?? nil
  }

  /// Chooses a row as a person does.
  ///
  /// - Parameters:
  ///   - row: the row, counted from 0.
  ///   - component: the wheel, counted from 0.
  /// - Returns: whether there is such a row and the wheel can be used.
  @_spi(Sceneway) @discardableResult
  public func choose(row: Int, inComponent component: Int) -> Bool {
    guard (0..<numberOfRows(inComponent: component)).contains(row),
      TouchSimulator.obstacle(to: self) == nil
    else { return false }
    selectedRows[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    return true
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
