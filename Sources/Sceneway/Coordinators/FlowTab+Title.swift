#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension FlowTab {
  /// Makes a tab of words and a picture.
  ///
  /// - Parameters:
  ///   - coordinator: the tab's flow; a new coordinator that was not started yet. It is started once.
  ///   - title: the words below the picture.
  ///   - image: the picture; none by default.
  ///   - selectedImage: the picture while the tab is selected; the same by default.
  ///   - whenEnded: called once, when the flow has ended. Its screens stay in the tab until the tab is replaced.
  public init<Output>(
    _ coordinator: Coordinator<Output>, title: String, image: UIImage? = nil, selectedImage: UIImage? = nil,
    whenEnded: @escaping (Result<Output, FlowCancelled>) -> Void = { _ in }
  ) {
    let item = UITabBarItem(title: title, image: image, selectedImage: selectedImage)
    self.init(coordinator, item, whenEnded: whenEnded)
  }
}
