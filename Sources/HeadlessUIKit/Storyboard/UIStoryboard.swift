public import Foundation
public import InterfaceBuilder

/// A storyboard: scenes and the ways between them, as Interface Builder wrote them.
///
/// Headless: the source file is read at run time. `Main.storyboard` is looked for in the bundle that is given, then in
/// the app's own bundle, then in the bundles that SwiftPM lays beside the executable; in each of them also in `Base.lproj`
/// and in the folders of the person's languages, with the translations of its texts from `.strings` files.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name that the storyboard was asked for by.
  let fileName: String
  /// The content; nil where the file is missing and a handler took the exception.
  let file: InterfaceBuilderFile?

  /// Reads a storyboard.
  ///
  /// - Parameters:
  ///   - name: the file's name without its extension. One that is nowhere raises UIKit's own exception (SB-01).
  ///   - storyboardBundleOrNil: where to look first; the app's own bundle where it is nil.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let environment = HeadlessEnvironment.current
    fileName = name
    file = environment.storyboards.file(
      named: name, extension: "storyboard", near: storyboardBundleOrNil.map(ResourcePlace.init(bundle:)))
    super.init()
    if file == nil {
      let bundle = storyboardBundleOrNil ?? environment.mainBundle ?? .main
      UIKitComplaint.storyboardNotFound(name, in: bundle.bundleURL).report()
    }
  }

  /// Reads a storyboard from a file; its references are looked for beside it.
  ///
  /// - Parameter url: the file.
  /// - Throws: what is wrong with the file, and where.
  @_spi(Sceneway)
  public convenience init(contentsOf url: URL) throws(InterfaceBuilderError) {
    self.init(try HeadlessEnvironment.current.storyboards.file(at: url))
  }

  init(_ file: InterfaceBuilderFile) {
    fileName = file.name
    self.file = file
    super.init()
  }

  // MARK: Scenes

  /// Makes the scene that the storyboard starts with.
  ///
  /// - Returns: the controller; nil where the storyboard has no entry point (SB-02).
  open func instantiateInitialViewController() -> UIViewController? {
    initialElement.flatMap { make($0, creator: nil) }
  }

  /// Makes the scene of an identifier; a new one every time (SB-05, SB-08).
  ///
  /// - Parameter identifier: the scene's storyboard identifier. One that the storyboard lacks raises UIKit's own exception
  ///   (SB-03).
  /// - Returns: the controller; its view is not loaded yet.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier: identifier, creator: nil) ?? UIViewController()
  }

  /// Makes the scene that the storyboard starts with, with an object of the app's own making (SB-21).
  ///
  /// - Parameter creator: makes the controller from the coder, with more than the coder carries; where it returns nil,
  ///   or is nil, the class's own `init(coder:)` is called.
  /// - Returns: the controller; nil where the storyboard has no entry point or its class is another one.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialElement.flatMap { make($0, creator: creator.map { make in Creator { make($0) } }) }
      as? ViewController
  }

  /// Makes the scene of an identifier with an object of the app's own making (SB-19).
  ///
  /// - Parameters:
  ///   - identifier: the scene's storyboard identifier. One that the storyboard lacks raises UIKit's own exception (SB-03).
  ///   - creator: makes the controller from the coder, with more than the coder carries; where it returns nil, or is nil,
  ///     the class's own `init(coder:)` is called.
  /// - Returns: the controller. One of another class than asked for stops the program, as a forced cast does.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(identifier: identifier, creator: creator.map { make in Creator { make($0) } })
    if let controller = made as? ViewController { return controller }
    return substitute(for: identifier, made)
  }

  // MARK: Behind them

  var initialElement: Element? { file?.document.initialViewController?.element }

  func controller(identifier: String, creator: Creator?) -> UIViewController? {
    guard let element = element(identifier: identifier) else {
      UIKitComplaint.sceneNotFound(identifier, in: self).report()
      return nil
    }
    return make(element, creator: creator)
  }

  /// The controller of an identifier, or of the key that the storyboard compiler makes up (SB-04).
  func element(identifier: String) -> Element? {
    guard let file else { return nil }
    return file.controller(identifier: identifier) ?? file.controller(compiledKey: identifier)
  }

  func make(_ element: Element, creator: Creator?) -> UIViewController? {
    file.flatMap { SceneSession.makeController(element, of: $0, in: self, creator: creator) }
  }

  /// Ends what cannot go on: the scene is not what the caller said it is.
  private func substitute<ViewController: UIViewController>(for identifier: String, _ made: UIViewController?)
    -> ViewController
  {
    let complaint = UIKitComplaint.sceneOfAnotherClass(identifier, made, ViewController.self)
    complaint.report()
    let coder = file.flatMap { file in
      element(identifier: identifier).map {
        InterfaceBuilderCoder($0, in: Instantiation(file: file, scene: nil))
      }
    }
    // A handler took the exception: an object of the class that was asked for, without the scene's content.
    guard let controller = ViewController(coder: coder ?? NSCoder()) else {
      fatalError(complaint.description)
    }
    return controller
  }
}
