internal import Foundation

/// Knows an object without keeping it alive.
struct WeakReference {
  weak var object: NSObject?
}
