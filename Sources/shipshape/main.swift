import Glibc
import ShipShapeUI

exit(CommandLineInterface.run(CommandLine.arguments, environment: CommandLineInterface.environment))
