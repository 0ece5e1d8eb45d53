/// How the characters of a file are written as bytes.
public enum SourceEncoding: Hashable, Sendable {
  /// UTF-8, with or without a byte order mark in front.
  case utf8
  /// UTF-16, low byte first.
  case utf16LittleEndian
  /// UTF-16, high byte first.
  case utf16BigEndian
}
