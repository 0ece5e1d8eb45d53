@_spi(Sceneway) public import HeadlessUIKit

/// Plays a container controller of one's own and reports each promise that breaks between it and its children.
///
/// It is shown, covered, turned on its side, set to dark, unwound to, given another child and taken off the screen, animated
/// and at once; a child that writes down everything stands inside it.
///
/// ```swift
/// try await checkContainer { DrawerController(content: $0) }
///   replacing: { drawer, next in drawer.content = next }
///   .require()
/// ```
///
/// - Parameters:
///   - exceptions: promises that the container breaks on purpose; none by default.
///   - device: the device to play on; a phone by default.
///   - make: makes the container around a child.
///   - replace: puts another child in place of the one in sight; nil, the default, for a container that cannot.
/// - Returns: what was found out.
@MainActor
public func checkContainer<Container: UIViewController>(
  except exceptions: Set<ConformanceReport.Promise> = [], on device: AppDevice = .phone,
  make: @escaping @MainActor (UIViewController) -> Container,
  replacing replace: (@MainActor (Container, UIViewController) -> Void)? = nil
) async -> ConformanceReport {
  var report = ConformanceReport(subject: String(describing: Container.self))
  for animated in [true, false] {
    let stage = ContainerStage(
      make: make, replace: replace, animated: animated, exceptions: exceptions, device: device)
    do {
      try await stage.play()
    } catch {
      stage.report.skip("the rest\(animated ? "" : " at once")", "\(error)")
    }
    report.merge(stage.report)
  }
  return report
}

extension ConformanceReport {
  /// Takes in what another part of the same check found out.
  mutating func merge(_ other: ConformanceReport) {
    for place in other.played { play(place) }
    skipped += other.skipped
    for finding in other.findings {
      for place in finding.places { add(finding.promise, finding.what, at: place) }
    }
  }
}
