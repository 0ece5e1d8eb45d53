/// One dish on the menu.
struct MenuItem: Hashable {
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
}
