package io.shindigneo4j.workload.command;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.benchmark.Benchmark;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.ChildProcesses;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.workload.file.NetworkFile;
import io.shindigneo4j.workload.load.EmbeddedGraph;
import io.shindigneo4j.workload.network.Network;
import io.shindigneo4j.workload.network.Preset;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.neo4j.dbms.api.DatabaseManagementService;
import picocli.CommandLine;

@DisplayName("The commands that make networks and load them")
class CommandsTest {

  private static final int PEOPLE = 500;
  private static final String PASSWORD = "shindig.neo4j.password";

  @TempDir private Path directory;

  private final StringWriter said = new StringWriter();
  private GraphServer server;

  @BeforeEach
  void start() {
    server = GraphServer.start(Map.of());
    System.setProperty(PASSWORD, GraphServer.CREDENTIALS.password());
  }

  @AfterEach
  void stop() {
    System.clearProperty(PASSWORD);
    server.close();
  }

  private int run(String... arguments) {
    PrintWriter all = new PrintWriter(said);
    return new CommandLine(new Benchmark())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(all)
        .setErr(all)
        .execute(arguments);
  }

  private List<String> load(Path file) {
    return List.of("load", file.toString(), "--uri=" + server.uri());
  }

  private int runLoad(Path file) {
    return run(load(file).toArray(String[]::new));
  }

  private Path network() throws IOException {
    Path path = directory.resolve("network.jsonl");
    new NetworkFile(path).write(new Network(Preset.shapeOf(PEOPLE), 1).rows(), row -> {});
    return path;
  }

  private long number(String text) {
    try (GraphDriver driver = server.driver()) {
      ResultRecord first = driver.execute(Statement.cypher(text)).first().orElseThrow();
      return first.get("n", Long.class);
    }
  }

  @Test
  void goOnWithALoadThatWasKilled() throws Exception {
    Path file = network();
    Process killed = process(load(file));
    try {
      await()
          .atMost(60, SECONDS)
          .until(() -> number("MATCH (b:LoadedBatch) RETURN count(b) AS n") > 5);
    } finally {
      killed.destroyForcibly().waitFor();
    }
    assertThat(killed.exitValue()).isNotZero();
    long before = number("MATCH (n) RETURN count(n) AS n");
    assertThat(runLoad(file)).as(said.toString()).isZero();
    assertThat(number("MATCH (n) RETURN count(n) AS n")).isGreaterThan(before);
    assertThat(number("MATCH (p:Person) RETURN count(p) AS n")).isEqualTo(PEOPLE);
    Network network = new Network(Preset.shapeOf(PEOPLE), 1);
    assertThat(number("MATCH (m:Message) RETURN count(m) AS n"))
        .isEqualTo(network.shape().messages());
    assertThat(number("MATCH (e:ActivityEntry) RETURN count(e) AS n"))
        .isEqualTo(network.shape().activities());
    assertThat(
            number(
                "MATCH (a)-[f:FRIEND_OF]->(b) WITH a, b, count(f) AS n WHERE n > 1 RETURN count(*)"
                    + " AS n"))
        .isZero();
    assertThat(number("MATCH (b:LoadedBatch) RETURN count(b) AS n")).isZero();
    assertThat(runLoad(file)).isZero();
    assertThat(said.toString()).contains("the graph has this network already");
  }

