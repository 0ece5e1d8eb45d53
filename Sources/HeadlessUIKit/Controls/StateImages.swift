/// Pictures for states of a control, by the parts that they are of.
struct StateImages {
  private struct Key: Hashable {
    let part: String
    let state: UInt
    let other: UInt
  }

  private var images: [Key: UIImage] = [:]

  subscript(part: String, state: UIControl.State, other: UInt = 0) -> UIImage? {
    get { images[Key(part: part, state: state.rawValue, other: other)] }
    set { images[Key(part: part, state: state.rawValue, other: other)] = newValue }
  }
}
