internal import Foundation
@preconcurrency @MainActor
open class UIWindow: UIView {
  var firstResponder: UIResponder?
}