  private Process process(List<String> arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                Benchmark.class.getName()));
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("SHINDIG_NEO4J_PASSWORD", GraphServer.CREDENTIALS.password());
    return ChildProcesses.start(
        builder
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD));
  }

  @Test
  void loadIntoADirectory() throws IOException {
    Path graph = directory.resolve("graph");
    String file = network().toString();
    assertThat(run("load", file, "--embedded=" + graph)).as(said.toString()).isZero();
    assertHasPeople(graph);
    assertThat(run("load", file, "--embedded=" + graph)).isZero();
    assertThat(said.toString()).contains("the graph has this network already");
  }

  @Test
  void loadIntoADirectoryWhereALoadWasKilled() throws Exception {
    Path graph = directory.resolve("graph");
    List<String> command = List.of("load", network().toString(), "--embedded=" + graph);
    Process killed = process(command);
    try {
      await().atMost(60, SECONDS).until(() -> Files.exists(graph.resolve("loading/data")));
    } finally {
      killed.destroyForcibly().waitFor();
    }
    assertThat(graph.resolve("data")).doesNotExist();
    assertThat(run(command.toArray(String[]::new))).as(said.toString()).isZero();
    assertHasPeople(graph);
  }

  private static void assertHasPeople(Path graph) {
    DatabaseManagementService service = EmbeddedGraph.open(graph);
    try {
      Map<String, Object> first =
          new EmbeddedGraph(service.database("neo4j"))
              .read("MATCH (p:Person) RETURN count(p) AS n", Map.of())
              .get(0);
      assertThat(first).containsEntry("n", (long) PEOPLE);
    } finally {
      service.shutdown();
    }
  }

  @Test
  void loadNothingOfABadFile() throws IOException {
    Path file = network();
    Files.writeString(file, Files.readString(file) + "{\"album\":{}}\n");
    assertThat(runLoad(file)).isEqualTo(3);
    assertThat(said.toString()).contains("network.jsonl, line ").contains("Missing");
    assertThat(runLoad(directory.resolve("none.xml"))).isEqualTo(3);
    assertThat(said.toString()).contains("there is no file");
    assertThat(number("MATCH (n:Person) RETURN count(n) AS n")).isZero();
    assertThat(run("load", file.toString(), "--embedded=" + directory.resolve("graph")))
        .isEqualTo(3);
  }

  @Test
  void sayInALineThatAServerLetsNobodyIn() throws IOException {
    System.setProperty(PASSWORD, "wrong");
    assertThat(runLoad(network())).isEqualTo(1);
    assertThat(said.toString().lines()).singleElement().asString().contains("neo4j");
  }

  @Test
  void takeNoPasswordFromTheCommandLine() throws IOException {
    String uri = "--uri=" + server.uri();
    assertThat(run("load", network().toString(), uri, "--password=secret")).isEqualTo(2);
    assertThat(run("--jpa-password=secret", "--suites=none")).isEqualTo(2);
    assertThat(said.toString()).contains("--password", "--jpa-password").doesNotContain("a suite");
  }

  @Test
  void generateTheSameFileAgain() throws IOException {
    Path one = directory.resolve("one.xml");
    Path other = directory.resolve("other.xml");
    assertThat(run("generate", "--network=p2011", "--output=" + one, "--format=xml")).isZero();
    assertThat(run("generate", "--network=p2011", "--output=" + other)).isZero();
    assertThat(Files.mismatch(one, other)).isEqualTo(-1);
    assertThat(Files.size(one)).isBetween(30L << 20, 60L << 20);
    assertThat(directory).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void generateNothingOfAnotherKind() {
    Path file = directory.resolve("network.jsonl");
    assertThat(run("generate", "--network=dog")).isEqualTo(2);
    assertThat(run("generate", "--output=" + file, "--format=xml")).isEqualTo(2);
    assertThat(said.toString()).contains("a file of XML ends with .xml");
    assertThat(run("generate", "--output=" + directory.resolve("network.csv"))).isEqualTo(2);
    assertThat(said.toString()).contains("the name must end with .xml or .jsonl");
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void importShindigsSample() throws IOException {
    assertThat(runImport(sample())).as(said.toString()).isZero();
    assertThat(number("MATCH (n:Person) RETURN count(n) AS n")).isEqualTo(6);
    assertThat(runImport(sample())).isEqualTo(3);
    assertThat(said.toString()).contains("there are people in the graph already");
  }

  private static String sample() throws IOException {
    try (InputStream sample =
        Thread.currentThread()
            .getContextClassLoader()
            .getResourceAsStream("sampledata/canonicaldb.json")) {
      return new String(sample.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private int runImport(String text) throws IOException {
    Path file = Files.writeString(directory.resolve("sample.json"), text);
    return run("import", file.toString(), "--uri=" + server.uri());
  }

  @Test
  void importNothingOfABadSample() throws IOException {
    String good = sample();
    assertNotImported("{}", "sample.json: this is no sample data");
    assertNotImported("{\n\"people\": [}\n", "sample.json, line 2: ");
    assertNotImported("{\"people\": [],\n\"people\": []}", "sample.json, line 2: Duplicate");
    assertNotImported(
        good.replace("\"friendLinks\" : {", "\"friendLinks\" : {\"mario.rossi\" : [\"bob\"], "),
        "sample.json: there is no person bob, as friendLinks has it");
    assertNotImported(
        good.replace("\"groupMembers\":{", "\"groupMembers\":{\"choir\" : [\"jane.doe\"], "),
        "sample.json: there is no group choir, as groupMembers has it");
    assertThat(run("import", directory.resolve("none").toString(), "--uri=" + server.uri()))
        .isEqualTo(3);
    assertThat(said.toString()).contains("there is no file").doesNotContain("\tat ");
    assertThat(number("MATCH (n:Person) RETURN count(n) AS n")).isZero();
  }

  private void assertNotImported(String text, String reason) throws IOException {
    said.getBuffer().setLength(0);
    assertThat(runImport(text)).isEqualTo(3);
    assertThat(said.toString().lines()).singleElement().asString().contains(reason);
  }
}
