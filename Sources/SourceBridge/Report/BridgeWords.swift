/// The words that bridged sources have in place of an app's own, which its author does not know.
public enum BridgeWords {
  /// What stands for a name that is missing in a file with syntax errors.
  public static let missingName = "__missing_name"

  /// A compiler's message in the words that the app has.
  ///
  /// - Parameter message: what the compiler says of a bridged file.
  /// - Returns: the message without the bridge's own names.
  public static func removed(from message: String) -> String {
    guard message.contains("ridged") || message.contains("__optional_") || message.contains("__over") else {
      return message
    }
    var result = message.replacing("__bridged_", with: "").replacing("__optional_", with: "")
      .replacing("__overriding_", with: "")
    for (own, apps) in names { result = result.replacing(own, with: apps) }
    return result
  }

  private static let names = [
    ("bridgedScheduledTimer", "scheduledTimer"), ("bridgedAsyncAfter", "asyncAfter"),
    ("bridgedTimer", "init"), ("bridgedUnscheduled", "init"), ("bridgedInit", "init"),
    ("bridgedSleep", "sleep"), ("bridgedLocalizedStringWithFormat", "localizedStringWithFormat"),
    ("bridgedFormatter", "init"), ("bridgedFormat", "format"), ("bridgedSession", "init"),
    ("bridgedCurrent", "current"),
  ]
}
