/// Holds a value of any type where an object is asked for.
class Box {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }
}
