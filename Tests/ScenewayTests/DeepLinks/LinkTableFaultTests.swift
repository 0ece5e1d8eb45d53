import Sceneway
import Testing

@Suite struct `A table of links that was written wrongly` {
  private func error(
    schemes: [String] = [], hosts: [String] = [], _ patterns: [LinkPattern<Int>] = []
  ) -> LinkTableError? {
    do throws(LinkTableError) {
      _ = try LinkTable(schemes: schemes, hosts: hosts, patterns)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("shop://", "shop"), ("shop:", "shop"), ("shop://orders", "shop"), ("shop/", "shop"), ("my_shop", nil),
    ("", nil), ("https", nil), ("https://shop.example/", nil), ("1shop", nil),
  ])
  func `refuses what is no scheme, and says what is`(scheme: String, suggestion: String?) {
    let error = error(schemes: [scheme])
    #expect(error?.kind == .wrongScheme && error?.suggestion == suggestion)
  }

  @Test func `says that addresses of the web go by their host`() {
    #expect(
      error(schemes: ["https://shop.example/"])?.description
        == "The link scheme \"https://shop.example/\" is wrong: addresses of the web go by their host; write "
        + "hosts: [\"shop.example\"].")
  }

  @Test(arguments: [
    ("https://shop.example", "shop.example"), ("shop.example/", "shop.example"),
    ("shop.example/orders", "shop.example"), ("https://shop.example/orders?a=b", "shop.example"),
    ("shop.example:8080", "shop.example"), ("https://*.shop.example/", "*.shop.example"), ("*", nil),
    ("shop.*", nil), ("*.*.example", nil), ("", nil), ("shop example", nil), ("/", nil),
  ])
  func `refuses what is no host, and says what is`(host: String, suggestion: String?) {
    let error = error(hosts: [host])
    #expect(error?.kind == .wrongHost && error?.suggestion == suggestion)
  }

  @Test(arguments: [
    ("/orders/:id", "/orders/{id}"), ("/orders/:id?", "/orders/{id}"), ("/orders/:id(\\d+)", "/orders/{id}"),
    ("/files/:path*", "/files/{path...}"), ("/files/*path", "/files/{path...}"),
    ("/files/*", "/files/{rest...}"),
    ("/orders/<int:id>", "/orders/{id}"), ("/files/<path:rest>", "/files/{rest...}"),
    ("/orders/<id>/items/:item", "/orders/{id}/items/{item}"), ("shop://:id", "shop://{id}"),
    ("/orders/:id?page={page}#{part}", "/orders/{id}?page={page}#{part}"),
  ])
  func `says how a placeholder of other routers is written`(pattern: String, suggestion: String) {
    let error = error([LinkPattern(pattern, 1)])
    #expect(error?.kind == .malformed && error?.suggestion == suggestion)
    #expect(
      error?.description.hasSuffix("a placeholder stands in braces. Did you mean '\(suggestion)'?") == true)
  }

  @Test(arguments: ["https://shop.example:8080/x", "https://*.shop.example/x"])
  func `refuses a host of a pattern's own that is none`(pattern: String) {
    #expect(error([LinkPattern(pattern, 1)])?.kind == .malformed)
  }

  @Test func `takes schemes and hosts that are some, in any case, and a colon that is no placeholder`() {
    #expect(
      error(
        schemes: ["Shop", "com.example.shop-2+x"],
        hosts: ["Shop.example", "*.shop.example", "[::1]", "localhost"],
        [LinkPattern("/a:b/:1/", 1), LinkPattern("/%3Aid", 2)]) == nil)
  }
}
