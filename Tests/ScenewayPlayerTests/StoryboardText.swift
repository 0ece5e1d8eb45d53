/// Writes small storyboards for tests.
enum StoryboardText {
  /// A storyboard of some scenes.
  static func document(_ scenes: String..., initial: String? = "a", attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"\(initial.map { " initialViewController=\"\($0)\"" } ?? "") \(attributes)>
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes></document>
    """
  }

  /// A scene of one controller with an exit.
  static func scene(
    _ id: String, _ name: String = "viewController", title: String? = nil, _ attributes: String = "",
    view: String? = nil, connections: String = ""
  ) -> String {
    let title =
      title.map { "<navigationItem key=\"navigationItem\" title=\"\($0)\" id=\"\(id)-item\"/>" } ?? ""
    let view =
      view.map {
        "<view key=\"view\" id=\"\(id)-view\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/>"
          + "<subviews>\($0)</subviews></view>"
      } ?? ""
    return """
      <scene><objects><\(name) id="\(id)" \(attributes) sceneMemberID="viewController">\(view)\(title)
      <connections>\(connections)</connections></\(name)>
      <exit id="\(id)-exit" sceneMemberID="exit"/></objects></scene>
      """
  }

  /// A container of other scenes.
  static func container(
    _ id: String, _ name: String, _ relationship: String, of destinations: [String], _ attributes: String = ""
  ) -> String {
    let segues = destinations.enumerated().map { index, destination in
      "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(relationship)\""
        + " id=\"\(id)-\(index)\"/>"
    }
    return scene(id, name, attributes, connections: segues.joined())
  }

  static func tabs(_ id: String, of destinations: [String]) -> String {
    container(id, "tabBarController", "viewControllers", of: destinations)
  }

  static func navigation(_ id: String, root: String) -> String {
    container(id, "navigationController", "rootViewController", of: [root])
  }

  /// A button that starts a segue.
  static func button(_ title: String, at place: Int = 0, segue: String = "") -> String {
    """
    <button id="b-\(title)-\(place)"><rect key="frame" x="0" y="\(100 + place * 50)" width="200" height="44"/>
    <state key="normal" title="\(title)"/><connections>\(segue)</connections></button>
    """
  }

  static func label(_ text: String, at place: Int = 0) -> String {
    """
    <label text="\(text)" id="l-\(text)-\(place)">
    <rect key="frame" x="0" y="\(100 + place * 50)" width="200" height="30"/></label>
    """
  }
}
