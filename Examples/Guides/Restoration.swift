import Sceneway
import UIKit

// The code of the article about restoration.

final class TripsCoordinator: Coordinator<Never>, RestorableFlow {
  enum Step: Codable {
    case trip(Int)
    case payment(trip: Int)
  }

  override func start() {
    show(TripsViewController(selected: { [unowned self] in take(.trip($0)) }))
  }

  func go(to step: Step) {
    switch step {
    case .trip(let number):
      show(TripViewController(number, pay: { [unowned self] in take(.payment(trip: number)) }))
    case .payment(let trip):
      start(PaymentCoordinator(trip), presented: .sheet) { [weak self] receipt in
        if (try? receipt.get()) != nil { self?.navigationController?.popToRootViewController(animated: true) }
      }
    }
  }
}

final class PaymentCoordinator: Coordinator<Receipt> {
  private let trip: Int

  init(_ trip: Int) {
    self.trip = trip
    super.init()
  }

  override func start() {
    show(MemoViewController(done: { [unowned self] in finish(Receipt(number: trip)) }))
  }
}

extension MemoViewController: RestorableScreen {
  var restorationState: String { text }
  func restore(_ state: String) { text = state }
}

final class TripsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private weak var trips: TripsCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    let trips = TripsCoordinator()
    self.trips = trips
    window = trips.start(in: scene)
    trips.restore(from: session.stateRestorationActivity)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { trips?.restorationActivity() }
}

extension TripsCoordinator {
  func enterBackground(keeping file: RestorationFile) {
    do {
      try save(to: file)
    } catch {
      print(error)
    }
  }

  func comeBack(to file: RestorationFile) { restore(from: file) }
}

// MARK: - Screens

final class TripsViewController: UIViewController {
  let selected: (Int) -> Void

  init(selected: @escaping (Int) -> Void) {
    self.selected = selected
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class TripViewController: UIViewController {
  let number: Int
  let pay: () -> Void

  init(_ number: Int, pay: @escaping () -> Void) {
    self.number = number
    self.pay = pay
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class MemoViewController: UIViewController {
  var text = ""
  let done: () -> Void

  init(done: @escaping () -> Void) {
    self.done = done
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
