#if !(os(Linux) || os(macOS))
  internal import ObjectiveC
  internal import UIKit

  extension UIViewController {
    /// A class object lives for ever, so its address is a key of its own.
    private func key(_ type: AnyObject.Type) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
    }

    /// The object of a class that hangs on the controller and goes with it.
    ///
    /// - Parameter type: the object's class, which is its name too.
    /// - Returns: the object; nil where there is none.
    func attachment<Attachment: AnyObject>(_ type: Attachment.Type) -> Attachment? {
      objc_getAssociatedObject(self, key(type)) as? Attachment
    }

    /// Hangs an object on the controller.
    ///
    /// - Parameters:
    ///   - attachment: the object; nil takes it off.
    ///   - type: the object's class, which is its name too.
    func attach<Attachment: AnyObject>(_ attachment: Attachment?, as type: Attachment.Type) {
      objc_setAssociatedObject(self, key(type), attachment, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#endif
