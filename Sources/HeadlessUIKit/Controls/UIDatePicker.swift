public import Foundation

extension HeadlessEnvironment {
  /// The person's calendar; that of universal time where the date does not pass.
  fileprivate var calendar: Calendar {
    guard fixedDate != nil else { return .current }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }
}

/// A control to choose a date, a time or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A duration.
    case countDownTimer
    /// A month.
    case yearAndMonth
  }

  private var storedDate = HeadlessEnvironment.current.fixedDate ?? Date()

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime

  /// The chosen date, kept between the bounds; that of creation by default.
  ///
  /// Code that sets it tells nobody.
  open var date: Date {
    get { storedDate }
    set { storedDate = clamp(newValue) }
  }

  /// The earliest date; nil for none.
  open var minimumDate: Date? {
    didSet { date = storedDate }
  }

  /// The latest date; nil for none.
  open var maximumDate: Date? {
    didSet { date = storedDate }
  }

  /// The chosen duration, in seconds.
  open var countDownDuration: TimeInterval = 0

  /// Minutes between two choices; 1 by default.
  open var minuteInterval = 1

  /// Whether times are rounded to the interval; true by default.
  open var roundsToMinuteInterval = true

  /// The language that dates are written in; the person's where it is nil.
  open var locale: Locale?

  /// The calendar.
  open var calendar: Calendar! = HeadlessEnvironment.current.calendar

  /// The time zone; the calendar's where it is nil.
  open var timeZone: TimeZone?

  /// How the picker should show.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// How the picker shows.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Chooses a date; nobody is told.
  ///
  /// - Parameters:
  ///   - date: the date, kept between the bounds.
  ///   - animated: whether the change is shown; the value changes at once.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  private func clamp(_ date: Date) -> Date {
    var date = date
    if let minimumDate, date < minimumDate { date = minimumDate }
    if let maximumDate, date > maximumDate, minimumDate.map({ $0 <= maximumDate }) ?? true {
      date = maximumDate
    }
    return date
  }

  /// Chooses a date as a person does.
  ///
  /// - Parameter date: the date, kept between the bounds.
  /// - Returns: whether the control can be used.
  @_spi(Sceneway) @discardableResult
  public func choose(_ date: Date) -> Bool {
    guard isEnabled, TouchSimulator.obstacle(to: self) == nil else { return false }
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: nil)
    return true
  }

  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .wheels ? CGSize(width: 320, height: 216) : CGSize(width: 200, height: 34)
  }
}

/// How a date picker shows.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the surroundings suggest.
  case automatic
  /// As wheels.
  case wheels
  /// As a label that opens a calendar.
  case compact
  /// As a calendar.
  case inline
}
