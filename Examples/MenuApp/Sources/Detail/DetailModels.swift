/// What the parts of the Detail scene say to one another.
enum Detail {
  /// The scene shows the message it was given.
  enum ShowMessage {
    struct Response {
      let message: String
    }

    struct ViewModel {
      let text: String
    }
  }
}
