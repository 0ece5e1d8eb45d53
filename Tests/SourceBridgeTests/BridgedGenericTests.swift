import SourceBridge
import Testing

@Suite("Bridging generic classes")
struct BridgedGenericTests {
  private func bridge(_ texts: String...) -> BridgeResult {
    let files = texts.enumerated().map { SourceFile(path: "/app/File\($0.offset).swift", text: $0.element) }
    return SourceBridge(BridgeOptions(moduleName: "App")).bridge(files)
  }

  @Test("A generic class registers each of its forms, with what it inherits and what other files add")
  func genericClasses() {
    let result = bridge(
      """
      open class Screen<Model>: UIViewController { @IBOutlet var label: UILabel! }
      class List<Model>: Screen<Model> { @IBAction func save() {} }
      """,
      "extension Screen { @IBAction func close(_ sender: Any) {} }",
      "final class Users: List<User> {}")
    #expect(result.files[0].text.contains(#"RuntimeClass(Screen.self).outlet("label", \.label).register()"#))
    #expect(
      result.files[0].text.contains(
        "class func registerRuntimeClass() { __bridge_of_Screen() }"))
    #expect(
      result.files[0].text.contains(
        "override class func registerRuntimeClass() { super.registerRuntimeClass(); __bridge_of_List() }"))
    let module = result.files[3].text
    #expect(module.contains("extension Screen: GenericRuntimeClass {}"))
    #expect(!module.contains("extension List: "))
    #expect(module.contains("    __bridge_0_1()\n    __bridge_1_1()\n"))
  }

  @Test("A private generic class is tied together in its own file, an extension of some forms is left alone")
  func privateGenericClasses() {
    let result = bridge(
      """
      private class Box<T>: UIView { @IBOutlet var label: UILabel! }
      extension Box where T == Int { @objc func count() {} }
      """)
    #expect(result.files[0].text.contains("extension Box: GenericRuntimeClass {}"))
    #expect(!result.files[0].text.contains(#".method("count")"#))
    #expect(!result.files[1].text.contains("Box"))
  }

  @Test("What is compiled under a condition is registered under it")
  func conditions() {
    let result = bridge(
      """
      #if os(macOS)
        class Old: NSObject { @objc func a() {} }
      #elseif FLAG
        class Box<T>: UIView { @objc func b() {} }
      #endif
      """)
    #expect(result.files[0].text.contains("    #if (false)\n    Old.__bridge_0_1()\n    #endif\n"))
    let module = result.files[1].text
    #expect(module.contains("#if (!(false) && (FLAG))\nextension Box: GenericRuntimeClass {}\n"))
    #expect(module.contains("#if !(false) && (FLAG)\n    __bridge_0_2()\n    #endif\n"))
  }
}
