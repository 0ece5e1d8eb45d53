internal import Foundation

/// The variables that hosted programs run with.
public enum HostEnvironment {
  /// The variables of this process, with the language and region of a new simulator where the machine has none.
  public static var variables: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let chosen = names.compactMap { variables[$0] }.first { !$0.isEmpty } ?? "C"
    if chosen == "POSIX" || chosen == "C" || chosen.hasPrefix("C.") {
      for name in names { variables[name] = nil }
      variables["LANG"] = "en_US.UTF-8"
    }
    return variables
  }
}
