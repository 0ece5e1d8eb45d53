@_spi(Sceneway) internal import HeadlessUIKit
internal import Sceneway

extension AppDriver {
  /// Taps a tab by its words; one that is behind More is chosen from the list there.
  ///
  /// A tap that the delegate refuses, or that starts something else, is a tap all the same: nothing is thrown, and
  /// ``tabs`` says what is selected.
  ///
  /// - Parameters:
  ///   - title: the tab's title.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there is no such tab.
  public func selectTab(_ title: String, file: String = #fileID, line: Int = #line) async throws {
    try await at(file, line) { try await selectTab(.words(title)) }
  }

  /// Taps a tab by its place.
  ///
  /// Where a tab bar lies in another one, the place is that in the outer bar, which stays whatever is chosen inside; a
  /// tab of an inner bar is chosen by its words. A place after the last one in the bar is that of a tab behind More,
  /// counted among all tabs.
  ///
  /// - Parameters:
  ///   - number: the tab's place from the left, from 1.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there is no such tab.
  public func selectTab(number: Int, file: String = #fileID, line: Int = #line) async throws {
    try await at(file, line) { try await selectTab(.number(number)) }
  }

  package func selectTab(_ reference: Reference) async throws {
    let request = "choose the tab \(reference)"
    var hidden: HiddenTab?
    try await act(request) {
      guard let screen = liveScreen else { return .noWindow }
      let tabs = screen.tabs
      guard !tabs.isEmpty else { return .noTabs }
      switch reference {
      case .number(let number):
        let bar = tabs.outermostBar
        if bar.indices.contains(number - 1) { return touch(bar[number - 1]) }
        hidden = HiddenTab.at(number, in: bar)
        guard let hidden else { return .noSuchNumber(highest: max(bar.count, HiddenTab.count(in: bar))) }
        return openMore(for: hidden)
      case .words(let words), .identifier(let words):
        if let tab = ElementSearch(elements: tabs).elements(named: words).first { return touch(tab) }
        hidden = HiddenTab.named(words, in: tabs)
        guard let hidden else {
          let names = tabs.flatMap(\.names) + HiddenTab.names(in: tabs)
          return .notFound(suggestions: Spelling.suggestions(for: words, among: names))
        }
        return openMore(for: hidden)
      }
    }
    guard let hidden else { return }
    // A tab that was opened there before still lies over the list; another tap on More leads back to it.
    if !perform({ hidden.tabs.showsMoreList }) { try await act(request) { openMore(for: hidden) } }
    try await act(request) { hidden.tabs.tapTabBehindMore(at: hidden.index) ? nil : .disabled }
  }

  private func openMore(for tab: HiddenTab) -> AppDriverError.Reason? {
    guard let place = tab.tabs.placeOfMore else { return .noTabs }
    tab.tabs.tapTab(at: place)
    return nil
  }
}

/// A tab that stands in the list behind More.
@MainActor
private struct HiddenTab {
  let tabs: UITabBarController
  /// Its place among all tabs, from 0.
  let index: Int

  /// The tab of a number, from 1, behind the bar of some elements.
  static func at(_ number: Int, in bar: [LiveElement]) -> HiddenTab? {
    guard let tabs = bar.first?.tabBarController, let more = tabs.placeOfMore, number > more,
      tabs.tabTitles.indices.contains(number - 1)
    else { return nil }
    return HiddenTab(tabs: tabs, index: number - 1)
  }

  /// How many tabs there are in and behind the bar of some elements.
  static func count(in bar: [LiveElement]) -> Int { bar.first?.tabBarController?.tabTitles.count ?? 0 }

  /// The first tab of some words behind the bars of some elements.
  static func named(_ words: String, in elements: [LiveElement]) -> HiddenTab? {
    let wanted = words.matchable
    return first(in: elements) { $0 == words } ?? first(in: elements) { $0.matchable == wanted }
  }

  private static func first(in elements: [LiveElement], _ fits: (String) -> Bool) -> HiddenTab? {
    for tabs in bars(of: elements) {
      guard let more = tabs.placeOfMore else { continue }
      let titles = tabs.tabTitles
      if let index = titles.indices.dropFirst(more).first(where: { titles[$0].map(fits) ?? false }) {
        return HiddenTab(tabs: tabs, index: index)
      }
    }
    return nil
  }

  /// The words of the tabs behind the bars of some elements.
  static func names(in elements: [LiveElement]) -> [String] {
    bars(of: elements).flatMap { tabs in
      tabs.placeOfMore.map { tabs.tabTitles.dropFirst($0).compactMap { $0 } } ?? []
    }
  }

  private static func bars(of elements: [LiveElement]) -> [UITabBarController] {
    elements.compactMap(\.tabBarController).reduce(into: []) { bars, tabs in
      if !bars.contains(tabs) { bars.append(tabs) }
    }
  }
}

extension LiveScreen {
  /// The tabs of all bars, those of outer bars first.
  fileprivate var tabs: [LiveElement] {
    let tabs = elements.filter { $0.value.kind == .tab }
    let depths = Set(tabs.map(\.value.depth)).sorted()
    return depths.flatMap { depth in tabs.filter { $0.value.depth == depth } }
  }
}

extension [LiveElement] {
  /// The tabs of the outermost bar, of tabs of which those of outer bars come first.
  @MainActor fileprivate var outermostBar: [LiveElement] {
    guard let first else { return [] }
    return Array(
      prefix { $0.value.depth == first.value.depth && $0.tabBarController === first.tabBarController })
  }
}

extension LiveElement {
  /// The container whose tab the element is; nil for other elements and for bars that nobody manages.
  fileprivate var tabBarController: UITabBarController? {
    if case .tab(let tabs, _) = target { tabs } else { nil }
  }
}
