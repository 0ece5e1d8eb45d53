#if !canImport(ObjectiveC)
  public import Foundation

  /// The name of an exception.
  public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: the name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    ///
    /// - Parameter rawValue: the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Any exception.
    public static let genericException = NSExceptionName("NSGenericException")
    /// Something beyond its bounds.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument that does not fit.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A state that must not be.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An object that is not there.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  }

  /// A slip of the programmer's, told by ending the app.
  ///
  /// Foundation has this class on Apple's systems only. Swift code cannot catch what is raised, there or here.
  open class NSException: NSObject, @unchecked Sendable {
    /// What kind of exception it is.
    public let name: NSExceptionName
    /// What happened, for people; nil where nothing was said.
    public let reason: String?
    /// Whatever else belongs to it.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an exception without raising it.
    ///
    /// - Parameters:
    ///   - aName: its kind.
    ///   - aReason: what happened, for people.
    ///   - aUserInfo: whatever else belongs to it.
    public init(
      name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
      (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }

    /// Raises the exception: as one of UIKit's own, it is told and ends the app.
    open func raise() {
      let complaint = UIKitComplaint(
        kind: .exception(name: name.rawValue), text: reason ?? "", row: "NSException.raise()")
      MainQueue.run { complaint.report() }
    }

    /// Raises an exception with a format string.
    ///
    /// - Parameters:
    ///   - name: its kind.
    ///   - format: what happened, with placeholders.
    ///   - argList: their values.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
      NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
  }
#endif
