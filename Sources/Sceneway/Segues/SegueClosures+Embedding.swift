#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension SegueClosures {
  /// A closure that waits for a child while the controller's view loads.
  final class Embedding {
    let identifier: String?
    /// The child's class.
    let child: String
    /// Configures the child; false where the segue brings another one.
    let configure: (UIStoryboardSegue) throws -> Bool

    init(identifier: String?, child: String, configure: @escaping (UIStoryboardSegue) throws -> Bool) {
      self.identifier = identifier
      self.child = child
      self.configure = configure
    }
  }

  /// Waits for a child until the controller's view is loaded.
  func expect(_ embedding: Embedding, in controller: UIViewController) {
    if embeddings.isEmpty {
      controller.whenViewLoads { [unowned controller] in
        controller.attachment(SegueClosures.self)?.dropEmbeddings(of: controller)
      }
    }
    embeddings.append(embedding)
  }

  /// Runs the closure that waits for the child of a segue; none waits longer than for one.
  func embed(_ segue: UIStoryboardSegue) throws {
    for embedding in embeddings where embedding.identifier == nil || embedding.identifier == segue.identifier
    {
      do {
        guard try embedding.configure(segue) else { continue }
      } catch {
        embeddings.removeAll { $0 === embedding }
        throw error
      }
      embeddings.removeAll { $0 === embedding }
      return markConfigured(segue)
    }
  }

  private func dropEmbeddings(of controller: UIViewController) {
    let dropped = embeddings
    embeddings = []
    for embedding in dropped {
      SceneProblems.report(
        SceneError(
          .childNotEmbedded, scene: controller.sceneName, identifier: embedding.identifier,
          expected: embedding.child, found: controller.children.map(\.sceneName)))
    }
  }
}
