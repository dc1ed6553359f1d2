import Foundation
import ShipShapeUI

exit(CommandLineFace.run(CommandLine.arguments, environment: ProcessInfo.processInfo.environment))
