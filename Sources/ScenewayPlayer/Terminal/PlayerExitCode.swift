/// The status that the player ends a process with, numbered as `sysexits.h` does.
public enum PlayerExitCode: Int32, Hashable, Sendable {
  /// Everything was done.
  case done = 0
  /// A step of a script could not be done, or a monkey found what should not be.
  case failedStep = 1
  /// The command line is wrong.
  case usage = 64
  /// A file is broken or cannot be played.
  case dataError = 65
  /// There is no such file.
  case noInput = 66
  /// The output could not be written, or the input not be read.
  case ioError = 74
}
