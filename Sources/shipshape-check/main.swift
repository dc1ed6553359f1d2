import Glibc

do throws(Options.Misuse) {
  CheckCommand(options: try Options(Array(CommandLine.arguments.dropFirst()))).run()
} catch {
  Console.complain("\(error.what); see --help")
  exit(CheckCommand.ExitCode.unable)
}
