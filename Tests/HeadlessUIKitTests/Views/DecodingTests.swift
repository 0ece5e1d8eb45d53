import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Views read their own attributes from a storyboard.
@MainActor
struct DecodingTests {
  /// A scene with a view around `views`, wrapped in a whole document.
  private static func document(_ scene: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="32700.99" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" initialViewController="vc-00-001">
    <scenes><scene sceneID="sc-00-001"><objects>\(scene)
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr-00-001" sceneMemberID="firstResponder"/>
    </objects></scene></scenes></document>
    """
  }

  /// Loads the initial controller of a document and shows it in a window.
  private func show(_ scene: String, _ body: (UIViewController) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.document(scene).write(
      to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
    try withApplication { environment in
      environment.mainBundle = Bundle(path: folder.path)
      let controller = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      environment.clock.runUntilIdle()
      try body(controller)
    }
  }

  private func view(_ subviews: String) -> String {
    """
    <viewController id="vc-00-001" sceneMemberID="viewController"><view key="view" id="vw-00-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(subviews)</subviews></view>
    </viewController>
    """
  }

  @Test func `labels, buttons and fields read their texts and looks`() throws {
    try show(
      view(
        """
        <label text="Hello" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" \
        userInteractionEnabled="NO" tag="1" id="la-00-001"><rect key="frame" x="10" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"/></label>
        <label tag="2" id="la-00-002"><string key="text">two
        lines</string></label>
        <button tag="3" buttonType="system" enabled="NO" id="bu-00-001"><state key="normal" title="Go"/>
        <state key="disabled" title="Wait"/></button>
        <button tag="4" buttonType="roundedRect" id="bu-00-002">
        <buttonConfiguration key="configuration" style="filled" title="Buy"/></button>
        <textField tag="5" placeholder="Name" borderStyle="roundedRect" clearButtonMode="always" id="tf-00-001">
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" \
        secureTextEntry="YES"/></textField>
        <textView tag="6" editable="NO" text="Long" id="tv-00-001"/>
        """)
    ) { controller in
      let root = try #require(controller.view)
      let label = try #require(root.viewWithTag(1) as? UILabel)
      #expect(label.text == "Hello")
      #expect(label.frame == CGRect(x: 10, y: 20, width: 100, height: 21))
      #expect(label.font == .boldSystemFont(ofSize: 20))
      #expect(label.textColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      #expect(label.textAlignment == .center)
      #expect(label.numberOfLines == 0)
      #expect(!label.isUserInteractionEnabled)
      #expect((root.viewWithTag(2) as? UILabel)?.text == "two\nlines")
      let button = try #require(root.viewWithTag(3) as? UIButton)
      #expect(button.buttonType == .system)
      #expect(button.currentTitle == "Wait")
      #expect(button.titleLabel?.text == "Wait")
      let filled = try #require(root.viewWithTag(4) as? UIButton)
      #expect(filled.displayedTitle == "Buy")
      let field = try #require(root.viewWithTag(5) as? UITextField)
      #expect(field.placeholder == "Name")
      #expect(field.keyboardType == .emailAddress)
      #expect(field.returnKeyType == .done)
      #expect(field.isSecureTextEntry)
      #expect(field.borderStyle == .roundedRect)
      let text = try #require(root.viewWithTag(6) as? UITextView)
      #expect(text.text == "Long")
      #expect(!text.isEditable)
    }
  }

  @Test func `value controls read their values`() throws {
    try show(
      view(
        """
        <switch tag="1" on="YES" id="sw-00-001"/>
        <slider tag="2" value="5" minValue="1" maxValue="10" id="sl-00-001"/>
        <stepper tag="3" value="2" maximumValue="9" stepValue="3" id="st-00-001"/>
        <segmentedControl tag="4" selectedSegmentIndex="1" id="sc-00-002"><segments><segment title="A"/>
        <segment title="B"/></segments></segmentedControl>
        <pageControl tag="5" numberOfPages="3" id="pc-00-001"/>
        <progressView tag="6" progress="0.25" id="pv-00-001"/>
        <activityIndicatorView tag="7" hidesWhenStopped="YES" style="large" id="ai-00-001"/>
        <activityIndicatorView tag="8" animating="YES" id="ai-00-002"/>
        <stackView tag="9" axis="vertical" spacing="8" distribution="fillEqually" id="sv-00-001">
        <rect key="frame" x="0" y="0" width="100" height="108"/><subviews><view id="vw-00-002">
        <rect key="frame" x="0" y="0" width="100" height="30"/></view><view id="vw-00-003">
        <rect key="frame" x="0" y="38" width="100" height="70"/></view></subviews></stackView>
        """)
    ) { controller in
      let root = try #require(controller.view)
      #expect((root.viewWithTag(1) as? UISwitch)?.isOn == true)
      #expect((root.viewWithTag(2) as? UISlider)?.value == 5)
      #expect((root.viewWithTag(3) as? UIStepper)?.stepValue == 3)
      let segments = try #require(root.viewWithTag(4) as? UISegmentedControl)
      #expect(segments.titleForSegment(at: segments.selectedSegmentIndex) == "B")
      #expect((root.viewWithTag(5) as? UIPageControl)?.numberOfPages == 3)
      #expect((root.viewWithTag(6) as? UIProgressView)?.progress == 0.25)
      let still = try #require(root.viewWithTag(7) as? UIActivityIndicatorView)
      #expect(still.isHidden)
      #expect(still.style == .large)
      #expect((root.viewWithTag(8) as? UIActivityIndicatorView)?.isAnimating == true)
      let stack = try #require(root.viewWithTag(9) as? UIStackView)
      #expect(stack.arrangedSubviews.map(\.frame.height) == [30, 70])
      stack.spacing = 10
      stack.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map(\.frame.height) == [49, 49])
    }
  }

  @Test func `SB-30 prototypes are made when dequeued, in the style and height that was drawn`() throws {
    try show(
      """
      <tableViewController id="vc-00-001" sceneMemberID="viewController"><tableView key="view" style="plain" \
      dataMode="prototypes" rowHeight="60" sectionHeaderHeight="28" sectionFooterHeight="28" id="ta-00-001">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes><tableViewCell reuseIdentifier="menu" \
      style="IBUITableViewCellStyleSubtitle" textLabel="la-00-001" detailTextLabel="la-00-002" \
      accessoryType="disclosureIndicator" id="ce-00-001"><rect key="frame" x="0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="ce-00-001" id="cv-00-001"><subviews>
      <label text="Title" id="la-00-001"/><label text="Subtitle" id="la-00-002"/></subviews>
      </tableViewCellContentView></tableViewCell></prototypes>
      <connections><outlet property="dataSource" destination="vc-00-001" id="ou-00-001"/>
      <outlet property="delegate" destination="vc-00-001" id="ou-00-002"/></connections></tableView>
      <navigationItem key="navigationItem" title="Menu" id="ni-00-001">
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="bi-00-001"/></navigationItem>
      </tableViewController>
      """
    ) { controller in
      let table = try #require((controller as? UITableViewController)?.tableView)
      #expect(table.dataSource === controller)
      #expect(table.numberOfRows(inSection: 0) == 0)
      let cell = try #require(table.dequeueReusableCell(withIdentifier: "menu"))
      #expect(cell.textLabel?.text == "Title")
      #expect(cell.detailTextLabel?.text == "Subtitle")
      #expect(cell.accessoryType == .disclosureIndicator)
      #expect(cell.reuseIdentifier == "menu")
      #expect(table.dequeueReusableCell(withIdentifier: "menu") !== cell)
      #expect(table.rowHeight == 60)
      #expect(controller.navigationItem.title == "Menu")
      #expect(controller.navigationItem.rightBarButtonItem?.displayedTitle == "Add")
    }
  }

  @Test func `SB-30 static cells come with the table, and a cell's segue is performed by a tap`() throws {
    try show(
      """
      <tableViewController id="vc-00-001" sceneMemberID="viewController"><tableView key="view" style="grouped" \
      dataMode="static" rowHeight="44" id="ta-00-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <sections><tableViewSection headerTitle="General" id="ts-00-001"><cells>
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="la-00-001" rowHeight="70" id="ce-00-001">
      <rect key="frame" x="0" y="28" width="375" height="70"/><tableViewCellContentView key="contentView" id="cv-00-001">
      <subviews><label text="Account" id="la-00-001"/></subviews></tableViewCellContentView></tableViewCell>
      <tableViewCell id="ce-00-002"><rect key="frame" x="0" y="98" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="cv-00-002"/></tableViewCell>
      </cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="vc-00-001" id="ou-00-001"/>
      <outlet property="delegate" destination="vc-00-001" id="ou-00-002"/></connections></tableView>
      </tableViewController>
      """
    ) { controller in
      let table = try #require((controller as? UITableViewController)?.tableView)
      #expect(table.style == .grouped)
      #expect(table.visibleCells.count == 2)
      #expect(table.visibleCells.map(\.frame.height) == [70, 44])
      #expect(table.visibleCells.first?.textLabel?.text == "Account")
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "General")
    }
  }
}
