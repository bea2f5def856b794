package io.shindigneo4j.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@DisplayName("The benchmark")
@Timeout(value = 8, unit = TimeUnit.MINUTES)
@Exhaustive
class BenchmarkIT {

  private static final List<String> SINGLE =
      List.of("websocket-native", "websocket-cypher", "bolt", "bolt-procedure", "http");

  private final StringWriter said = new StringWriter();

  @Test
  void measuresEachQuestionOverEachTransport(@TempDir Path output) throws IOException {
    PrintWriter everything = new PrintWriter(said);
    CommandLine command = new CommandLine(new Benchmark()).setOut(everything).setErr(everything);
    int exitCode =
        command.execute(
            "--quick",
            "--rounds=1",
            "--threads=2",
            "--people=150",
            "--queries=empty,inbox",
            "--transports=websocket-cypher-rows,bolt-one-row,tcp-ping-pong,"
                + String.join(",", SINGLE),
            "--output=" + output);
    assertThat(exitCode).as(said.toString()).isZero();
    List<String> lines = Files.readAllLines(output.resolve("results.csv"));
    assertThat(lines.get(0))
        .isEqualTo(
            "suite,query,transport,format,compression,connections,threads,"
                + "median_us,p99_us,ops_per_s,allocated_bytes");
    List<String[]> all = lines.stream().skip(1).map(line -> line.split(",")).toList();
    assertThat(all.stream().map(row -> row[0]).distinct()).containsExactly("generator", "queries");
    List<String[]> rows = all.stream().filter(row -> row[0].equals("queries")).toList();
    assertThat(rows.stream().map(row -> row[1] + " " + row[2] + " " + row[6]))
        .containsExactlyInAnyOrderElementsOf(expected());
    assertThat(rows).allSatisfy(BenchmarkIT::assertFigures);
    assertThat(Files.readString(output.resolve("report.html")))
        .contains("<td>inbox</td><td>websocket-native</td><td>bolt</td>", "bolt-one-row");
    assertThat(Files.readAllLines(output.resolve("intervals.csv"))).hasSameSizeAs(lines);
    assertThat(Files.readString(output.resolve("runs.json"))).contains("\"people\" : 150");
    assertThat(said.toString()).contains("× bolt", "empty, websocket-native against tcp-ping-pong");
  }

  private static List<String> expected() {
    List<String> expected = new ArrayList<>();
    for (int threads : new int[] {1, 2}) {
      SINGLE.forEach(transport -> expected.add("empty " + transport + " " + threads));
      expected.add("empty tcp-ping-pong " + threads);
      SINGLE.forEach(transport -> expected.add("inbox " + transport + " " + threads));
      expected.add("inbox websocket-cypher-rows " + threads);
      expected.add("inbox bolt-one-row " + threads);
    }
    return expected;
  }

  private static void assertFigures(String[] row) {
    assertThat(row).as(Arrays.stream(row).collect(Collectors.joining(","))).hasSize(11);
    assertThat(Double.parseDouble(row[7])).as("median").isPositive();
    assertThat(Double.parseDouble(row[8]))
        .as("p99")
        .isGreaterThanOrEqualTo(Double.parseDouble(row[7]));
    assertThat(Double.parseDouble(row[9])).as("calls per second").isPositive();
    assertThat(Long.parseLong(row[10])).as("bytes").isPositive();
  }

  @Test
  void measuresShindigWithBothBackEnds(@TempDir Path output) throws IOException {
    PrintWriter everything = new PrintWriter(said);
    CommandLine command = new CommandLine(new Benchmark()).setOut(everything).setErr(everything);
    int exitCode =
        command.execute(
            "--quick",
            "--rounds=1",
            "--threads=1",
            "--people=150",
            "--suites=rest",
            "--queries=friends,shortest-path",
            "--output=" + output);
    assertThat(exitCode).as(said.toString()).isZero();
    List<String[]> rows =
        Files.readAllLines(output.resolve("results.csv")).stream()
            .skip(1)
            .map(line -> line.split(","))
            .toList();
    assertThat(rows.stream().map(row -> row[0] + " " + row[1] + " " + row[2]))
        .containsExactly(
            "rest friends websocket-native",
            "rest friends rest",
            "rest friends rpc",
            "rest friends rest-json",
            "rest friends rpc-json",
            "rest shortest-path websocket-native",
            "rest shortest-path rest",
            "rest shortest-path rpc");
    assertThat(rows).allSatisfy(BenchmarkIT::assertFigures);
  }

  @Test
  void measuresEachWayToSayWhoAsks(@TempDir Path output) throws IOException {
    PrintWriter everything = new PrintWriter(said);
    CommandLine command = new CommandLine(new Benchmark()).setOut(everything).setErr(everything);
    int exitCode =
        command.execute(
            "--quick",
            "--rounds=1",
            "--threads=1",
            "--people=150",
            "--suites=identity",
            "--output=" + output);
    assertThat(exitCode).as(said.toString()).isZero();
    List<String[]> rows =
        Files.readAllLines(output.resolve("results.csv")).stream()
            .skip(1)
            .map(line -> line.split(","))
            .toList();
    assertThat(rows.stream().map(row -> row[1] + " " + row[2]))
        .containsExactly(
            "identity-fields security-token",
            "identity-fields bearer-token",
            "identity-fields provider-jwt",
            "identity-self security-token",
            "identity-self bearer-token",
            "identity-self provider-jwt",
            "identity-session session-cookie",
            "identity-session nobody",
            "identity-new-token security-token",
            "identity-new-token provider-jwt");
    assertThat(rows).allSatisfy(BenchmarkIT::assertFigures);
  }

  @Test
  void measuresPacks(@TempDir Path output) throws IOException {
    PrintWriter everything = new PrintWriter(said);
    CommandLine command = new CommandLine(new Benchmark()).setOut(everything).setErr(everything);
    int exitCode =
        command.execute(
            "--quick",
            "--rounds=1",
            "--threads=2",
            "--suites=procedures,traversal",
            "--queries=crossreference,traversal-bfs,traversal-dfs",
            "--output=" + output);
    assertThat(exitCode).as(said.toString()).isZero();
    List<String[]> rows =
        Files.readAllLines(output.resolve("results.csv")).stream()
            .skip(1)
            .map(line -> line.split(","))
            .toList();
    assertThat(rows.stream().map(row -> String.join(" ", row[1], row[2], row[3], row[6])))
        .containsExactlyElementsOf(expectedOfPacks());
    assertThat(rows).allSatisfy(BenchmarkIT::assertFigures);
    assertThat(Files.readString(output.resolve("report.html")))
        .contains("Our HTTP: 6.5 times", "WebSocket with pipelining", "Direct traversal: twice");
  }

  private static List<String> expectedOfPacks() {
    List<String> expected = new ArrayList<>();
    for (int threads : new int[] {1, 2}) {
      for (String way :
          List.of(
              "websocket-native bson",
              "websocket-native json",
              "http-face bson",
              "http-face json",
              "http json")) {
        expected.add("crossreference " + way + " " + threads);
      }
    }
    for (String order : List.of("traversal-bfs", "traversal-dfs")) {
      for (String method : List.of("framework", "direct", "direct-cached")) {
        expected.add(order + " " + method + " bson 1");
      }
    }
    return expected;
  }

  @Test
  void saysWhichQueriesThereAre() {
    CommandLine command = new CommandLine(new Benchmark()).setErr(new PrintWriter(said));
    assertThat(command.execute("--queries=emtpy")).isEqualTo(2);
    assertThat(said.toString()).contains("a query is one of [empty, person, people-10, friends,");
  }
}
