import Sceneway
import UIKit

protocol DetailDataPassing: DataPassing where DataStore == DetailDataStore {}

/// Detail goes nowhere; its router takes the data in for the interactor.
final class DetailRouter: SceneRouter<DetailViewController>, DetailDataPassing {}
