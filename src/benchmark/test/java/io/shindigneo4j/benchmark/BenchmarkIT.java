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
    assertThat(said.toString())
        .contains(
            "× bolt",
            "empty, websocket-native against tcp-ping-pong",
            "inbox, http, json, 2: the client took ")
        .doesNotContain("FAILED");
  }

  @Test
  void measuresCallsAtFixedRates(@TempDir Path output) throws IOException {
    PrintWriter everything = new PrintWriter(said);
    CommandLine command = new CommandLine(new Benchmark()).setOut(everything).setErr(everything);
    int exitCode =
        command.execute(
            "--quick",
            "--rounds=1",
            "--people=150",
            "--suites=open-loop",
            "--queries=person",
            "--output=" + output);
    assertThat(exitCode).as(said.toString()).isZero();
    List<String[]> rows =
        Files.readAllLines(output.resolve("results.csv")).stream()
            .skip(1)
            .map(line -> line.split(","))
            .toList();
    assertThat(rows.stream().map(row -> row[1] + " " + row[2]))
        .containsExactly(
            "person@250 websocket-native",
            "person@250 websocket-cypher",
            "person@250 bolt",
            "person@250 http");
    assertThat(rows).allSatisfy(BenchmarkIT::assertFigures);
    assertThat(said.toString()).contains("person@250, http, json, 64: the client took ");
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
  void measuresRestWherePeopleWait(@TempDir Path output) throws IOException {
    PrintWriter everything = new PrintWriter(said);
    CommandLine command = new CommandLine(new Benchmark()).setOut(everything).setErr(everything);
    int exitCode =
        command.execute(
            "--quick",
            "--rounds=1",
            "--threads=2",
            "--people=150",
            "--suites=rest,rest-six,batch",
            "--queries=person,friends,shortest-path,app-data,batch-10",
            "--transports=rest,rpc,rest-json,rpc-json,static-file,rpc-batch,rpc-single",
            "--output=" + output);
    assertThat(exitCode).as(said.toString()).isZero();
    List<String[]> rows =
        Files.readAllLines(output.resolve("results.csv")).stream()
            .skip(1)
            .map(line -> line.split(","))
            .toList();
    assertThat(rows.stream().map(row -> String.join(" ", row[0], row[1], row[2], row[6])))
        .containsExactly(
            "rest person websocket-native 1",
            "rest person rest 1",
            "rest person rpc 1",
            "rest person rest-json 1",
            "rest person rpc-json 1",
            "rest person static-file 1",
            "rest person websocket-native 2",
            "rest person rest 2",
            "rest person rpc 2",
            "rest person rest-json 2",
            "rest person rpc-json 2",
            "rest person static-file 2",
            "rest person@70% rest 2",
            "rest friends websocket-native 1",
            "rest friends rest 1",
            "rest friends rpc 1",
            "rest friends rest-json 1",
            "rest friends rpc-json 1",
            "rest friends static-file 1",
            "rest friends websocket-native 2",
            "rest friends rest 2",
            "rest friends rpc 2",
            "rest friends rest-json 2",
            "rest friends rpc-json 2",
            "rest friends static-file 2",
            "rest friends@70% rest 2",
            "rest shortest-path websocket-native 1",
            "rest shortest-path rest 1",
            "rest shortest-path rpc 1",
            "rest shortest-path static-file 1",
            "rest shortest-path websocket-native 2",
            "rest shortest-path rest 2",
            "rest shortest-path rpc 2",
            "rest shortest-path static-file 2",
            "rest app-data rest 1",
            "rest app-data rpc 1",
            "rest app-data static-file 1",
            "rest app-data rest 2",
            "rest app-data rpc 2",
            "rest app-data static-file 2",
            "rest app-data@70% rest 2",
            "rest-six person rest 1",
            "rest-six person rest-json 1",
            "rest-six person static-file 1",
            "rest-six person rest 2",
            "rest-six person rest-json 2",
            "rest-six person static-file 2",
            "rest-six friends rest 1",
            "rest-six friends rest-json 1",
            "rest-six friends static-file 1",
            "rest-six friends rest 2",
            "rest-six friends rest-json 2",
            "rest-six friends static-file 2",
            "rest-six app-data rest 1",
            "rest-six app-data rest-json 1",
            "rest-six app-data static-file 1",
            "rest-six app-data rest 2",
            "rest-six app-data rest-json 2",
            "rest-six app-data static-file 2",
            "batch batch-10 rpc-batch 1",
            "batch batch-10 rpc-single 1",
            "batch batch-10 rpc-batch 2",
            "batch batch-10 rpc-single 2");
    assertThat(rows).allSatisfy(BenchmarkIT::assertFigures);
    assertThat(rows.stream().filter(row -> row[2].startsWith("rest")))
        .allSatisfy(row -> assertThat(bytes(row)).as("in Tomcat").isGreaterThan(4_000));
    assertThat(Files.readString(output.resolve("report.html")))
        .contains("REST and RPC, end to end", "End to end with Shindig's own six people");
    assertThat(said.toString())
        .contains("rest person@70%, rest against rest, 2 threads, p99 of the median: ")
        .contains("rest-six ", "friends, static-file, text, 1: the client took ")
        .contains("us of processor time for each of")
        .doesNotContain("FAILED");
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
  void measuresWhatPeopleWaitForInThePortal(@TempDir Path output) throws IOException {
    PrintWriter everything = new PrintWriter(said);
    CommandLine command = new CommandLine(new Benchmark()).setOut(everything).setErr(everything);
    int exitCode =
        command.execute(
            "--quick",
            "--rounds=1",
            "--threads=2",
            "--people=150",
            "--suites=portal",
            "--output=" + output);
    assertThat(exitCode).as(said.toString()).isZero();
    List<String[]> rows =
        Files.readAllLines(output.resolve("results.csv")).stream()
            .skip(1)
            .map(line -> line.split(","))
            .collect(Collectors.toCollection(ArrayList::new));
    assertThat(rows.stream().map(row -> String.join(" ", row[1], row[2], row[6])))
        .as(said.toString())
        .containsExactly(
            "sign-in-to-stream chromium-cold 1",
            "sign-in-to-stream chromium-warm 1",
            "sign-in-to-stream chromium-remote 1",
            "home-batch rpc-batch 1",
            "home-batch rpc-single 1",
            "home-batch rpc-batch 2",
            "home-batch rpc-single 2",
            "path-drawn chromium-warm 1",
            "path-drawn chromium-cold 1");
    assertThat(bytes(rows.remove(7))).as("all of it from the cache").isZero();
    assertThat(rows).allSatisfy(BenchmarkIT::assertFigures);
    assertThat(bytes(rows.get(0))).as("cold").isBetween(20_000L, 150_000L);
    assertThat(bytes(rows.get(1))).as("warm").isLessThan(2_000);
    assertThat(bytes(rows.get(7))).as("with the explorer's library").isGreaterThan(100_000);
    assertThat(said.toString()).contains("sign-in-to-stream, chromium-cold, 95 % within");
  }

  private static long bytes(String... row) {
    return Long.parseLong(row[10]);
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
