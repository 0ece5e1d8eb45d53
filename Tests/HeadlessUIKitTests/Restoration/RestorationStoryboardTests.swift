import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct `State restoration: storyboards` {
  /// A navigation controller, its root, and screens that segues lead to.
  private static let main = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nc">
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController storyboardIdentifier="nav" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nc"
            customClass="RestorableNavigationController" customModule="HeadlessUIKitTests" sceneMemberID="viewController">
            <connections><segue destination="vc1" kind="relationship" relationship="rootViewController" id="g0"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController restorationIdentifier="menu" id="vc1" customClass="RestorableViewController"
            customModule="HeadlessUIKitTests" sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/></view>
            <connections>
              <segue destination="vc2" kind="show" identifier="toDetail" id="g1"/>
              <segue destination="vc3" kind="presentation" identifier="toSheet" modalPresentationStyle="fullScreen" id="g2"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController restorationIdentifier="detail" id="vc2" customClass="RestorableViewController"
            customModule="HeadlessUIKitTests" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
              <subviews>
                <textView restorationIdentifier="letter" text="Dear reader" id="t1">
                  <rect key="frame" x="0.0" y="0.0" width="390" height="100"/></textView>
                <scrollView restorationIdentifier="page" id="t2">
                  <rect key="frame" x="0.0" y="100" width="390" height="300"/></scrollView>
              </subviews>
            </view>
          </viewController>
        </objects></scene>
        <scene sceneID="s4"><objects>
          <viewController restorationIdentifier="sheet" id="vc3" customClass="RestorableViewController"
            customModule="HeadlessUIKitTests" sceneMemberID="viewController">
            <view key="view" id="v3"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private func stage() throws -> RestorationStage {
    try RestorationStage(info: ["UIMainStoryboardFile": "Main"], storyboards: ["Main": Self.main])
  }

  private func root(_ delegate: RestorationDelegate) -> UIViewController? {
    delegate.navigation?.viewControllers.first
  }

  @Test func `REST-06 REST-10 SEG-39 a screen is made by the storyboard it came from, and no segue is fired`()
    throws
  {
    let stage = try stage()
    stage.run(RestorationDelegate()) { application, delegate in
      root(delegate)?.performSegue(withIdentifier: "toDetail", sender: nil)
      stage.settle()
      #expect(RestorationStage.take().contains("prepare(toDetail)"))
      (delegate.navigation?.topViewController as? RestorableViewController)?.note = "order 42"
      application.enterBackground()
    }
    _ = RestorationStage.take()
    stage.run(RestorationDelegate()) { _, delegate in
      let log = RestorationStage.take()
      #expect(delegate.stack == ["menu", "detail"] && !log.contains("prepare"))
      let detail = delegate.navigation?.topViewController as? RestorableViewController
      #expect(detail?.note == "order 42" && detail?.storyboard != nil && detail?.view.subviews.count == 2)
      #expect(
        log.hasSuffix("didFinish detail.wA detail.dA active") || log.hasSuffix("detail.wA active detail.dA"))
    }
  }

  @Test func `REST-09 REST-10 SEG-39 what a segue presented is presented again as it was, without the segue`()
    throws
  {
    let stage = try stage()
    stage.run(RestorationDelegate()) { application, delegate in
      root(delegate)?.performSegue(withIdentifier: "toSheet", sender: nil)
      stage.settle()
      application.enterBackground()
    }
    _ = RestorationStage.take()
    stage.run(RestorationDelegate()) { _, delegate in
      let sheet = delegate.window?.rootViewController?.presentedViewController
      #expect(sheet?.restorationIdentifier == "sheet" && sheet?.modalPresentationStyle == .fullScreen)
      #expect(!RestorationStage.take().contains("prepare"))
      sheet?.dismiss(animated: false)
      stage.settle()
      #expect(delegate.window?.rootViewController?.presentedViewController == nil)
    }
  }

  @Test func `REST-06 a scene that a new version of the app lacks is left out`() throws {
    let stage = try stage()
    stage.run(RestorationDelegate()) { application, delegate in
      root(delegate)?.performSegue(withIdentifier: "toDetail", sender: nil)
      stage.settle()
      application.enterBackground()
    }
    let renamed = Self.main.replacingOccurrences(of: "vc2", with: "vc9")
    let other = try RestorationStage(
      info: ["UIMainStoryboardFile": "Main"],
      storyboards: ["Main": renamed.replacingOccurrences(of: "\"detail\"", with: "\"other\"")])
    other.store = stage.store
    other.run(RestorationDelegate()) { _, delegate in
      #expect(delegate.stack == ["menu"] && other.said().isEmpty)
    }
    // Where the scene alone has another id, its restoration identifier leads to it.
    let moved = try RestorationStage(info: ["UIMainStoryboardFile": "Main"], storyboards: ["Main": renamed])
    moved.store = stage.store
    moved.run(RestorationDelegate()) { _, delegate in #expect(delegate.stack == ["menu", "detail"]) }
  }

  @Test func `REST-06 a restoration class finds the storyboard in its coder`() throws {
    let stage = try stage()
    stage.run(RestorationDelegate()) { application, delegate in
      root(delegate)?.performSegue(withIdentifier: "toDetail", sender: nil)
      stage.settle()
      delegate.navigation?.topViewController?.restorationClass = StoryboardReader.self
      application.enterBackground()
    }
    StoryboardReader.storyboard = nil
    stage.run(RestorationDelegate()) { _, delegate in
      #expect(
        StoryboardReader.storyboard?.instantiateInitialViewController() is RestorableNavigationController)
      #expect(delegate.stack == ["menu"])
    }
  }

  @Test func `REST-02 views with an identifier keep where they are scrolled to and what is selected in them`()
    throws
  {
    let stage = try stage()
    stage.run(RestorationDelegate()) { application, delegate in
      root(delegate)?.performSegue(withIdentifier: "toDetail", sender: nil)
      stage.settle()
      let views = delegate.navigation?.topViewController?.view.subviews ?? []
      (views.first as? UITextView)?.selectedRange = NSRange(location: 5, length: 6)
      (views.last as? UIScrollView)?.contentSize = CGSize(width: 390, height: 2000)
      (views.last as? UIScrollView)?.contentOffset = CGPoint(x: 0, y: 640)
      application.enterBackground()
    }
    stage.run(RestorationDelegate()) { _, delegate in
      let views = delegate.navigation?.topViewController?.view.subviews ?? []
      #expect((views.first as? UITextView)?.selectedRange == NSRange(location: 5, length: 6))
      #expect((views.last as? UIScrollView)?.contentOffset == CGPoint(x: 0, y: 640))
    }
  }
}

/// Looks at the storyboard in the coder and makes nothing.
private final class StoryboardReader: NSObject, UIViewControllerRestoration {
  static var storyboard: UIStoryboard?

  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> UIViewController?
  {
    let key = UIApplication.stateRestorationViewControllerStoryboardKey
    storyboard = coder.decodeObject(forKey: key) as? UIStoryboard
    return nil
  }
}
