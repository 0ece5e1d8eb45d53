/// Says why a snapshot does not pass.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why it does not pass.
  public enum Reason: Hashable, Sendable {
    /// There was none before; it is written now, and compared the next time.
    case recorded
    /// The app is not as it was when the snapshot was recorded.
    case different(TextDifference)
    /// The file cannot be read; with the system's words.
    case unreadable(String)
    /// The file cannot be written; with the system's words.
    case unwritable(String)
    /// The name has no letter or digit to make a file's name of.
    case noName
  }

  /// Why it does not pass.
  public var reason: Reason

  /// The path of the snapshot's file.
  public var path: String

  /// The test's file, as `#filePath` writes it.
  public var file: String

  /// The line of the test.
  public var line: Int

  /// Where the test is, what is wrong, and what to do.
  public var description: String {
    let place = "\(file.split(separator: "/").last ?? ""):\(line): "
    switch reason {
    case .recorded:
      return place
        + "the snapshot was not there and is recorded now; look at it and run the test again: \(path)"
    case .different(let difference):
      return place
        + """
        the app is not as in the snapshot (− snapshot, + found): \(path)
        \(difference)
        Where that is as it should be, record it anew by \(SnapshotFile.variable)=1 in the environment.
        """
    case .unreadable(let words): return place + "the snapshot cannot be read: \(path): \(words)"
    case .unwritable(let words): return place + "the snapshot cannot be written: \(path): \(words)"
    case .noName: return place + "a snapshot's name needs a letter or a digit"
    }
  }
}
