enum Home {
  enum Message {
    struct Request {
      let text: String?
    }

    struct Response {
      let message: String
    }

    struct ViewModel {
      let canShowDetail: Bool
    }
  }
}
