import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Lists, layouts and cells' states as apps write them.
@MainActor
struct ListSurfaceTests {
  final class Attributes: UICollectionViewLayoutAttributes {
    var parallax: CGFloat = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      return copy
    }
  }

  final class Stack: UICollectionViewLayout {
    var moved: [IndexPath] = []
    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 200) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = Attributes(forCellWith: indexPath)
      attributes.bounds = CGRect(x: 0, y: 0, width: 300, height: 50)
      attributes.center = CGPoint(x: 150, y: 25 + CGFloat(indexPath.item) * 50)
      attributes.transform3D = CATransform3DIdentity
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      moved += context.invalidatedItemIndexPaths ?? []
      super.invalidateLayout(with: context)
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 50).rounded() * 50) }
  }

  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var order = ["a", "b", "c"]
    var performed: [IndexPath] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell() }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      indexPath.item < 2
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { order.insert(order.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
      performed.append(indexPath)
    }
  }

  private func list(_ layout: UICollectionViewLayout, _ source: Source) -> (UIWindow, UICollectionView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    return (window, view)
  }

  @Test func `a layout of an app's own has attributes of its class, contexts and places to rest`() {
    withApplication { _ in
      let (layout, source) = (Stack(), Source())
      let (window, view) = list(layout, source)
      #expect(view.visibleCells.count == 3)
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 50)
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
      layout.invalidateLayout(with: context)
      #expect(layout.moved.count == 1)
      let attributes = Attributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect((attributes.copy() as? Attributes)?.frame == attributes.frame)
      let rest = layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 0, y: 60), withScrollingVelocity: .zero)
      #expect(rest.y == 50)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `a person moves an item by hand where the data source lets it be moved`() {
    withApplication { _ in
      let source = Source()
      let (window, view) = list(Stack(), source)
      #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 125))
      view.endInteractiveMovement()
      #expect(source.order == ["b", "c", "a"])
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 75))
      view.cancelInteractiveMovement()
      view.endInteractiveMovement()
      #expect(source.order == ["b", "c", "a"])
      #expect(view.tapItem(at: IndexPath(item: 1, section: 0)).isDone)
      #expect(source.performed == [IndexPath(item: 1, section: 0)])
      withExtendedLifetime(window) {}
    }
  }

  @Test func `a change of layouts by hand is carried through or given up`() {
    withApplication { environment in
      let (first, second) = (Stack(), Stack())
      let source = Source()
      let (window, view) = list(first, source)
      var ends: [Bool] = []
      let transition = view.startInteractiveTransition(to: second) { _, isFinished in ends.append(isFinished)
      }
      transition.transitionProgress = 0.5
      transition.updateValue(3, forAnimatedKey: "angle")
      #expect(transition.value(forAnimatedKey: "angle") == 3)
      view.cancelInteractiveTransition()
      #expect(view.collectionViewLayout === first)
      _ = view.startInteractiveTransition(to: second) { _, isFinished in ends.append(isFinished) }
      view.finishInteractiveTransition()
      #expect(view.collectionViewLayout === second)
      environment.clock.runUntilIdle()
      #expect(ends == [false, true])
      withExtendedLifetime(window) {}
    }
  }

  final class Cell: UICollectionViewCell {
    var states: [UICellConfigurationState] = []
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[.isArchived] = true
      return state
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  @Test func `a cell's state has what the app adds, and is told of when the cell is chosen`() {
    withApplication { _ in
      let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      cell.isSelected = true
      cell.layoutIfNeeded()
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(cell.states.count == 1)
      #expect(cell.states.first?.isSelected == true)
      #expect(cell.states.first?[.isArchived] as? Bool == true)
      var content = UIListContentConfiguration.groupedFooter()
      content.text = "milk"
      content.textProperties.transform = .uppercase
      content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .red }
      let view = UIListContentView(configuration: content)
      let label = view.subviews.lazy.compactMap { $0 as? UILabel }.first
      #expect(label?.text == "MILK")
      #expect(label?.textColor == .red)
    }
  }

  struct Badge: UIContentConfiguration {
    var isChosen = false
    func makeContentView() -> any UIView & UIContentView { BadgeView(configuration: self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      guard let state = state as? UICellConfigurationState else { return self }
      return Badge(isChosen: state.isSelected)
    }
  }

  final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `content of an app's own follows the state of its cell, from the first layout on`() {
    final class Row: UITableViewCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        if contentConfiguration == nil { contentConfiguration = Badge() }
        super.updateConfiguration(using: state)
      }
    }
    withApplication { _ in
      let row = Row()
      row.layoutIfNeeded()
      #expect((row.contentConfiguration as? Badge)?.isChosen == false)
      row.setSelected(true, animated: false)
      row.layoutIfNeeded()
      #expect((row.contentConfiguration as? Badge)?.isChosen == true)
      let item = UICollectionViewCell(frame: .zero)
      item.contentConfiguration = Badge()
      item.isSelected = true
      item.layoutIfNeeded()
      #expect((item.contentConfiguration as? Badge)?.isChosen == true)
    }
  }

  @Test func `a row cell hears of editing before and after`() {
    final class Row: UITableViewCell {
      var heard: [String] = []
      override func willTransition(to state: StateMask) {
        heard.append("will \(state.rawValue) \(isEditing)")
      }
      override func didTransition(to state: StateMask) { heard.append("did \(state.rawValue) \(isEditing)") }
    }
    let row = Row()
    row.setEditing(true, animated: false)
    row.setEditing(true, animated: false)
    row.setEditing(false, animated: false)
    #expect(row.heard == ["will 1 false", "did 1 true", "will 0 true", "did 0 false"])
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let isArchived = UIConfigurationStateCustomKey("archived")
}
