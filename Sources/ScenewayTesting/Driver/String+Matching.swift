extension String {
  /// The words as they are compared loosely: letters in one case, spaces of any kind and number as one, none at the ends.
  var matchable: String {
    lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
