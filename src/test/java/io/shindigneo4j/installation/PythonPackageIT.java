package io.shindigneo4j.installation;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.PythonEnvironment;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestCluster;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Needs python3 with its venv, and the packages that {@code package-requirements.txt} pins. */
@DisplayName("The client in Python")
@ExtendWith(SharedGraphServer.class)
@Exhaustive
class PythonPackageIT {

  private static final Path PACKAGE =
      Path.of(System.getProperty("build.directory")).resolveSibling("clients/python");

  @TempDir private static Path folder;
  private static PythonEnvironment python;

  @BeforeAll
  static void install() throws Exception {
    python = PythonEnvironment.install("python-package", "package-requirements.txt", folder);
    assumeTrue(python.isAtLeast(3, 11), "python3 is older than 3.11");
    python.installPackage(PACKAGE);
  }

  @Test
  void passesTheWireVectorsAndItsOwnTests() throws Exception {
    assertThat(tests("tests/unit", Map.of())).containsPattern("Ran \\d{2,} tests").contains("OK");
  }

  @Test
  void passesItsTestsByARealServer(GraphServer server) throws Exception {
    assertThat(tests("tests/server", variables(server)))
        .containsPattern("Ran \\d{2,} tests")
        .contains("OK");
  }

  @Test
  void losesNoCallWhenTheServerStops() throws Exception {
    GraphServer own =
        GraphServer.start(Map.of(ServerLimitSettings.drain_timeout, Duration.ofHours(1)));
    Path log = python.newLog();
    Process client = python.startIn(PACKAGE, variables(own), log, "-m", "tests.drain");
    try {
      await().until(() -> Files.readString(log).contains("ready") || !client.isAlive());
    } finally {
      own.close();
    }
    assertThat(PythonEnvironment.output(client, log).lines()).containsExactly("ready", "passed");
  }

  @Test
  void followsTheLeaderOfACluster() throws Exception {
    try (TestCluster cluster = TestCluster.start()) {
      Path log = python.newLog();
      Process client =
          python.startIn(PACKAGE, variables(cluster), log, "-m", "tests.follow_leader");
      cluster.moveLeaderWhen(
          () -> Files.readString(log).contains("ready") || !client.isAlive(), 2, List.of(0, 1));
      assertThat(PythonEnvironment.output(client, log).lines()).containsExactly("ready", "passed");
    }
  }

  private static Map<String, String> variables(TestCluster cluster) {
    return variables("ws://" + cluster.address(1) + "/neo4j");
  }

  @Test
  void isTyped() throws Exception {
    String cache = folder.resolve("mypy").toString();
    assertThat(python.runIn(PACKAGE, Map.of(), "-m", "mypy", "--strict", "--cache-dir", cache))
        .startsWith("Success");
  }

  @Test
  void isFormatted() throws Exception {
    python.runIn(PACKAGE, Map.of(), "-m", "ruff", "check", "--no-cache");
    python.runIn(PACKAGE, Map.of(), "-m", "ruff", "format", "--check", "--no-cache");
  }

  private static Map<String, String> variables(GraphServer server) {
    return variables(server.uri().toString());
  }

  private static Map<String, String> variables(String uri) {
    return Map.of(
        "SHINDIG_NEO4J_URI",
        uri,
        "SHINDIG_NEO4J_USER",
        "neo4j",
        "SHINDIG_NEO4J_PASSWORD",
        GraphServer.CREDENTIALS.password());
  }

  private static String tests(String tests, Map<String, String> variables) throws Exception {
    return python.runIn(
        PACKAGE, variables, "-W", "error", "-m", "unittest", "discover", "-t", ".", "-s", tests);
  }
}
