internal import Foundation
@preconcurrency @MainActor
open class UIApplication: UIResponder {
}
