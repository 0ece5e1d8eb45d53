#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
  #if canImport(ObjectiveC)
    internal import ObjectiveC
  #endif

  /// Has a segue ask before it shows its destination.
  ///
  /// A segue of a class of the app's own shows it as that class likes, and is not asked.
  ///
  /// - Parameters:
  ///   - segue: a segue that is being prepared.
  ///   - mayPerform: whether it may go on; asked once, after the source's own `prepare(for:sender:)`.
  @MainActor
  func askBeforePerforming(_ segue: UIStoryboardSegue, _ mayPerform: @escaping @MainActor () -> Bool) {
    let type = Swift.type(of: segue)
    guard !segue.isCustom else { return }
    let asking: UIStoryboardSegue.Type =
      segue is UIStoryboardPopoverSegue ? AskingPopoverSegue.self : AskingSegue.self
    AskingSegue.questions[ObjectIdentifier(segue)] = AskingSegue.Question(type: type, mayPerform: mayPerform)
    setClass(of: segue, to: asking)
  }

  /// Makes a segue that was not performed what it was.
  ///
  /// - Parameter segue: a segue whose call has ended.
  @MainActor
  func endAsking(_ segue: UIStoryboardSegue) {
    guard let question = AskingSegue.questions.removeValue(forKey: ObjectIdentifier(segue)) else { return }
    setClass(of: segue, to: question.type)
  }

  /// What a segue is while it is to ask first.
  ///
  /// It stores nothing, so that it lies in memory as its base class does.
  private final class AskingSegue: UIStoryboardSegue {
    struct Question {
      let type: UIStoryboardSegue.Type
      let mayPerform: @MainActor () -> Bool
    }

    static var questions: [ObjectIdentifier: Question] = [:]

    static func perform(_ segue: UIStoryboardSegue) {
      guard let question = questions[ObjectIdentifier(segue)] else { return }
      endAsking(segue)
      if question.mayPerform() { segue.perform() }
    }

    override func perform() { AskingSegue.perform(self) }
  }

  private final class AskingPopoverSegue: UIStoryboardPopoverSegue {
    override func perform() { AskingSegue.perform(self) }
  }

  /// Gives an object another class that lies in memory as its own does.
  private func setClass(of object: AnyObject, to type: AnyClass) {
    #if canImport(ObjectiveC)
      object_setClass(object, type)
    #else
      // An object of Swift's begins with its class.
      Unmanaged.passUnretained(object).toOpaque().storeBytes(
        of: unsafeBitCast(type, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    #endif
  }
#endif
