package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Results;
import io.shindigneo4j.benchmark.result.ResultsDirectory;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes the page anew of what earlier runs have left. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = "Makes the report again from the existing results.")
public final class ReportCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(names = "--output", defaultValue = "target/bench", description = "${DEFAULT-VALUE}")
  private Path output;

  @Override
  public Integer call() throws Exception {
    Results results = new ResultsDirectory(output).read();
    if (results.findings().isEmpty()) {
      throw new CommandLine.ParameterException(spec.commandLine(), "no results in " + output);
    }
    Path page = output.resolve("report.html");
    Report.write(results, page);
    spec.commandLine().getOut().println("see " + page);
    spec.commandLine().getOut().flush();
    return 0;
  }
}
