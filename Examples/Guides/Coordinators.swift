import Sceneway
import UIKit

// The flows of the guides for people who come from coordinators, XCoordinator and RIBs: a checkout that returns a receipt.

struct Receipt: Equatable, Sendable {
  let number: Int
}

final class CartViewController: UIViewController {
  weak var shop: ShopCoordinator?

  init(shop: ShopCoordinator) {
    self.shop = shop
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class AddressViewController: UIViewController {
  weak var checkout: CheckoutCoordinator?

  init(checkout: CheckoutCoordinator) {
    self.checkout = checkout
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class PaymentViewController: UIViewController {
  weak var checkout: CheckoutCoordinator?

  init(checkout: CheckoutCoordinator) {
    self.checkout = checkout
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class CheckoutCoordinator: Coordinator<Receipt> {
  override func start() { show(AddressViewController(checkout: self)) }

  func addressWasEntered() { show(PaymentViewController(checkout: self)) }

  func paid(_ number: Int) { finish(Receipt(number: number)) }
}

final class ShopCoordinator: Coordinator<Never> {
  private(set) var receipt: Receipt?

  override func start() { show(CartViewController(shop: self)) }

  func checkOut() async {
    do {
      receipt = try await run(CheckoutCoordinator(), presented: .sheet)
    } catch {
      print("no receipt: \(error.ending)")
    }
  }

  func checkOutOnThisStack() {
    start(CheckoutCoordinator()) { [weak self] result in
      switch result {
      case .success(let receipt): self?.receipt = receipt
      case .failure(let cancelled): print("no receipt: \(cancelled.ending)")
      }
    }
  }
}

final class AccountCoordinator: Coordinator<Never> {
  override func start() { show(UIViewController()) }
}

final class MainCoordinator: TabCoordinator<Never> {
  override func makeTabs() -> [FlowTab] {
    [
      FlowTab(ShopCoordinator(), title: "Shop"),
      FlowTab(AccountCoordinator(), title: "Account"),
    ]
  }
}
