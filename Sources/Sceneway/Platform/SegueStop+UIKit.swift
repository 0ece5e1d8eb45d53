#if !(os(Linux) || os(macOS))
  internal import Foundation
  internal import ObjectiveC
  internal import UIKit

  /// Has a segue ask before it shows its destination.
  ///
  /// A segue of a class of the app's own shows it as that class likes, and is not asked.
  ///
  /// - Parameters:
  ///   - segue: a segue that is being prepared.
  ///   - mayPerform: whether it may go on; asked once, after the source's own `prepare(for:sender:)`.
  @MainActor
  func askBeforePerforming(_ segue: UIStoryboardSegue, _ mayPerform: @escaping @MainActor () -> Bool) {
    guard !segue.isCustom, let type = object_getClass(segue), let asking = askingClass(of: type) else {
      return
    }
    objc_setAssociatedObject(
      segue, questionKey, SegueQuestion(type: type, mayPerform: mayPerform),
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    object_setClass(segue, asking)
  }

  /// Makes a segue that was not performed what it was.
  ///
  /// - Parameter segue: a segue whose call has ended.
  @MainActor
  func endAsking(_ segue: UIStoryboardSegue) {
    guard let question = objc_getAssociatedObject(segue, questionKey) as? SegueQuestion else { return }
    objc_setAssociatedObject(segue, questionKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    object_setClass(segue, question.type)
  }

  private final class SegueQuestion {
    let type: AnyClass
    let mayPerform: @MainActor () -> Bool

    init(type: AnyClass, mayPerform: @escaping @MainActor () -> Bool) {
      self.type = type
      self.mayPerform = mayPerform
    }
  }

  /// A class object lives for ever, so its address is a key of its own.
  @MainActor private let questionKey = UnsafeRawPointer(
    Unmanaged.passUnretained(SegueQuestion.self as AnyObject).toOpaque())

  /// The class of segues that ask first, below one of UIKit's own; made when it is asked for the first time.
  @MainActor
  private func askingClass(of type: AnyClass) -> AnyClass? {
    let name = "ScenewayAsking_\(NSStringFromClass(type))"
    if let known = objc_getClass(name) as? AnyClass { return known }
    let selector = #selector(UIStoryboardSegue.perform)
    guard let made = objc_allocateClassPair(type, name, 0),
      let method = class_getInstanceMethod(type, selector)
    else { return nil }
    let ask: @convention(block) (UIStoryboardSegue) -> Void = { segue in
      let question = objc_getAssociatedObject(segue, questionKey) as? SegueQuestion
      endAsking(segue)
      if question?.mayPerform() == true { segue.perform() }
    }
    class_addMethod(made, selector, imp_implementationWithBlock(ask), method_getTypeEncoding(method))
    objc_registerClassPair(made)
    return made
  }
#endif
