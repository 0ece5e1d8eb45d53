/// Makes the root view of a controller that came from a storyboard or nib.
///
/// A type of its own because the compiler names an isolated closure that is stored in a `@preconcurrency` class in two
/// ways, which the linker does not forgive.
struct ViewLoader {
  let load: @MainActor (UIViewController) -> UIView?
}
