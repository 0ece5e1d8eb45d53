public import Foundation

/// A view that a person uses to do something.
@preconcurrency @MainActor
open class UIControl: UIView {
}
