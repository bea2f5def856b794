package io.shindigneo4j.benchmark.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.benchmark.result.ResultsFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@DisplayName("The command that makes the report anew")
class ReportCommandTest {

  @TempDir private Path directory;

  private final StringWriter said = new StringWriter();

  @Test
  void needsTheFilesAlone() throws IOException {
    ResultsFile.write(
        directory.resolve("results.csv"),
        new SampleResults().one("queries", "person", "bolt", 10).results().rows());
    assertThat(run()).as(said.toString()).isZero();
    assertThat(directory.resolve("report.html")).content().contains("person", "bolt");
  }

  @Test
  void saysSoWhereThereAreNoResults() {
    assertThat(run()).isEqualTo(2);
    assertThat(said.toString()).contains("no results in " + directory);
  }

  private int run() {
    PrintWriter everything = new PrintWriter(said);
    return new CommandLine(new ReportCommand())
        .setOut(everything)
        .setErr(everything)
        .execute("--output=" + directory);
  }
}
