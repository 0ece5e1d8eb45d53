import Parts
import UIKit
