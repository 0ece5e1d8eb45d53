internal import Foundation
internal import HeadlessUIKit

/// Writes and reads the date of a date picker, in the form that its mode shows: `2026-03-01`, `09:30` or both.
@MainActor
enum PickedDate {
  /// The date that a picker stands at.
  static func text(of picker: UIDatePicker) -> String {
    if picker.datePickerMode == .countDownTimer { return "\(Int(picker.countDownDuration / 60)) min" }
    return formatter(for: picker).string(from: picker.date)
  }

  /// The date that some words mean for a picker.
  ///
  /// - Returns: the date; nil where the words are not of the form that the picker shows.
  static func date(_ words: String, for picker: UIDatePicker) -> Date? {
    formatter(for: picker).date(from: words.trimmingCharacters(in: .whitespaces))
  }

  private static func formatter(for picker: UIDatePicker) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = picker.calendar
    formatter.timeZone = picker.timeZone ?? picker.calendar.timeZone
    formatter.defaultDate = picker.date
    switch picker.datePickerMode {
    case .time: formatter.dateFormat = "HH:mm"
    case .date: formatter.dateFormat = "yyyy-MM-dd"
    default: formatter.dateFormat = "yyyy-MM-dd HH:mm"
    }
    return formatter
  }
}
