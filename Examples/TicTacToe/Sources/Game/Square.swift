/// One of the nine places on the board, row by row.
enum Square: Int, CaseIterable, Codable {
  case topLeft, top, topRight
  case left, centre, right
  case bottomLeft, bottom, bottomRight

  /// The eight ways to have three in a row.
  static let lines: [[Square]] = [
    [.topLeft, .top, .topRight], [.left, .centre, .right], [.bottomLeft, .bottom, .bottomRight],
    [.topLeft, .left, .bottomLeft], [.top, .centre, .bottom], [.topRight, .right, .bottomRight],
    [.topLeft, .centre, .bottomRight], [.topRight, .centre, .bottomLeft],
  ]
}
