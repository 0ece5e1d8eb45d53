struct MenuItem {
  var name: String
  var price: Int
}
