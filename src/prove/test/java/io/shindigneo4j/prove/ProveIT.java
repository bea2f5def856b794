package io.shindigneo4j.prove;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@DisplayName("The proof, in a short form")
@Timeout(value = 20, unit = TimeUnit.MINUTES)
@Exhaustive
class ProveIT {

  private final StringWriter said = new StringWriter();

  private int run(String... arguments) {
    PrintWriter everything = new PrintWriter(said);
    return new CommandLine(new Prove()).setOut(everything).setErr(everything).execute(arguments);
  }

  /** The history of this seed has a kill. */
  @Test
  void findsNothingLostByKillsAndCuts(@TempDir Path output) throws Exception {
    int exitCode =
        run(
            "histories",
            "bank",
            "sets",
            "registers",
            "--quick",
            "--seed=3",
            "--histories=1",
            "--output=" + output);
    assertThat(exitCode).as(said.toString()).isZero();
    List<String> lines = Files.readAllLines(output.resolve("results.csv"));
    assertThat(lines.get(0)).startsWith("experiment,variant,verdict,first_seed,histories,calls,");
    assertThat(lines.subList(1, lines.size()))
        .hasSize(4)
        .allMatch(line -> line.contains(",PASSED,3,1,"));
    assertThat(Files.readString(output.resolve("report.html")))
        .contains("<td>histories</td>", "<td>bank</td>", "first seed 3");
    try (Stream<Path> histories = Files.list(output.resolve("histories"))) {
      assertThat(histories.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "histories-3.tsv", "bank-3.tsv", "sets-3.tsv", "registers-3.tsv");
    }
    assertThat(Files.readString(output.resolve("histories/histories-3.tsv")))
        .contains("kill -9", "REST", "NATIVE_JSON_TYRUS");
  }

  @Test
  void upgradesServersOneAfterTheOtherAndLosesNothing(@TempDir Path output) throws Exception {
    int exitCode = run("rolling-upgrade", "--quick", "--seed=5", "--output=" + output);
    assertThat(exitCode).as(said.toString()).isZero();
    assertThat(Files.readAllLines(output.resolve("results.csv")).get(1))
        .startsWith("rolling-upgrade,,PASSED,5,1,")
        .contains("Neo4j away", "Shindig 1 away", "Shindig 2 away");
    assertThat(Files.readString(output.resolve("histories/rolling-upgrade-5.tsv")))
        .contains("Neo4j is replaced", "Shindig 2 is replaced", "any Shindig");
  }

  @Test
  void findsNoEventLostByKillsAndCuts(@TempDir Path output) throws Exception {
    int exitCode = run("live", "--quick", "--seed=4", "--histories=1", "--output=" + output);
    assertThat(exitCode).as(said.toString()).isZero();
    assertThat(Files.readAllLines(output.resolve("results.csv")).get(1))
        .startsWith("live,,PASSED,4,1,");
    assertThat(Files.readString(output.resolve("histories/live-4.tsv")))
        .contains("kill -9 of NEO4J", "kill -9 of SHINDIG", "kill -9 of LISTENERS");
  }

  @Test
  void upgradesFromFilesThatThereAre() {
    assertThat(run("rolling-upgrade", "--old-war=none.war")).isEqualTo(2);
    assertThat(said.toString()).contains("--old-war is no file: ", "none.war");
  }

  @Test
  void saysWhichExperimentsThereAre() {
    assertThat(run("bnak")).isEqualTo(2);
    assertThat(said.toString()).contains("an experiment is one of [histories, bank,");
  }
}
