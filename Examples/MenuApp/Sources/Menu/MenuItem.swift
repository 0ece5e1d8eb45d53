/// One dish on the menu.
struct MenuItem: Equatable {
  var title: String
  var price: String
}
