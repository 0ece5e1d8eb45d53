/// One dish on the menu.
struct MenuItem: Hashable, Codable {
  var title: String
  var price: String
}

extension MenuItem {
  /// What the kitchen offers.
  static let menu = [
    MenuItem(title: "Soup of the day", price: "4.50"),
    MenuItem(title: "Lentil curry", price: "9.80"),
    MenuItem(title: "Apple crumble", price: "5.20"),
  ]

  /// A dish that a link names.
  ///
  /// - Parameter title: its title, in any case.
  /// - Throws: ``Unknown`` where the menu has no such dish.
  init(named title: String) throws {
    guard let item = MenuItem.menu.first(where: { $0.title.lowercased() == title.lowercased() }) else {
      throw Unknown(title: title)
    }
    self = item
  }

  /// A dish that is not on the menu.
  struct Unknown: Error, CustomStringConvertible {
    let title: String

    var description: String { "There is no '\(title)' on the menu." }
  }
}
