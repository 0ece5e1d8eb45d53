extension Fixture {
  /// A shop: tabs, a list, a detail screen and a reference, with a connection of every kind.
  static let shop = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" systemVersion="22G630" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="tab-Ba-rCo">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <deployment version="4112" identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <scenes>
            <!--Tab Bar Controller-->
            <scene sceneID="scn-Ta-b00">
                <objects>
                    <tabBarController id="tab-Ba-rCo" sceneMemberID="viewController">
                        <tabBar key="tabBar" contentMode="scaleToFill" id="tab-Ba-r00">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="49"/>
                        </tabBar>
                        <connections>
                            <segue destination="nav-Co-ntr" kind="relationship" relationship="viewControllers" id="seg-Ta-b01"/>
                            <segue destination="ref-Se-ttg" kind="relationship" relationship="viewControllers" id="seg-Ta-b02"/>
                        </connections>
                    </tabBarController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fst-Ta-b00" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="-1200" y="40.5"/>
            </scene>
            <!--Navigation Controller-->
            <scene sceneID="scn-Na-v00">
                <objects>
                    <navigationController storyboardIdentifier="shop" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav-Co-ntr" sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="Shop" image="cart" catalog="system" id="tbi-Na-v00"/>
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nba-Na-v00"/>
                        <connections>
                            <segue destination="lst-Co-ntr" kind="relationship" relationship="rootViewController" id="seg-Na-v01"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            <!--Goods-->
            <scene sceneID="scn-Li-st0">
                <objects>
                    <tableViewController storyboardIdentifier="list" restorationIdentifier="goods" title="Goods" id="lst-Co-ntr" customClass="ListViewController" customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
                        <tableView key="view" dataMode="prototypes" style="plain" id="tbl-Vi-ew0">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <prototypes>
                                <tableViewCell reuseIdentifier="good" textLabel="lbl-Ti-tle" id="cel-Go-od0">
                                    <rect key="frame" x="0.0" y="50" width="393" height="43.666667938232422"/>
                                    <tableViewCellContentView key="contentView" tableViewCell="cel-Go-od0" id="cnt-Vi-ew0">
                                        <subviews>
                                            <label text="Name &amp; price" id="lbl-Ti-tle"/>
                                        </subviews>
                                    </tableViewCellContentView>
                                    <connections>
                                        <segue destination="det-Co-ntr" kind="show" identifier="detail" trigger="accessoryAction" destinationCreationSelector="makeDetail:sender:" id="seg-Sh-ow0"/>
                                    </connections>
                                </tableViewCell>
                            </prototypes>
                            <connections>
                                <outlet property="dataSource" destination="lst-Co-ntr" id="out-Da-ta0"/>
                            </connections>
                        </tableView>
                        <navigationItem key="navigationItem" title="Goods" id="nvi-Li-st0">
                            <barButtonItem key="rightBarButtonItem" systemItem="add" id="bar-Ad-d00">
                                <connections>
                                    <segue destination="det-Co-ntr" kind="popoverPresentation" identifier="add" popoverAnchorBarButtonItem="bar-Ad-d00" animates="NO" modalTransitionStyle="crossDissolve" id="seg-Po-p00">
                                        <popoverArrowDirection key="popoverArrowDirection" up="YES"/>
                                    </segue>
                                </connections>
                            </barButtonItem>
                        </navigationItem>
                        <connections>
                            <segue destination="det-Co-ntr" kind="custom" identifier="fade" customClass="FadeSegue" customModule="Shop" customModuleProvider="target" id="seg-Cu-st0"/>
                        </connections>
                    </tableViewController>
                    <tapGestureRecognizer id="tap-Ge-st0">
                        <connections>
                            <action selector="tap:" destination="lst-Co-ntr" id="act-Ta-p00"/>
                            <segue destination="det-Co-ntr" kind="presentation" modalPresentationStyle="formSheet" id="seg-Ta-p00"/>
                        </connections>
                    </tapGestureRecognizer>
                    <customObject id="obj-Cu-st0" customClass="Presenter" customModule="Shop"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
            <scene sceneID="scn-De-t00">
                <objects>
                    <viewController definesPresentationContext="YES" hidesBottomBarWhenPushed="YES" id="det-Co-ntr" customClass="DetailViewController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vie-De-t00">
                            <subviews>
                                <button opaque="NO" id="btn-De-t00">
                                    <state key="normal" title="Back"/>
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                            <integer key="value" value="8"/>
                                        </userDefinedRuntimeAttribute>
                                    </userDefinedRuntimeAttributes>
                                    <connections>
                                        <action selector="save:" destination="det-Co-ntr" eventType="touchUpInside" id="act-Sa-ve0"/>
                                        <segue destination="exi-De-t00" kind="unwind" identifier="back" unwindAction="unwindToList:" id="seg-Un-w00"/>
                                    </connections>
                                </button>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="saf-De-t00"/>
                            <constraints>
                                <constraint firstItem="btn-De-t00" firstAttribute="top" secondItem="saf-De-t00" secondAttribute="top" constant="20" id="con-De-t00"/>
                            </constraints>
                        </view>
                        <toolbarItems>
                            <barButtonItem systemItem="flexibleSpace" id="bar-Fl-ex0"/>
                        </toolbarItems>
                        <connections>
                            <outlet property="button" destination="btn-De-t00" id="out-Bu-tt0"/>
                            <outletCollection property="controls" destination="btn-De-t00" collectionClass="NSMutableArray" appends="YES" id="oco-Bu-tt0"/>
                        </connections>
                    </viewController>
                    <exit id="exi-De-t00" userLabel="Exit" sceneMemberID="exit"/>
                </objects>
            </scene>
            <!--Settings-->
            <scene sceneID="scn-Re-f00">
                <objects>
                    <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="root" bundleIdentifier="org.example.settings" id="ref-Se-ttg" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
        <inferredMetricsTieBreakers>
            <segue reference="seg-Sh-ow0"/>
        </inferredMetricsTieBreakers>
        <resources>
            <image name="cart" catalog="system" width="128" height="97"/>
            <namedColor name="tint">
                <color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>

    """#
}
