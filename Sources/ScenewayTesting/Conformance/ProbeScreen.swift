internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// A child that writes down what its container tells it.
@MainActor
final class ProbeScreen: UIViewController {
  /// What a child hears, in the words of UIKit.
  enum Call: String, Hashable, Sendable {
    case willMove = "willMove(toParent: parent)"
    case didMove = "didMove(toParent: parent)"
    case willLeave = "willMove(toParent: nil)"
    case didLeave = "didMove(toParent: nil)"
    case willAppear = "viewWillAppear"
    case isAppearing = "viewIsAppearing"
    case didAppear = "viewDidAppear"
    case willDisappear = "viewWillDisappear"
    case didDisappear = "viewDidDisappear"
    case size = "viewWillTransition(to:with:)"

    var isAppearance: Bool {
      [.willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear].contains(self)
    }

    var isContainment: Bool { [.willMove, .didMove, .willLeave, .didLeave].contains(self) }
  }

  /// The unwind action that the probe answers.
  static let unwindAction = Selector("scenewayProbeUnwind:")

  /// What the probe has heard, which can be read when it is gone.
  @MainActor
  final class Log {
    fileprivate(set) var calls: [Call] = []

    /// Takes what was heard since it was taken last.
    func take() -> [Call] {
      defer { calls = [] }
      return calls
    }
  }

  let log = Log()
  private(set) var unwinds = 0

  private var calls: [Call] {
    get { log.calls }
    set { log.calls = newValue }
  }

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    _ = Self.registration
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes what was heard since it was taken last.
  func takeCalls() -> [Call] { log.take() }

  /// The controller that the probe moved to last.
  private weak var lastParent: UIViewController?

  /// What a move to another parent inside the container leaves behind.
  ///
  /// A split view controller makes one where its columns come together. Each part of it has its counterpart, so that the
  /// whole counts as one move.
  private static let movedOn: [Call] = [.willMove, .didMove, .willLeave, .didLeave]

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if let parent {
      if let lastParent, lastParent !== parent,
        calls.filter(\.isContainment).suffix(Self.movedOn.count) == Self.movedOn[...]
      {
        calls.removeAll(where: \.isContainment)
      }
      lastParent = parent
    }
    calls.append(parent == nil ? .willLeave : .willMove)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.append(parent == nil ? .didLeave : .didMove)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append(.willAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    calls.append(.isAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append(.didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append(.didDisappear)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append(.size)
  }

  // MARK: Unwinding

  /// Whether the probe wants to be the end of an unwind segue.
  var isUnwindTarget = false

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { isUnwindTarget && action == Self.unwindAction }

  /// Names the unwind action to UIKit, once.
  static let registration: Void = RuntimeClass(ProbeScreen.self)
    .action("scenewayProbeUnwind:") { probe, _ in probe.unwinds += 1 }
    .register()
}
