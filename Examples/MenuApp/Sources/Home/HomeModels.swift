/// What the parts of the Home scene say to one another.
enum Home {
  /// The person changed the message.
  enum ChangeMessage {
    struct Request {
      let message: String
    }

    struct Response {
      let message: String
      /// Messages must be longer than this before they may go anywhere.
      let minimumLength: Int
    }

    struct ViewModel {
      let buttonsAreEnabled: Bool
    }
  }
}
