#if os(Linux) || os(macOS)
  @_spi(Sceneway) internal import HeadlessUIKit

  extension UIViewController {
    /// The object of a class that hangs on the controller and goes with it.
    ///
    /// - Parameter type: the object's class, which is its name too.
    /// - Returns: the object; nil where there is none.
    func attachment<Attachment: AnyObject>(_ type: Attachment.Type) -> Attachment? {
      attachments[ObjectIdentifier(type)] as? Attachment
    }

    /// Hangs an object on the controller.
    ///
    /// - Parameters:
    ///   - attachment: the object; nil takes it off.
    ///   - type: the object's class, which is its name too.
    func attach<Attachment: AnyObject>(_ attachment: Attachment?, as type: Attachment.Type) {
      attachments[ObjectIdentifier(type)] = attachment
    }
  }
#endif
