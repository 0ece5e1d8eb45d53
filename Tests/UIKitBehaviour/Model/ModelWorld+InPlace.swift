internal import UIKit

/// What is presented in the place of a controller inside a container, and comes and goes with it (PRES-11, TAB-20).
extension ModelWorld {
  /// The controller in whose place something is presented from a controller; nil where that is the whole window.
  func context(of source: UIViewController) -> UIViewController? {
    sequence(first: source, next: \.parent).first(where: \.definesPresentationContext)
  }

  func presentInPlace(
    of place: UIViewController, from source: UIViewController, style: UIModalPresentationStyle, animated: Bool
  ) {
    let number = numbers([place])[0]
    let screen = makeScreen()
    screen.modalPresentationStyle = style
    var allowed: Set<String> = isMoving ? ["MIS-10", "MIS-11", "MIS-12"] : []
    let isTaken = state.guests[number] != nil
    let isSeen = isSeen(source)
    if isTaken { allowed.insert("MIS-10") }
    if !isSeen { allowed.insert("MIS-11") }
    let isAccepted = isAccepted(droppedBy: allowed) { source.present(screen, animated: animated) }
    guard isAccepted else { return }
    if !isMoving, isTaken || !isSeen { fail("something is presented in a place that is taken or not seen") }
    isMoving = true
    state.guests[number] = ModelState.Guest(number: screen.number, covers: style == .currentContext)
  }

  /// Takes over that what stands in a place is dismissed.
  ///
  /// - Returns: whether it was something like that.
  func dismissInPlace(_ number: Int) -> Bool {
    guard let (place, guest) = state.guests.first(where: { $0.value.number == number }) else { return false }
    state.guests[place] = nil
    leavingGuests[place] = guest
    isMoving = true
    return true
  }

  /// Takes over that presentations in places were dropped before they began, or dismissals too.
  func followDroppedGuests(dismissals: Bool) {
    for (place, guest) in leavingGuests
    where dismissals && controller(guest.number)?.isBeingDismissed == false {
      leavingGuests[place] = nil
      if state.guests[place] == nil { state.guests[place] = guest }
    }
    state.guests = state.guests.filter { isLinked($0.key, $0.value) }
  }

  func isLinked(_ place: Int, _ guest: ModelState.Guest) -> Bool {
    guard let place = controller(place), let guest = controller(guest.number) else { return false }
    return place.presentedViewController === guest && guest.presentingViewController === place
  }

  /// Checks what stands in places when everything has ended.
  func checkPlaces() {
    followKeptPlaces()
    for (place, guest) in state.guests where !isLinked(place, guest) {
      fail("\(guest.number) does not stand in the place of \(place)")
    }
  }
}
