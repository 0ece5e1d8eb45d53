import Foundation

@_spi(Sceneway) @testable import HeadlessUIKit

extension Provocation {
  private typealias Folder = StoryboardFolder

  /// A controller's outlet or runtime attribute of a name that no controller knows.
  private static let strangeAttribute = """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="nowhere" value="x"/>
    </userDefinedRuntimeAttributes>
    """

  private static func container(_ id: String, embedding scene: String) -> String {
    """
    <containerView id="\(id)"><rect key="frame" x="0" y="0" width="100" height="100"/><connections>
    <segue id="\(id)-g" destination="\(scene)" kind="embed"/></connections></containerView>
    """
  }

  static let ofStoryboards = [
    Provocation(.storyboardNotFound) { _ in _ = UIStoryboard(name: "Nowhere", bundle: nil) },
    Provocation(.storyboardUnreadable) { stage in
      try stage.folder.write("no storyboard", to: "Broken.storyboard")
      stage.environment.mainBundle = Bundle(url: stage.folder.url)
      _ = UIStoryboard(name: "Broken", bundle: nil)
    },
    Provocation(.sceneNotFound) { stage in
      _ = try stage.scene()?.storyboard?.instantiateViewController(withIdentifier: "nowhere")
    },
    Provocation(.undefinedKey) { stage in
      try stage.scene(connections: "<outlet property=\"nowhere\" destination=\"home-view\" id=\"o\"/>")
    },
    Provocation(.undefinedReadKey) { _ in _ = UIViewController().value(forKey: "nowhere") },
    Provocation(.inspectedPropertyNotSet) { stage in try stage.scene(inside: strangeAttribute) },
    Provocation(.unknownClass) { stage in
      try stage.scene(attributes: "customClass=\"Nowhere\" customModule=\"App\"")
    },
    Provocation(.nibNotFound) { _ in _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) },
    Provocation(.viewOutletNotSet) { stage in
      try stage.folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view id="v"/></objects></document>
        """, to: "Lonely.xib")
      stage.environment.mainBundle = Bundle(url: stage.folder.url)
      UIViewController(nibName: "Lonely", bundle: nil).loadViewIfNeeded()
    },
    Provocation(.sceneOfAnotherClass) { stage in
      let storyboard = try stage.scene()?.storyboard
      let _: UITabBarController? = storyboard?.instantiateViewController(identifier: "home") { _ in nil }
    },
    Provocation(.notMadeByCoder) { stage in
      let storyboard = try stage.scene()?.storyboard
      let _: UIViewController? = storyboard?.instantiateViewController(identifier: "home") { _ in
        UIViewController()
      }
    },
    Provocation(.pushWithoutNavigation) { stage in
      let segue = "<segue kind=\"push\" identifier=\"x\" destination=\"end\" id=\"s\"/>"
      try stage.scene(connections: segue, Folder.scene("end"))?.performSegue(withIdentifier: "x", sender: nil)
    },
    Provocation(.segueToNowhere) { stage in
      let segue = "<segue kind=\"show\" identifier=\"x\" destination=\"nowhere\" id=\"s\"/>"
      try stage.scene(connections: segue)?.performSegue(withIdentifier: "x", sender: nil)
    },
    Provocation(.noSegueClass) { stage in
      let segue = """
        <segue kind="custom" identifier="x" customClass="Nowhere" customModule="App" destination="end" id="s"/>
        """
      try stage.scene(connections: segue, Folder.scene("end"))?.performSegue(withIdentifier: "x", sender: nil)
    },
    Provocation(.segueCannotPerform) { _ in
      UIStoryboardSegue(identifier: "x", source: UIViewController(), destination: UIViewController())
        .perform()
    },
    Provocation(.noSegue) { _ in UIViewController().performSegue(withIdentifier: "x", sender: nil) },
    Provocation(.embeddedInItself) { stage in try stage.scene(view: container("c", embedding: "home")) },
    Provocation(.tooManyEmbeddings) { stage in
      let scenes = (1...13).map { level in
        Folder.scene(
          "s\(level)",
          view: container("a\(level)", embedding: "s\(level + 1)")
            + container("b\(level)", embedding: "s\(level + 1)"))
      }
      try stage.scene(view: container("c", embedding: "s1"), scenes.joined() + Folder.scene("s14"))
    },
    Provocation(.embeddedTwice) { stage in
      let segue = "<segue kind=\"embed\" identifier=\"x\" destination=\"end\" id=\"s\"/>"
      let view = "<containerView id=\"c\"><connections>\(segue)</connections></containerView>"
      try stage.scene(view: view, Folder.scene("end"))?.performSegue(withIdentifier: "x", sender: nil)
    },
  ]

  static let ofObjects = [
    Provocation(.addingViewToItself) { _ in
      let view = UIView()
      view.addSubview(view)
    },
    Provocation(.unrecognizedSelector) { _ in UIViewController().perform(Selector("nowhere:"), with: nil) },
    Provocation(.unrecognizedClassSelector) { _ in UIView.perform(Selector("nowhere")) },
    Provocation(.constraintWithoutCommonAncestor) { _ in
      let first = UIView()
      let second = UIView()
      first.leadingAnchor.constraint(equalTo: second.leadingAnchor).isActive = true
    },
    Provocation(.constraintFormatUnreadable) { _ in
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[nowhere]|", metrics: nil, views: [:])
    },
    Provocation(.noCell) { _ in
      _ = UITableView().dequeueReusableCell(withIdentifier: "nowhere", for: IndexPath(row: 0, section: 0))
    },
    Provocation(.noReusableView) { _ in
      let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      _ = list.dequeueReusableCell(withReuseIdentifier: "nowhere", for: IndexPath(item: 0, section: 0))
    },
    Provocation(.identifiersNotUnique) { _ in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([1, 1])
    },
    Provocation(.identifierNotThere) { _ in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.reloadItems(["nowhere"])
    },
    Provocation(.noSectionForItems) { _ in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendItems(["a"])
    },
    Provocation(.snapshotPlaceNotFound) { _ in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.insertItems(["a"], beforeItem: "nowhere")
    },
    Provocation(.noCellProvided) { stage in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
      stage.shown().view.addSubview(table)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([1])
      snapshot.appendItems(["a"])
      source.apply(snapshot)
      stage.settle()
    },
    Provocation(.noLayout) { _ in UICollectionViewController().loadViewIfNeeded() },
    Provocation(.scrolledToRowBeyond) { stage in
      let source = SingleSource()
      stage.table(source).scrollToRow(at: IndexPath(row: 1, section: 0), at: .top, animated: false)
    },
    Provocation(.scrolledToSectionBeyond) { stage in
      let source = SingleSource()
      stage.table(source).scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
    },
    Provocation(.deletedRowBeyond) { stage in
      let source = SingleSource()
      stage.table(source).reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    },
    Provocation(.insertedRowBeyond) { stage in
      let source = SingleSource()
      stage.table(source).insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    },
    Provocation(.deletedAndReloaded) { stage in
      let source = SingleSource()
      let table = stage.table(source)
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    },
    Provocation(.deletedAndMoved) { stage in
      let source = SingleSource()
      let table = stage.table(source)
      table.performBatchUpdates {
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 0))
      }
    },
    Provocation(.insertedAndMoved) { stage in
      let source = SingleSource()
      let table = stage.table(source)
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 0))
      }
    },
    Provocation(.deletedSectionBeyond) { stage in
      let source = SingleSource()
      stage.table(source).deleteSections([1], with: .none)
    },
    Provocation(.insertedSectionBeyond) { stage in
      let source = SingleSource()
      stage.table(source).insertSections([1], with: .none)
    },
    Provocation(.restorationClassUnfit) { _ in
      UIViewController().setValue(UIView.self, forKey: "restorationClass")
    },
    Provocation(.notEncodable) { _ in RestorationCoder(isSecure: false).encode(UIColor.red, forKey: "colour")
    },
    Provocation(.notEncodableSecurely) { _ in
      RestorationCoder(isSecure: true).encode(UIColor.red, forKey: "colour")
    },
    Provocation(.sectionCountUnfit) { stage in
      let source = SingleSource()
      stage.table(source).insertSections([0], with: .none)
    },
    Provocation(.rowCountUnfit) { stage in
      let source = SingleSource()
      stage.table(source).insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    },
  ]
}

extension StoryboardStage {
  /// A table in the window.
  fileprivate func table(_ source: SingleSource) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.dataSource = source
    shown().view.addSubview(table)
    settle()
    return table
  }
}
